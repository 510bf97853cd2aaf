// How the numbers of a hunter and of Dracula came about, from what the view has of them.
import { FACTS } from '../../generated/dracula.ts';
import type { View } from '../../protocol/types.ts';
import type { Account } from '../contract.ts';
import { asDracula, healthLeft, hunterOf } from './view.ts';

const limit = (key: string, most: number): Account => ({ why: { key, args: { most } } });

function health(key: string, body: { health: number; damage: number }): Account {
  const lost = body.health - healthLeft(body);
  return {
    why: { key },
    parts: [
      { line: { key: 'dr-count-health-full' }, value: body.health },
      ...(lost > 0 ? [{ line: { key: 'dr-count-damage' }, value: -lost }] : []),
    ],
  };
}

export function accounts(view: View, seat: number): Record<string, Account> {
  const { dracula } = asDracula(view);
  const { influence, events, tickets } = FACTS.numbers;
  const hunter = hunterOf(view, seat);
  if (!hunter) {
    return {
      health: health('dr-count-health-dracula', dracula),
      influence: limit('dr-count-influence', influence),
      rumor: { why: { key: 'dr-count-rumors', args: { n: dracula.rumor_pool } } },
      encounter: { why: { key: 'dr-count-encounters' } },
      omen: limit('dr-count-omens', events),
    };
  }
  return {
    health: health('dr-count-health', hunter),
    bite: { why: { key: 'dr-sheet-bites-left', args: { n: Math.max(0, hunter.bite_spaces - hunter.bites) } } },
    item: limit('dr-count-items', hunter.limit),
    event: limit('dr-count-events', hunter.limit),
    ticket: limit('dr-count-tickets', tickets),
  };
}
