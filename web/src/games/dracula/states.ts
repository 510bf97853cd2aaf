// What hampers a hunter, as the signs of tokens with their words.
import type { HunterView } from './view.ts';

export interface State {
  token: string;
  key: string;
}

export function statesOf(hunter: HunterView): State[] {
  return [
    ...(hunter.hospital ? [{ token: 'hospital', key: 'dr-status-hospital' }] : []),
    ...(hunter.delayed ? [{ token: 'delayed', key: 'dr-status-delayed' }] : []),
    ...(hunter.bats ? [{ token: 'bats', key: 'dr-mark-bats' }] : []),
    ...(hunter.weakened ? [{ token: 'weakened', key: 'dr-mark-weakened' }] : []),
  ];
}
