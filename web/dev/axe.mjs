// Serious accessibility findings of the pages: node dev/axe.mjs URL
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const base = process.argv[2] ?? 'http://127.0.0.1:8080';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let serious = 0;
for (const theme of ['night', 'day']) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await context.addInitScript((t) => localStorage.setItem('settings', JSON.stringify({ theme: t, speed: 'instant' })), theme);
  const page = await context.newPage();
  async function look(name) {
    await page.addScriptTag({ content: axe });
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    for (const v of violations) {
      if (!['serious', 'critical'].includes(v.impact)) continue;
      serious++;
      console.log(theme, name, v.impact, v.id, v.nodes.length, v.nodes.slice(0, 3).map((n) => `${n.target} ${n.any[0]?.message ?? ''}`).join(' | ').slice(0, 400));
    }
  }
  for (const path of ['/', '/new', '/around', '/rules', '/cards', '/settings', '/about']) {
    await page.goto(base + path);
    await page.waitForTimeout(700);
    await look(path);
  }
  await page.goto(base);
  await page.waitForTimeout(500);
  await page.click('.way.play');
  await page.waitForSelector('.prompt.mine', { timeout: 20000 });
  await look('draft');
  for (let i = 0; i < 6; i++) {
    await page.locator('.scene [data-legal="true"]').first().click();
    await page.waitForTimeout(300);
  }
  await page.waitForSelector('.hand', { timeout: 20000 });
  await page.waitForTimeout(400);
  await look('action');
  await page.keyboard.press('?');
  await look('keys');
  await page.click('[aria-label="Menu"]').catch(() => undefined);
  await look('menu');
  await context.close();
}
console.log(serious === 0 ? 'no serious findings' : `${serious} serious findings`);
await browser.close();
process.exit(serious === 0 ? 0 : 1);
