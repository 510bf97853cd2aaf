// axe-core finds nothing on any page, in either theme: nothing of any grade.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'vitest';
import { PROGRAM } from './harness/hall.ts';
import type { Person } from './harness/person.ts';
import { scenario, useStage } from './harness/stage.ts';

useStage();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

scenario('nothing is found on the pages of the hall', async (stage) => {
  const me = await stage.person();
  for (const path of ['/', '/new', '/around', '/rules', '/cards', '/settings', '/account', '/about']) {
    await me.goto(path);
    await me.page.waitForSelector('#content h1');
    await nothingFound(me, path);
  }
});

scenario('nothing is found at the table', async (stage) => {
  const me = await stage.person();
  await me.playNow();
  await nothingFound(me, 'draft');
  await me.decideUntil(async () => (await me.phase()) === 'Action' && /Your turn/.test(await me.sentence()));
  await nothingFound(me, 'action phase');
  await me.page.keyboard.press('?');
  await me.page.locator('aside.sheet').waitFor();
  await nothingFound(me, 'keys');
  await me.page.getByRole('button', { name: 'Menu' }).click();
  await me.page.getByRole('complementary', { name: 'Menu' }).waitFor();
  await nothingFound(me, 'menu');
  await me.page.keyboard.press('c');
  await me.page.getByRole('complementary', { name: 'Wolf' }).waitFor();
  await nothingFound(me, 'sheet');
  await me.page.keyboard.press('h');
  await me.page.locator('.advice ol').waitFor();
  await nothingFound(me, 'hint');
  await me.decideUntil(async () => (await me.page.locator('.battle .me').count()) > 0);
  await nothingFound(me, 'battle');
});

scenario('nothing is found at the table of Raiders', async (stage) => {
  const me = await stage.person();
  await me.playNow('raiders');
  await nothingFound(me, 'first cards');
  await me.decideTimes(9);
  await me.myTurn();
  await nothingFound(me, 'village');
  await me.page.keyboard.press('c');
  await me.page.locator('aside.sheet').waitFor();
  await nothingFound(me, 'sheet');
});

scenario('nothing is found at the table of Fury of Dracula', async (stage) => {
  const me = await stage.person();
  await me.playNow('dracula');
  await nothingFound(me, 'where Dracula begins');
  await me.decideTimes(6);
  if (await me.myTurn()) await nothingFound(me, 'his phase');
  await me.page.keyboard.press('c');
  await me.page.locator('aside.sheet').waitFor();
  await nothingFound(me, 'sheet');
  const hunter = await stage.person();
  await hunter.page.locator('[data-game="dracula"] select').selectOption({ index: 1 });
  await hunter.playNow('dracula');
  await nothingFound(hunter, 'a hunter in the morning');
});

scenario('nothing is found at the end and in the replay', async (stage) => {
  // A game that the program played with itself, loaded as a person would load a file.
  const saga = join(stage.hall.folder, 'end.saga');
  execFileSync(PROGRAM, ['play', '--human', 'none', '--agents', 'random', '--seed', '7', '--save', saga, '--plain']);
  const me = await stage.person();
  await me.page.locator('input[type=file]').setInputFiles(saga);
  await me.page.waitForSelector('.end');
  await nothingFound(me, 'end');
  await me.page.getByRole('link', { name: 'Replay' }).click();
  await me.page.waitForSelector('.replay footer');
  await me.page.keyboard.press('End');
  await me.page.waitForSelector('.replay aside ol li');
  await nothingFound(me, 'replay');
  await me.page.keyboard.press('Home');
  await me.page.getByRole('button', { name: 'Play on from here' }).click();
  await nothingFound(me, 'what if');
  await me.page.keyboard.press('Escape');
  await me.page.getByRole('button', { name: 'Review' }).click();
  await me.page.locator('.swings').waitFor({ timeout: 60_000 });
  await nothingFound(me, 'review');
});

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

// All rules by night; by day only those that colours can break, for nothing else differs.
async function nothingFound(me: Person, where: string): Promise<void> {
  await me.page.mouse.move(1, 1);
  await me.page.evaluate(AXE);
  await wear(me, 'night');
  await expectNothing(me, `${where} by night`, {});
  await wear(me, 'day');
  await expectNothing(me, `${where} by day`, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await wear(me, 'night');
}

// The page as it stands, in the colours of a theme. Colours that are still changing count for nothing.
async function wear(me: Person, theme: 'night' | 'day'): Promise<void> {
  await me.page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const moving = document.getAnimations().filter((a) => a.timeline === document.timeline);
    await Promise.allSettled(moving.map((a) => a.finished));
  }, theme);
}

async function expectNothing(me: Person, where: string, rules: object): Promise<void> {
  const violations = await me.page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'], ...only })).violations;
  }, rules);
  const found = violations.map(
    (v) =>
      `${v.id} (${v.impact}): ${v.nodes
        .slice(0, 3)
        .map((n) => `${n.target.join(' ')} (${n.failureSummary})`)
        .join('; ')}`,
  );
  expect(found, where).toEqual([]);
}
