// The hall as the page knows it: is somebody looking, and is this browser still let in?
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../src/protocol/connection.ts';
import { answering } from './rest.ts';

const sockets: (Socket & { sent: Record<string, unknown>[] })[] = [];
class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close = vi.fn();
}
const ME = { 'GET /api/me': { user: { id: 'a', name: 'Ann', guest: true } } };
const latest = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

// Everything anew: a page that has just been opened.
async function open() {
  vi.resetModules();
  const hall = await import('../src/ui/hall.svelte.ts');
  await hall.arrive();
  latest().onopen?.();
  return hall;
}
function look(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sockets.length = 0;
  vi.restoreAllMocks();
});

// answering() takes its stand-in for fetch back after each test; the socket's stays.
const page = (answers: Parameters<typeof answering>[0]) => {
  const asked = answering(answers);
  vi.stubGlobal('WebSocket', FakeSocket);
  return asked;
};

describe('a guest', () => {
  const SCRIPTS = { en: /^[A-Z][a-z]+$/, ru: /^[А-ЯЁ][а-яё]+$/, cs: /^\p{Lu}\p{Ll}+$/u, bg: /^[А-Я][а-ьюя]+$/ };

  it.each(Object.entries(SCRIPTS))('of a page in %s is called in that language', async (language, script) => {
    const asked = page({
      'GET /api/me': { error: 'unauthorised' },
      'POST /api/guest': (body) => ({ user: { id: 'a', guest: true, ...(body as { name: string }) } }),
    });
    vi.resetModules();
    const words = await import('../src/i18n/words.svelte.ts');
    await words.setLanguage(language as 'en');
    const hall = await import('../src/ui/hall.svelte.ts');
    const { name } = await hall.arrive();
    expect(asked.at(-1)).toEqual({ what: 'POST /api/guest', body: { name } });
    const names = words.t('guest-names').split(', ');
    expect(names).toContain(name);
    // Enough that two at one table seldom have the same; where they do, the hall tells them apart.
    expect(new Set(names).size).toBeGreaterThan(20);
    expect(names.filter((each) => !script.test(each))).toEqual([]);
    await words.setLanguage('en');
  });
});

describe('a page', () => {
  it('tells the hall when nobody looks at it, and when somebody does again', async () => {
    page(ME);
    await open();
    const { sent } = latest();
    expect(sent.filter((m) => m.do === 'here')).toEqual([]);
    look(true);
    look(false);
    expect(sent.filter((m) => m.do === 'here').map((m) => m.on)).toEqual([false, true]);
  });

  it('that comes back unseen says so', async () => {
    page(ME);
    const hall = await open();
    look(true);
    latest().onclose?.();
    hall.connection.retryNow();
    latest().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(latest().sent).toMatchObject([{ do: 'here', on: false }]);
    hall.connection.stop();
  });

  it.each(['unauthorised', 'banned'] as const)('that is %s after a break does not try for ever', async (error) => {
    const answers: Parameters<typeof answering>[0] = { ...ME };
    page(answers);
    const hall = await open();
    answers['GET /api/me'] = { error };
    latest().onclose?.();
    await vi.waitFor(() => expect(hall.refusal()).toBe(error), 5000);
    expect(hall.status()).toBe('closed');
  });

  it('whose session ends during a break learns it', async () => {
    const answers: Parameters<typeof answering>[0] = { ...ME };
    const asked = page(answers);
    const hall = await open();
    latest().onclose?.();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answers['GET /api/me'] = { error: 'unauthorised' };
    await vi.waitFor(() => expect(hall.refusal()).toBe('unauthorised'), 9000);
  }, 12_000);

  it('whose session ends with a login that is under way stays', async () => {
    const answers: Parameters<typeof answering>[0] = { ...ME };
    const asked = page(answers);
    const hall = await open();
    answers['GET /api/me'] = { error: 'unauthorised' };
    latest().onclose?.();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answers['GET /api/me'] = ME['GET /api/me'];
    await vi.waitFor(() => expect(asked).toHaveLength(3), 5000);
    await new Promise((done) => setTimeout(done, 0));
    expect(hall.refusal()).toBeNull();
    hall.connection.stop();
  });

  it('comes back by itself after any other break', async () => {
    const asked = page(ME);
    const hall = await open();
    latest().onclose?.();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect([hall.refusal(), hall.status()]).toEqual([null, 'offline']);
    hall.connection.stop();
  });

  it('of somebody banned is told so at the door', async () => {
    page({ 'GET /api/me': { error: 'banned' }, 'POST /api/guest': { error: 'banned' } });
    vi.resetModules();
    const hall = await import('../src/ui/hall.svelte.ts');
    await expect(hall.arrive()).rejects.toThrow();
    expect(hall.refusal()).toBe('banned');
  });
});

describe('what the hall refuses', () => {
  it('has a sentence by its code, and a better one by its cause', async () => {
    page(ME);
    const hall = await open();
    const { HallError } = await import('../src/protocol/connection.ts');
    const { setLanguage, t } = await import('../src/i18n/words.svelte.ts');
    await setLanguage('en');
    const say = (code: string, detail = {}) => hall.errorText(new HallError({ code, message: '', detail }));
    for (const code of ['bad_request', 'unauthorised', 'conflict', 'too_many', 'too_large', 'full', 'internal'])
      expect(say(code)).toBe(t(`error-${code.replace('_', '-')}`));
    expect(say('something_new')).toBe(t('error-internal'));
    expect(say('conflict', { reason: { key: 'full' } })).toBe(t('error-conflict'));
    hall.tellError(new HallError({ code: 'conflict', message: '', detail: { reason: 'stand_in' } }));
    await vi.waitFor(() => expect(hall.notice()).toBe('A computer is playing for you. Take your seat back first.'));
    expect(say('too_many', { reason: 'many_tables' })).toBe(t('error-many-tables'));
  });
});
