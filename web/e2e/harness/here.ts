// The hall in the page talks over its worker instead of a socket: what is said there is watched, and can be joined.

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
