// A plain file server: it knows its files and nothing of the client's addresses.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
};

export class FileServer {
  url = '';
  readonly asked: string[] = [];
  readonly #server;

  // What lies in `folder` is served below `path`, which has / at both ends.
  constructor(folder: string, path: string) {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://server');
      this.asked.push(pathname);
      const name = pathname === path ? 'index.html' : pathname.slice(path.length);
      const file = join(folder, name);
      const isThere = pathname.startsWith(path) && statSync(file, { throwIfNoEntry: false })?.isFile();
      response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(isThere ? readFileSync(file) : 'There is no such file.');
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
