// Each language, from the first page into the game. The client complains on the console about every text that a
// language lacks or that lacks an argument (src/i18n/words.svelte.ts), and a complaint fails a test.
import { expect } from 'vitest';
import { GAMES, words } from './harness/games.ts';
import type { Person } from './harness/person.ts';
import { scenario, useStage } from './harness/stage.ts';

useStage();

// What a missing text would look like: its key, or the hole where an argument should stand.
const KEYS = [...words.matchAll(/^([a-z][\w-]*-[\w-]*) =/gm)].map((m) => m[1] ?? '');
const PREFIXES = [...words.matchAll(/^(\w+)-blurb =/gm)].map((m) => m[1]).join('|');
const HOLE = new RegExp(`\\{\\$?\\w+\\}|\\b(${PREFIXES})-[a-z]+-[\\w-]+`);

for (const [language, own, play] of [
  ['ru', 'Русский', 'Играть'],
  ['cs', 'Čeština', 'Hr'],
  ['bg', 'Български', 'Бърза игра'],
  ['en', 'English', 'Play now'],
] as const) {
  scenario(`${own}: switched without reload, the pages, the table and some decisions`, async (stage) => {
    const me = await stage.person('/', { language: language === 'en' ? 'cs' : 'en' });
    await me.page.evaluate(() => Object.assign(window, { same: true }));
    await me.page.locator('header select').selectOption(language);
    await expect.poll(() => me.page.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => me.page.locator('[data-game="blood-rage"] .way.play').innerText()).toContain(play);
    expect(await me.page.evaluate(() => 'same' in window), 'the page was not loaded again').toBe(true);
    await noHoles(me);
    // Every game shows its board.
    const boards = me.page.locator('.game .board img');
    await expect
      .poll(() => boards.evaluateAll((all) => all.map((i) => (i as HTMLImageElement).naturalWidth > 0)))
      .toEqual(GAMES.map(() => true));

    for (const path of ['/new', '/around', '/cards', '/settings', '/about']) {
      await me.page.locator(`a[href^="${path}"]`).first().click();
      await me.page.waitForURL(`**${path}*`);
      await me.page.waitForSelector('#content h1');
      await noHoles(me);
      await me.page.locator('a.house').click();
    }
    await me.goto('/account');
    await me.page.waitForSelector('#content h1');
    await noHoles(me);
    for (const game of GAMES) {
      await me.goto('/');
      // The game before waits on top.
      if (game !== GAMES[0]) await me.page.locator('.continue').waitFor();
      await me.playNow(game);
      await noHoles(me);
      for (let made = 0; made < 7; made++) {
        await me.decide();
        await me.myTurn();
        await noHoles(me);
      }
    }
    // The choice is kept.
    await me.page.reload();
    await me.myTurn();
    expect(await me.page.locator('html').getAttribute('lang')).toBe(language);
    await me.page.keyboard.press('?');
    await me.page.waitForSelector('.sheet');
    await noHoles(me);
  });
}

async function noHoles(me: Person): Promise<void> {
  const text = await me.page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((e) => [
      e.getAttribute('aria-label') ?? '',
      e.getAttribute('title') ?? '',
      e.getAttribute('placeholder') ?? '',
    ]);
    return [document.title, document.body.textContent ?? '', ...labels].join('\n');
  });
  expect(HOLE.exec(text)?.[0], me.page.url()).toBeUndefined();
  const found = text.match(/[a-z][\w]*-[\w-]+/g) ?? [];
  expect(
    found.filter((word) => KEYS.includes(word)),
    me.page.url(),
  ).toEqual([]);
}
