// What is seldom seen at a table, fetched with its words when it is.
import { later, withReviewWords, withSeldomWords } from './later.ts';

export const AllChoices = later(() => import('./AllChoices.svelte'));
export const SeatNumbers = later(() => import('./SeatNumbers.svelte'));
export const Archived = later(() => withSeldomWords(import('./Archived.svelte')));
export const Branch = later(() => withReviewWords(import('./Branch.svelte')));
export const PersonMenu = later(() => withSeldomWords(import('./PersonMenu.svelte')));
export const Recap = later(() => withSeldomWords(import('./Recap.svelte')));
export const Repaired = later(() => withSeldomWords(import('./Repaired.svelte')));
export const TimeRunning = later(() => withSeldomWords(import('./TimeRunning.svelte')));
