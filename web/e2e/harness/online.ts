// Tables of two people, each in an own browser, and (with three seats) a computer clan.
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

interface Wishes {
  game?: string;
  guestFrom?: string;
  seats?: 2 | 3;
}
interface Company {
  host: Person;
  guest: Person;
  link: string;
}

// Before the start: both sit, the last of three seats is empty.
export async function waitingTable(stage: Stage, options: Wishes = {}): Promise<Company> {
  const host = await stage.person();
  await rename(host, 'Halvard');
  await host.page
    .locator(`[data-game="${options.game ?? 'blood-rage'}"]`)
    .getByRole('link', { name: 'New table' })
    .click();
  await host.page.getByLabel('Name of the table').fill('The long table');
  await host.page
    .getByRole('group', { name: 'Seats' })
    .getByText(String(options.seats ?? 3))
    .click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const invite = host.page.getByRole('textbox', { name: 'Invite' });
  const link = await invite.inputValue();

  const guest = await stage.person(`${options.guestFrom ?? ''}/`);
  await rename(guest, 'Gunnhild');
  await guest.goto((options.guestFrom ?? '') + new URL(link).pathname);
  await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
  await guest.page.getByText('Waiting for Halvard to start the game').waitFor();
  await host.page.getByText('Gunnhild').waitFor();
  return { host, guest, link };
}

// The last seat, where there are three, is the computer's.
export async function startTable({ host, guest }: Company): Promise<void> {
  const computer = host.page.getByRole('button', { name: 'Computer', exact: true });
  if (await computer.isVisible()) await computer.click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.myTurn();
  await guest.myTurn();
}

export async function onlineTable(stage: Stage, options: Wishes = {}): Promise<Company> {
  const company = await waitingTable(stage, options);
  await startTable(company);
  return company;
}

// Names that the hall does not give to guests by itself: saving the name one already has is not offered.
async function rename(person: Person, name: string): Promise<void> {
  const form = person.page.locator('form', { has: person.page.getByLabel('Your name') });
  // The name that the hall gave comes a moment later than the page and would stand beside ours.
  await person.page.waitForFunction(() => document.querySelector<HTMLInputElement>('#name')?.value);
  await form.getByRole('textbox').fill(name);
  await form.getByRole('button').click();
  await person.page.waitForFunction(() => document.querySelector<HTMLButtonElement>('#name ~ button')?.disabled);
}

// Decisions of whoever is asked, until there were `n`.
export async function playTogether(people: Person[], n: number): Promise<void> {
  for (let made = 0; made < n; made++) {
    const asked = await Promise.any(
      people.map(async (person) => ((await person.myTurn()) ? person : Promise.reject(person))),
    );
    await asked.decide();
  }
}

export async function say(person: Person, text: string): Promise<void> {
  await person.page.getByRole('tab', { name: 'Chat' }).click();
  await write(person, text);
}

// Where the chat is open already.
export async function write(person: Person, text: string): Promise<void> {
  await person.page.getByRole('textbox', { name: 'Write to the table' }).fill(text);
  await person.page.getByRole('button', { name: 'Send' }).click();
}
