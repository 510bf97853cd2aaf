// What is not needed before the first decision need not be fetched before it.
import type { Component } from 'svelte';
import { useWords } from '../i18n/words.svelte.ts';
import Later from './Later.svelte';

// A component that stands for the one that `load` brings.
export function later<Props extends object>(load: () => Promise<{ default: Component<Props> }>): Component<Props> {
  return (internals, props) => Later(internals, { load, props });
}

// The same for a part whose words are only said there (locales/*/seldom.ftl) and come with it.
export async function withSeldomWords<T>(coming: Promise<T>): Promise<T> {
  const [came] = await Promise.all([coming, useWords('seldom')]);
  return came;
}
