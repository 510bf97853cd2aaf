// Something of the log shown once more over the board, while the game itself goes on.
import type { GameModule } from '../games/contract.ts';
import type { GameEvent } from '../protocol/types.ts';
import { type Frame, framesOf } from '../table/again.ts';
import type { TableSession } from '../table/session.ts';

const MOST = 300; // the hall tells no more at once

export class AgainShow {
  readonly frames: readonly Frame[];
  at = $state(0);

  private constructor(frames: readonly Frame[]) {
    this.frames = frames;
  }

  // As that seat (or a spectator) saw it. Of very much only the end.
  static async of(
    game: GameModule,
    session: TableSession,
    wanted: readonly GameEvent[],
    seat: number | null,
  ): Promise<AgainShow | null> {
    const events = wanted.slice(-MOST);
    const [first, last] = [events[0], events.at(-1)];
    if (!first || !last) return null;
    const { views } = await session.past(seat, first.n, last.n + 1);
    const frames = framesOf(events, views, game.beats);
    return frames.length > 0 ? new AgainShow(frames) : null;
  }

  get frame(): Frame {
    return this.frames[this.at] as Frame;
  }
  get atEnd(): boolean {
    return this.at >= this.frames.length - 1;
  }
  step(by: number): void {
    this.at = Math.min(this.frames.length - 1, Math.max(0, this.at + by));
  }
}
