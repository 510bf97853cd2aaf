// Several people around one screen: sitting down, and what the curtain hides.
import { expect } from 'vitest';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

// null: a computer sits there.
export async function around(stage: Stage, people: (string | null)[], game = 'blood-rage'): Promise<Person> {
  const screen = await stage.person();
  await screen.page.locator(`[data-game="${game}"]`).getByRole('link', { name: 'Share one screen' }).click();
  await screen.page.getByRole('group', { name: 'Seats' }).getByText(String(people.length)).click();
  for (const [i, name] of people.entries()) {
    const seat = screen.page.locator('.line').nth(i);
    await seat.getByRole('combobox').selectOption(name === null ? 'agent' : 'human');
    if (name !== null) await seat.getByRole('textbox').fill(name);
  }
  await screen.page.getByRole('button', { name: 'Start on one screen' }).click();
  await screen.page.waitForSelector('.curtain');
  return screen;
}

export async function curtainName(screen: Person): Promise<string> {
  return screen.page.locator('.curtain h1').innerText();
}

// Nothing of anybody's hand or packet is in the page while the curtain is down.
export async function liftCurtain(screen: Person): Promise<string> {
  const name = await curtainName(screen);
  expect(await screen.page.locator('.hand, .scene .draft, .prompt.mine').count()).toBe(0);
  await screen.page.locator('.curtain .primary').click();
  await screen.page.waitForSelector('.curtain', { state: 'detached' });
  return name.split(',')[0] ?? '';
}

export async function playAround(screen: Person, decisions: number): Promise<{ turns: number; names: Set<string> }> {
  const names = new Set<string>();
  let turns = 0;
  for (let made = 0; made < decisions;) {
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
