// A worker that thinks for computer opponents: gets questions, gives answers, knows nothing else.
import type { FromThinker, ToThinker } from './messages.ts';
import { ThinkerModule } from './module.ts';

let thinker: ThinkerModule | null = null;

addEventListener('message', (event: MessageEvent<ToThinker>) => {
  const told = event.data;
  if ('module' in told) thinker = new ThinkerModule(told.module);
  else if (thinker) postMessage({ question: told.question, bytes: thinker.think(told.bytes) } satisfies FromThinker);
});
