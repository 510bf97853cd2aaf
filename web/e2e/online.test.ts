// Two browsers and a spectator at one table: sitting down, playing, a broken connection, talking, taking back, leaving.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { Line } from './harness/line.ts';
import { onlineTable, playTogether, say, startTable, waitingTable, write } from './harness/online.ts';
import type { Person } from './harness/person.ts';
import { scenario, useStage } from './harness/stage.ts';

useStage();

// The names of all cards, in any letter case.
const words = readFileSync(new URL('../locales/en/blood-rage.ftl', import.meta.url), 'utf8');
const CARD_NAMES = [...words.matchAll(/^br-card-\w+ = (.+)$/gm)].map((m) => m[1] ?? '').filter((name) => name !== '');

scenario('a dead link and an unknown address say so, and lead home', async (stage) => {
  // Whoever comes by it has never been here.
  const me = await stage.person('/t/n0suchtable');
  await me.page.getByRole('alert').getByText('There is no table behind this link').waitFor();
  await me.goto('/no/such/page');
  await me.page.getByRole('alert').getByText('/no/such/page').waitFor();
  await me.page.locator('#content .leaf a').click();
  await me.page.locator('[data-game="blood-rage"]').waitFor();
});

scenario(
  'a table of two people and a computer clan, from the waiting room on, and a spectator who sees nothing hidden',
  async (stage) => {
    const company = await waitingTable(stage);
    const { host, guest, link } = company;
    await guestMovesOver(company);
    await startTable(company);
    expect(await guest.page.locator('article.seat', { hasText: 'Gunnhild' }).innerText()).toContain('Serpent');
    const spectator = await stage.person(link);
    await spectator.page.waitForSelector('.watching');

    await playTogether([host, guest], 6); // three cards each: nobody but their owners knows them
    const seen = await spectator.page.content();
    expect(CARD_NAMES.length).toBeGreaterThan(70);
    expect(CARD_NAMES.filter((name) => seen.includes(name))).toEqual([]);
    expect(await spectator.page.locator('.hand, .scene [data-legal], .prompt.mine, .choice').count()).toBe(0);

    // Into the action phase, where hands are full: what the spectator reads of them was played before everybody's eyes.
    await playTogether([host, guest], 10);
    const told = (await spectator.log()).join('\n');
    const hands = [...(await handOf(host)), ...(await handOf(guest))];
    expect(hands.length).toBeGreaterThan(4);
    const body = await spectator.page.content();
    expect(hands.filter((name) => body.includes(name) && !told.includes(name))).toEqual([]);
    // All three tell the same story up to what is secret.
    const open = (lines: string[]) => lines.filter((line) => !/\b(keeps|kept|lays|laid)\b/.test(line));
    // Each look is at both: the computer may go on meanwhile.
    const apart = async (other: Person) => {
      const [theirs, ours] = (await Promise.all([other.log(), host.log()])).map((lines) => open(lines).join('\n'));
      return theirs === ours ? null : { theirs, ours };
    };
    await expect.poll(() => apart(guest)).toBeNull();
    await expect.poll(() => apart(spectator)).toBeNull();
  },
);

scenario('a connection breaks in the middle of the game and nothing is missing or told twice', async (stage) => {
  const line = new Line(stage.hall.url);
  await line.start();
  const { host, guest } = await onlineTable(stage, { guestFrom: line.url });
  guest.expected.push(/WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
  await playTogether([host, guest], 4);
  await guest.myTurn();
  const asked = await guest.sentence();

  line.cut();
  await guest.page.waitForSelector('.offline');
  await host.decide(); // the guest cannot hear this one
  line.mend();
  await guest.page.waitForSelector('.offline', { state: 'detached' });
  await guest.myTurn();
  expect(await guest.sentence()).toBe(asked);

  await playTogether([host, guest], 14);
  // A second break, on somebody else's turn or one's own; the game goes on behind it.
  line.cut();
  await guest.page.waitForSelector('.offline');
  if (await isAsked(host)) await host.decide();
  line.mend();
  await guest.page.waitForSelector('.offline', { state: 'detached' });
  await playTogether([host, guest], 3);

  // What was pieced together over two breaks is what somebody who comes anew is told.
  const pieced = await settledLog(guest);
  await guest.page.reload();
  await guest.page.waitForSelector('.tabpanel ol > li');
  expect(pieced).toEqual(await settledLog(guest));
  line.close();
});

scenario('words go both ways, and whoever is muted stays muted', async (stage) => {
  const { host, guest } = await onlineTable(stage);
  for (const person of [host, guest]) await person.page.getByRole('tab', { name: 'Log' }).waitFor();
  await say(host, 'Hail from the host');
  await expect.poll(() => guest.page.locator('[role=tab] sup').innerText()).toBe('1');
  await say(guest, 'Hail back <b>not bold</b>');
  const heard = (person: Person) => person.page.locator('.tabpanel ul').innerText();
  await expect.poll(() => heard(host)).toContain('Hail back <b>not bold</b>');
  expect(await heard(guest)).toContain('Hail from the host');

  await host.page.locator('.tabpanel').getByRole('button', { name: 'Gunnhild' }).click();
  await host.page.getByRole('button', { name: 'Mute Gunnhild' }).click();
  await expect.poll(() => heard(host)).not.toContain('Hail back');
  await host.page.getByRole('tab', { name: 'Log' }).click();
  await say(guest, 'Can you hear me?');
  await expect.poll(() => heard(guest)).toContain('Can you hear me?');
  await host.page.getByRole('tab', { name: 'Chat' }).click();
  await expect.poll(() => heard(host)).toContain('2 messages hidden');
  expect(await heard(host)).not.toContain('Can you hear me?');
  expect(await host.page.locator('[role=tab] sup').count()).toBe(0);
  await host.page.getByRole('button', { name: '2 messages hidden' }).click();
  await expect.poll(() => heard(host)).toContain('Can you hear me?');
});

scenario('taking back needs the others: agreed to, and refused', async (stage) => {
  const { host, guest } = await onlineTable(stage);
  await playTogether([host, guest], 4);
  // Undo alone does not reach behind the passing of the packets.
  const [before, asked] = [await settledLog(host), await host.sentence()];
  await host.decide();
  await guest.decide();
  await host.myTurn();
  const after = await host.sentence();
  expect(after).not.toBe(asked);

  await menu(host, 'Ask to take back');
  await host.page.getByText('Waiting for the others to agree').waitFor();
  await guest.page.getByRole('button', { name: 'Refuse' }).click();
  await host.page.locator('.ask').waitFor({ state: 'detached' });
  await guest.page.locator('.ask').waitFor({ state: 'detached' });
  expect(await host.sentence()).toBe(after);

  await menu(host, 'Ask to take back');
  await guest.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => host.sentence()).toBe(asked);
  expect(await settledLog(host)).toEqual(before);
  expect(await isAsked(host)).toBe(true);
  await guest.page.locator('.ask').waitFor({ state: 'detached' });
  await playTogether([host, guest], 3);
});

scenario('who leaves is replaced by the computer and can take the seat back', async (stage) => {
  const { host, guest } = await onlineTable(stage);
  await playTogether([host, guest], 4);
  await menu(guest, 'Leave the game');
  await guest.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await guest.page.getByRole('button', { name: 'Take your seat back' }).waitFor();
  expect(await isAsked(guest)).toBe(false);
  await host.page
    .locator('.seat', { hasText: 'Gunnhild' })
    .getByRole('img', { name: 'a computer stands in' })
    .waitFor();
  await host.decideTimes(8); // the game goes on without the guest

  await guest.page.getByRole('button', { name: 'Take your seat back' }).click();
  await host.page
    .locator('.seat', { hasText: 'Gunnhild' })
    .getByRole('img', { name: 'a computer stands in' })
    .waitFor({ state: 'detached' });
  await guest.page.keyboard.press('Escape');
  const own = guest.accepted;
  for (let i = 0; i < 20 && guest.accepted === own; i++) await playTogether([host, guest], 1);
  expect(guest.accepted).toBeGreaterThan(own);
});

// Before the start: what is played and how, talk, and another clan by moving over.
async function guestMovesOver({ host, guest }: Awaited<ReturnType<typeof waitingTable>>): Promise<void> {
  // As a new table is unless one chooses otherwise: for friends, who wait for each other.
  await guest.page.getByText('Link only').waitFor();
  await expect
    .poll(() => guest.page.locator('.terms dd').allInnerTexts())
    .toEqual(['Blood Rage', 'Full rules (recommended)', 'No clock']);
  await write(guest, 'May I have that one?');
  await host.page.locator('.talk').getByText('May I have that one?').waitFor();
  const seat = (me: Person, clan: string) => me.page.locator('.rows li', { hasText: clan });
  await seat(guest, 'Serpent').getByRole('button', { name: 'Move here' }).click();
  for (const me of [host, guest]) {
    await seat(me, 'Serpent').getByText('Gunnhild').waitFor();
    await seat(me, 'Raven').getByText('Empty seat').waitFor();
  }
}

async function handOf(person: Person): Promise<string[]> {
  return person.page.locator('.hand .title').allTextContents();
}

async function isAsked(person: Person): Promise<boolean> {
  return (await person.page.locator('.prompt.mine').count()) > 0;
}

// The log once nothing more comes: two looks in a row that agree.
async function settledLog(person: Person): Promise<string[]> {
  let lines: string[] = [];
  await expect
    .poll(
      async () => {
        const before = lines.join('\n');
        lines = await person.log();
        return lines.length > 0 && lines.join('\n') === before;
      },
      { interval: 250 },
    )
    .toBe(true);
  return lines;
}

async function menu(person: Person, item: string): Promise<void> {
  const button = person.page.getByRole('button', { name: item });
  if ((await button.count()) === 0) await person.page.getByRole('button', { name: 'Menu' }).click();
  await button.click();
}
