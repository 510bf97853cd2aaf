// What is not needed before the first decision need not be fetched before it.
import type { Component } from 'svelte';
import Later from './Later.svelte';

// A component that stands for the one that `load` brings.
export function later<Props extends object>(load: () => Promise<{ default: Component<Props> }>): Component<Props> {
  return (internals, props) => Later(internals, { load, props });
}
