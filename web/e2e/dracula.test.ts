// Fury of Dracula by clicking: a whole game as the Count and one as the four hunters, a person a side in two browsers,
// around one screen, on a phone; and nothing of the other side on the wire.
import { expect } from 'vitest';
import type { Person, Preference } from './harness/person.ts';
import { fits, thumbsFit } from './harness/phone.ts';
import { PHONE, scenario, SMALL_PHONE, type Stage, useStage } from './harness/stage.ts';

useStage();

const card = (me: Person) => me.page.locator('[data-game="dracula"]');
const seat = (me: Person, role: string) => me.page.locator('li', { hasText: role });
const role = (me: Person) => me.page.locator('.prompt .role').innerText();
const guide = (me: Person) => me.page.getByRole('complementary', { name: 'Tutorial' });

async function playAs(me: Person, part: string): Promise<void> {
  await card(me).getByRole('combobox').selectOption({ label: part });
  await me.playNow('dracula');
}

// Somebody who does things rather than not: most questions of this game may be passed.
const lively: Preference = (targets) => {
  const deeds = targets.filter((t) => !t.passes && !t.pressed && !/Do nothing|nothing$|^No$/i.test(t.name));
  return deeds.length < targets.length ? deeds[0] : undefined;
};

// Enough to meet most questions of the first days.
const BY_HAND = 30;

async function playOut(me: Person, most: number): Promise<number> {
  let made = 0;
  while (made < most && (await me.decide(made % 3 === 0 ? lively : undefined))) made++;
  return made;
}

async function endIsTold(me: Person): Promise<void> {
  const { page } = me;
  await page.waitForSelector('.end h1');
  expect(await page.locator('.end h1').innerText()).toMatch(/Dracula wins|The hunters win/);
  await page.locator('.end .story').waitFor();
}

scenario('a whole game as Dracula, and its replay with everything open', async (stage) => {
  const me = await stage.person();
  await playAs(me, 'Dracula');
  expect(await me.sentence()).toMatch(/begin/);
  expect(await playOut(me, BY_HAND)).toBeGreaterThan(15);
  if (await me.myTurn()) await me.awayForRobot(/^(pass|decline)\b/);
  await endIsTold(me);

  const { page } = me;
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.replay footer');
  await page.keyboard.press('End');
  // With everything open the whole trail has names, however short: he may have been caught on the second night.
  const named = async () => (await page.locator('.replay .flank .what').allInnerTexts()).filter((text) => text.trim());
  await expect.poll(async () => (await named()).length).toBeGreaterThan(0);
});

scenario('a whole game as the four hunters', async (stage) => {
  const me = await stage.person();
  await playAs(me, 'The hunters (whole side)');
  const roles = new Set<string>();
  for (let made = 0; made < BY_HAND; made++) {
    await me.myTurn();
    roles.add(await role(me));
    await me.decide(lively);
  }
  expect(roles.size).toBe(4);
  // Hunters who sit still lose soon; by hand it would take minutes.
  expect(await me.awayForRobot(/^(pass|rest|keep)\b/)).toBeGreaterThan(30);
  await endIsTold(me);
});

async function oneASide(stage: Stage): Promise<{ count: Person; hunters: Person; link: string }> {
  const count = await stage.person();
  await card(count).getByRole('link', { name: 'New table' }).click();
  await count.page.getByRole('checkbox', { name: 'Dracula', exact: true }).check();
  await count.page.getByRole('button', { name: 'Open the table' }).click();
  const link = new URL(await count.page.getByRole('textbox', { name: 'Invite' }).inputValue()).pathname;
  const hunters = await stage.person(link);
  await seat(hunters, 'Lord Godalming').getByRole('button', { name: 'Sit here' }).click();
  for (const name of ['Dr. Seward', 'Van Helsing', 'Mina Harker'])
    await seat(hunters, name).getByRole('button', { name: 'Play this one too' }).click();
  await count.page.getByRole('button', { name: 'Start the game' }).click();
  return { count, hunters, link };
}

// All that came over the socket of a page, from now on.
function listen(me: Person): string[] {
  const frames: string[] = [];
  me.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  return frames;
}

async function playTogether(people: Person[], n: number): Promise<void> {
  for (let made = 0; made < n; made++) {
    const asked = await Promise.any(people.map(async (me) => ((await me.myTurn()) ? me : Promise.reject(me)))).catch(
      () => null,
    );
    if (!asked) return;
    await asked.decide(lively);
  }
}

scenario('two browsers, one a side: the trail, the encounters and the events stay with Dracula', async (stage) => {
  const { count, hunters, link } = await oneASide(stage);
  const heard = listen(hunters);
  await hunters.page.reload(); // a new socket, to be listened to from its first word
  await playTogether([count, hunters], 40);
  const spectator = await stage.person(link);
  await spectator.page.waitForSelector('.watching');

  expect(heard.length).toBeGreaterThan(20);
  const told = heard.join('\n');
  // Whatever of the Count's is told as a card of his hand would stand in these lists.
  expect(told).not.toMatch(/"encounters":\{"size":\d+,"cards":\[/);
  expect(told).not.toMatch(/"dracula":\{[^}]*"events":\{"size":\d+,"cards":\["/);
  // A place under a card that lies face down is the Count's secret.
  expect(told).not.toMatch(/"card":true,"up":false,"back":"\w+","at":"/);
  expect(told).not.toMatch(/"kind":"laid_card","actor":0,"place":"(?!none)\w/);
  for (const other of [hunters, spectator]) {
    const secrets = await other.page.locator('.flank .what.secret').count();
    expect(secrets, 'names under face-down cards').toBe(0);
  }
  expect(await count.page.locator('.flank .what.secret').count()).toBeGreaterThan(0);
});

scenario('a note pinned to the map is read by one’s own side only', async (stage) => {
  const { count, hunters } = await oneASide(stage);
  await playTogether([count, hunters], 3);
  await hunters.page.getByRole('button', { name: 'Pin a note to the map' }).click();
  await hunters.page.locator('[data-look="place paris"] .hit').click({ force: true });
  const form = hunters.page.getByRole('form', { name: /Paris/ });
  await form.getByRole('textbox').fill('nobody here');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Pin' }).click();
  await hunters.page.locator('.pin', { hasText: 'nobody here' }).waitFor();
  await hunters.page.reload();
  await hunters.page.locator('.pin', { hasText: 'nobody here' }).waitFor();
  await count.page.reload();
  await count.page.waitForSelector('.flank');
  expect(await count.page.locator('.pin').count()).toBe(0);
});

scenario('around one screen the curtain falls between Dracula and the hunters only', async (stage) => {
  const screen = await stage.person();
  await card(screen).getByRole('link', { name: 'Share one screen' }).click();
  for (const [i, name] of ['Vlad', 'Ann', 'Ann', 'Ben', 'Ben'].entries())
    await screen.page.locator(`#player-${i}`).fill(name);
  await screen.page.getByRole('button', { name: 'Start on one screen' }).click();
  await screen.page.waitForSelector('.curtain');
  const lifted: string[] = [];
  for (let made = 0; made < 24;) {
    if (await screen.myTurn()) {
      await screen.decide(lively);
      made++;
      continue;
    }
    if ((await screen.page.locator('.curtain').count()) === 0) break;
    expect(await screen.page.locator('.secret, .coffin, .prompt.mine').count(), 'behind the curtain').toBe(0);
    lifted.push(await screen.page.locator('.curtain h1').innerText());
    await screen.page.locator('.curtain .primary').click();
    await screen.page.waitForSelector('.curtain', { state: 'detached' });
  }
  // From one side to the other and back, never from hunter to hunter.
  expect(lifted.length).toBeGreaterThan(1);
  for (const [i, name] of lifted.entries()) {
    const before = lifted[i - 1];
    if (before) expect(name.includes('Vlad')).not.toBe(before.includes('Vlad'));
  }
});

scenario('the hunters on phones of 390 and 360 px, with the map to pan', async (stage) => {
  for (const [context, language, decisions] of [
    [PHONE, 'en', 15],
    [SMALL_PHONE, 'ru', 7],
  ] as const) {
    const me = await stage.person('/', { context, language });
    await card(me).getByRole('combobox').selectOption({ index: 1 });
    await me.playNow('dracula');
    for (let made = 0; made < decisions; made++) {
      await me.myTurn();
      await fits(me);
      await thumbsFit(me);
      await me.decide();
    }
    // A look at a hunter brings the map closer, and pans commit nothing.
    await me.myTurn();
    const [asked, made] = [await me.sentence(), me.accepted];
    await me.page.locator('.flank .tools button').last().tap();
    const finger = await me.context.newCDPSession(me.page);
    const box = await me.page.locator('.board .stage').boundingBox();
    if (!box) throw new Error('no board');
    for (let i = 0; i < 20; i++) {
      const from = { x: box.x + 20 + me.dice(box.width - 40), y: box.y + 20 + me.dice(box.height - 40) };
      const to = { x: box.x + 20 + me.dice(box.width - 40), y: from.y + 30 };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    expect([await me.sentence(), me.accepted]).toEqual([asked, made]);
  }
});

for (const [part, words] of [
  ['Dracula', ['Secretly choose where to begin', 'Your phase.']],
  ['The hunters (whole side)', ['By day you may travel']],
] as const) {
  scenario(`the tutorial for ${part} to its end`, async (stage) => {
    const me = await stage.person();
    await card(me).getByRole('combobox').selectOption({ label: part });
    await card(me).getByRole('button', { name: 'Learn by playing' }).click();
    await me.myTurn();
    await guide(me).getByText('Dracula travels through Europe unseen').waitFor();
    await guide(me).getByRole('button', { name: 'Go on' }).click();
    const heard = new Set<string>();
    for (let made = 0; made < 400; made++) {
      // It ends with the first fight or the first week, most of which goes by without being looked at.
      if (made === BY_HAND) await me.awayForRobot(/^(pass|rest|keep)\b/, 40);
      if (!(await me.myTurn()) || (await guide(me).count()) === 0) break;
      const said = await guide(me).innerText();
      heard.add(said);
      if (said.includes('Three things to try')) break;
      await me.decide(made % 2 === 0 ? lively : undefined);
    }
    const all = [...heard].join('\n');
    for (const step of words) expect(all).toContain(step);
    expect(heard.size).toBeGreaterThan(5);
  });
}
