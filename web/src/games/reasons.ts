// Why something is not legal, in words: the engine's reason as a message with its arguments.
import { name } from '../i18n/fluent.ts';
import type { Reason } from '../protocol/types.ts';
import type { GameModule, Line, SeatLook } from './contract.ts';

type Speaker = Pick<GameModule, 'prefix' | 'reasons'>;

// A reason without a rule is about the turn: the table has words for it in every game.
export function reasonLine(game: Speaker, reason: Reason, seats: readonly SeatLook[]): Line {
  const key = reason.key.replaceAll('_', '-');
  if (reason.rule === null) return { key: `table-why-${key}` };
  const kinds = game.reasons[reason.key]?.args ?? {};
  const args: NonNullable<Line['args']> = {};
  for (const [arg, value] of Object.entries(reason.args)) {
    const kind = kinds[arg] ?? 'number';
    const look = kind === 'seat' ? seats[Number(value)] : undefined;
    if (look) args[arg] = name(game.prefix, look.name.kind, look.name.id);
    else args[arg] = typeof value === 'string' ? name(game.prefix, kind, value) : value;
  }
  return { key: `${game.prefix}-why-${key}`, args };
}
