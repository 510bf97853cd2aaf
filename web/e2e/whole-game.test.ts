// A game against computer clans by clicking, from the first page to the end, the replay and the rematch.
import { expect } from 'vitest';
import type { Person } from './harness/person.ts';
import { inBothHalls, useStage } from './harness/stage.ts';

useStage();

inBothHalls('a whole game against computer clans, its replay and a rematch', async (stage) => {
  const me = await stage.person();
  await me.playNow();
  const decisions = await me.decideTimes(400);
  expect(decisions).toBeGreaterThan(20);

  await endIsTold(me);
  await replayIsOpen(me);

  await me.page.goBack();
  await me.page.getByRole('button', { name: 'Rematch' }).click();
  await me.page.waitForSelector('button.start');
  expect(await me.page.locator('ol .who').count()).toBe(4);
  await me.page.click('button.start');
  await me.myTurn();
  expect(await me.sentence()).toContain('(1 of 6)');
});

async function endIsTold(me: Person): Promise<void> {
  const { page } = me;
  await page.waitForSelector('.end h1');
  expect(await page.locator('.end h1').innerText()).toMatch(/wins?!?$|share the victory/);
  expect(await page.locator('.ranks li').count()).toBe(4);
  const totals = (await page.locator('.ranks strong').allInnerTexts()).map(Number);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));

  // How it went for whoever looks at it: the place is that of their row.
  const own = Number(await page.locator('.ranks li', { hasText: '(you)' }).locator('.rank').innerText());
  const placed = ['First of 4', 'You came second of 4', 'You came third of 4', 'You came fourth of 4'];
  expect(await page.locator('.verdict').innerText()).toContain(placed[own - 1]);

  // Every clan's bar, summed up, is its score; what was lost stands there with a minus.
  const parts = await page.locator('.end figure').first().locator('rect title').allTextContents();
  expect(parts.length).toBeGreaterThan(3);
  const amounts = parts.map((text) => Number(/: (−?\d+)$/.exec(text)?.[1]?.replace('−', '-')));
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  expect(sum(amounts)).toBe(sum(totals));
  expect(await page.locator('.legend li').count()).toBeGreaterThan(1);
  expect(await page.getByRole('img', { name: 'Glory over time' }).locator('path.line').count()).toBe(4);

  // The board and back.
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.waitForSelector('.end', { state: 'detached' });
  await page.getByRole('button', { name: 'Ranking' }).click();
  await page.waitForSelector('.end');
}

async function replayIsOpen(me: Person): Promise<void> {
  const { page } = me;
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.replay footer');
  const step = () => page.locator('.replay footer .count').innerText();
  expect(await step()).toMatch(/^Step 0 of \d+$/);
  const last = Number(/\d+$/.exec(await step())?.[0]);
  expect(last).toBeGreaterThan(60);

  for (let n = 1; n <= 3; n++) await page.getByRole('button', { name: 'One step forward' }).click();
  expect(await step()).toContain('Step 3 of');
  await page.waitForSelector('.replay aside ol[aria-live] li');

  // The scrubber, by mouse and by key.
  const range = page.locator('.replay input[type=range]');
  const box = await range.boundingBox();
  if (!box) throw new Error('no scrubber');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const half = Number(/Step (\d+)/.exec(await step())?.[1]);
  expect(Math.abs(half - last / 2)).toBeLessThan(last * 0.1);
  await range.press('ArrowRight');
  expect(await step()).toContain(`Step ${half + 1} of`);

  // With everything open all hands are there; through one clan's eyes only its own; a spectator sees none.
  await range.press('Home');
  for (let n = 0; n < 9; n++) await range.press('ArrowRight');
  const hands = page.locator('.replay aside h2', { hasText: 'hand' });
  await expect.poll(() => hands.count()).toBe(4);
  const eyes = page.getByRole('combobox', { name: 'Point of view' });
  await eyes.selectOption({ index: 2 });
  await expect.poll(() => hands.count()).toBe(1);
  await eyes.selectOption('spectator');
  await expect.poll(() => hands.count()).toBe(0);
  await eyes.selectOption('all');
  await expect.poll(() => hands.count()).toBe(4);

  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await step()).toContain(`Step ${last} of`);
  await expect.poll(() => page.locator('.replay aside ol').first().innerText()).toMatch(/\S/);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(step, { timeout: 5000 }).toContain('Step 2 of');
  await page.getByRole('button', { name: 'Pause' }).click();
}
