// axe-core finds nothing serious on any page, in either theme.
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

for (const theme of ['night', 'day'] as const) {
  scenario(`nothing serious on the pages of the hall by ${theme}`, async (stage) => {
    const me = await stage.person('/', { theme });
    for (const path of ['/', '/new', '/around', '/rules', '/cards', '/settings', '/account', '/about']) {
      await me.goto(path);
      await me.page.waitForSelector('#content h1');
      await nothingSerious(me, path, theme);
    }
  });

  scenario(`nothing serious at the table by ${theme}`, async (stage) => {
    const me = await stage.person('/', { theme });
    await me.playNow();
    await nothingSerious(me, 'draft', theme);
    await me.decideUntil(async () => (await me.phase()) === 'Action' && /Your turn/.test(await me.sentence()));
    await nothingSerious(me, 'action phase', theme);
    await me.page.keyboard.press('?');
    await me.page.locator('aside.sheet').waitFor();
    await nothingSerious(me, 'keys', theme);
    await me.page.getByRole('button', { name: 'Menu' }).click();
    await me.page.getByRole('complementary', { name: 'Menu' }).waitFor();
    await nothingSerious(me, 'menu', theme);
  });

  scenario(`nothing serious at the table of Raiders by ${theme}`, async (stage) => {
    const me = await stage.person('/', { theme });
    await me.playNow('raiders');
    await nothingSerious(me, 'first cards', theme);
    await me.decideTimes(9);
    await me.myTurn();
    await nothingSerious(me, 'village', theme);
    await me.page.keyboard.press('c');
    await me.page.locator('aside.sheet').waitFor();
    await nothingSerious(me, 'sheet', theme);
  });

  scenario(`nothing serious at the table of Fury of Dracula by ${theme}`, async (stage) => {
    const me = await stage.person('/', { theme });
    await me.playNow('dracula');
    await nothingSerious(me, 'where Dracula begins', theme);
    await me.decideTimes(6);
    if (await me.myTurn()) await nothingSerious(me, 'his phase', theme);
    await me.page.keyboard.press('c');
    await me.page.locator('aside.sheet').waitFor();
    await nothingSerious(me, 'sheet', theme);
    const hunter = await stage.person('/', { theme });
    await hunter.page.locator('[data-game="dracula"] select').selectOption({ index: 1 });
    await hunter.playNow('dracula');
    await nothingSerious(hunter, 'a hunter by day', theme);
  });

  scenario(`nothing serious at the end and in the replay by ${theme}`, async (stage) => {
    // A game that the program played with itself, loaded as a person would load a file.
    const saga = join(stage.hall.folder, `${theme}.saga`);
    execFileSync(PROGRAM, ['play', '--human', 'none', '--agents', 'random', '--seed', '7', '--save', saga, '--plain']);
    const me = await stage.person('/', { theme });
    await me.page.locator('input[type=file]').setInputFiles(saga);
    await me.page.waitForSelector('.end');
    await nothingSerious(me, 'end', theme);
    await me.page.getByRole('link', { name: 'Replay' }).click();
    await me.page.waitForSelector('.replay footer');
    await me.page.keyboard.press('End');
    await me.page.waitForSelector('.replay aside ol li');
    await nothingSerious(me, 'replay', theme);
  });
}

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

// All rules by night; by day only those that colours can break, for nothing else differs.
async function nothingSerious(me: Person, where: string, theme: 'night' | 'day'): Promise<void> {
  await me.page.mouse.move(1, 1);
  await me.page.evaluate(AXE);
  const rules = theme === 'day' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
  const violations = await me.page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'], ...only })).violations;
  }, rules);
  const serious = violations
    .filter((v) => ['serious', 'critical'].includes(v.impact))
    .map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => `${n.target.join(' ')} (${n.failureSummary})`)
          .join('; ')}`,
    );
  expect(serious, where).toEqual([]);
}
