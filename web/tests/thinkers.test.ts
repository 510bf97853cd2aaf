// Who thinks for the hall in the page: nobody before the first question, and nobody worse for a network that fails.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromThinker, ToThinker } from '../src/here/messages.ts';
import { Thinkers } from '../src/here/thinkers.ts';

const MODULE = {} as WebAssembly.Module;
let workers: FakeThinker[] = [];

class FakeThinker {
  heard: ToThinker[] = [];
  ended = false;
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  constructor() {
    workers.push(this);
  }
  postMessage(told: ToThinker): void {
    this.heard.push(told);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(): void {
    const asked = this.heard.at(-1);
    if (asked && 'question' in asked) this.onmessage?.({ data: asked });
  }
}

const make = (compiled: () => Promise<WebAssembly.Module>, cores = 3) => {
  const answers: [number, number][] = [];
  const open = () => new FakeThinker() as unknown as Worker;
  const thinkers = new Thinkers(compiled, open, (question, bytes) => answers.push([question, bytes.length]), cores);
  return { thinkers, answers };
};
const bytes = new Uint8Array(3);

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('fetches the module with the first question, once', async () => {
  const compiled = vi.fn(() => Promise.resolve(MODULE));
  const { thinkers, answers } = make(compiled);
  expect(compiled).not.toHaveBeenCalled();
  for (let question = 1; question <= 3; question++) thinkers.think(question, false, bytes);
  thinkers.think(4, true, bytes);
  await vi.runAllTimersAsync();
  expect(compiled).toHaveBeenCalledTimes(1);
  // Two at a time, and one apart; each gets the module first.
  expect(workers.map(({ heard }) => heard.length)).toEqual([2, 2, 2]);
  for (const { heard } of workers) expect(heard[0]).toEqual({ module: MODULE });
  for (const worker of [...workers, workers[0]]) worker?.answer();
  expect(answers.map(([question]) => question).sort()).toEqual([1, 2, 3, 4]);
  expect(answers.every(([, size]) => size === 3)).toBe(true);
});

it('tries again while the module cannot be had, and then answers what was asked', async () => {
  let there = false;
  const compiled = vi.fn(() => (there ? Promise.resolve(MODULE) : Promise.reject(new Error('no network'))));
  const { thinkers, answers } = make(compiled);
  thinkers.think(1, false, bytes);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(compiled.mock.calls.length).toBeGreaterThan(2);
  expect([workers, answers]).toEqual([[], []]);
  there = true;
  await vi.advanceTimersByTimeAsync(10_000);
  workers[0]?.answer();
  expect(answers).toEqual([[1, 3]]);
});

it('asks for nothing any more once it is stopped', async () => {
  const compiled = vi.fn(() => Promise.reject(new Error('no network')));
  const { thinkers } = make(compiled);
  thinkers.think(1, false, bytes);
  await vi.advanceTimersByTimeAsync(0);
  thinkers.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(compiled).toHaveBeenCalledTimes(1);
});

it('has no answer of one that broke down, and starts another', async () => {
  const { thinkers, answers } = make(() => Promise.resolve(MODULE), 2);
  thinkers.think(1, false, bytes);
  thinkers.think(2, false, bytes);
  await vi.runAllTimersAsync();
  workers[0]?.onerror?.({ preventDefault: () => undefined });
  expect(workers[0]?.ended).toBe(true);
  expect(answers).toEqual([[1, 0]]);
  workers[1]?.answer();
  expect(answers.at(-1)).toEqual([2, 3]);
});
