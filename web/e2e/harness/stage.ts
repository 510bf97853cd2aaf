// Where a test plays: a hall and a Chromium for each file, people with browsers of their own for each test. Whatever a
// page complains about fails the test, and a failed test leaves pictures of all its pages in shots/.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { DIST, Hall, type House } from './hall.ts';
import { type Keep, tellFrames } from './here.ts';
import { Person } from './person.ts';

const SHOTS = resolve(import.meta.dirname, '../../shots');

export interface Visit {
  theme?: 'night' | 'day';
  language?: string;
  speed?: 'instant' | 'fast' | 'normal';
  // Where games alone and around one screen are kept.
  keep?: Keep;
  // Passed on to the browser context: viewport, hasTouch …
  context?: BrowserContextOptions;
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const SMALL_PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

export class Stage {
  readonly hall: Hall;
  readonly keep: Keep;
  readonly #browser: Browser;
  readonly #people: Person[] = [];

  constructor(hall: Hall, browser: Browser, keep: Keep) {
    this.hall = hall;
    this.keep = keep;
    this.#browser = browser;
  }

  // Somebody new with an own browser, standing before the first page (or another one).
  async person(path = '/', visit: Visit = {}): Promise<Person> {
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      baseURL: this.hall.url,
      serviceWorkers: 'block', // each would fetch the whole client; offline.test.ts is about them
      ...visit.context,
    });
    context.setDefaultTimeout(15_000);
    const keep = visit.keep ?? this.keep;
    // Only the first page of a context: what is changed by clicking must stay changed.
    await context.addInitScript(
      ([settings, language]) => {
        if (localStorage.getItem('settings')) return;
        localStorage.setItem('settings', settings);
        if (language) localStorage.setItem('language', language);
      },
      [
        JSON.stringify({
          theme: visit.theme ?? 'night',
          speed: visit.speed ?? 'instant',
          keep,
        }),
        visit.language ?? '',
      ] as const,
    );
    await context.addInitScript(tellFrames);
    const person = new Person(context, await context.newPage(), Boolean(visit.context?.hasTouch), keep);
    await person.page.exposeFunction('frameOfHere', (outgoing: boolean, text: string) => person.frame(outgoing, text));
    this.#people.push(person);
    await person.goto(path);
    return person;
  }

  complaints(): string[] {
    const all = this.#people.flatMap((person, i) => person.complaints.map((text) => `browser ${i + 1}: ${text}`));
    return [...new Set(all)].slice(0, 5);
  }

  async photograph(name: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    const title = name.replace(/[^\w]+/g, '-').slice(0, 70);
    for (const [i, person] of this.#people.entries()) {
      await person.page.screenshot({ path: join(SHOTS, `e2e-${title}-${i + 1}.png`) }).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    for (const person of this.#people) await person.context.close().catch(() => undefined);
  }
}

// Each window of Chromium loads two pages for its address bar, which nobody sees here: a sixth of what it takes to come
// to a table. The rest is what Playwright switches off, since of two such lists only the last one counts.
const NOT_NEEDED = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
].join()}`;

let hall: Hall | undefined;
let browser: Browser | undefined;
// Why there is no hall or no browser. Told by every test: one that is only skipped would not count as failed.
let trouble: unknown;

// To be called once in every test file; with a house of its own, where the one that is shipped will not do.
export function useStage(house?: () => House): void {
  beforeAll(async () => {
    try {
      hall = new Hall(house?.());
      await hall.start();
      browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', NOT_NEEDED],
      });
    } catch (error) {
      trouble = error;
    }
  });
  afterAll(async () => {
    await browser?.close();
    await hall?.close();
  });
}

// Whether the built client has a hall of its own.
const ASSETS = join(DIST, 'assets');
export const HAS_HERE = existsSync(ASSETS) && readdirSync(ASSETS).some((file) => file.endsWith('.wasm'));

// The same in the hall behind the page and in the one in it.
export function inBothHalls(name: string, play: (stage: Stage) => Promise<void>): void {
  scenario(name, play);
  if (HAS_HERE) scenario(`${name} (on this device)`, play, 'here');
}

export function scenario(name: string, play: (stage: Stage) => Promise<void>, keep: Keep = 'hall'): void {
  test(name, async () => {
    if (!hall || !browser) throw trouble;
    const stage = new Stage(hall, browser, keep);
    try {
      await play(stage);
      const complaints = stage.complaints();
      if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
    } catch (error) {
      await stage.photograph(name);
      throw withComplaints(error, stage.complaints());
    } finally {
      await stage.close();
    }
  });
}

function withComplaints(error: unknown, complaints: string[]): unknown {
  if (error instanceof Error && complaints.length > 0 && !error.message.includes(complaints[0] ?? '')) {
    error.message += `\nand the page complained:\n${complaints.join('\n')}`;
  }
  return error;
}
