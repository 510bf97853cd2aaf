// Phones: everything by tapping, sheets instead of columns, nothing sticks out, nothing too small for a thumb.
import { expect } from 'vitest';
import type { Person } from './harness/person.ts';
import { fits, thumbsFit } from './harness/phone.ts';
import { PHONE, scenario, SMALL_PHONE, useStage } from './harness/stage.ts';

useStage();

scenario('a phone of 390 × 844: an Age by tapping, with all its sheets', async (stage) => {
  const me = await stage.person('/', { context: PHONE });
  await fits(me);
  await me.playNow();
  await sheets(me);
  for (let made = 0; made < 24; made++) {
    if (!(await me.myTurn())) break;
    await fits(me);
    await thumbsFit(me);
    await me.decide();
  }
  await me.myTurn();
  await sheets(me);
});

scenario('a long press only reads', async (stage) => {
  const me = await stage.person('/', { context: PHONE });
  await me.playNow();
  await me.decideUntil(async () => /Your turn/.test(await me.sentence()));
  const [asked, made] = [await me.sentence(), me.accepted];
  const finger = await me.context.newCDPSession(me.page);
  for (const thing of ['.hand button', '[data-place=yggdrasil]']) {
    const box = await me.page.locator(thing).first().boundingBox();
    if (!box) throw new Error(`${thing} is not there`);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await me.page.waitForSelector('.detail');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await me.sentence()).toBe(asked);
    // A tap on it closes it, and touches nothing beneath it.
    await me.page.locator('.detail .box').tap();
    await me.page.waitForSelector('.detail', { state: 'detached' });
    expect(await me.page.locator('.prompt .why').count()).toBe(0);
  }
  expect(me.accepted).toBe(made);
});

scenario('a phone of 360 × 740, in the light theme and the language with the longest words', async (stage) => {
  const me = await stage.person('/', { context: SMALL_PHONE, theme: 'day', language: 'ru' });
  for (const path of ['/new', '/around', '/rules', '/cards', '/settings', '/account', '/about', '/']) {
    await me.goto(path);
    await fits(me);
  }
  await me.playNow();
  for (let made = 0; made < 12; made++) {
    await me.myTurn();
    await fits(me);
    await thumbsFit(me);
    await me.decide();
  }
});

async function sheets(me: Person): Promise<void> {
  const { page } = me;
  const sheet = page.locator('aside.sheet');
  const openers = [
    page.locator('.seat .head').first(),
    page.getByRole('button', { name: 'Log', exact: true }),
    page.getByRole('button', { name: 'Menu' }),
  ];
  for (const opener of openers) {
    await opener.tap();
    await sheet.waitFor();
    await fits(me);
    const box = await sheet.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 391).toBe(true);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'detached' });
  }
}
