// The client without its server: kept in the browser, brought up to date when somebody agrees, and as a folder on a
// plain file server.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { FileServer } from './harness/files.ts';
import { DIST, PROGRAM } from './harness/hall.ts';
import { HAS_HERE, scenario, type Stage, useStage } from './harness/stage.ts';
import type { Person } from './harness/person.ts';

// A client of our own, to be replaced by a newer one.
const folder = mkdtempSync(join(tmpdir(), 'ravenhall-offline-'));
const dist = join(folder, 'dist');
cpSync(DIST, dist, { recursive: true });
useStage(() => ({ program: PROGRAM, dist }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BROKEN = /WebSocket|ERR_CONNECTION|Failed to load resource/;
async function kept(page: Page): Promise<void> {
  await page.waitForSelector('html[data-kept]', { state: 'attached', timeout: 60_000 });
}

async function visitor(stage: Stage): Promise<Person> {
  return stage.person('/', { context: { serviceWorkers: 'allow' } });
}

scenario('with the server dead, the first page and deep links are there within three seconds', async (stage) => {
  const me = await visitor(stage);
  me.expected.push(BROKEN);
  await kept(me.page);
  await stage.hall.kill();
  try {
    for (const path of ['/', '/t/here-xyz', '/replay/here-xyz', '/around?game=dracula', '/rules/raiders'])
      expect(await timeToShow(await me.context.newPage(), path), path).toBeLessThan(3_000);
  } finally {
    await stage.hall.start();
  }
});

// A game alone begins, and is there again after a reload at the decision where it was; each within three seconds.
async function playsWithoutServer(me: Person, first: string): Promise<void> {
  await me.goto(first);
  let began = performance.now();
  const within = (what: string) => {
    const ms = performance.now() - began;
    console.log(`${what} without a server: ${ms.toFixed(0)} ms`);
    expect(ms, what).toBeLessThan(3_000);
  };
  await me.playNow();
  within('a new game');
  await me.decideTimes(3);
  await me.myTurn();
  const asked = await me.sentence();
  began = performance.now();
  await me.page.reload();
  await me.myTurn();
  within('the game again');
  expect(await me.sentence()).toBe(asked);
  await me.decideTimes(2);
}

if (HAS_HERE)
  scenario(
    'with the server dead, a new game begins within three seconds and survives a reload',
    async (stage) => {
      const me = await visitor(stage);
      me.expected.push(BROKEN);
      await kept(me.page);
      await stage.hall.kill();
      try {
        await playsWithoutServer(me, '/');
        expect(new URL(me.page.url()).pathname).toMatch(/^\/t\/here-/);
      } finally {
        await stage.hall.start();
      }
    },
    'here',
  );

// Milliseconds until a fresh window has painted a page, by its own clock: the test may wait longer for its turn.
async function timeToShow(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForSelector('#content > :not(.loading)', { state: 'attached' });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const ms = (await painted.jsonValue()) ?? Infinity;
  console.log(`${path} without a server: ${ms.toFixed(0)} ms`);
  await page.close();
  return ms;
}

// The same client as a newer build, by its own account.
function upgrade(build: string): void {
  for (const name of ['sw.js', 'version.json']) {
    const text = readFileSync(join(dist, name), 'utf8')
      .replace(/"build":"\w+"/, `"build":"${build}"`)
      .replace(/"hall":(null|"\w+")/, `"hall":"${build}"`);
    writeFileSync(join(dist, name), text);
    for (const twin of ['br', 'gz']) rmSync(join(dist, `${name}.${twin}`), { force: true });
  }
}

const builds = (page: Page) => page.evaluate(() => caches.keys());

scenario(
  'a new version waits until somebody agrees, and no table is loaded anew',
  async (stage) => {
    const me = await visitor(stage);
    me.expected.push(BROKEN);
    await kept(me.page);
    await me.page.reload(); // now the worker is the window's
    await me.playNow();
    await me.decideTimes(2);
    const before = await builds(me.page);
    await me.page.evaluate(() => Object.assign(window, { mine: true }));
    const stays = () => me.page.evaluate(() => 'mine' in window);

    await stage.hall.kill();
    upgrade('newer');
    await stage.hall.start();
    await me.page.waitForSelector('.offline', { state: 'detached' });
    const other = await me.context.newPage();
    await other.goto('/rules/raiders'); // the browser looks for a new version by itself
    await other.getByText('A new version is ready.').waitFor();
    await other.getByText('Games begun on this device go on with it.').waitFor();
    expect(await builds(other)).toEqual([...before, 'ravenhall newer']);
    expect(await me.page.getByText('A new version is ready.').count()).toBe(0); // nobody is disturbed at a table
    await me.decideTimes(2);

    await other.evaluate(() => Object.assign(window, { mine: true }));
    await other.getByRole('button', { name: 'Use it now' }).click();
    await other.waitForFunction(() => !('mine' in window));
    await other.waitForSelector('#content > :not(.loading)');
    await kept(other);
    expect(await other.getByText('A new version is ready.').count()).toBe(0);
    // The game goes on as it was, and is told of it on the first page.
    expect(await stays()).toBe(true);
    await me.decideTimes(2);
    expect(await stays()).toBe(true);
    await me.page.getByRole('link', { name: 'Hall' }).click();
    await me.page.getByRole('button', { name: 'Use it now' }).click();
    await me.page.waitForFunction(() => !('mine' in window));
    await kept(me.page);
    await expect.poll(() => builds(me.page)).toEqual(['ravenhall newer']);
  },
  HAS_HERE ? 'here' : 'hall',
);

scenario('the client can be installed', async (stage) => {
  const me = await visitor(stage);
  const browser = await me.context.newCDPSession(me.page);
  const manifest = await browser.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toMatch(/manifest\.en\.webmanifest$/);
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ name: 'Ravenhall', start_url: './' });
  // A window that leaves no traces cannot install anything; nothing else may be wrong.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

scenario('a folder on a file server works below any path, also when the server is gone', async (stage) => {
  const site = join(folder, 'site');
  execFileSync(PROGRAM, ['export-site', site, '--web', DIST], { stdio: 'pipe' });
  const path = '/club/ravenhall/';
  const server = new FileServer(site, path);
  await server.start();
  try {
    const home = server.url + path;
    const me = await visitor(stage);
    // Without a hall of its own the client asks the server for one.
    if (!HAS_HERE) me.expected.push(/\/api\/|\/ws/);
    const failed: string[] = [];
    me.page.on('response', (answer) => answer.ok() || failed.push(`${answer.status()} ${answer.url()}`));
    me.page.on('requestfailed', (request) => failed.push(`${request.failure()?.errorText} ${request.url()}`));
    await me.goto(home);
    await me.page.locator('[data-game="raiders"]').waitFor();

    // Addresses stand behind a #: a click, a new window, going back, and places within a page.
    await me.page.getByRole('link', { name: 'Rules', exact: true }).press('Enter');
    await me.page.waitForURL(`${home}#/rules`);
    const links = await me.page
      .locator('a[href*="#/"]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    expect(links.every((link) => link.startsWith(`${home}#/`))).toBe(true);
    await me.page.locator('nav a[href^="#"]:not([href^="#/"])').nth(3).click();
    await expect.poll(() => me.page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(me.page.url()).toBe(`${home}#/rules`);
    await me.goto(`${home}#/cards/raiders`);
    await me.page.getByRole('heading', { name: 'Cards' }).waitFor();
    await me.page.goBack();
    await me.page.waitForURL(`${home}#/rules`);
    await kept(me.page);
    // What the hall's own page still asked for when it was left does not count.
    const missed = failed.filter((text) => text.includes(server.url) && (HAS_HERE || !text.includes('/api/')));
    expect(missed).toEqual([]);
    expect(server.asked.filter((asked) => !asked.startsWith(path) && !asked.startsWith('/api/'))).toEqual([]);

    await server.close();
    me.expected.push(BROKEN);
    expect(await timeToShow(await me.context.newPage(), `${home}#/rules/raiders`)).toBeLessThan(3_000);
    if (HAS_HERE) {
      await playsWithoutServer(me, home);
      expect(me.page.url()).toContain(`${home}#/t/here-`);
    }
  } finally {
    await server.close().catch(() => undefined);
  }
});
