// The hall in the page: games alone and around one screen are kept on this device, and need no server.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { around, curtainName, liftCurtain } from './harness/curtain.ts';
import { FileServer } from './harness/files.ts';
import { DIST, PROGRAM } from './harness/hall.ts';
import type { Person } from './harness/person.ts';
import { HAS_HERE, scenario, type Stage, useStage } from './harness/stage.ts';

useStage();

const BROKEN = /WebSocket|ERR_CONNECTION|Failed to load resource/;
const onThisDevice = (name: string, play: (stage: Stage) => Promise<void>) => {
  if (HAS_HERE) scenario(name, play, 'here');
};
const where = (me: Person) => new URL(me.page.url()).pathname;
const mine = (me: Person) => me.page.locator('section[aria-labelledby=list-mine] a');

onThisDevice('a game alone is kept on this device; a reload in the middle of it loses nothing', async (stage) => {
  const me = await stage.person();
  const fetched: string[] = [];
  me.page.on('request', (request) => fetched.push(request.url()));
  // Nothing of it is fetched before somebody wants to play.
  await me.page.getByRole('heading', { name: 'Your games' }).waitFor();
  expect(fetched.filter((url) => /wasm|worker/.test(url))).toEqual([]);
  await me.playNow();
  expect(where(me)).toMatch(/^\/t\/here-/);
  expect(fetched.some((url) => /hall-.*\.wasm$/.test(url))).toBe(true);
  expect(fetched.filter((url) => url.endsWith('/api/quick'))).toEqual([]);
  // Nobody is there to talk to.
  expect(await me.page.getByRole('tab').allInnerTexts()).toEqual(['Log']);
  await me.decideTimes(3);
  await me.myTurn();
  expect(fetched.some((url) => /thinker-.*\.wasm$/.test(url))).toBe(true);
  const [asked, told] = [await me.sentence(), await me.log()];
  await me.page.reload();
  await me.myTurn();
  expect([await me.sentence(), await me.log()]).toEqual([asked, told]);
  await me.decide();

  await me.page.getByRole('link', { name: 'Hall' }).click();
  await expect.poll(() => mine(me).count()).toBe(1);
  expect(await mine(me).innerText()).toContain('On this device');
  await me.goto('/');
  await mine(me).click();
  await me.myTurn();
});

onThisDevice('with the server gone games go on, begin, and are found by their links', async (stage) => {
  const me = await stage.person('/', { context: { serviceWorkers: 'allow' } });
  me.expected.push(BROKEN);
  await me.playNow();
  await me.decide();
  const link = where(me);
  await me.page.waitForSelector('html[data-kept]', { state: 'attached', timeout: 60_000 });
  await stage.hall.kill();
  await me.decide();
  const came = Date.now();
  await me.page.reload();
  await me.myTurn();
  expect(Date.now() - came).toBeLessThan(3000);
  await me.page.getByRole('link', { name: 'Hall' }).click();
  await expect.poll(() => mine(me).count()).toBe(1);
  const began = Date.now();
  await me.playNow();
  expect(Date.now() - began).toBeLessThan(3000);
  await me.decide();
  expect(where(me)).not.toBe(link);
  await me.page.goBack();
  await me.page.locator(`a[href="${link}"]`).first().click();
  await me.myTurn();
  // That the server is away is said where it is needed.
  expect(await me.page.locator('.offline').count()).toBe(0);
  await me.page.getByRole('link', { name: 'Hall' }).click();
  await me.page.getByRole('textbox', { name: 'Join by code' }).fill('nothing');
  await me.page.getByRole('button', { name: 'Join' }).click();
  await me.page.waitForSelector('.offline');
  await stage.hall.start();
  await me.page.waitForSelector('.offline', { state: 'detached' });
});

onThisDevice('two windows: only one has the games, and whoever continues gets them', async (stage) => {
  const me = await stage.person();
  await me.playNow();
  await me.decide();
  await me.myTurn();
  const [link, asked] = [where(me), await me.sentence()];
  const other = await me.context.newPage();
  await other.goto(link);
  await other.getByRole('heading', { name: 'Open in another window' }).waitFor();
  await other.getByRole('button', { name: 'Continue here' }).click();
  await other.waitForSelector('.prompt.mine');
  expect(await other.locator('.prompt .sentence').innerText()).toBe(asked);

  await me.page.getByRole('heading', { name: 'Open in another window' }).waitFor();
  await me.page.getByRole('link', { name: 'Back to the hall' }).click();
  await me.page.locator('.strip').waitFor();
  await me.page.locator('.strip').getByRole('button', { name: 'Continue here' }).click();
  await me.page.waitForSelector('.strip', { state: 'detached' });
  await mine(me).click();
  await me.myTurn();
  expect(await me.sentence()).toBe(asked);
  await me.decide();
  await other.getByRole('heading', { name: 'Open in another window' }).waitFor();
});

onThisDevice('a finished game is replayed, and kept in the hall too', async (stage) => {
  const me = await around(stage, ['Astrid', 'Bjarne']);
  const { page } = me;
  // One that only people play can be gone on with in the other hall.
  const link = where(me);
  await liftCurtain(me);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Keep a copy in the hall' }).click();
  await page.waitForURL(/\/t\/(?!here-)/);
  expect(await curtainName(me)).toContain('Astrid');
  await liftCurtain(me);
  await me.decide();
  await me.goto(link);
  await page.waitForSelector('.curtain');

  await me.leaveToRobot(/^(pass|decline|done|save_none)\b/);
  await page.waitForSelector('section.end');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const record = readFileSync(await (await saved).path(), 'utf8');
  expect(record).toMatch(/^\[Saga "1"\]/);

  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.replay footer');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(() => page.locator('.replay footer .count').innerText()).toContain('Step 1 of');
  await page.goBack();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.click('button.start');
  await page.waitForSelector('.curtain');
  await me.goto(link);
  await page.getByRole('button', { name: 'Keep a copy in the hall' }).click();
  await page.waitForURL(/\/replay\/(?!here-)/);
  await page.waitForSelector('.replay footer');
  await page.getByRole('link', { name: 'Hall' }).click();
  await expect.poll(() => mine(me).count()).toBe(4);
});

onThisDevice('all games of this device go into a file and come back from it', async (stage) => {
  const me = await stage.person();
  await me.playNow();
  await me.decide();
  await me.goto('/settings');
  const saved = me.page.waitForEvent('download');
  await me.page.getByRole('button', { name: 'Save all games to a file' }).click();
  const file = await (await saved).path();
  expect(existsSync(file)).toBe(true);

  const other = await stage.person('/settings');
  const load = other.page.locator('input[type=file]');
  const broken = join(mkdtempSync(join(tmpdir(), 'ravenhall-e2e-')), 'broken.json');
  writeFileSync(broken, readFileSync(file, 'utf8').slice(0, -20));
  await load.setInputFiles(broken);
  await other.page.getByText('This file can’t be read').waitFor();
  await load.setInputFiles(file);
  await other.page.getByText('One game has been added').waitFor();
  await load.setInputFiles(file);
  await other.page.getByText('are here already').waitFor();
  await other.goto('/');
  await mine(other).click();
  await other.myTurn();
  await other.decide();
});

onThisDevice('a folder on a file server is enough to play, and shows nothing that needs more', async (stage) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'ravenhall-e2e-')), 'site');
  execFileSync(PROGRAM, ['export-site', folder, '--web', DIST], { stdio: 'pipe' });
  const server = new FileServer(folder, '/club/');
  await server.start();
  try {
    const me = await stage.person(`${server.url}/club/`);
    await me.page.getByRole('heading', { name: 'Your games' }).waitFor();
    for (const absent of ['New table', 'Join by code', 'Open tables', 'On this device'])
      expect(await me.page.getByText(absent).count(), absent).toBe(0);
    await me.page.getByRole('textbox', { name: 'Your name' }).fill('Brynhild');
    await me.page.getByRole('button', { name: 'Save', exact: true }).click();
    await me.playNow();
    await me.decide();
    expect(await me.page.locator('.seat', { hasText: '(you)' }).innerText()).toContain('Brynhild');
    await me.page.reload();
    await me.myTurn();
    await me.decide();
    await me.goto(`${server.url}/club/#/settings`);
    await me.page.getByRole('button', { name: 'Save all games to a file' }).waitFor();
    expect(await me.page.getByText('Account').count()).toBe(0);
    expect(server.asked.filter((path) => !path.startsWith('/club/'))).toEqual([]);
  } finally {
    await server.close();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
});
