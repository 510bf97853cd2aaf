// A hall of our own: the real program on a temporary data folder. It can be killed and started again on the same port.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WEB = resolve(import.meta.dirname, '../..');
export const PROGRAM = resolve(process.env.RAVENHALL ?? join(WEB, '../build/release/ravenhall'));
export const DIST = resolve(process.env.WEB_DIST ?? join(WEB, 'dist'));

// Computer clans answer at once, and the limits for one address do not count: every browser of the suite is 127.0.0.1.
const SETTINGS = `
agent_delay_ms = 0
agent_ms = 20
durability = "process"
rate_requests = "1000/10000"
rate_guests = "1000/10000"
rate_logins = "1000/10000"
rate_messages = "1000/10000"
rate_hints = "100/100"
log_level = "warning"
`;

// The program that serves, and the folder of the client that it serves.
export interface House {
  program: string;
  dist: string;
}

export class Hall {
  url = '';
  readonly #house: House;
  readonly folder = mkdtempSync(join(tmpdir(), 'ravenhall-e2e-'));
  readonly #data = join(this.folder, 'data');
  #process: ChildProcess | null = null;
  #port = 0;

  constructor(house: House = { program: PROGRAM, dist: DIST }) {
    this.#house = house;
  }

  async start(): Promise<void> {
    const { program, dist } = this.#house;
    if (!existsSync(join(dist, 'index.html')))
      throw new Error(`${dist} has no built client: run "npm run build" in web/ first`);
    if (!existsSync(program))
      throw new Error(`${program} is missing: build it, or say where ravenhall is with RAVENHALL=`);
    const config = join(this.folder, 'hall.toml');
    writeFileSync(config, SETTINGS);
    const flags = ['serve', '--config', config, '--port', String(this.#port), '--data', this.#data, '--web', dist];
    const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    process.once('exit', () => child.kill('SIGKILL')); // an interrupted run leaves nothing behind
    const port = await announcedPort(child);
    this.#port = port; // the same one after a restart
    this.url = `http://127.0.0.1:${port}`;
  }

  // What the host of the hall does on its machine.
  admin(...command: string[]): void {
    execFileSync(this.#house.program, ['admin', '--data', this.#data, ...command], { stdio: 'pipe' });
  }

  // As a power cut would: no farewell, nothing flushed.
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
}

function announcedPort(child: ChildProcess): Promise<number> {
  return new Promise((opened, failed) => {
    let said = '';
    const hear = (text: Buffer) => {
      said += text.toString();
      const port = /is open at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port) opened(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (status) =>
      failed(new Error(`the hall ended with status ${status} before it was open:\n${said}`)),
    );
  });
}
