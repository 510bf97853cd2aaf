// What the table does with a decision: it can be taken back, and what cannot be done says why not.
import { expect } from 'vitest';
import { onlineTable, playTogether } from './harness/online.ts';
import type { Person } from './harness/person.ts';
import { scenario, useStage } from './harness/stage.ts';

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
  await expect.poll(() => why(host)).toContain('Yggdrasil cannot be Invaded');
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

scenario('animations: every event is played, a press skips them, and the prompt comes after', async (stage) => {
  const me = await stage.person('/', { speed: 'normal', context: { reducedMotion: 'no-preference' } });
  await me.playNow();
  for (let made = 0; made < 8; made++) {
    await me.page.waitForSelector('.prompt.mine');
    await me.decide();
    const skip = me.page.getByRole('button', { name: 'Skip' });
    if (await skip.count()) await skip.click({ timeout: 1000 }).catch(() => undefined);
  }
  await me.page.waitForSelector('.prompt.mine');
});

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
