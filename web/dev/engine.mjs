// `ravenhall engine GAME` as somebody to ask (docs/protocol.md).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const PROGRAM = process.env.RAVENHALL ?? join(import.meta.dirname, '../../build/release/ravenhall');

export class Engine {
  #process;
  #waiting = new Map();
  #next = 1;

  constructor(game) {
    this.#process = spawn(PROGRAM, ['engine', game], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#process.stdout }).on('line', (line) => {
      const answer = JSON.parse(line);
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
    this.#process.on('exit', (status) => {
      const gone = { code: 'gone', message: `the engine has ended with status ${status}` };
      for (const tell of this.#waiting.values()) tell({ ok: false, error: gone });
    });
  }

  // The answer; one that is not ok is thrown.
  ask(request) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) => (answer.ok ? resolve(answer) : reject(answer.error)));
      this.#process.stdin.write(`${JSON.stringify({ ...request, id })}\n`);
    });
  }

  // It ends by itself when nothing more can come.
  close() {
    this.#process.stdin.end();
  }
}
