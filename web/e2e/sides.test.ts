// Sides, roles and people with several seats, with a game of two sides that we do not ship: Fox and Hounds. The hall is
// ravenhall with the toy of the kernel's tests, the client is ours with one more folder among its games.
import { dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { PROGRAM } from './harness/hall.ts';
import type { Person } from './harness/person.ts';
import { fits, thumbsFit } from './harness/phone.ts';
import { PHONE, scenario, type Stage, useStage } from './harness/stage.ts';
import { buildWith } from './harness/toy.ts';

let remove = () => {};
useStage(() => {
  const built = buildWith('fox_and_hounds');
  remove = built.remove;
  return { program: process.env.FOX_HALL ?? join(dirname(PROGRAM), 'fox_hall'), dist: built.dist };
});
afterAll(() => remove());

const card = (me: Person) => me.page.locator('[data-game="fox-and-hounds"]');
const seat = (me: Person, role: string) => me.page.locator('li', { hasText: role });
const panel = (me: Person, role: string) => me.page.locator('article.seat', { hasText: role });
const role = (me: Person) => me.page.locator('.prompt .role').innerText();
const text = (me: Person) => me.page.locator('body').innerText();

async function openTable(stage: Stage, ...roles: string[]): Promise<{ host: Person; link: string }> {
  const host = await stage.person();
  await card(host).getByRole('link', { name: 'New table' }).click();
  for (const name of roles) await host.page.getByRole('checkbox', { name, exact: true }).check();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  return { host, link: await host.page.getByRole('textbox', { name: 'Invite' }).inputValue() };
}

// Rover is played by the computer, who may find the fox at once, or by somebody who takes their time.
async function twoPeople(stage: Stage, rover: 'computer' | 'idle'): Promise<{ hounds: Person; fox: Person }> {
  const { host: hounds, link } = await openTable(stage, 'Bella', 'Duke');
  const sit = async (role: string) => {
    const person = await stage.person(new URL(link).pathname);
    await seat(person, role).getByRole('button', { name: 'Sit here' }).click();
    return person;
  };
  const fox = await sit('Reynard');
  if (rover === 'idle') await sit('Rover');
  else await seat(hounds, 'Rover').getByRole('button', { name: 'Computer', exact: true }).click();
  await hounds.page.getByRole('button', { name: 'Start the game' }).click();
  await fox.myTurn();
  return { hounds, fox };
}

// "Sniff", then a place that glows. The name of the place.
async function sniff(me: Person): Promise<string> {
  await me.page.getByRole('button', { name: 'Sniff' }).click();
  const place = me.page.locator('.board [data-legal]').first();
  const name = (await place.getAttribute('aria-label')) ?? '';
  await place.click();
  return name;
}

scenario(
  'before the start a person takes several roles of a side, gives one up, and never one of the other side',
  async (stage) => {
    const { host, link } = await openTable(stage, 'Bella', 'Duke');
    await expect.poll(() => seat(host, 'Duke').innerText()).toContain('(you)');
    const guest = await stage.person(new URL(link).pathname);
    await seat(guest, 'Reynard').getByRole('button', { name: 'Sit here' }).click();
    await expect.poll(() => seat(guest, 'Reynard').innerText()).toContain('(you)');
    expect(await seat(guest, 'Rover').getByRole('button').count(), 'nothing to take on the other side').toBe(0);

    await seat(host, 'Duke').getByRole('button', { name: 'Free this role' }).click();
    await seat(host, 'Duke').getByText('Empty seat').waitFor();
    await seat(host, 'Rover').getByRole('button', { name: 'Play this one too' }).click();
    await expect.poll(() => seat(guest, 'Rover').innerText()).not.toContain('Empty seat');
    // Shared out simply by sitting: the last hound is another person's.
    const third = await stage.person(new URL(link).pathname);
    await seat(third, 'Duke').getByRole('button', { name: 'Sit here' }).click();
    await host.page.getByRole('button', { name: 'Start the game' }).click();
    await guest.myTurn();
    expect(await panel(host, 'Duke').innerText()).not.toContain('(you)');
  },
);

scenario('one person with two hounds against one with the fox: no curtain, no secret lost or told', async (stage) => {
  const { hounds, fox } = await twoPeople(stage, 'idle');
  expect(await fox.page.locator('.prompt .role').count(), 'with one seat there is nothing to say').toBe(0);
  await fox.decide();

  // Both hounds are asked at once: one after the other, and back to what was begun.
  await hounds.myTurn();
  expect(await role(hounds)).toBe('Bella');
  expect(await hounds.page.title()).toContain('Your turn (Bella)');
  await hounds.page.getByRole('button', { name: 'Search' }).click();
  const begun = await hounds.sentence();
  await hounds.page.keyboard.press('s');
  expect([await role(hounds), await hounds.sentence()]).toEqual(['Duke', 'Sniff, search or wait.']);
  await panel(hounds, 'Bella').getByRole('button').first().click();
  expect([await role(hounds), await hounds.sentence()]).toEqual(['Bella', begun]);
  await hounds.page.keyboard.press('Escape');
  const place = await sniff(hounds);

  await expect.poll(() => role(hounds)).toBe('Duke');
  expect(await hounds.page.locator('.curtain').count()).toBe(0);
  await sniff(hounds);
  // What either of them smelled stands in their log, and in nobody else's.
  await expect
    .poll(async () => (await hounds.log()).filter((line) => /sniffs: \w+ \((yes|no)\)/.test(line)).length)
    .toBe(2);
  expect(await text(hounds)).toContain(place);
  expect((await fox.log()).filter((line) => /sniffs: \w+ \((yes|no)\)/.test(line))).toEqual([]);
  // The fox's place is the fox's alone.
  expect(await text(fox)).toContain('The fox:');
  expect(await text(hounds)).not.toContain('The fox:');
});

scenario('a side wins together: it is named, and there is neither a rank nor a number', async (stage) => {
  const { hounds, fox } = await twoPeople(stage, 'computer');
  for (let decisions = 0; decisions < 40 && (await fox.page.locator('section.end').count()) === 0; decisions++) {
    const asked = await Promise.any(
      [fox, hounds].map(async (me) => ((await me.myTurn()) ? me : Promise.reject(me))),
    ).catch(() => null);
    if (!asked) break;
    await asked.decide((targets) => targets.find((t) => t.name.includes('Wait')));
  }
  for (const me of [fox, hounds]) await me.page.waitForSelector('section.end');
  const title = await fox.page.locator('section.end h1').innerText();
  expect(title).toMatch(/The fox gets away|The hounds have the fox/);
  const [won, lost] = title.includes('The fox') ? [fox, hounds] : [hounds, fox];
  expect(await won.page.locator('section.end h1').innerText()).toContain('You win!');
  expect(await lost.page.locator('section.end h1').innerText()).not.toContain('You win!');
  expect(await fox.page.locator('section.end :is(.rank, strong, figure)').count()).toBe(0);

  await fox.page.getByRole('link', { name: 'Replay' }).click();
  const eyes = fox.page.locator('header select');
  expect(await eyes.locator('optgroup').getAttribute('label')).toBe('Hounds');
  await eyes.selectOption('2');
  await fox.page.getByText('smell').waitFor();
});

scenario('play now as a whole side, on a phone', async (stage) => {
  const me = await stage.person('/', { context: PHONE });
  await card(me).getByRole('combobox').selectOption({ label: 'Hounds (whole side)' });
  await me.playNow('fox-and-hounds');
  const seen = new Set<string>();
  while (await me.myTurn()) {
    seen.add(await role(me));
    await fits(me);
    await thumbsFit(me);
    await me.decide((targets) => targets.find((t) => t.name.includes('Wait')));
  }
  expect([...seen].sort()).toEqual(['Bella', 'Duke', 'Rover']);
  await me.page.waitForSelector('section.end');
  await fits(me);
});

scenario('around one screen the curtain falls between the sides only', async (stage) => {
  const screen = await stage.person();
  await card(screen).getByRole('link', { name: 'Share one screen' }).click();
  for (const [i, name] of ['Ann', 'Ben', 'Ben', 'Cid'].entries()) await screen.page.locator(`#player-${i}`).fill(name);
  await screen.page.getByRole('button', { name: 'Start on one screen' }).click();
  const lift = async (name: string) => {
    expect(await screen.page.locator('.curtain h1').innerText()).toContain(name);
    expect(await text(screen)).not.toContain('The fox:');
    await screen.page.locator('.curtain .primary').click();
  };
  await screen.page.waitForSelector('.curtain');
  await lift('Ann');
  await screen.decide();
  await screen.page.waitForSelector('.curtain');
  await lift('Ben');
  await expect.poll(() => screen.log()).toContain('Reynard hides: ?.');
  for (const name of ['Bella', 'Duke', 'Rover']) {
    await screen.myTurn();
    expect(await role(screen)).toBe(name);
    await screen.decide((targets) => targets.find((t) => t.name.includes('Wait')));
  }
  await screen.page.waitForSelector('.curtain');
  await lift('Ann');
});
