// What somebody is called.
import { t } from '../i18n/words.svelte.ts';
import type { Table } from '../protocol/types.ts';
import { nameOf } from '../table/sides.ts';

// Who has deleted their account has no name any more.
export function personName(name: string | null | undefined): string {
  return name || t('person-deleted');
}

// Of somebody who opened a table.
export function hostName(table: Table): string {
  const seat = table.seats.find((s) => s.user?.id === table.host);
  return seat ? personName(nameOf(seat)) : '…';
}
