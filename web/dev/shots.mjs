// Looks at the pages in real Chromium: node dev/shots.mjs [url]. Pictures go to shots/.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const base = process.argv[2] ?? 'http://127.0.0.1:5173';
const only = process.argv[3] ? new RegExp(process.argv[3]) : /./;
mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const SIZES = [
  [1440, 900],
  [1280, 800],
  [768, 1024],
  [390, 844],
];

async function visit(size, theme, language, name, path, steps) {
  const title = `${name}-${size[0]}-${theme}-${language}`;
  if (!only.test(title)) return;
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    hasTouch: size[0] < 500,
    isMobile: size[0] < 500,
  });
  await context.addInitScript(
    ([t, l]) => {
      if (sessionStorage.getItem('set')) return;
      sessionStorage.setItem('set', '1');
      localStorage.setItem('settings', JSON.stringify({ theme: t, speed: 'instant' }));
      localStorage.setItem('language', l);
    },
    [theme, language],
  );
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(title, 'ERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log(title, 'console', m.text()));
  try {
    await page.goto(base + path);
    await page.waitForTimeout(900);
    await steps?.(page, title);
    await page.screenshot({ path: `shots/${title}.png` });
  } catch (e) {
    console.log(title, 'FAILED', e.message.split('\n')[0]);
    await page.screenshot({ path: `shots/${title}-failed.png` });
  }
  await context.close();
}

const playNow = async (page) => {
  await page.click('.way.play');
  await page.waitForSelector('.prompt.mine', { timeout: 20000 });
  await page.waitForTimeout(400);
};
// Plays the first legal thing until a question of that phase comes.
const playUntil = async (page, phase, max = 120) => {
  for (let i = 0; i < max; i++) {
    await page.waitForFunction(() => document.querySelector('.prompt.mine') || document.querySelector('.end'), {
      timeout: 20000,
    });
    const now = await page.$eval('.track .now', (e) => e.getAttribute('title') ?? '').catch(() => '');
    if (phase.test(now)) return;
    if (i > 60) throw new Error('no progress');
    const before = await page
      .locator('.sentence')
      .innerText()
      .catch(() => '');
    const target = page.locator('[data-legal="true"]').first();
    await target.click({ timeout: 1500 }).catch(() => undefined);
    await page.waitForTimeout(150);
    if (
      before ===
      (await page
        .locator('.sentence')
        .innerText()
        .catch(() => ''))
    ) {
      await page.keyboard.press('1');
      await page.waitForTimeout(150);
    }
  }
};

for (const [theme, language] of [
  ['night', 'en'],
  ['day', 'ru'],
]) {
  for (const size of SIZES) {
    await visit(size, theme, language, 'home', '/');
    await visit(size, theme, language, 'new', '/new');
    await visit(size, theme, language, 'draft', '/', playNow);
    await visit(size, theme, language, 'action', '/', async (page) => {
      await playNow(page);
      await playUntil(page, /Action|Действия/);
      await page.waitForTimeout(500);
    });
    if (size[0] === 1280 || size[0] === 390) {
      await visit(size, theme, language, 'cards', '/cards');
      await visit(size, theme, language, 'rules', '/rules');
      await visit(size, theme, language, 'settings', '/settings');
      await visit(size, theme, language, 'account', '/account');
      await visit(size, theme, language, 'about', '/about');
      await visit(size, theme, language, 'around', '/around', async (page) => {
        await page.click('button.create');
        await page.waitForSelector('.curtain', { timeout: 15000 });
        await page.waitForTimeout(600);
      });
      await visit(size, theme, language, 'tutorial', '/', async (page) => {
        await page.click('.way:nth-child(2)');
        await page.waitForSelector('.guide', { timeout: 15000 });
        await page.waitForTimeout(600);
      });
    }
  }
}
await browser.close();
