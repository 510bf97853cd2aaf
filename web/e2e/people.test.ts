// People among strangers: one's own account and data, who is here, whom one does not want to meet.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { fillIn } from './harness/account.ts';
import { onlineTable, playTogether, say } from './harness/online.ts';
import type { Person } from './harness/person.ts';
import { scenario, type Stage, useStage } from './harness/stage.ts';

useStage();

// What a browser says of refusals that a test brings about.
const REFUSED = /status of 4\d\d|WebSocket connection/;

scenario('a new password logs out every other browser, and the page there says so', async (stage) => {
  const me = await member(stage, 'asgerd', 'correct horse');
  const elsewhere = await stage.person('/settings');
  await logIn(elsewhere, 'asgerd', 'correct horse');
  await elsewhere.page.getByText('Logged in as').waitFor();

  await me.goto('/account');
  await me.page.getByText('You log in as asgerd.').waitFor();
  await me.page.getByText('this device').waitFor();
  await me.page.getByRole('button', { name: /^Log out:/ }).waitFor();
  for (const [old, fresh, answer] of [
    ['wrong horse!', 'another horse', 'This is not your password.'],
    ['correct horse', 'password', 'This password is too easy to guess.'],
    ['correct horse', 'short', 'A password has 8 to 200 characters.'],
    ['correct horse', 'another horse', 'The password has been changed.'],
  ] as const) {
    await me.page.getByLabel('Old password').fill(old);
    await me.page.getByLabel('New password').fill(fresh);
    await me.page.getByRole('button', { name: 'Change the password' }).click();
    await me.page.getByText(answer).waitFor();
  }
  await expect.poll(() => me.page.getByRole('button', { name: /^Log out:/ }).count()).toBe(0);
  await elsewhere.page.getByText('You have been logged out here.').waitFor();
  await elsewhere.page.getByRole('button', { name: 'Go on as a guest' }).click();
  await elsewhere.page.getByText('No games yet').waitFor();
  await elsewhere.goto('/settings');
  await logIn(elsewhere, 'asgerd', 'another horse');
  await elsewhere.page.getByText('Logged in as').waitFor();

  // Ended one by one, too.
  await me.goto('/account');
  await me.page.getByRole('button', { name: /^Log out:/ }).click();
  await elsewhere.page.getByText('You have been logged out here.').waitFor();
});

scenario('whoever deletes the account takes the data along first; others play on with a computer', async (stage) => {
  const { host, guest } = await onlineTable(stage);
  guest.expected.push(REFUSED);
  await playTogether([host, guest], 2);
  await say(guest, 'Farewell');
  await guest.goto('/account');
  const [saved] = await Promise.all([
    guest.page.waitForEvent('download'),
    guest.page.getByRole('link', { name: 'Save my data' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^ravenhall-.*\.json$/);
  const data = JSON.parse(readFileSync(await saved.path(), 'utf8')) as {
    user: { name: string };
    games: unknown[];
    chat: { text: string }[];
  };
  expect([data.user.name, data.games.length, data.chat[0]?.text]).toEqual(['Gunnhild', 1, 'Farewell']);

  await guest.page.getByRole('button', { name: 'Delete everything about me' }).click();
  await guest.page.getByRole('button', { name: 'No, keep it' }).click();
  await guest.page.getByRole('button', { name: 'Delete everything about me' }).click();
  await guest.page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await guest.page.waitForURL((url) => url.pathname === '/');
  await guest.page.getByText('No games yet').waitFor();

  await expect.poll(() => host.page.locator('.seat', { hasText: 'Gunnhild' }).count()).toBe(0);
  await host.decideTimes(4);
  await host.page.getByRole('tab', { name: 'Chat' }).click();
  await host.page.reload();
  await host.page.getByRole('tab', { name: 'Chat' }).click();
  await host.page.getByText('No messages yet').waitFor();
});

scenario('who is here, away or gone is seen by the others within seconds', async (stage) => {
  const { host, guest, link } = await onlineTable(stage);
  const gudrun = host.page.locator('.seat', { hasText: 'Gunnhild' });
  await gudrun.getByRole('img', { name: 'here', exact: true }).waitFor();
  await turnAway(guest, true);
  await gudrun.getByRole('img', { name: 'away', exact: true }).waitFor();
  await turnAway(guest, false);
  await gudrun.getByRole('img', { name: 'here', exact: true }).waitFor();
  await guest.page.close();
  await gudrun.getByRole('img', { name: 'gone', exact: true }).waitFor();

  // A spectator sees the same.
  const spectator = await stage.person(link);
  await spectator.page
    .locator('.seat', { hasText: 'Gunnhild' })
    .getByRole('img', { name: 'gone', exact: true })
    .waitFor();
});

scenario('somebody unpleasant is blocked, reported and heard again', async (stage) => {
  const { host, guest } = await onlineTable(stage);
  await say(guest, 'You play like a goat');
  await host.page.getByRole('tab', { name: 'Chat' }).click();
  const chat = host.page.locator('.tabpanel ul');
  await chat.getByText('like a goat').waitFor();
  await chat.getByRole('button', { name: 'Gunnhild' }).click();
  await chat.getByRole('button', { name: 'Report Gunnhild' }).click();
  await chat.getByLabel('What happened?').fill('Calls me a goat');
  await chat.getByRole('button', { name: 'Send the report' }).click();
  await chat.getByText('Thank you.').waitFor();

  await chat.getByRole('button', { name: 'Block Gunnhild' }).click();
  await chat.getByText('like a goat').waitFor({ state: 'detached' });
  await say(guest, 'Do you hear me?');
  await guest.page.locator('.tabpanel ul').getByText('Do you hear me?').waitFor();
  await host.decide();
  expect(await chat.innerText()).not.toContain('Do you hear me?');

  // On the sheet of the seat the block is taken back.
  await host.page.locator('.seat', { hasText: 'Gunnhild' }).locator('.head').click();
  const sheet = host.page.locator('aside.sheet');
  await sheet.getByRole('button', { name: 'Gunnhild' }).click();
  await sheet.getByRole('button', { name: 'Unblock Gunnhild' }).click();
  await chat.getByText('Do you hear me?').waitFor();
});

scenario('a game that was put away says so, and goes on when one of its players wants', async (stage) => {
  const { host, guest, link } = await onlineTable(stage);
  await playTogether([host, guest], 4);
  const asked = await host.sentence();
  const code = link.split('/').at(-1) ?? '';
  stage.hall.admin('archive', code);
  for (const person of [host, guest]) await person.page.getByText('the hall has put this game away').waitFor();
  const stranger = await stage.person(link);
  await stranger.page.getByText('Its players can take it out again.').waitFor();

  await host.goto('/');
  const mine = host.page.locator('section[aria-labelledby=list-mine] li a');
  await mine.getByText('put away').waitFor();
  await mine.click();
  await host.page.getByRole('button', { name: 'Go on playing' }).click();
  await host.myTurn();
  expect(await host.sentence()).toBe(asked);
  await playTogether([host, guest], 4);
});

scenario('everybody sees whose time runs out, and what comes then', async (stage) => {
  const host = await stage.person();
  await host.page.waitForFunction(() => document.querySelector<HTMLInputElement>('#name')?.value !== '');
  const code = await host.page.evaluate(async () => {
    const clock = { kind: 'live', move: 25, reserve: 0 };
    const body = JSON.stringify({ game: 'blood-rage', seats: 2, options: {}, public: true, clock });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await answer.json()) as { table: { code: string } }).table.code;
  });
  await host.goto(`/t/${code}`);
  await host.page.getByRole('button', { name: 'Computer', exact: true }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.page.getByText(/You have 0:\d\d left, then a computer opponent decides for you/).waitFor();
  const spectator = await stage.person(`/t/${code}`);
  await spectator.page.getByText(/: 0:\d\d left, then a computer opponent decides/).waitFor();
});

scenario('whoever is banned is told so, now and at the door', async (stage) => {
  const me = await stage.person();
  me.expected.push(REFUSED);
  const id = await me.page.evaluate(async () => {
    const answer = await fetch('/api/me');
    return ((await answer.json()) as { user: { id: string } }).user.id;
  });
  stage.hall.admin('ban', id);
  await me.page.getByText('The host of this hall has banned you.').waitFor();
  await me.page.reload();
  await me.page.getByText('The host of this hall has banned you.').first().waitFor();
});

// Somebody with an account.
async function member(stage: Stage, name: string, password: string): Promise<Person> {
  const me = await stage.person('/settings');
  me.expected.push(REFUSED);
  await me.page.getByText('You play as the guest').waitFor();
  await fillIn(me, name, password);
  await me.page.getByRole('button', { name: 'Create an account' }).click();
  await me.page.getByText('Logged in as').waitFor();
  return me;
}

async function logIn(person: Person, name: string, password: string): Promise<void> {
  person.expected.push(REFUSED);
  await person.page.getByText('You play as the guest').waitFor();
  await fillIn(person, name, password);
  await person.page.getByRole('button', { name: 'Log in' }).click();
}

// As if another tab were before this one.
async function turnAway(person: Person, hidden: boolean): Promise<void> {
  await person.page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { value: is, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
