// Several people around one screen: the curtain falls between them, and behind it nothing can be seen.
import { expect } from 'vitest';
import { around, curtainName, liftCurtain, playAround } from './harness/curtain.ts';
import { inBothHalls, scenario, useStage } from './harness/stage.ts';

useStage();

inBothHalls('two people around one screen keep two cards at once', async (stage) => {
  const screen = await around(stage, ['Astrid', 'Bjarne']);
  expect(await curtainName(screen)).toContain('Astrid');
  await liftCurtain(screen);

  expect(await screen.sentence()).toContain('Keep 2 cards');
  const cards = screen.page.locator('.scene button[data-legal]');
  await cards.nth(0).click();
  expect(await screen.page.locator('.scene [aria-pressed=true]').count()).toBe(1);
  // Changing one's mind costs nothing.
  await screen.page.locator('.undo').click();
  expect(await screen.page.locator('.scene [aria-pressed=true]').count()).toBe(0);
  await cards.nth(1).click();
  await cards.nth(3).click();
  await screen.page.waitForSelector('.curtain');
  expect(await curtainName(screen)).toContain('Bjarne');

  const { turns, names } = await playAround(screen, 12);
  expect(names.size).toBe(2);
  expect(turns).toBeGreaterThan(4);
});

inBothHalls('who sees the next curtain can still take back the last decision', async (stage) => {
  const screen = await around(stage, ['Astrid', 'Bjarne']);
  await liftCurtain(screen);
  const asked = await screen.sentence();
  await screen.decide();
  await screen.page.getByRole('heading', { name: /Bjarne/ }).waitFor();
  await screen.page.locator('.curtain').getByRole('button', { name: 'Undo' }).click();
  await screen.page.waitForSelector('.curtain', { state: 'detached' });
  await screen.myTurn();
  expect(await screen.sentence()).toBe(asked);
  await screen.decide();
  await screen.page.getByRole('heading', { name: /Bjarne/ }).waitFor();
});

scenario('three around one screen, one of them a computer', async (stage) => {
  const screen = await around(stage, ['Astrid', 'Bjarne', null]);
  const { names } = await playAround(screen, 9);
  expect([...names].sort()).toEqual(['Astrid', 'Bjarne']);
  expect(await screen.page.locator('.seat').allInnerTexts()).toHaveLength(3);
});
