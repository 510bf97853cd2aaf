// Something of the log shown once more over the board, while the game itself goes on.
import type { GameModule } from '../games/contract.ts';
import type { GameEvent, View } from '../protocol/types.ts';
import { type Frame, framesOf } from '../table/again.ts';

export class AgainShow {
  readonly frames: readonly Frame[];
  at = $state(0);

  private constructor(frames: readonly Frame[]) {
    this.frames = frames;
  }

  static of(game: GameModule, events: readonly GameEvent[], event: GameEvent, view: View): AgainShow | null {
    const stretch = game.again(events, event, view);
    const frames = stretch ? framesOf(stretch.start, stretch.events, game) : [];
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
