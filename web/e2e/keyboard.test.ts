// Keys alone, from the first page into the action phase; where the focus is can always be seen.
import { expect } from 'vitest';
import { GAMES } from './harness/games.ts';
import type { Person } from './harness/person.ts';
import { scenario, useStage } from './harness/stage.ts';

useStage();

for (const game of GAMES) {
  scenario(`${game}: from the first page into the middle of the game with nothing but keys`, async (stage) => {
    const me = await stage.person();
    const { keyboard } = me.page;
    const play = `[data-game="${game}"] .way.play`;
    await me.page.waitForFunction((way) => !document.querySelector<HTMLButtonElement>(way)?.disabled, play);
    await tabTo(me, play);
    await keyboard.press('Enter');
    await me.myTurn();

    const ways = [byArrows, byTab, byNumber];
    let decisions = 0;
    for (let touches = 0; decisions < 15 && touches < 60; touches++) {
      if (!(await me.myTurn())) break;
      const way = ways[touches % ways.length] ?? byArrows;
      if (await way(me)) decisions++;
    }
    expect(decisions).toBe(15);
  });
}

scenario('the keys of the table: back, undo, help, log, hint, sheets', async (stage) => {
  const me = await stage.person();
  const { keyboard } = me.page;
  await me.playNow();
  await me.decideUntil(async () => (await me.phase()) === 'Action' && /Your turn/.test(await me.sentence()));

  // A touch is taken back with U, Backspace or Escape, and nothing was decided.
  const asked = await me.sentence();
  const made = me.accepted;
  for (const back of ['u', 'Backspace', 'Escape']) {
    await me.effect('1', () => keyboard.press('1'));
    expect(await me.sentence()).not.toBe(asked);
    await me.effect(back, () => keyboard.press(back));
    expect(await me.sentence()).toBe(asked);
  }
  expect(me.accepted).toBe(made);

  await keyboard.press('?');
  await me.page.getByRole('complementary', { name: 'Keys' }).waitFor();
  await keyboard.press('Escape');
  await me.page.getByRole('complementary', { name: 'Keys' }).waitFor({ state: 'detached' });

  await keyboard.press('l');
  await me.page.locator('.talk').waitFor({ state: 'detached' });
  await keyboard.press('L');
  await me.page.locator('.talk').waitFor();

  await keyboard.press('h');
  const advice = me.page.getByRole('complementary', { name: 'Hint' });
  await advice.getByText('The adviser would choose:').waitFor();
  expect(await advice.locator('button:focus').getAttribute('aria-pressed')).toBe('true');
  await keyboard.press('Escape');
  await advice.waitFor({ state: 'detached' });

  await keyboard.press('c');
  await me.page.locator('aside.sheet').waitFor();
  await keyboard.press('c');
  await me.page.locator('aside.sheet').waitFor({ state: 'detached' });
  expect(me.accepted).toBe(made);
});

async function byArrows(me: Person): Promise<boolean> {
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  const steps = 1 + me.dice(4);
  for (let i = 0; i < steps; i++) await me.page.keyboard.press(arrows[me.dice(4)] ?? 'ArrowRight');
  const focus = await focusOf(me);
  expect(focus, `arrows walk the legal targets: ${focus.name}`).toMatchObject({ legal: true, visible: true });
  return me.effect('Enter', () => me.page.keyboard.press('Enter'));
}

async function byTab(me: Person): Promise<boolean> {
  await tabTo(me, '.table [data-legal="true"]');
  return me.effect('Enter', () => me.page.keyboard.press('Enter'));
}

async function byNumber(me: Person): Promise<boolean> {
  const choices = Math.min(9, await me.page.locator('.choice, .choices .primary').count());
  if (choices === 0) return byArrows(me); // cards are chosen in the fan
  return me.effect('a number', () => me.page.keyboard.press(String(1 + me.dice(choices))));
}

async function tabTo(me: Person, selector: string): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    await me.page.keyboard.press('Tab');
    const focus = await focusOf(me);
    expect(focus.visible, `the focus on ${focus.name} cannot be seen`).toBe(true);
    if (await me.page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

// What has the focus, and whether it looks different for it.
async function focusOf(me: Person): Promise<{ name: string; legal: boolean; visible: boolean }> {
  return me.page.evaluate(() => {
    const e = document.activeElement as HTMLElement | null;
    if (!e || e === document.body) return { name: 'nothing', legal: false, visible: true };
    const parts = [e, ...e.querySelectorAll('*')].slice(0, 20);
    const look = () =>
      parts.map((p) => {
        const s = getComputedStyle(p);
        const outline = s.outlineStyle === 'none' ? '' : `${s.outlineWidth} ${s.outlineColor}`;
        return [
          outline,
          s.boxShadow,
          s.stroke,
          s.strokeWidth,
          s.strokeDasharray,
          s.opacity,
          s.filter,
          s.borderColor,
          s.backgroundColor,
          s.top,
        ].join();
      });
    const focused = look().join();
    e.blur();
    const visible = look().join() !== focused;
    e.focus();
    const name = `${e.tagName}.${e.getAttribute('class')} ${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 40)}`;
    return { name, legal: e.getAttribute('data-legal') === 'true', visible };
  });
}
