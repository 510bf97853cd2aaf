// Plays whole games in real Chromium by taking hints, and looks at what comes by: node dev/play.mjs URL [out]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const base = process.argv[2] ?? 'http://127.0.0.1:8080';
const width = Number(process.argv[3] ?? 1280);
const height = Number(process.argv[4] ?? 800);
const theme = process.argv[5] ?? 'night';
const language = process.argv[6] ?? 'en';
const limit = Number(process.argv[7] ?? 90) * 1000;
mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 500 });
await context.addInitScript(([t, l, s]) => {
  localStorage.setItem('settings', JSON.stringify({ theme: t, speed: s }));
  localStorage.setItem('language', l);
}, [theme, language, process.env.SPEED ?? 'instant']);
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERROR', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
const seen = new Map();
const shot = async (name) => page.screenshot({ path: `shots/game-${name}-${width}-${theme}-${language}.png` });
await page.goto(base);
await page.waitForTimeout(500);
await page.click('.way.play');
const began = Date.now();
let decisions = 0;
let last = '';
let stuck = 0;
while (Date.now() - began < limit) {
  await page.waitForFunction(() => document.querySelector('.prompt.mine, .end'), null, { timeout: 20000 });
  if (await page.$('.end')) break;
  const sentence = await page.locator('.sentence').innerText();
  const kind = sentence.replace(/[^\p{L} ]/gu, '').split(' ').slice(0, 3).join('_');
  if (!seen.has(kind)) {
    seen.set(kind, decisions);
    await shot(`q${String(seen.size).padStart(2, '0')}-${kind}`);
  }
  // The hint names an action; the list of all choices has it as a button.
  await page.keyboard.press('h');
  await page.waitForSelector('.why', { timeout: 5000 }).catch(() => undefined);
  const all = page.locator('.all');
  if (await all.count()) await all.click();
  const hinted = page.locator('.choice.hinted').first();
  if (await hinted.count()) await hinted.click({ timeout: 2000 }).catch(() => undefined);
  else await page.locator('.choice').first().click({ timeout: 2000 }).catch(() => page.keyboard.press('1'));
  await page.waitForTimeout(40);
  const confirm = page.locator('.choices .primary');
  if (await confirm.count()) await confirm.click().catch(() => undefined);
  decisions++;
  await page.waitForTimeout(60);
  stuck = sentence === last ? stuck + 1 : 0;
  last = sentence;
  if (stuck > 25) {
    console.log('STUCK at', sentence);
    await shot('stuck');
    break;
  }
}
await page.waitForTimeout(800);
await shot('end');
console.log(JSON.stringify({ decisions, over: Boolean(await page.$('.end')), questions: [...seen.keys()], seconds: (Date.now() - began) / 1000 }));
await browser.close();
