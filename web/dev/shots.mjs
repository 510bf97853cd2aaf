// Looks at the pages in real Chromium: node dev/shots.mjs URL [FILTER]. The hall at URL should answer at once
// (agent_delay_ms = 0). Pictures go to shots/, one for each moment, width, theme and language.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const base = process.argv[2] ?? 'http://127.0.0.1:8080';
const only = new RegExp(process.argv[3] ?? '.');
mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const DESKS = [
  [820, 1180],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
];
const PHONES = [
  [360, 740],
  [390, 844],
];

// Runs in the page: decides with a socket of its own until this person is asked `until` (the kind of a question, or a
// part of the view that is there then: "battle"), or the game is over.
function decideUntil(until) {
  const table = location.pathname.split('/').at(-1);
  return new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    let [id, answered, seed] = [0, -1, 7];
    const send = (message) => socket.send(JSON.stringify({ id: ++id, table, ...message }));
    const dice = (n) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return Math.floor((seed / 0x80000000) * n);
    };
    const there = ({ turn, view }, asked) =>
      turn.over || (asked && (view.question?.kind === until || (view[until] && typeof view[until] === 'object')));
    socket.onopen = () => send({ do: 'watch', since: 0 });
    socket.onmessage = ({ data }) => {
      const { update } = JSON.parse(data);
      if (!update) return;
      const [seat, actions] = Object.entries(update.legal)[0] ?? [];
      if (there(update, seat !== undefined)) {
        socket.close();
        done(update.turn.over ? 'over' : update.view.question.kind);
      } else if (seat !== undefined && update.seq > answered) {
        answered = update.seq;
        const eager = actions.filter((a) => !/^(pass|stay|skip|end)\b/.test(a));
        const bold = actions.filter((a) => /^(pillage|raid|fight|attack|search)\b/.test(a));
        const from = [bold, eager, actions].find((list) => list.length > 0);
        send({ do: 'act', seat: Number(seat), seq: update.seq, action: from[dice(from.length)] });
      }
    };
  });
}

async function visit({ phone, theme, language }, story) {
  const sizes = phone ? PHONES : DESKS;
  const [width, height] = sizes[0];
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(
    ([t, l]) => {
      localStorage.setItem('settings', JSON.stringify({ theme: t, speed: 'instant' }));
      localStorage.setItem('language', l);
    },
    [theme, language],
  );
  const page = await context.newPage();
  const title = `${theme}-${language}`;
  page.on('pageerror', (e) => console.log(title, 'ERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && !/401/.test(m.text()) && console.log(title, 'console', m.text()));
  const shoot = async (name) => {
    for (const [w, h] of sizes) {
      if (language !== 'en' && ![390, 1280].includes(w)) continue;
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `shots/${name}-${w}-${title}.png` });
    }
  };
  try {
    await page.goto(base);
    await page.waitForSelector('[data-game]');
    await story(page, shoot);
  } catch (e) {
    console.log(title, 'FAILED', e.message.split('\n')[0]);
    await page.screenshot({ path: `shots/failed-${title}.png` });
  }
  await context.close();
}

// A game against the computer, looked at whenever one of the moments has come; `seat`: which of the seats on offer.
const game = (id, moments, seat) => async (page, shoot) => {
  const card = page.locator(`[data-game="${id}"]`);
  if (seat !== undefined) await card.locator('select').first().selectOption({ index: seat });
  await card.locator('.way.play').click();
  await page.waitForSelector('.prompt.mine');
  for (const moment of moments) {
    if (moment) await page.evaluate(decideUntil, moment);
    await page.reload();
    await page.waitForSelector('.prompt.mine, section.end');
    await page.waitForTimeout(600);
    await shoot(`${id}-${moment || 'first'}`);
    if (!['action', 'turn'].includes(moment)) continue;
    await page.locator('.seat .head').first().click();
    await shoot(`${id}-sheet`);
    await page.locator('aside.sheet .button.plain').first().click();
  }
};
const STORIES = {
  home: async (page, shoot) => shoot('home'),
  waiting: async (page, shoot) => {
    await page.goto(`${base}/new`);
    await page.locator('button.create').click();
    await page.waitForSelector('.waiting, main h1');
    await page.waitForTimeout(500);
    await shoot('waiting');
  },
  pages: async (page, shoot) => {
    for (const path of ['new', 'rules', 'cards', 'settings', 'account']) {
      await page.goto(`${base}/${path}`);
      await page.waitForSelector('#content h1');
      await shoot(path);
    }
  },
  'blood-rage': game('blood-rage', ['', 'action', 'battle', 'over']),
  raiders: game('raiders', ['', 'turn', 'raid', 'over']),
  dracula: game('dracula', ['', 'action', 'combat', 'over'], 1),
};

for (const [name, story] of Object.entries(STORIES)) {
  for (const theme of ['night', 'day']) {
    for (const language of theme === 'day' ? ['en', 'ru'] : ['en']) {
      for (const phone of [false, true]) {
        const at = { phone, theme, language };
        if (only.test(`${name}-${phone ? 'phone' : 'desk'}-${theme}-${language}`)) await visit(at, story);
      }
    }
  }
}
await browser.close();
