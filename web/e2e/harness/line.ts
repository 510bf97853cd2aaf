// The wire between one browser and the hall, to be cut and mended: connections break as they do when a cable is pulled,
// and nothing gets through until it is back.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export class Line {
  url = '';
  #open = true;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((browser) => this.#join(browser));
  readonly #port: number;

  constructor(hall: string) {
    this.#port = Number(new URL(hall).port);
  }

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#open = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#open = true;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(browser: Socket): void {
    if (!this.#open) {
      browser.destroy();
      return;
    }
    const hall = connect(this.#port, '127.0.0.1');
    for (const [socket, other] of [
      [browser, hall],
      [hall, browser],
    ] as const) {
      this.#sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
