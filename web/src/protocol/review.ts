// Looking at a finished match again, and going on from a moment of it.
import type { Connection } from './connection.ts';
import type { Review, SeatNumber, Table, TableId } from './types.ts';

export function askReview(connection: Connection, table: TableId): Promise<Review> {
  return connection.ask<{ review: Review }>({ do: 'review', table }, { fleeting: true }).then((a) => a.review);
}

// Which moment (after the first `n` lines), for which seats, and who plays all the others.
export interface WhatIf {
  table: TableId;
  n: number;
  seats: readonly SeatNumber[];
  agent: string;
}

export function askWhatIf(connection: Connection, { table, n, seats, agent }: WhatIf): Promise<Table> {
  const whose = seats.length === 1 ? { seat: seats[0] } : { seats };
  return connection.ask<{ table: Table }>({ do: 'what_if', table, n, ...whose, agent }).then((a) => a.table);
}
