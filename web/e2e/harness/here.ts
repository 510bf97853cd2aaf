// The hall in the page talks over its worker instead of a socket: what is said there is watched, and can be joined.

// Where games alone and around one screen are kept: in the hall behind the page, or in the one in it.
export type Keep = 'hall' | 'here';

declare global {
  interface Window {
    frameOfHere?: (outgoing: boolean, text: string) => void;
    // The worker that the page has started last.
    workerOfHere?: Worker;
  }
}

// Runs in the page before anything else.
export function tellFrames(): void {
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      window.workerOfHere = this;
      this.addEventListener('message', ({ data }: MessageEvent<{ say?: string; socket?: number; text?: string }>) => {
        if (data.say === 'text') window.frameOfHere?.(false, data.text ?? '');
      });
    }
    override postMessage(message: { do?: string; text?: string }): void {
      super.postMessage(message);
      if (message.do === 'send') window.frameOfHere?.(true, message.text ?? '');
    }
  };
}

// Runs in the page: a game by a message; its code. Nobody is there before somebody came by the page.
export async function quickHere(wish: object): Promise<string> {
  const worker = window.workerOfHere;
  if (!worker) throw new Error('the page has no hall');
  let id = 1_000_000;
  const ask = (method: string, path: string, body: object | null) =>
    new Promise<{ status: number; body: string }>((answered) => {
      const mine = ++id;
      const hear = ({ data }: MessageEvent<{ say: string; id?: number; status: number; body: string }>) => {
        if (data.say !== 'reply' || data.id !== mine) return;
        worker.removeEventListener('message', hear);
        answered(data);
      };
      worker.addEventListener('message', hear);
      worker.postMessage({ do: 'request', id: mine, method, path, body: body && JSON.stringify(body) });
    });
  for (;;) {
    const made = await ask('POST', '/api/quick', wish);
    if (made.status === 200) return (JSON.parse(made.body) as { table: { code: string } }).table.code;
    await new Promise((again) => setTimeout(again, 100));
  }
}
