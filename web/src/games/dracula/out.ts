// Why Dracula cannot be in a place, as the engine says.
import { t } from '../../i18n/words.svelte.ts';
import { place as placeNamed, role, spot, weekday } from './names.ts';
import { type DraculaView, type Place, weekdayOf } from './view.ts';

export function ruledOut(v: DraculaView, place: Place): string | null {
  const reason = v.ruled_out?.find(({ places }) => places.includes(place));
  if (!reason) return null;
  const { why, seat, time, at, from, steps, back } = reason;
  return t(`dr-out-${why}`, {
    ...(seat === undefined ? {} : { who: role(seat) }),
    ...(time === undefined ? {} : { day: weekday(weekdayOf(time)) }),
    ...(at === undefined ? {} : { at: placeNamed(at) }),
    ...(from === undefined ? {} : { from: placeNamed(from) }),
    ...(steps === undefined ? {} : { steps }),
    ...(back === undefined ? {} : { back }),
    ...(reason.spot === undefined ? {} : { spot: spot(reason.spot) }),
  });
}
