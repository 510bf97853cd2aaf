// All games of this device as one text, and back: the rows of tables, their logs, positions, notes and what was said
// there. Who one is stays with the device.
import type { Rows } from './store.ts';

const KIND = 'ravenhall-games';
const OF_TABLES = /^[tlcp]\//; // page/row_store.cpp says which letter is what

interface Backup {
  kind: string;
  version: 1;
  me: string;
  rows: Rows;
}

// The one person of this device.
export function personOf(rows: Rows): string | null {
  return (
    Object.keys(rows)
      .find((key) => key.startsWith('u/'))
      ?.slice(2) ?? null
  );
}

export function writeBackup(rows: Rows): string {
  const backup: Backup = { kind: KIND, version: 1, me: personOf(rows) ?? '', rows: {} };
  for (const [key, text] of Object.entries(rows)) {
    if (OF_TABLES.test(key)) backup.rows[key] = text;
  }
  return JSON.stringify(backup);
}

export class BadBackup extends Error {}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBackup('not JSON');
  }
}

const isObject = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing);

interface TableText {
  host?: unknown;
  seats?: unknown;
}

// The rows of the backup's tables that are not here yet, as this device's person has them. Throws BadBackup.
export function readBackup(text: string, here: Rows): { rows: Rows; games: number } {
  const backup = parsed(text);
  if (!isObject(backup) || backup.kind !== KIND || backup.version !== 1 || !isObject(backup.rows))
    throw new BadBackup('not a backup of games');
  const me = personOf(here);
  if (me === null) throw new BadBackup('nobody is here');
  const own = (user: unknown) => (user === backup.me ? me : user);
  const rows: Rows = {};
  let games = 0;
  for (const [key, row] of Object.entries(backup.rows)) {
    if (!OF_TABLES.test(key) || typeof row !== 'string') throw new BadBackup(key);
    const table = key.split('/')[1] ?? '';
    if (`t/${table}` in here) continue;
    if (!(`t/${table}` in backup.rows)) throw new BadBackup(key);
    const read = parsed(row);
    if (!isObject(read)) throw new BadBackup(key);
    if (!key.startsWith('t/')) {
      rows[key] = key.startsWith('c/') ? JSON.stringify({ ...read, user: own(read.user) }) : row;
      continue;
    }
    const seats = (read as TableText).seats;
    if (!Array.isArray(seats)) throw new BadBackup(key);
    rows[key] = JSON.stringify({
      ...read,
      host: own(read.host),
      seats: seats.map((seat: unknown) => (isObject(seat) ? { ...seat, user: own(seat.user) } : seat)),
    });
    games++;
  }
  return { rows, games };
}
