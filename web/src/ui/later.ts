// What is not needed before the first decision need not be fetched before it.
import type { Component } from 'svelte';
import { useWords } from '../i18n/words.svelte.ts';
import Later from './Later.svelte';

// A component that stands for the one that `load` brings.
export function later<Props extends object>(load: () => Promise<{ default: Component<Props> }>): Component<Props> {
  return (internals, props) => Later(internals, { load, props });
}

// The same for a part whose words are only said there (locales/*/seldom.ftl) and come with it.
export const withSeldomWords = <T>(coming: Promise<T>): Promise<T> => withWords('seldom', coming);
// And for what is said of a game that is over, and by hints (locales/*/review.ftl).
export const withReviewWords = <T>(coming: Promise<T>): Promise<T> => withWords('review', coming);

// And for what is said of the games of this device (locales/*/here.ftl).
export const withHereWords = <T>(coming: Promise<T>): Promise<T> => withWords('here', coming);

async function withWords<T>(domain: string, coming: Promise<T>): Promise<T> {
  const [came] = await Promise.all([coming, useWords(domain)]);
  return came;
}
