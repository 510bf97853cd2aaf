// Phones: everything by tapping, sheets instead of columns, nothing sticks out, nothing too small for a thumb.
import { expect } from 'vitest';
import type { Person } from './harness/person.ts';
import { PHONE, scenario, SMALL_PHONE, useStage } from './harness/stage.ts';

useStage();

scenario('a phone of 390 × 844: an Age by tapping, with all its sheets', async (stage) => {
  const me = await stage.person('/', { context: PHONE });
  await fits(me);
  await me.playNow();
  await sheets(me);
  for (let made = 0; made < 30; made++) {
    if (!(await me.myTurn())) break;
    await fits(me);
    await thumbsFit(me);
    await me.decide();
  }
  await me.myTurn();
  await sheets(me);

  // A long press only reads.
  const before = me.accepted;
  const card = me.page.locator('.hand button, .scene button[data-legal]').first();
  if (await card.count()) {
    await card.scrollIntoViewIfNeeded();
    await card.tap();
    await me.page.keyboard.press('Escape');
    expect(me.accepted).toBeLessThanOrEqual(before + 1);
  }
}, 180_000);

scenario('a phone of 360 × 740, in the light theme and the language with the longest words', async (stage) => {
  const me = await stage.person('/', { context: SMALL_PHONE, theme: 'day', language: 'ru' });
  for (const path of ['/new', '/around', '/rules', '/cards', '/settings', '/about', '/']) {
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

// The document is never wider than the screen.
async function fits(me: Person): Promise<void> {
  const wide = await me.page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const outside = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > room + 1);
    return [`${document.documentElement.scrollWidth} > ${room}`, ...outside.slice(0, 5).map((e) => `${e.tagName}.${e.getAttribute('class')}`)];
  });
  expect(wide, `sticks out on ${me.page.url()}`).toEqual([]);
}

async function thumbsFit(me: Person): Promise<void> {
  const small = await me.page.evaluate(() =>
    [...document.querySelectorAll('.prompt button')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      return box.width > 0 && (box.width < 40 || box.height < 40)
        ? [`${button.textContent?.trim()} ${Math.round(box.width)} × ${Math.round(box.height)}`]
        : [];
    }),
  );
  expect(small, 'too small for a thumb').toEqual([]);
}

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
