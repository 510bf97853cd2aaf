// The hall dies under its players' hands, as in a power cut, and comes back on the same port with the same data.
import { expect } from 'vitest';
import type { Person } from './harness/person.ts';
import { scenario, useStage } from './harness/stage.ts';

useStage();

const BROKEN = /WebSocket|ERR_CONNECTION|Failed to load resource/;

scenario(
  'after kill -9 everybody is back by themselves, at the same prompt, and no decision is lost',
  async (stage) => {
    const me = await stage.person();
    const idler = await stage.person(); // stays on the first page
    for (const person of [me, idler]) person.expected.push(BROKEN);
    await me.playNow();
    await me.decideTimes(8);
    await me.myTurn();
    const asked = await me.sentence();
    const told = await me.log();

    await stage.hall.kill();
    for (const person of [me, idler]) await person.page.waitForSelector('.offline');
    expect(await me.sentence()).toBe(asked);
    await stage.hall.start();
    for (const person of [me, idler]) await person.page.waitForSelector('.offline', { state: 'detached' });
    await me.myTurn();
    expect(await me.sentence()).toBe(asked);
    expect(await me.log()).toEqual(told);

    // A decision made while nobody hears it is kept and sent when the hall is back.
    await stage.hall.kill();
    await me.page.waitForSelector('.offline');
    const made = me.accepted;
    await touchUntilSending(me);
    await stage.hall.start();
    await expect.poll(() => me.accepted, { timeout: 15_000 }).toBe(made + 1);
    await me.myTurn();
    await me.decideTimes(4);

    // The game is in the list of the first page too, after all this.
    await me.page.getByRole('link', { name: 'Hall' }).click();
    await me.page.locator('section[aria-labelledby=list-mine] a').first().click();
    await me.myTurn();
  },
);

scenario('a first page that finds no hall says so and comes to life when there is one', async (stage) => {
  const me = await stage.person();
  me.expected.push(BROKEN);
  await stage.hall.kill();
  await me.page.waitForSelector('.offline');
  await me.page.locator('[data-game="blood-rage"] .way.play').click();
  await me.page.getByText('No connection to the hall').waitFor();
  await stage.hall.start();
  await me.page.waitForSelector('.offline', { state: 'detached' });
  await me.playNow();
});

async function touchUntilSending(me: Person): Promise<void> {
  for (let touches = 0; touches < 20; touches++) {
    const { targets } = await me.look();
    if (targets.length === 0) break;
    const target = targets[me.dice(targets.length)];
    if (target) await me.touch(target);
  }
  expect(await me.sentence()).toBe('Sending…');
}
