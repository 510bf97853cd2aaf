// A small hall for developing the client without the real one: node dev/hall.mjs [port]. It keeps everything in memory
// and lets `ravenhall engine blood-rage` know the rules. Not shipped, not secure.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { Engine } from './engine.mjs';

const port = Number(process.argv[2] ?? 8080);
const me = { id: 'u1', name: 'Sigrid', guest: true };
const tables = new Map();
const sockets = new Set();

async function newTable(body, kinds) {
  const engine = new Engine('blood-rage');
  const id = randomUUID().slice(0, 8);
  const table = {
    id,
    code: id,
    game: 'blood-rage',
    name: body.name ?? '',
    state: 'running',
    public: true,
    hotseat: body.names !== undefined,
    host: me.id,
    seats: kinds.map((kind, seat) => ({
      seat,
      kind,
      user: kind === 'human' ? me : null,
      agent: kind === 'agent' ? 'greedy' : null,
      away: false,
      name: kind === 'human' ? (body.names?.[seat] ?? me.name) : null,
      role: null,
      side: null,
    })),
    options: body.options ?? {},
    preset: body.preset ?? 'bg',
    clock: { kind: 'none' },
    created: Date.now(),
    updated: Date.now(),
    commitment: '',
    seed: null,
    outcome: null,
    to_act: [],
    rematch: null,
  };
  const t = {
    table,
    engine,
    seq: 1,
    events: [],
    chat: [],
    steps: [],
    mine: kinds.flatMap((k, i) => (k === 'human' ? [i] : [])),
  };
  tables.set(id, t);
  await engine.ask({ do: 'new', seats: kinds.length, options: table.options, seed: body.seed ?? String(Date.now()) });
  await advance(t);
  void agents(t);
  return t;
}

const keep = (t, events) => {
  for (const e of events ?? []) t.events.push({ n: t.events.length, ...e });
};
async function advance(t) {
  const a = await t.engine.ask({ do: 'advance' });
  keep(t, a.events);
  t.turn = a.turn ?? a;
  t.table.to_act = (t.turn.to_act ?? []).filter((s) => s !== 'nature');
  if (t.turn.over) {
    t.table.state = 'finished';
    t.table.outcome = t.turn.outcome;
  }
}
async function act(t, seat, action) {
  const a = await t.engine.ask({ do: 'apply', seat, action });
  t.steps.push({ seq: t.seq, seat, action });
  keep(t, a.events);
  await advance(t);
  t.seq++;
}
async function agents(t) {
  for (;;) {
    const seat = t.table.to_act.find((s) => t.table.seats[s].kind === 'agent' || t.table.seats[s].away);
    if (seat === undefined || t.turn.over) return;
    const { action } = await t.engine.ask({ do: 'go', seat, agent: 'greedy', ms: 50 });
    await act(t, seat, action);
    await broadcast(t);
  }
}
async function update(t, since) {
  const seat = t.mine[0] ?? 'spectator';
  const legal = {};
  const tells = {};
  const undo = {};
  const views = {};
  for (const s of t.mine) {
    if (t.table.to_act.includes(s)) {
      const answer = await t.engine.ask({ do: 'legal', seat: s });
      legal[s] = answer.actions;
      tells[s] = answer.tells;
    }
    undo[s] = { steps: 0, stop: { key: 'start', args: {} } };
    views[s] = (await t.engine.ask({ do: 'observe', seat: s })).view;
  }
  const view = views[seat] ?? (await t.engine.ask({ do: 'observe', seat })).view;
  return {
    seq: t.seq,
    turn: { ...t.turn, to_act: t.table.to_act },
    events: t.events.slice(since),
    events_from: since,
    view,
    legal,
    tells,
    undo,
    ...(t.mine.length > 1 ? { views } : {}),
    clock: {},
    takeback: null,
  };
}
async function broadcast(t) {
  for (const socket of sockets) {
    if (socket.watching !== t) continue;
    const seen = socket.seen;
    socket.seen = t.events.length;
    socket.say({ push: 'update', table: t.table.id, seq: t.seq, update: await update(t, seen) });
  }
}

const requests = {
  hello: () => ({ user: me, server: { version: 'mock' } }),
  ping: () => ({}),
  here: () => ({}),
  lobby: () => ({}),
  leave_table: (_m, socket) => ((socket.watching = null), {}),
  watch: async (m, socket) => {
    const t = tables.get(m.table);
    if (!t) throw { code: 'not_found', message: 'no such table' };
    socket.watching = t;
    socket.seen = t.events.length;
    return { table: t.table, seat_list: t.mine, update: await update(t, 0), chat: t.chat };
  },
  act: async (m) => {
    const t = tables.get(m.table);
    await act(t, m.seat, m.action);
    await broadcast(t);
    void agents(t);
    return {};
  },
  undo: async (m) => {
    const t = tables.get(m.table);
    const a = await t.engine.ask({ do: 'undo', seat: m.seat });
    t.turn = a.turn;
    t.table.to_act = a.turn.to_act;
    t.seq++;
    await broadcast(t);
    return {};
  },
  hint: async (m) => {
    const { action } = await tables.get(m.table).engine.ask({ do: 'go', seat: m.seat, agent: 'greedy', ms: 50 });
    return { action, alternatives: [] };
  },
  why: async (m) => {
    const { reason } = await tables.get(m.table).engine.ask({ do: 'why', seat: m.seat, touches: m.touches });
    return { reason };
  },
  chat: (m) => {
    const t = tables.get(m.table);
    const message = { from: me, text: m.text, at: Date.now() };
    t.chat.push(message);
    for (const s of sockets) if (s.watching === t) s.say({ push: 'chat', table: t.table.id, message });
    return {};
  },
};

const game = {
  id: 'blood-rage',
  title: 'Blood Rage',
  seats: { min: 2, max: 4 },
  people: { min: 2, max: 4 },
  roles: [],
  sides: [],
  agents: ['greedy'],
  options: [
    { name: 'deck', values: ['core102', 'preview99'], default: 'core102' },
    { name: 'first_game', values: ['off', 'on'], default: 'off' },
  ],
  presets: [
    { name: 'bg', choices: {} },
    { name: 'ru', choices: {} },
    { name: 'cs', choices: { deck: 'preview99' } },
  ],
};
async function rest(method, url, body) {
  const path = url.pathname;
  if (path === '/api/me' || path === '/api/guest') {
    if (body?.name) me.name = body.name;
    return { user: me };
  }
  if (path === '/api/games') return { games: [game] };
  if (path === '/api/tables' && method === 'GET') {
    const state = url.searchParams.get('state');
    return { tables: [...tables.values()].map((t) => t.table).filter((t) => state === 'mine' || t.state === state) };
  }
  if (path === '/api/quick')
    return { table: (await newTable(body, ['human', ...Array(body.seats - 1).fill('agent')])).table };
  if (path === '/api/hotseat') {
    return {
      table: (
        await newTable(
          body,
          Array.from({ length: body.seats }, (_, i) => (body.agents[i] ? 'agent' : 'human')),
        )
      ).table,
    };
  }
  if (path === '/api/tables')
    return { table: (await newTable(body, ['human', ...Array(body.seats - 1).fill('agent')])).table };
  const t = tables.get(path.split('/')[3]);
  if (t && path.split('/').length === 4) return { table: t.table };
  throw { code: 'not_found', message: path };
}

// The built client, so that nothing else need run: npm run build && npm run mock
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
};
const POLICY = "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self' ws:";
function page(path, response) {
  const file = new URL(`../dist${path}`, import.meta.url).pathname;
  const found =
    !path.includes('..') && existsSync(file) && statSync(file).isFile()
      ? file
      : new URL('../dist/index.html', import.meta.url).pathname;
  response.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
  response.setHeader('content-security-policy', POLICY);
  response.end(readFileSync(found));
}

const server = createServer((request, response) => {
  if (!request.url.startsWith('/api/')) return page(new URL(request.url, 'http://x').pathname, response);
  let text = '';
  request.on('data', (d) => (text += d));
  request.on('end', async () => {
    try {
      const answer = await rest(request.method, new URL(request.url, 'http://x'), text ? JSON.parse(text) : null);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(error.code === 'not_found' ? 404 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error }));
    }
  });
});

// Just enough of RFC 6455: text frames from a browser, unfragmented.
server.on('upgrade', (request, stream) => {
  const accept = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const socket = { watching: null, seen: 0 };
  socket.say = (message) => {
    const body = Buffer.from(JSON.stringify(message));
    const head =
      body.length < 126
        ? Buffer.from([0x81, body.length])
        : body.length < 65536
          ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
          : Buffer.alloc(10);
    if (body.length >= 65536) {
      head[0] = 0x81;
      head[1] = 127;
      head.writeBigUInt64BE(BigInt(body.length), 2);
    }
    stream.write(Buffer.concat([head, body]));
  };
  sockets.add(socket);
  const gone = () => sockets.delete(socket);
  stream.on('close', gone).on('error', gone);
  let buffer = Buffer.alloc(0);
  stream.on('data', (data) => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      if (buffer.length < 2) return;
      let length = buffer[1] & 127;
      let at = 2;
      if (length === 126) {
        length = buffer.readUInt16BE(2);
        at = 4;
      }
      if (buffer.length < at + 4 + length) return;
      const mask = buffer.subarray(at, at + 4);
      const body = Buffer.from(buffer.subarray(at + 4, at + 4 + length).map((b, i) => b ^ mask[i & 3]));
      const kind = buffer[0] & 15;
      buffer = buffer.subarray(at + 4 + length);
      if (kind === 8) return stream.end();
      if (kind === 1) void answer(JSON.parse(body.toString()));
    }
  });
  async function answer(message) {
    try {
      const handler = requests[message.do];
      if (!handler) throw { code: 'bad_request', message: message.do };
      socket.say({ re: message.id, ok: true, ...(await handler(message, socket)) });
    } catch (error) {
      socket.say({
        re: message.id,
        ok: false,
        error: { code: error.code ?? 'internal', message: String(error.message ?? error) },
      });
    }
  }
});
server.listen(port, '127.0.0.1', () => console.log(`mock hall on http://127.0.0.1:${port}`));
