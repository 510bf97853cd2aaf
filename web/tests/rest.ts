// A hall of answers for the REST part of the protocol, and a page to draw on.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { onTestFinished, vi } from 'vitest';

type Answer = object | { error: string };
export interface Asked {
  what: string; // "POST /api/block"
  body: unknown;
}

// What each request is answered with; a refusal is { error: CODE }. Returns what was asked, as it comes.
export function answering(answers: Record<string, Answer | ((body: unknown) => Answer)>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, init: { method: string; body: string | null }) => {
    const what = `${init.method} ${path}`;
    const body: unknown = init.body === null ? null : JSON.parse(init.body);
    asked.push({ what, body });
    const found = answers[what] ?? { error: 'not_found' };
    const answer = typeof found === 'function' ? (found as (body: unknown) => Answer)(body) : found;
    const code = 'error' in answer ? answer.error : null;
    const json = code === null ? answer : { error: { code, message: '' } };
    return Promise.resolve({ ok: code === null, status: code === null ? 200 : 400, json: () => Promise.resolve(json) });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

// A component on a page of its own, until the test is over.
export function draw<Props extends Record<string, unknown>>(component: Component<Props>, props: Props) {
  const target = document.body.appendChild(document.createElement('div'));
  const drawn = mount(component as Component<Record<string, unknown>>, { target, props });
  flushSync();
  onTestFinished(async () => {
    await unmount(drawn);
    target.remove();
  });
  const button = (name: string) => {
    const found = [...target.querySelectorAll('button')].find((b) => textOf(b) === name);
    if (!found) throw new Error(`no button "${name}" in: ${textOf(target)}`);
    return found;
  };
  return {
    target,
    text: () => textOf(target),
    has: (name: string) => [...target.querySelectorAll('button')].some((b) => textOf(b) === name),
    press: (name: string) => {
      button(name).click();
      flushSync();
    },
    // Writes into the nth field.
    write: (text: string, nth = 0) => {
      const field = target.querySelectorAll<HTMLInputElement>('input, textarea')[nth];
      if (!field) throw new Error(`no field ${nth}`);
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    },
    send: () => {
      target.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      flushSync();
    },
  };
}

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
