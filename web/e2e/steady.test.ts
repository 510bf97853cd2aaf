// A table that stands still: the board keeps its size whatever is asked, nothing lies over what is being decided, hands
// are whole, and no way of moving the board decides anything.
import { expect } from 'vitest';
import type { Person } from './harness/person.ts';
import { PHONE, scenario, useStage } from './harness/stage.ts';

useStage();

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const boxOf = (me: Person, what: string): Promise<Box> =>
  me.page
    .locator(what)
    .first()
    .evaluate((e) => e.getBoundingClientRect().toJSON() as Box);
const apart = (a: Box, b: Box) =>
  a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;

// The board, as large as at first; the hand, whole, with all that its cards say.
async function steady(me: Person, first: Box): Promise<void> {
  expect(await boxOf(me, '.stage'), await me.sentence()).toEqual(first);
  const cut = await me.page.evaluate(() =>
    [...document.querySelectorAll('.hand .card')]
      .filter((card) => card.getBoundingClientRect().bottom > innerHeight)
      .map((card) => card.textContent),
  );
  expect(cut, 'cut off at the bottom').toEqual([]);
  const unread = await me.page.evaluate(() =>
    [...document.querySelectorAll('.hand .text')].flatMap((text) =>
      text.scrollHeight > text.clientHeight + 2 ? [text.textContent] : [],
    ),
  );
  expect(unread, 'longer than its card').toEqual([]);
}

scenario('the board keeps its size, all choices open over the hand and light the board', async (stage) => {
  for (const [width, height, language] of [
    [1280, 800, 'ru'],
    [1920, 1080, 'en'],
  ] as const) {
    const me = await stage.person('/', { language, context: { viewport: { width, height } } });
    await me.playNow();
    const first = await boxOf(me, '.stage');
    for (let made = 0; made < 7; made++) {
      await steady(me, first);
      await me.decide();
      await me.myTurn();
    }
    expect(await me.page.locator('.hand .text').first().innerText()).not.toBe('');
    expect(await me.page.locator('h1').count()).toBe(1);
    const opener = me.page.locator('.prompt .list');
    await opener.click();
    const list = await boxOf(me, '.all');
    expect(list.top).toBeGreaterThanOrEqual((await boxOf(me, '.prompt')).bottom - 1);
    await steady(me, first);
    // An entry that speaks of a place lights it; the one after it does so by focus.
    await me.page.locator('.all section:first-child .entry').last().hover();
    await me.page.waitForSelector('.place.shown');
    await me.page.keyboard.press('Escape');
    await me.page.waitForSelector('.all', { state: 'detached' });
  }
});

scenario(
  'details lie beside the board, and on a phone over its bars; numbers tell how they came about',
  async (stage) => {
    const me = await stage.person();
    await me.playNow();
    await me.decideUntil(async () => (await me.page.locator('.hand button').count()) > 1);
    await me.page.locator('.hand button').first().hover();
    await me.page.waitForSelector('.detail');
    for (const kept of ['.stage', '.prompt', '.hand']) {
      expect(apart(await boxOf(me, '.detail .box'), await boxOf(me, kept)), kept).toBe(true);
    }
    // Each number tells how it came about; with the keys, all of them at once.
    const accounts = [
      /brought Glory/,
      /Actions spend it/,
      /Each battle won/,
      /limit is the value of the Horns/,
      /how many/,
    ];
    for (const [i, says] of accounts.entries()) {
      await me.page.locator('.seat').first().locator('.number, .pile').nth(i).hover();
      await expect.poll(() => me.page.locator('.detail .told').innerText()).toMatch(says);
      expect(apart(await boxOf(me, '.detail .box'), await boxOf(me, '.stage'))).toBe(true);
    }
    await me.page.mouse.move(640, 300);
    await me.page.locator('.seat .head').first().focus();
    await me.page.keyboard.press('Tab');
    for (const says of accounts) await expect.poll(() => me.page.locator('.detail').innerText()).toMatch(says);

    const phone = await stage.person('/', { context: PHONE });
    await phone.playNow();
    const first = await boxOf(phone, '.stage');
    await phone.decideUntil(async () => (await phone.page.locator('.hand button').count()) > 1);
    await steady(phone, first);
    await phone.page.locator('.hand button').first().tap();
    await phone.page.waitForSelector('.detail');
    for (const kept of ['.scene', '.prompt', '.hand']) {
      expect(apart(await boxOf(phone, '.detail .box'), await boxOf(phone, kept)), kept).toBe(true);
    }
    await phone.page.locator('.detail .box').tap();
    await phone.page.locator('.seat .numbers').first().tap();
    for (const says of accounts) await expect.poll(() => phone.page.locator('.detail').innerText()).toMatch(says);
  },
);

// What of the board that can be chosen, and of one's own side of a battle, lies under something that is neither.
const covered = (me: Person) =>
  me.page.evaluate(() => {
    const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
    // At the very edge the next element is hit, since boxes end between pixels.
    const inside = ({ x, y }: DOMPoint) =>
      x > stage.left + 1 && x < stage.right - 1 && y > stage.top + 1 && y < stage.bottom - 1;
    const pointsOf = (e: Element, shares: number[]) => {
      const { left, top, width, height } = e.getBoundingClientRect();
      return shares.flatMap((a) => shares.map((b) => new DOMPoint(left + width * a, top + height * b)));
    };
    const points = [
      ...[...document.querySelectorAll('.stage [data-legal="true"]')].flatMap((e) => pointsOf(e, [0.5])),
      ...[...document.querySelectorAll('.battle .me')].flatMap((e) => pointsOf(e, [0.05, 0.3, 0.5, 0.7, 0.95])),
    ].filter(inside);
    const over = points.flatMap(({ x, y }) => {
      const e = document.elementFromPoint(x, y);
      return e?.closest('.frame, .scene') ? [] : [`${e?.tagName}.${e?.getAttribute('class')} at ${x}, ${y}`];
    });
    return { points: points.length, over };
  });

scenario('with a sheet and the detail of a card open, board and battle lie open too', async (stage) => {
  for (const context of [PHONE, { viewport: { width: 820, height: 1180 }, hasTouch: true }, {}]) {
    const me = await stage.person('/', { context });
    const sheet = me.page.locator('aside.sheet');
    await me.playNow();
    const first = await boxOf(me, '.stage');
    const open = async () => {
      await me.press(me.page.locator('.seat .head').nth(1));
      await sheet.waitFor();
      const { points, over } = await covered(me);
      expect(over, `under the sheet: ${await me.sentence()}`).toEqual([]);
      // The card is read over its neighbours of the hand, or where it can be seen from under the sheet.
      const card = me.page.locator('.hand button').first();
      if ('hasTouch' in context) {
        await sheet.getByRole('button', { name: 'Close' }).tap();
        await card.tap();
      } else await card.hover();
      await me.page.waitForSelector('.detail');
      expect((await covered(me)).over, `under the detail: ${await me.sentence()}`).toEqual([]);
      expect(await boxOf(me, '.stage')).toEqual(first);
      await me.page.keyboard.press('Escape');
      await me.page.keyboard.press('Escape');
      await expect.poll(() => me.page.locator('aside.sheet, .detail').count()).toBe(0);
      return points;
    };
    await me.decideUntil(async () => /Your turn/.test(await me.sentence()));
    expect(await open()).toBeGreaterThan(1);
    await me.decideUntil(async () => (await me.page.locator('.battle .me').count()) > 0);
    expect(await open()).toBeGreaterThan(10);
  }
});

scenario('a card of the hand that rises under the pointer stays under it', async (stage) => {
  const me = await stage.person();
  const cards = me.page.locator('.hand button');
  await me.playNow('raiders');
  await me.decideUntil(async () => (await cards.count()) > 2);
  for (const card of [cards.first(), cards.last()]) {
    const points = await card.evaluate((e) => {
      const { left, top, width, height } = e.getBoundingClientRect();
      const shares = [0.03, 0.5, 0.97];
      return shares
        .flatMap((a) => shares.map((b) => ({ x: left + width * a, y: top + height * b })))
        .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('button') === e);
    });
    expect(points.length).toBeGreaterThan(4);
    for (const { x, y } of points) {
      await me.page.mouse.move(1, 1);
      await me.page.mouse.move(x, y);
      const under = await card.evaluate(
        (e, at) => e.matches(':hover') && document.elementFromPoint(at.x, at.y)?.closest('button') === e,
        { x, y },
      );
      expect(under, `at ${x}, ${y}`).toBe(true);
    }
  }
});

scenario('the focus stays at the table after a decision', async (stage) => {
  const me = await stage.person();
  await me.playNow();
  const focus = () => me.page.evaluate(() => document.activeElement?.closest('.table')?.className ?? 'nowhere');
  for (let made = 0; made < 3; made++) {
    await me.effect('deciding with keys', async () => {
      await me.page.keyboard.press('ArrowRight');
      await me.page.keyboard.press('Enter');
    });
    await me.myTurn();
    expect(await focus()).toContain('table');
  }
});

scenario('10,000 pans, pinches and scrolls over the board decide nothing', async (stage) => {
  const me = await stage.person('/', { context: PHONE });
  await me.playNow();
  await me.decideUntil(async () => /Your turn/.test(await me.sentence()));
  const [asked, made] = [await me.sentence(), me.accepted];
  const touched = await me.page.evaluate(gestures, 10_000);
  expect(touched).toBeGreaterThan(5000);
  // And some by real fingers.
  const finger = await me.context.newCDPSession(me.page);
  const box = await boxOf(me, '.stage');
  const at = () => ({
    x: box.left + 20 + me.dice(box.right - box.left - 40),
    y: box.top + 20 + me.dice(box.bottom - box.top - 40),
  });
  for (let n = 0; n < 40; n++) {
    const fingers = n % 2 === 0 ? [at()] : [at(), at()];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers });
    for (let step = 0; step < 3; step++) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers.map(at) });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  expect(await me.sentence()).toBe(asked);
  expect(me.accepted).toBe(made);
  expect(await me.page.locator('.prompt .why, .touched').count()).toBe(0);
});

// Runs inside the page: seeded gestures on whatever lies under the fingers, each followed by the click that a browser
// might make of it. Returns how many began on something that glows.
async function gestures(count: number): Promise<number> {
  let seed = 20261117;
  const dice = (n: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * n);
  };
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  if (!stage) return 0;
  const point = () => ({ x: stage.left + 1 + dice(stage.width - 2), y: stage.top + 1 + dice(stage.height - 2) });
  const fire = (type: string, id: number, { x, y }: { x: number; y: number }, on: Element) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerType: 'touch',
        pointerId: id,
        isPrimary: id === 1,
        button: type === 'pointermove' ? -1 : 0,
        clientX: x,
        clientY: y,
      }),
    );
  let glowing = 0;
  let spots: { from: { x: number; y: number }; on: Element }[] = [];
  for (let n = 0; n < count; n++) {
    // To look what lies where takes longest: now and then, when the board has moved.
    if (n % 500 === 0) {
      await new Promise(requestAnimationFrame);
      // What lies over the board is pressed, not panned.
      spots = Array.from({ length: 60 }, point).flatMap((from) => {
        const on = document.elementFromPoint(from.x, from.y);
        return on?.closest('.frame') ? [{ from, on }] : [];
      });
    }
    const { from = point(), on = document.body } = spots[dice(spots.length)] ?? {};
    if (on.closest('[data-legal="true"]')) glowing++;
    const kind = n % 3;
    if (kind === 2) {
      on.dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          clientX: from.x,
          clientY: from.y,
          deltaY: dice(600) - 300,
        }),
      );
      continue;
    }
    fire('pointerdown', 1, from, on);
    // Two fingers may hardly move; one that does not is a tap.
    const second = kind === 1 ? point() : null;
    if (second) fire('pointerdown', 2, second, on);
    const step = second ? dice(30) : 9 + dice(60);
    const to = { x: from.x + (dice(2) ? step : -step), y: from.y + dice(40) - 20 };
    fire('pointermove', 1, to, on);
    if (dice(2)) fire('pointermove', 1, from, on);
    fire('pointerup', 1, to, on);
    if (second) fire('pointerup', 2, second, on);
    on.dispatchEvent(
      new PointerEvent('click', {
        bubbles: true,
        cancelable: true,
        detail: 1,
        pointerType: 'touch',
        clientX: to.x,
        clientY: to.y,
      }),
    );
  }
  return glowing;
}
