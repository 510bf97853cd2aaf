// Measures the hall in the page in Chromium: node dev/measure-here.mjs, after `npm run build` with hall.wasm. It talks
// to the built worker as the client does. RAVENHALL= names another program than ../build/release/ravenhall.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';

const program = process.env.RAVENHALL ?? '../build/release/ravenhall';
const data = mkdtempSync(join(tmpdir(), 'ravenhall-here-'));
const flags = ['serve', '--port', '0', '--data', data, '--web', 'dist'];
const hall = spawn(program, flags, {
  stdio: ['ignore', 'pipe', 'ignore'],
  env: { ...process.env, RAVENHALL_LOG_LEVEL: 'off' },
});
const address = await new Promise((found) => {
  let told = '';
  hall.stdout.on('data', (text) => {
    told += text;
    const match = /http:\/\/[0-9.:]+/.exec(told);
    if (match) found(match[0]);
  });
});
const worker = readdirSync('dist/assets').find((file) => /^worker-.*\.js$/.test(file));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage();
await page.goto(address);

// In the page.
async function measure(script) {
  const sleep = (ms) => new Promise((later) => setTimeout(later, ms));
  const since = (begun) => Math.round((performance.now() - begun) * 10) / 10;
  const share = (times, part) => {
    const sorted = [...times].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  };
  const spread = (times) => ({ p50: share(times, 0.5), p95: share(times, 0.95), max: share(times, 1) });

  async function open() {
    const begun = performance.now();
    const it = new Worker(`/assets/${script}`, { type: 'module' });
    const waiting = new Map();
    let last = 0;
    const told = (number, answer) => waiting.get(number)?.(answer);
    const asked = (send) =>
      new Promise((answer) => {
        waiting.set(++last, answer);
        send(last);
      });
    const ready = new Promise((opened, failed) => {
      it.onmessage = ({ data }) => {
        if (data.say === 'ready') opened(since(begun));
        else if (data.say === 'failed') failed(new Error(data.why));
        else if (data.say === 'reply') told(data.id, JSON.parse(data.body));
        else if (data.say === 'exported' || data.say === 'imported') told(data.id, data);
        else if (data.say === 'text') {
          const message = JSON.parse(data.text);
          told(message.re, message);
        }
      };
    });
    it.postMessage({ do: 'start' });
    const started = await ready;
    it.postMessage({ do: 'open', socket: 1 });
    return {
      started,
      end: () => it.terminate(),
      tell: (message) => asked((id) => it.postMessage({ ...message, id })),
      request: (method, path, body) =>
        asked((id) => it.postMessage({ do: 'request', id, method, path, body: body ? JSON.stringify(body) : null })),
      say: (message) =>
        asked((id) =>
          it.postMessage({ do: 'send', socket: 1, text: JSON.stringify({ ...message, id, key: `k${id}` }) }),
        ),
    };
  }

  const figures = {};
  let here = await open();
  figures.first_start_ms = here.started;
  await here.request('POST', '/api/guest', { name: 'Sigrid' });
  here.end();
  await sleep(200);
  here = await open();

  // Two people around one screen, who decide at random.
  const around = { game: 'blood-rage', seats: 2, names: ['A', 'B'], agents: {}, options: {} };
  const { table } = await here.request('POST', '/api/hotseat', around);
  const acts = [];
  for (let chance = 1; ; chance = (chance * 48271) % 2147483647) {
    const { update } = await here.say({ do: 'watch', table: table.id });
    const turn = Object.entries(update.legal ?? {}).find(([, legal]) => legal.length > 0);
    if (!turn) break;
    const action = turn[1][chance % turn[1].length];
    const begun = performance.now();
    await here.say({ do: 'act', table: table.id, seat: Number(turn[0]), action, seq: update.seq });
    acts.push(since(begun));
  }
  figures.acts = acts.length;
  figures.act_ms = spread(acts);

  // Whether the table answers while four opponents think hard.
  const quick = { game: 'dracula', seats: 5, agent: 'level5', mine: [4] };
  const solo = (await here.request('POST', '/api/quick', quick)).table;
  await here.say({ do: 'watch', table: solo.id });
  const pings = [];
  for (const begun = performance.now(); since(begun) < 8000; await sleep(20)) {
    const asked = performance.now();
    await here.say({ do: 'ping' });
    pings.push(since(asked));
  }
  figures.ping_while_thinking_ms = spread(pings);

  // The finished game two hundred times.
  const backup = JSON.parse((await here.tell({ do: 'export' })).text);
  const rows = {};
  for (let i = 0; i < 200; i++) {
    for (const [key, text] of Object.entries(backup.rows)) {
      if (key.split('/')[1] === table.id)
        rows[key.replace(table.id, `here-copy${i}`)] = text.replace(table.code, `here-c${i}`);
    }
  }
  figures.imported = (await here.tell({ do: 'import', text: JSON.stringify({ ...backup, rows }) })).games;
  here.end();
  const starts = [];
  for (let i = 0; i < 10; i++) {
    await sleep(300);
    here = await open();
    starts.push(here.started);
    if (i < 9) here.end();
  }
  figures.start_with_200_games_ms = spread(starts);
  const begun = performance.now();
  await here.say({ do: 'watch', table: 'here-copy7' });
  figures.old_game_ms = since(begun);
  return figures;
}

console.log(JSON.stringify(await page.evaluate(measure, worker), null, 1));
await browser.close();
hall.kill();
