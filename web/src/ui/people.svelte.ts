// What this person has said about others: whom they have blocked, as the hall told last, and whom reported.
import { SvelteSet } from 'svelte/reactivity';
import { account, type Blocked } from '../protocol/account.ts';

const state = $state({ blocks: [] as Blocked[] });
const reports = new SvelteSet<string>();

export function blocks(): readonly Blocked[] {
  return state.blocks;
}
export function isBlocked(id: string): boolean {
  return state.blocks.some((person) => person.id === id);
}
export async function loadBlocks(): Promise<void> {
  state.blocks = await account.blocks();
}
export async function block(id: string, on: boolean): Promise<void> {
  state.blocks = await account.block(id, on);
}

export function isReported(id: string, table: string): boolean {
  return reports.has(`${id} ${table}`);
}
export async function report(id: string, table: string, reason: string): Promise<void> {
  await account.report(id, table, reason);
  reports.add(`${id} ${table}`);
}
