// Hot-seat, undo, a dropped connection and a replay against a running hall: node dev/check.mjs URL
import { chromium } from 'playwright-core';

const base = process.argv[2] ?? 'http://127.0.0.1:8080';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await context.addInitScript(() => {
  if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify({ theme: 'night', speed: 'instant' }));
});
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERROR', e.message));
const ok = (what, is) => console.log(is ? 'ok  ' : 'FAIL', what);
page.setDefaultTimeout(10000);

try {
  await page.goto(`${base}/around`);
  await page.waitForTimeout(800);
  await page.click('button.create');
  await page.waitForSelector('.curtain');
  const first = await page.locator('.curtain h1').innerText();
  ok('no hand behind the curtain', (await page.locator('.hand').count()) === 0);
  await page.click('.curtain .button');
  await page.waitForSelector('.prompt.mine');
  await page.locator('.scene [data-legal="true"]').first().click();
  await page.waitForSelector('.curtain');
  const second = await page.locator('.curtain h1').innerText();
  ok(`the curtain falls for the next person (${first} / ${second})`, first !== second);
  await page.screenshot({ path: 'shots/curtain.png' });

  await page.goto(base);
  await page.waitForTimeout(700);
  await page.click('.way.play');
  await page.waitForSelector('.prompt.mine');
  for (let i = 0; i < 6; i++) {
    await page.waitForSelector('.scene [data-legal="true"]');
    await page.locator('.scene [data-legal="true"]').first().click();
    await page.waitForTimeout(350);
  }
  await page.waitForFunction(() => document.querySelector('.prompt.mine') && document.querySelector('.hand'));
  const before = await page.locator('.sentence').innerText();
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await context.setOffline(false);
  ok('the prompt stands', (await page.locator('.sentence').innerText()) === before);

  const march = page.locator('.choice', { hasText: 'Invade' });
  if (await march.count()) {
    await march.click();
    await page.screenshot({ path: 'shots/invade-figure.png' });
    await page.locator('.choice').first().click();
    await page.screenshot({ path: 'shots/invade-place.png' });
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    ok('Backspace goes back touch by touch', (await page.locator('.sentence').innerText()) === before);
  }
  await page.keyboard.press('ArrowRight');
  ok('an arrow goes to a legal target', await page.evaluate(() => document.activeElement?.getAttribute('data-legal') === 'true'));

  await page.goto(base);
  await page.waitForTimeout(900);
  // The record of a finished game, if one is given: node dev/check.mjs URL game.saga
  if (process.argv[3]) {
    await page.setInputFiles('input[type=file]', process.argv[3]);
    await page.waitForURL(/\/t\//);
    await page.waitForSelector('.end');
    await page.screenshot({ path: 'shots/end-imported.png' });
    await page.locator('a[href^="/replay/"]').first().click();
  } else await page.locator('a[href^="/replay/"]').first().click();
  await page.waitForSelector('.replay footer');
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(900);
  ok('the scrubber moves', /12/.test(await page.locator('.count').innerText()));
  await page.evaluate(() => {
    const range = document.querySelector('input[type=range]');
    range.value = '60';
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForTimeout(900);
  await page.screenshot({ path: 'shots/replay.png' });
} catch (e) {
  console.log('FAILED', e.message.split('\n')[0]);
  await page.screenshot({ path: 'shots/check-failed.png' });
}
await browser.close();
