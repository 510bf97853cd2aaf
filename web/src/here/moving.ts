// Games between the hall in the page and the one behind it: as records, and as files.
import { HallError } from '../protocol/connection.ts';
import type { Table } from '../protocol/types.ts';
import { openHere, server } from '../ui/hall.svelte.ts';
import { local } from './house.svelte.ts';
import { isHere } from './there.ts';

// A record says what was decided, not who is a computer: of those that go on, only where all are people.
export function isMovable(table: Table): boolean {
  return table.state === 'finished' || (table.hotseat && table.seats.every(({ kind }) => kind === 'human'));
}

export async function recordOf(id: string): Promise<string> {
  if (isHere(id)) return local.text('GET', `/api/tables/${encodeURIComponent(id)}/record`);
  const response = await fetch(server.api.recordUrl(id), { credentials: 'same-origin' }).catch(() => {
    throw new HallError({ code: 'offline', message: 'offline' });
  });
  if (response.ok) return response.text();
  const answer = (await response.json().catch(() => null)) as { error?: { code: string; message: string } } | null;
  throw new HallError(answer?.error ?? { code: 'internal', message: `HTTP ${response.status}` });
}

// A table of the other hall with the same record. The first one stays.
export async function moved({ id }: Table): Promise<Table> {
  const other = isHere(id) ? server : await openHere();
  const saga = await recordOf(id);
  await other.arrive();
  return other.api.importSaga(saga);
}

// Gives the person a file.
export function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
