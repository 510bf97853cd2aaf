import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
const dir = mkdtempSync('/tmp/here-');
const hall = spawn('../build/release/ravenhall', ['serve', '--port', '0', '--data', dir + '/data', '--web', 'dist'], { stdio: ['ignore', 'pipe', 'inherit'] });
const url = await new Promise((ok) => { let t = ''; hall.stdout.on('data', (d) => { t += d; const m = /http:\/\/[0-9.:]+/.exec(t); if (m) ok(m[0]); }); });
const worker = readdirSync('dist/assets').find((f) => /^worker-.*\.js$/.test(f));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const page = await (await browser.newContext()).newPage();
page.on('console', (m) => console.log('page:', m.text().slice(0, 300)));
await page.goto(url);
await page.evaluate((worker) => {
  globalThis.openHere = async () => {
    const w = new Worker('/assets/' + worker, { type: 'module' });
    const waits = new Map(); let id = 0; const pushes = []; const res = new Map();
    const began = performance.now();
    const h = { w, pushes, ready: 0 };
    const ready = new Promise((ok, no) => { w.onmessage = ({ data }) => {
      if (data.say === 'ready') { h.ready = performance.now() - began; ok(); }
      else if (data.say === 'failed') no(new Error(data.why));
      else if (data.say === 'taken') w.postMessage({ do: 'take' });
      else if (data.say === 'reply') waits.get(data.id)?.(JSON.parse(data.body));
      else if (data.say === 'exported' || data.say === 'imported') waits.get(data.id)?.(data);
      else if (data.say === 'text') { const m = JSON.parse(data.text); if (m.re) res.get(m.re)?.(m); else pushes.push(m); }
    }; });
    w.postMessage({ do: 'start' });
    await ready;
    h.req = (method, path, body) => new Promise((ok) => { waits.set(++id, ok); w.postMessage({ do: 'request', id, method, path, body: body ? JSON.stringify(body) : null }); });
    h.cmd = (o) => new Promise((ok) => { waits.set(++id, ok); w.postMessage({ ...o, id }); });
    let n = 0;
    h.ask = (m) => new Promise((ok) => { res.set(++n, ok); w.postMessage({ do: 'send', socket: 1, text: JSON.stringify({ ...m, id: n, key: 'k' + Math.random() }) }); });
    h.open = () => w.postMessage({ do: 'open', socket: 1 });
    return h;
  };
}, worker);
const figures = await page.evaluate(async () => {
  const pct = (list, p) => { const s = [...list].sort((a, b) => a - b); return +s[Math.min(s.length - 1, Math.floor(s.length * p))].toFixed(1); };
  const sleep = (ms) => new Promise((ok) => setTimeout(ok, ms));
  const out = {};
  const h = await openHere();
  out.first_start_ms = Math.round(h.ready);
  await h.req('POST', '/api/guest', { name: 'Sigrid' });
  h.open();
  const acts = [];
  // hot seat: every decision is ours
  const { table } = await h.req('POST', '/api/hotseat', { game: 'blood-rage', seats: 2, names: ['A', 'B'], agents: {}, options: {} });
  let w = await h.ask({ do: 'watch', table: table.id });
  const own = (u) => { for (const [s, l] of Object.entries(u.legal ?? {})) if (l.length) return [Number(s), l]; return null; };
  let u = w.update; let rng = 1;
  for (let i = 0; i < 3000; i++) {
    const mine = own(u); if (!mine) break;
    const [seat, legal] = mine;
    rng = (rng * 48271) % 2147483647;
    const before = performance.now();
    h.pushes.length = 0;
    const a = await h.ask({ do: 'act', table: table.id, seat, action: legal[rng % legal.length], seq: u.seq });
    acts.push(performance.now() - before);
    if (!a.ok) { out.refused = a; break; }
    w = await h.ask({ do: 'watch', table: table.id }); u = w.update;
    if (w.table?.state === 'finished' || u.over) break;
  }
  out.acts = acts.length; out.act_p50 = pct(acts, 0.5); out.act_p95 = pct(acts, 0.95); out.act_max = pct(acts, 1);
  out.state = (await h.req('GET', '/api/tables/' + table.id)).table.state;
  // ping while a level5 thinks
  const solo = (await h.req('POST', '/api/quick', { game: 'dracula', seats: 5, agent: 'level5', mine: [4] })).table;
  await h.ask({ do: 'watch', table: solo.id });
  const pings = []; const until = performance.now() + 8000;
  while (performance.now() < until) { const b = performance.now(); await h.ask({ do: 'ping' }); pings.push(performance.now() - b); await sleep(20); }
  out.ping_p50 = pct(pings, 0.5); out.ping_p99 = pct(pings, 0.99); out.ping_max = pct(pings, 1);
  // 200 finished games
  const backup = JSON.parse((await h.cmd({ do: 'export' })).text);
  const rows = {};
  for (let g = 0; g < 200; g++) for (const [k, v] of Object.entries(backup.rows)) if (k.split('/')[1] === table.id) rows[k.replace(table.id, table.id.slice(0, 16) + 'x' + g)] = v.replace(table.code, table.code.slice(0, 10) + 'y' + g);
  out.import = await h.cmd({ do: 'import', text: JSON.stringify({ ...backup, rows }) });
  h.w.terminate(); await sleep(300);
  const starts = [];
  for (let i = 0; i < 7; i++) { const n = await openHere(); starts.push(n.ready); if (i === 6) { const b = performance.now(); const list = await n.req('GET', '/api/tables?state=finished'); out.list_ms = +(performance.now() - b).toFixed(1); out.finished = list.tables.length; const b2 = performance.now(); const mine = await n.req('GET', '/api/tables?state=mine'); out.mine = mine.tables.length; out.mine_ms = +(performance.now() - b2).toFixed(1); const b3 = performance.now(); n.open(); const ww = await n.ask({ do: 'watch', table: mine.tables.at(-1).id }); out.old_game_ms = +(performance.now() - b3).toFixed(1); out.old_ok = ww.ok; } n.w.terminate(); await sleep(200); }
  out.start_200 = { p50: pct(starts, 0.5), max: pct(starts, 1) };
  return out;
});
console.log(JSON.stringify(figures, null, 1));
await browser.close(); hall.kill();
