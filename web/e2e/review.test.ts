// Advice while one plays; after the end, how the game went, a jump to a moment of it, and playing on from there.
import { expect } from 'vitest';
import type { Person } from './harness/person.ts';
import { inBothHalls, PHONE, useStage } from './harness/stage.ts';

useStage();

const place = (me: Person, what: string) =>
  me.page
    .locator(what)
    .first()
    .evaluate((e) => e.getBoundingClientRect().toJSON() as DOMRect);

inBothHalls('a hint has alternatives with their chances, lights each and moves nothing', async (stage) => {
  for (const context of [{}, PHONE]) {
    const me = await stage.person('/', { context });
    await me.playNow();
    await me.decideUntil(async () => /Your turn/.test(await me.sentence()));
    const before = [await place(me, '.prompt'), await place(me, '.stage')];
    const ask = () => me.press(me.page.getByRole('button', { name: 'Hint' }));
    const advice = me.page.getByRole('complementary', { name: 'Hint' });
    await ask();
    const rows = advice.locator('ol button');
    await rows.first().waitFor();
    const count = await rows.count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(4);
    expect(await rows.allInnerTexts()).toEqual(Array.from({ length: count }, () => expect.stringMatching(/\d%$/)));
    expect(await rows.first().getAttribute('aria-pressed')).toBe('true');
    await me.press(rows.nth(1));
    await expect.poll(() => rows.nth(1).getAttribute('aria-pressed')).toBe('true');
    expect(await rows.first().getAttribute('aria-pressed')).toBe('false');
    expect([await place(me, '.prompt'), await place(me, '.stage')]).toEqual(before);
    const [sheet, prompt] = [await place(me, 'aside.sheet'), await place(me, '.prompt')];
    expect(sheet.left >= prompt.right - 1 || sheet.top >= prompt.bottom - 1).toBe(true);

    await me.page.keyboard.press('Escape');
    await advice.waitFor({ state: 'detached' });
    // It belongs to its question.
    await ask();
    await rows.first().waitFor();
    if ('hasTouch' in context) continue;
    await me.decide();
    await advice.waitFor({ state: 'detached' });
  }
});

inBothHalls('a finished game is reviewed, and played on from a moment of it', async (stage) => {
  const me = await stage.person();
  const { page } = me;
  // Of two clans, one of which does little: the shortest there is.
  await me.goto(`/t/${await me.quick({ game: 'blood-rage', seats: 2, agent: 'level1', mine: [0] })}`);
  await me.myTurn();
  await me.leaveToRobot(/^(pass|decline|done|save_none)\b/);
  await page.waitForSelector('section.end');

  await page.getByRole('link', { name: 'Review' }).click();
  const chart = page.getByRole('img', { name: /^Chance to win\. Wolf: from \d+% to (0|100)%/ });
  await chart.waitFor({ timeout: 60_000 });
  expect(await chart.locator('path.line').count()).toBe(2);
  const step = async () => Number(/Step (\d+) of/.exec(await page.locator('footer .count').innerText())?.[1]);

  // The drawing takes the replay along; what luck did is a line of its own.
  const box = await chart.boundingBox();
  if (!box) throw new Error('no drawing');
  await page.mouse.click(box.x + box.width / 2, box.y + 5);
  await expect.poll(step).toBeGreaterThan(5);
  await page.getByRole('radio', { name: 'Luck' }).check();
  await page.getByRole('img', { name: /^Luck\. Wolf: from 0% to [+-]?\d+%/ }).waitFor();
  await page.getByRole('radio', { name: 'Chance to win' }).check();

  // A swing says at which step it is, and is a jump there; keys go on to the next.
  const swings = page.locator('.swings li button');
  for (const [i, swing] of (await swings.all()).slice(0, 2).entries()) {
    if (i === 0) await swing.click();
    else await page.keyboard.press('ArrowDown');
    const at = Number(/Step (\d+): /.exec(await swing.innerText())?.[1]);
    await expect.poll(step).toBe(at);
    expect(await swing.getAttribute('aria-current')).toBe('step');
  }

  await page.mouse.click(box.x + box.width / 3, box.y + 5);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const note = await page.getByText('A new table goes on from step').innerText();
  await page.getByRole('radio', { name: 'Raven' }).check();
  await page.getByRole('radio', { name: 'Beginner' }).check();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await me.myTurn();
  expect(await page.locator('.seat', { hasText: '(you)' }).innerText()).toContain('Raven');
  await me.decide();
  await page.getByRole('link', { name: 'A branch of another game' }).click();
  await page.waitForSelector('.replay footer');
  await expect.poll(step).toBe(Number(/step (\d+)/.exec(note)?.[1]));
});
