// A worker that stands for the one with the hall in it: it hears what the page says and says what the test wants.
import type { HallWorker } from '../src/here/local.ts';
import type { FromHall, ToHall } from '../src/here/messages.ts';

type Answer = object | string | { error: string };

export class FakeWorker implements HallWorker {
  static all: FakeWorker[] = [];
  // What it says to `start`, and how it answers requests ("GET /api/me") from then on; anything else is not found.
  static first: FromHall = { say: 'ready' };
  static answers: Record<string, Answer | ((body: unknown) => Answer)> = {};
  readonly heard: ToHall[] = [];
  ended = false;
  onmessage: HallWorker['onmessage'] = null;
  onerror: HallWorker['onerror'] = null;

  constructor() {
    FakeWorker.all.push(this);
  }
  static get last(): FakeWorker {
    const worker = FakeWorker.all.at(-1);
    if (!worker) throw new Error('no worker was started');
    return worker;
  }
  static anew(first: FromHall, answers: typeof FakeWorker.answers): void {
    FakeWorker.all = [];
    FakeWorker.first = first;
    FakeWorker.answers = answers;
  }

  postMessage(message: ToHall): void {
    this.heard.push(message);
    queueMicrotask(() => this.#answer(message));
  }
  terminate(): void {
    this.ended = true;
  }
  say(said: FromHall): void {
    this.onmessage?.({ data: said });
  }

  #answer(message: ToHall): void {
    if (message.do === 'start') this.say(FakeWorker.first);
    else if (message.do === 'take') this.say({ say: 'ready' });
    else if (message.do === 'open') this.say({ say: 'opened', socket: message.socket });
    else if (message.do === 'send') {
      const { id } = JSON.parse(message.text) as { id: number };
      this.say({ say: 'text', socket: message.socket, text: JSON.stringify({ re: id, ok: true }) });
    } else if (message.do === 'request') {
      const found = FakeWorker.answers[`${message.method} ${message.path}`] ?? { error: 'not_found' };
      const body: unknown = message.body === null ? null : JSON.parse(message.body);
      const answer = typeof found === 'function' ? (found as (body: unknown) => Answer)(body) : found;
      const refused = typeof answer === 'object' && 'error' in answer;
      const said = refused ? { error: { code: answer.error, message: '' } } : answer;
      const text = typeof said === 'string' ? said : JSON.stringify(said);
      this.say({ say: 'reply', id: message.id, status: refused ? 400 : 200, body: text });
    }
  }
}

// What was asked of it, as "POST /api/quick".
export const requests = (worker = FakeWorker.last): string[] =>
  worker.heard.flatMap((m) => (m.do === 'request' ? [`${m.method} ${m.path}`] : []));
