// The hall is killed under a client's hands and comes back: node dev/reconnect.mjs PROGRAM PORT DATA WEB
import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';

const [program, port, data, web] = process.argv.slice(2);
const serve = () => spawn(program, ['serve', '--port', port, '--data', data, '--web', web], { stdio: 'ignore' });
const pause = (ms) => new Promise((r) => setTimeout(r, ms));
let hall = serve();
await pause(1500);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20000);
  page.on('pageerror', (e) => console.log('ERROR', e.message));
  await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ theme: 'night', speed: 'instant' })));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForTimeout(700);
  await page.click('.way.play');
  await page.waitForSelector('.prompt.mine');
  const before = await page.locator('.sentence').innerText();
  hall.kill('SIGKILL');
  await page.waitForSelector('.offline');
  console.log('ok   the banner says that the connection is lost');
  // A decision made while nobody hears it is kept and sent when the hall is back.
  const target = page.locator('.scene [data-legal="true"]').first();
  await target.click();
  await pause(600);
  hall = serve();
  const back = Date.now();
  await page.waitForSelector('.offline', { state: 'detached' });
  console.log(`ok   back ${Date.now() - back} ms after the hall was started`);
  await page.waitForFunction((old) => document.querySelector('.prompt.mine .sentence') && document.querySelector('.sentence').textContent !== old, before);
  console.log('ok   the decision was not lost:', await page.locator('.sentence').innerText());
} catch (e) {
  console.log('FAILED', e.message.split('\n')[0]);
  process.exitCode = 1;
}
await browser.close();
hall.kill('SIGKILL');
