import { beforeEach, describe, expect, it } from 'vitest';
import { backoff, Connection, type HallError, type Socket } from '../src/protocol/connection.ts';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  receive(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[] = [];
let timers: { run: () => void; ms: number; live: boolean }[] = [];
const latest = () => sockets.at(-1) as FakeSocket;
const fire = (which: (ms: number) => boolean) => {
  for (const timer of timers.filter((t) => t.live && which(t.ms))) {
    timer.live = false;
    timer.run();
  }
};
function connect(): Connection {
  let keys = 0;
  return new Connection({
    open: () => {
      sockets.push(new FakeSocket());
      return latest();
    },
    setTimer: (run, ms) => {
      const timer = { run, ms, live: true };
      timers.push(timer);
      return timer;
    },
    clearTimer: (timer) => ((timer as { live: boolean }).live = false),
    random: () => 0.5,
    key: () => `k${++keys}`,
  });
}
beforeEach(() => {
  sockets = [];
  timers = [];
});

describe('Connection', () => {
  it('answers each request with its own answer', async () => {
    const c = connect();
    c.start();
    latest().onopen?.();
    const one = c.ask({ do: 'hello' });
    const two = c.ask({ do: 'ping' });
    latest().receive({ re: 2, ok: true, n: 2 });
    latest().receive({ re: 1, ok: true, n: 1 });
    expect(await one).toMatchObject({ n: 1 });
    expect(await two).toMatchObject({ n: 2 });
  });

  it('gives errors with their code', async () => {
    const c = connect();
    c.start();
    latest().onopen?.();
    const asked = c.ask({ do: 'act' });
    latest().receive({ re: 1, ok: false, error: { code: 'stale', message: '' } });
    await expect(asked).rejects.toMatchObject({ code: 'stale' } satisfies Partial<HallError>);
  });

  it('sends what was not answered again after a break, with the same id and key', async () => {
    const c = connect();
    c.start();
    latest().onopen?.();
    const asked = c.ask({ do: 'act', action: 'pass' });
    const first = latest().sent[0];
    latest().onclose?.();
    expect(c.status).toBe('offline');
    fire((ms) => ms < 1000);
    expect(sockets).toHaveLength(2);
    latest().onopen?.();
    expect(latest().sent[0]).toEqual(first);
    latest().receive({ re: 1, ok: true });
    await asked;
  });

  it('lets its owner watch again before anything is repeated', () => {
    const c = connect();
    c.onReturn(() => void c.ask({ do: 'watch' }, { fleeting: true }).catch(() => undefined));
    c.start();
    latest().onopen?.();
    void c.ask({ do: 'act' }).catch(() => undefined);
    latest().onclose?.();
    fire((ms) => ms < 1000);
    latest().onopen?.();
    expect(latest().sent.map((m) => m.do)).toEqual(['watch', 'act']);
  });

  it('tries again sooner than a second at first and never waits longer than some seconds', () => {
    expect(backoff(0, 1)).toBeLessThan(300);
    expect(backoff(1, 1)).toBeLessThan(1000);
    expect(backoff(50, 1)).toBeLessThan(20_000);
    expect(backoff(3, 0)).toBeLessThan(backoff(3, 1));
  });

  it('notices a dead connection by an unanswered ping', () => {
    const c = connect();
    c.start();
    latest().onopen?.();
    const first = latest();
    fire((ms) => ms === 25_000);
    expect(first.sent.at(-1)).toMatchObject({ do: 'ping' });
    fire((ms) => ms === 10_000);
    expect(first.closed).toBe(true);
    expect(c.status).toBe('offline');
  });

  it('survives rubbish and unknown answers', () => {
    const c = connect();
    c.start();
    latest().onopen?.();
    latest().onmessage?.({ data: '{' });
    latest().receive({ re: 99, ok: true });
    expect(c.status).toBe('online');
  });

  it('hands pushes to all who listen until they stop', () => {
    const c = connect();
    const heard: string[] = [];
    const stop = c.onPush((p) => heard.push(p.push));
    c.start();
    latest().onopen?.();
    latest().receive({ push: 'gone', table: 'x' });
    stop();
    latest().receive({ push: 'gone', table: 'x' });
    expect(heard).toEqual(['gone']);
  });
});
