// Draws the icons of the installed client from public/favicon.svg, once: node dev/icons.mjs, with Chromium (CHROMIUM=…
// for another). What it writes into public/icons is committed.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('favicon.svg', folder), 'utf8');
// Where the system cuts the shape itself: no corners of our own, and nothing outside the middle four fifths.
const whole = svg
  .replace(/ rx="\d+"/, '')
  .replace(/(<rect[^>]*>)([^]*)(<\/svg>)/, '$1<g transform="translate(32 32) scale(.8) translate(-32 -32)">$2</g>$3');
mkdirSync(new URL('icons/', folder), { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const [name, picture, size] of [
  ['192.png', svg, 192],
  ['512.png', svg, 512],
  ['maskable-192.png', whole, 192],
  ['maskable-512.png', whole, 512],
  ['apple-180.png', whole, 180],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${picture}`);
  await page.screenshot({ path: new URL(`icons/${name}`, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
