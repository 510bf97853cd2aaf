// What the table does with a decision: it can be taken back, and what cannot be done says why not.
import { expect } from 'vitest';
import { onlineTable, playTogether } from './harness/online.ts';
import type { Person } from './harness/person.ts';
import { inBothHalls, scenario, useStage } from './harness/stage.ts';

useStage();

scenario('undo in the action phase brings back the former prompt, board and log', async (stage) => {
  const { host, guest } = await onlineTable(stage, { seats: 2 });
  while (!(await yourTurn(host))) await playTogether([host, guest], 1);
  const [asked, log, figures] = [
    await host.sentence(),
    await host.log(),
    await host.page.locator('.board .piece').count(),
  ];
  const undo = host.page.locator('.prompt .undo');

  await invadeWithLeader(host);
  await expect.poll(() => host.page.locator('.board .piece').count()).toBe(figures + 1);
  await guest.myTurn();
  await expect.poll(() => undo.getAttribute('title')).toMatch(/^Undo: .*, up to /);
  await undo.click();
  await host.myTurn();
  await expect.poll(() => host.sentence()).toBe(asked);
  expect(await host.log()).toEqual(log);
  expect(await host.page.locator('.board .piece').count()).toBe(figures);
  await guest.page.waitForFunction(() => !document.querySelector('.prompt.mine'));

  // The same again with a key; then the game goes on from there.
  await invadeWithLeader(host);
  await guest.myTurn();
  await host.page.keyboard.press('u');
  await expect.poll(() => host.sentence()).toBe(asked);
  await invadeWithLeader(host);
  await guest.decide();
  await playTogether([host, guest], 2);
});

scenario('touching what is not possible says why not', async (stage) => {
  const { host, guest } = await onlineTable(stage, { seats: 2 });
  while (!(await yourTurn(host))) await playTogether([host, guest], 1);
  const why = (person: Person) => person.page.locator('.prompt .why').innerText();
  const made = host.accepted;

  await place(guest, 'gimle');
  await expect.poll(() => why(guest)).toContain('Not now: others are deciding.');

  await host.page.locator('.choice', { hasText: 'Invade' }).click();
  await host.page.locator('.choice', { hasText: 'Leader' }).click();
  await place(host, 'yggdrasil');
  await expect.poll(() => why(host)).toContain('can’t Invade Yggdrasil');
  await place(host, 'fjord_ne');
  await expect.poll(() => why(host)).toContain('Only ships go into a fjord');
  await host.page.locator('.prompt .undo').click();
  await host.page.locator('.prompt .undo').click();

  const dull = host.page.locator('.hand button:not([data-legal])').first();
  if (await dull.count()) {
    await dull.click();
    await expect.poll(() => why(host)).toMatch(/is a battle card|You need \d+ Rage/);
  }
  expect(host.accepted).toBe(made);
});

scenario(
  'animations: events are played at a pace one can read, a press pauses, steps or skips, and the prompt comes after',
  async (stage) => {
    const me = await stage.person('/', { speed: 'normal', context: { reducedMotion: 'no-preference' } });
    await me.playNow();
    const button = (name: string) => me.page.getByRole('button', { name, exact: true });
    const playing = () => me.page.locator('.playing').count();
    for (let made = 0; made < 8; made++) {
      await me.page.waitForSelector('.prompt.mine');
      await me.decide();
      if (await playing())
        await button('Skip')
          .click({ timeout: 1000 })
          .catch(() => undefined);
    }
    // Until something is caught in the middle.
    await me.decideUntil(() => yourTurn(me), 40);
    for (let made = 0; made < 10 && (await button('Play').count()) === 0; made++) {
      await me.decide();
      const begun = await me.page.waitForSelector('.playing', { timeout: 3000 }).catch(() => null);
      if (begun) await me.page.keyboard.press('p');
    }
    const first = await me.sentence();
    await button('One step forward').click();
    const second = await me.sentence();
    // Whose turn it is belongs to what is shown: whoever acts, not me, who must decide by now.
    const marked = me.page.locator('.seat.deciding');
    if ((await playing()) > 0) {
      const actor = /^(\w+) (invades|marches|upgrades|plays|passes)/i.exec(second)?.[1];
      if (actor) expect(await marked.locator('.names b').allInnerTexts()).toEqual([actor]);
      await button('One step back').click();
      expect(await me.sentence()).toBe(first);
      await button('One step forward').click();
      expect(await me.sentence()).toBe(second);
      await button('Skip').click();
    }
    await me.page.waitForSelector('.prompt.mine');
  },
);

// Runs in the page: notes each sentence of what others do, how long it stood, and whom the turn mark named.
function watchOthers(): void {
  const shown: { text: string; ms: number; marked: string[] }[] = [];
  (window as unknown as { shown: typeof shown }).shown = shown;
  let [text, since, marked] = ['', performance.now(), [] as string[]];
  const look = () => {
    const now = document.querySelector('.playing') ? (document.querySelector('.sentence')?.textContent ?? '') : '';
    if (now === text) return;
    if (text) shown.push({ text: text.trim(), ms: performance.now() - since, marked });
    const names = [...document.querySelectorAll('.seat.deciding .names b')].map((e) => e.textContent ?? '');
    [text, since, marked] = [now, performance.now(), names];
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}

scenario('what others do stands long enough to be read, and the turn mark is theirs meanwhile', async (stage) => {
  const me = await stage.person('/', { speed: 'normal', context: { reducedMotion: 'no-preference' } });
  await me.playNow();
  for (let made = 0; made < 40 && !(await yourTurn(me)); made++) {
    await me.decide();
    await me.page.waitForSelector('.prompt.mine', { timeout: 60_000 });
  }
  await me.page.evaluate(watchOthers);
  for (let made = 0; made < 3; made++) {
    await me.decide();
    await me.page.waitForSelector('.prompt.mine', { timeout: 60_000 });
  }
  const shown = await me.page.evaluate(
    () => (window as unknown as { shown: { text: string; ms: number; marked: string[] }[] }).shown,
  );
  const acts = shown.flatMap(({ text, ms, marked }) => {
    const actor = /^(\w+) (invades|marches|upgrades|commits|pillages|passes)/i.exec(text)?.[1];
    return actor && actor !== 'Wolf' ? [{ text, ms, marked, actor }] : [];
  });
  expect(acts.length).toBeGreaterThan(2);
  expect(acts.filter(({ ms }) => ms < 1000)).toEqual([]);
  expect(acts.filter(({ actor, marked }) => marked.join() !== actor)).toEqual([]);
});

inBothHalls('alone, undo goes back decision by decision to the start, and its label says so', async (stage) => {
  const me = await stage.person();
  await me.playNow();
  await me.decideUntil(() => yourTurn(me));
  const undo = me.page.locator('.prompt .undo');
  const pieces = () => me.page.locator('.board .piece').count();
  const seen = async () => [
    await me.sentence(),
    await me.log(),
    await pieces(),
    await me.page.locator('.hand li').count(),
  ];
  const before: unknown[] = [];
  for (let made = 0; made < 3; made++) {
    before.push(await seen());
    await me.decide();
    await me.myTurn(); // the others have acted meanwhile
  }
  expect(await undo.innerText()).toMatch(/up to the start/);
  for (const then of before.reverse()) {
    await undo.click();
    await expect.poll(seen).toEqual(then);
  }
  await me.decideTimes(2); // the game goes on from there
});

scenario(
  'since your last turn: a list that lights up the board, also after a reload, until one decides',
  async (stage) => {
    const me = await stage.person();
    await me.playNow();
    const head = me.page.locator('.recap .head');
    const acted = async () => (await yourTurn(me)) && (await me.page.locator('.board .changed').count()) > 0;
    await me.decideUntil(acted, 60);
    await head.click();
    const lines = await me.page.locator('.recap .line').allInnerTexts();
    expect(lines.length).toBeGreaterThan(0);
    const line = me.page.locator('.recap .line', { hasText: /invade|march/i }).first();
    if (await line.count()) {
      await line.hover();
      await expect.poll(() => me.page.locator('.place.shown, .piece.named').count()).toBeGreaterThan(0);
    }
    const changed = await me.page.locator('.board .changed').count();
    await me.page.reload();
    await me.page.waitForSelector('.prompt.mine');
    await head.click();
    expect(await me.page.locator('.recap .line').allInnerTexts()).toEqual(lines);
    expect(await me.page.locator('.board .changed').count()).toBe(changed);
    // Seen again from its first line on, and back to the game.
    await me.page.locator('.recap .watch').first().click();
    await me.page.getByRole('button', { name: 'Back to the game' }).click();
    await expect.poll(() => head.count()).toBe(1);
  },
);

async function yourTurn(person: Person): Promise<boolean> {
  return (await person.page.locator('.prompt.mine').count()) > 0 && (await person.sentence()).startsWith('Your turn');
}

async function invadeWithLeader(person: Person): Promise<void> {
  await person.page.locator('.choice', { hasText: 'Invade' }).click();
  await person.page.locator('.choice', { hasText: 'Leader' }).click();
  await person.decide((targets) => targets.find((t) => t.kind === 'place'));
}

// A click on a place of the map, whether it is legal or not.
async function place(person: Person, id: string): Promise<void> {
  const point = await person.page.evaluate((name) => {
    const e = document.querySelector(`[data-place="${name}"]`);
    const box = e?.getBoundingClientRect();
    for (let i = 1; box && i < 14; i++) {
      for (let k = 1; k < 14; k++) {
        const [x, y] = [box.left + (box.width * k) / 14, box.top + (box.height * i) / 14];
        if (document.elementFromPoint(x, y)?.closest('[data-place]') === e) return { x, y };
      }
    }
    return null;
  }, id);
  if (!point) throw new Error(`${id} cannot be touched`);
  await person.page.mouse.click(point.x, point.y);
}
