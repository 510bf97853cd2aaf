// Raiders by clicking: a whole game against the computer on a desk and on a phone, with friends far away and around one
// screen, and the tutorial's first raid.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { around, curtainName, liftCurtain, playAround } from './harness/curtain.ts';
import { onlineTable, playTogether } from './harness/online.ts';
import type { Person, Preference } from './harness/person.ts';
import { fits, lettersFit, thumbsFit } from './harness/phone.ts';
import { PHONE, scenario, SMALL_PHONE, useStage } from './harness/stage.ts';

useStage();

// Somebody who wants to see the end: raids when it can be done, and otherwise uses what is offered.
const eager: Preference = (targets) => {
  const raid = targets.find((t) => /^(Raid\b|.*(harbour|outpost|monastery|fortress)\b)/i.test(t.name) && !t.pressed);
  if (raid) return raid;
  const useful = targets.filter((t) => !/Skip|nothing|nobody|without/i.test(t.name) && !t.pressed);
  return useful.length < targets.length ? useful[0] : undefined;
};

// Enough for some raids of one's own; clicking through to the end would take minutes.
const BY_HAND = 25;

async function playOut(me: Person, most: number): Promise<number> {
  let made = 0;
  while (made < most && (await me.decide(made % 3 === 0 ? undefined : eager))) made++;
  return made;
}

async function endIsTold(me: Person): Promise<void> {
  const { page } = me;
  await page.waitForSelector('.end h1');
  const totals = (await page.locator('.ranks strong').allInnerTexts()).map(Number);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  const parts = (await page.locator('.end figure').first().locator('rect title').allTextContents()).map((text) =>
    Number(/: (\d+)$/.exec(text)?.[1]),
  );
  expect(parts.reduce((a, b) => a + b, 0)).toBe(totals.reduce((a, b) => a + b, 0));
  expect(await page.getByRole('img', { name: 'Victory points through the game' }).locator('path.line').count()).toBe(
    totals.length,
  );
}

scenario('a whole game of Raiders against the computer, and a raid seen again', async (stage) => {
  const me = await stage.person();
  const table = await me.quick({ game: 'raiders', seats: 4, agent: 'level1', mine: [0] });
  await me.goto(`/t/${table}`);
  await me.myTurn();
  expect(await me.sentence()).toContain('Keep three of your five cards');
  expect(await playOut(me, BY_HAND)).toBe(BY_HAND);
  await me.awayForRobot(/^raid\b/);
  await endIsTold(me);

  // The same end as a phone shows it.
  const { page } = me;
  const desk = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(me);
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  // In a long game the last raid may be a while ago.
  const earlier = page.locator('.tabpanel').getByRole('button', { name: '…' });
  if (await earlier.isVisible()) await earlier.click();
  await page
    .locator('.tabpanel li', { hasText: /takes .* from the .*, and a .* worker/ })
    .last()
    .getByRole('button', { name: 'Watch again' })
    .click();
  await page.waitForSelector('.again');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ranking' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.replay footer');
  for (let n = 1; n <= 15; n++) await page.getByRole('button', { name: 'One step forward' }).click();
});

for (const [context, language, decisions] of [
  [PHONE, 'en', 8],
  [SMALL_PHONE, 'ru', 4],
] as const) {
  scenario(`Raiders on a phone of ${context.viewport?.width} px: both halves of the map can be read`, async (stage) => {
    const me = await stage.person('/', { context, language });
    await me.playNow('raiders');
    for (let made = 0; made < decisions; made++) {
      await me.myTurn();
      await fits(me);
      await thumbsFit(me);
      if ((await me.page.locator('.scene').count()) === 0) {
        await lettersFit(me);
        await me.page.locator('.across').tap();
        await lettersFit(me);
        await me.page.locator('.across').tap();
      }
      await me.decide(eager);
    }
  });
}

scenario(
  'Raiders with a friend far away: nobody sees the other hand, and what nobody saw can be taken back',
  async (stage) => {
    const { host, guest, link } = await onlineTable(stage, { game: 'raiders', seats: 2 });
    const spectator = await stage.person(link);
    await spectator.page.waitForSelector('.watching');
    const words = readFileSync(new URL('../locales/en/raiders.ftl', import.meta.url), 'utf8');
    const names = [...words.matchAll(/^rn-card-(?!hidden)[a-z]+ = (.+)$/gm)].map((m) => m[1] ?? '');
    expect(names.length).toBe(26);
    await host.decide();
    await guest.decide();
    await expect.poll(async () => (await spectator.log()).join()).toContain('goes first');
    const seen = await spectator.page.content();
    expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(seen))).toEqual([]);

    // Placing a worker shows nothing hidden: it is taken back without asking anybody.
    const [first, other] = (await host.page.locator('.prompt.mine').count()) > 0 ? [host, guest] : [guest, host];
    const asked = await first.sentence();
    await first.decide((targets) => targets.find((t) => /Silversmith|Mill/.test(t.name)));
    // It means using the building: the next thing asked is which worker to take, and one undo takes back both.
    await expect.poll(() => first.sentence()).toContain('Take a worker');
    await first.page.locator('.undo').click();
    await expect.poll(() => first.sentence()).toBe(asked);
    await playTogether([first, other], 8);
    await expect.poll(async () => (await spectator.log()).length).toBeGreaterThan(6);
  },
);

scenario('Raiders around one screen', async (stage) => {
  const screen = await around(stage, ['Astrid', 'Bjarne'], 'raiders');
  expect(await curtainName(screen)).toContain('Astrid');
  await liftCurtain(screen);
  expect(await screen.sentence()).toContain('Keep three of your five cards');
  await screen.decide();
  await screen.page.waitForSelector('.curtain');
  const { names, turns } = await playAround(screen, 12);
  expect(names.size).toBe(2);
  expect(turns).toBeGreaterThan(1);
});

scenario('the tutorial of Raiders goes through the first turn and the first raid', async (stage) => {
  const me = await stage.person();
  await me.page.locator('[data-game="raiders"] .way', { hasText: 'Learn by playing' }).click();
  await me.myTurn();
  const guide = me.page.locator('.guide');
  await expect.poll(() => guide.innerText()).toContain('You gather a crew');
  await guide.getByRole('button', { name: 'Go on' }).click();
  expect(await guide.innerText()).toContain('keep three');
  await me.decide();
  await expect.poll(() => guide.innerText()).toContain('Two actions a turn');
  await me.page.locator('.spotlight i').waitFor(); // the board is lit

  const heard = new Set<string>();
  let cards = 0;
  const towardsRaid: Preference = (targets) => {
    // With an empty hand nobody can be hired.
    const crew =
      cards > 0
        ? [/Barracks/, /Mill/, /Silversmith/, /Gate House/]
        : [/^\d+ card/, /Gate House/, /Mill/, /Silversmith/];
    const wanted = [/^Raid\b/, /harbour/i, /^\d+ (silver|provision)/, ...crew];
    return wanted.map((what) => targets.find((t) => what.test(t.name) && !t.pressed)).find((t) => t) ?? eager(targets);
  };
  for (let made = 0; made < 120; made++) {
    if (!(await me.myTurn())) break;
    const said = await guide.innerText();
    heard.add(said);
    if (said.includes('Three things to try')) break;
    // What only tells something is read.
    const next = guide.getByRole('button', { name: 'Go on' });
    if (await next.isVisible()) await next.click();
    cards = await me.page.locator('.hand li').count();
    await me.decide(towardsRaid);
  }
  const all = [...heard].join('\n');
  for (const step of [
    'Now pick up a worker',
    'select a card in your hand to hire it',
    'wants two crew members',
    'You can raid!',
    'That was a whole raid',
    'Three things to try',
  ]) {
    expect(all).toContain(step);
  }
});
