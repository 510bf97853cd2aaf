// Several people around one screen: the curtain falls between them, and behind it nothing can be seen.
import { expect } from 'vitest';
import type { Person } from './harness/person.ts';
import { scenario, type Stage, useStage } from './harness/stage.ts';

useStage();

scenario('two people around one screen keep two cards at once', async (stage) => {
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

scenario('who sees the next curtain can still take back the last decision', async (stage) => {
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

async function around(stage: Stage, people: (string | null)[]): Promise<Person> {
  const screen = await stage.person();
  await screen.page.locator('[data-game="blood-rage"]').getByRole('link', { name: 'Around this screen' }).click();
  await screen.page.getByRole('group', { name: 'Seats' }).getByText(String(people.length)).click();
  for (const [i, name] of people.entries()) {
    const seat = screen.page.locator('.line').nth(i);
    await seat.getByRole('combobox').selectOption(name === null ? 'agent' : 'human');
    if (name !== null) await seat.getByRole('textbox').fill(name);
  }
  await screen.page.getByRole('button', { name: 'Start around this screen' }).click();
  await screen.page.waitForSelector('.curtain');
  return screen;
}

async function curtainName(screen: Person): Promise<string> {
  return screen.page.locator('.curtain h1').innerText();
}

// Nothing of anybody's hand or packet is in the page while the curtain is down.
async function liftCurtain(screen: Person): Promise<string> {
  const name = await curtainName(screen);
  expect(await screen.page.locator('.hand, .scene .draft, .prompt.mine').count()).toBe(0);
  await screen.page.locator('.curtain .primary').click();
  await screen.page.waitForSelector('.curtain', { state: 'detached' });
  return name.split(',')[0] ?? '';
}

async function playAround(screen: Person, decisions: number): Promise<{ turns: number; names: Set<string> }> {
  const names = new Set<string>();
  let turns = 0;
  for (let made = 0; made < decisions; ) {
    if (await screen.myTurn()) {
      await screen.decide();
      made++;
    } else {
      names.add(await liftCurtain(screen));
      turns++;
    }
  }
  return { turns, names };
}
