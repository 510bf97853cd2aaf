// Somebody with a browser: what they see of the table, and how they decide by touching what is on the screen. Nothing
// here calls the client's code; frames on the socket are only watched.
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Keep, quickHere } from './here.ts';
import { decideAll } from './robot.ts';
import { aimAt, lookAtTable, type Seen, type Target } from './targets.ts';

// Which of the things that glow to touch next; undefined: whatever.
export type Preference = (targets: Target[]) => Target | undefined;

// A first visit asks who one is and is told: nobody yet.
const STRANGER = /status of 401 .*\/api\/me$/;

interface Frame {
  id?: number;
  re?: number;
  do?: string;
  ok?: boolean;
  error?: { code: string };
}

export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly keep: Keep;
  readonly complaints: string[] = [];
  // Messages of the browser that the test brings about itself.
  readonly expected: RegExp[] = [STRANGER];
  readonly #touch: boolean;
  #random = 20260101;
  // Decisions sent and not answered yet, and how many were accepted.
  #sent = new Set<number>();
  accepted = 0;
  #robot = false; // decides for this person

  constructor(context: BrowserContext, page: Page, touch: boolean, keep: Keep) {
    this.keep = keep;
    this.context = context;
    this.page = page;
    this.#touch = touch;
    page.on('pageerror', (error) => this.complaints.push(error.stack ?? error.message));
    page.on('console', (message) => this.#heard(message));
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.#outgoing(read(payload)));
      socket.on('framereceived', ({ payload }) => this.#incoming(read(payload)));
    });
  }

  // One that goes to the hall in the page, or comes from it.
  frame(outgoing: boolean, text: string): void {
    if (outgoing) this.#outgoing(read(text));
    else this.#incoming(read(text));
  }

  #heard(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const text = `${message.text()} ${message.location().url}`;
    if (!this.expected.some((pattern) => pattern.test(text))) this.complaints.push(text);
  }
  #outgoing(frame: Frame | null): void {
    if (frame?.do === 'act' && frame.id !== undefined) this.#sent.add(frame.id);
  }
  #incoming(frame: Frame | null): void {
    if (frame?.re === undefined || !this.#sent.delete(frame.re)) return;
    if (frame.ok) this.accepted++;
    else if (this.#robot && frame.error?.code === 'stale')
      return; // another seat was quicker; it answers anew
    else this.complaints.push(`a decision was refused: ${JSON.stringify(frame)}`);
  }

  // The next number below `n`: the same ones in every run.
  dice(n: number): number {
    this.#random = (Math.imul(this.#random, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((this.#random / 0x80000000) * n);
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(path);
    // A table behind its curtain cannot be seen, the curtain can.
    await this.page.locator('#content > :not(.loading)').filter({ visible: true }).first().waitFor();
  }

  async sentence(): Promise<string> {
    return this.page.locator('.prompt .sentence').innerText();
  }

  async log(): Promise<string[]> {
    return this.page.locator('.tabpanel ol > li').allInnerTexts();
  }

  // One click from the first page to a running game.
  async playNow(game = 'blood-rage'): Promise<void> {
    await this.press(this.page.locator(`[data-game="${game}"] .way.play`));
    await this.myTurn();
  }

  // A game that no button of the first page makes; its code.
  async quick(wish: { game: string; seats: number; agent: string; mine: number[] }): Promise<string> {
    if (this.keep === 'here') {
      // The worker is there when the page has asked for it.
      await this.page.evaluate(() => localStorage.setItem('here', ''));
      await this.goto('/');
      await this.page.waitForFunction(() => window.workerOfHere);
      return this.page.evaluate(quickHere, wish);
    }
    await expect.poll(() => this.page.evaluate(async () => (await fetch('/api/me')).ok)).toBe(true);
    return this.page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/quick', { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await made.json()) as { table: { code: string } }).table.code;
    }, wish);
  }

  async press(locator: ReturnType<Page['locator']>): Promise<void> {
    if (this.#touch) await locator.tap();
    else await locator.click();
  }

  // Until this person must decide; false when the game is over (or, around one screen, somebody else's turn came).
  async myTurn(timeout = 20_000): Promise<boolean> {
    const seen = await this.page.waitForFunction(
      () => document.querySelector('section.end, .curtain, .prompt.mine')?.className ?? null,
      null,
      { timeout, polling: 20 }, // not with every frame, which the page would have to draw for it
    );
    return String(await seen.jsonValue()).includes('mine');
  }

  // One decision, made touch by touch, until the hall has accepted it. False when there was nothing to decide any more.
  async decide(prefer?: Preference): Promise<boolean> {
    if (!(await this.myTurn())) return false;
    const before = this.accepted;
    for (let touches = 0; touches < 20; touches++) {
      const seen = await this.look();
      const overtaken = seen.targets.length === 0 && (await this.page.locator('.prompt.mine').count()) === 0;
      if (overtaken) return true;
      const target = await this.#touchOneOf(seen.targets, prefer);
      await this.#settled(`touching ${target.kind} "${target.name}"`, seen.fingerprint, before);
      if (this.accepted > before) return true;
    }
    throw new Error(`no decision after 20 touches: ${await this.sentence()}`);
  }

  async #touchOneOf(targets: Target[], prefer?: Preference): Promise<Target> {
    const left = [...targets];
    while (left.length > 0) {
      const target = prefer?.(left) ?? this.#fancy(left);
      if (await this.touch(target)) return target;
      left.splice(left.indexOf(target), 1);
    }
    const names = targets.map((t) => `${t.kind} ${t.name}`).join('; ');
    throw new Error(
      `asked "${await this.sentence()}", but nothing can be touched; covered: ${names || 'nothing glows'}`,
    );
  }

  // Does something by other means than touching, and waits until it had its effect. True if it decided.
  async effect(what: string, act: () => Promise<unknown>): Promise<boolean> {
    const [before, { fingerprint }] = [this.accepted, await this.look()];
    await act();
    await this.#settled(what, fingerprint, before);
    return this.accepted > before;
  }

  async decideTimes(n: number): Promise<number> {
    let made = 0;
    while (made < n && (await this.decide())) made++;
    return made;
  }

  // Plays a game to its end (or `most` decisions of it) without touching anything; that of the page, which looks on, if
  // no table is named.
  async leaveToRobot(wanted: RegExp, table = this.#table(), most = Infinity): Promise<number> {
    this.#robot = true;
    return this.page.evaluate(decideAll, { table, wanted: wanted.source, most });
  }

  // The same while nobody looks on, since to draw it all takes the page longer than anything else; then back again.
  async awayForRobot(wanted: RegExp, most = Infinity): Promise<number> {
    const [address, table] = [this.page.url(), this.#table()];
    await this.goto('/');
    const made = await this.leaveToRobot(wanted, table, most);
    await this.goto(address);
    return made;
  }

  #table(): string {
    return /[^/?]+(?=\?|$)/.exec(this.page.url())?.[0] ?? '';
  }

  // Decides until something is on the screen (or in the game); fails after `most` decisions.
  async decideUntil(there: () => Promise<boolean>, most = 200): Promise<number> {
    for (let made = 0; made <= most; made++) {
      if (!(await this.myTurn()) || (await there())) return made;
      await this.decide();
    }
    throw new Error(`${most} decisions did not lead there`);
  }

  async phase(): Promise<string> {
    return (await this.page.locator('.track .now').getAttribute('title')) ?? '';
  }

  // All that glows now.
  async look(): Promise<Seen> {
    return this.page.evaluate(lookAtTable);
  }

  // Touches it; false if something lies over it.
  async touch(target: Target): Promise<boolean> {
    let point = await this.#aim(target);
    if (!point && !this.#touch) {
      // The detail of what the pointer stands on may lie there: a person moves it away.
      await this.page.mouse.move(1, 1);
      point = await this.page.evaluate(aimAt, target.index);
    }
    if (!point) return false;
    if (!this.#touch) await this.page.mouse.click(point.x, point.y);
    else await this.page.touchscreen.tap(point.x, point.y);
    return true;
  }

  // On a phone the board glides to whose turn it is: a person waits until it stands still.
  async #aim(target: Target): Promise<{ x: number; y: number } | null> {
    let point = await this.page.evaluate(aimAt, target.index);
    for (let tries = 0; this.#touch && target.kind === 'place' && tries < 20; tries++) {
      await this.page.evaluate(boardAtRest);
      const now = await this.page.evaluate(aimAt, target.index);
      if (now?.x === point?.x && now?.y === point?.y) break;
      point = now;
    }
    return point;
  }

  // Things themselves rather than buttons; nearly never a pass or a change of mind while something else can be done.
  #fancy(targets: Target[]): Target {
    // A finger reads a card of the hand first and plays it with the second tap.
    const read = targets.find((t) => this.#touch && t.kind === 'hand' && t.raised);
    if (read) return read;
    const lively = targets.filter((t) => !t.passes && !t.pressed);
    const pool = lively.length > 0 && this.dice(8) > 0 ? lively : targets;
    const things = pool.filter((t) => t.kind !== 'choice');
    const from = things.length > 0 && this.dice(3) > 0 ? things : pool;
    const chosen = from[this.dice(from.length)];
    if (!chosen) throw new Error('nothing to touch');
    return chosen;
  }

  // After a touch either the decision is accepted or the screen asks for the next touch.
  async #settled(what: string, fingerprint: string, before: number): Promise<void> {
    const until = Date.now() + 15_000;
    while (Date.now() < until) {
      await moment();
      if (this.accepted > before) return;
      if (this.#sent.size > 0 || (await this.look()).fingerprint === fingerprint) continue;
      // What went over the socket is told a little later than the screen changes.
      await moment();
      if (this.#sent.size === 0) return;
    }
    throw new Error(`${what} did nothing (${await this.sentence()})`);
  }
}

// Two frames later, since a glide begins with a frame, and at the end of the glide.
const boardAtRest = async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const glides = document.querySelector('.frame > .inner')?.getAnimations() ?? [];
  await Promise.allSettled(glides.map((glide) => glide.finished));
};

const moment = () => new Promise((done) => setTimeout(done, 15));

function read(payload: string | Buffer): Frame | null {
  try {
    return JSON.parse(payload.toString()) as Frame;
  } catch {
    return null;
  }
}
