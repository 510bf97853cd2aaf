// The guided first Age, to its end. Its advice follows whatever is played, so nothing can make it wait for ever.
import { expect } from 'vitest';
import type { Person, Preference } from './harness/person.ts';
import { inBothHalls, useStage } from './harness/stage.ts';

useStage();

// The rings around what the guide speaks of; how many stand around things that can be touched now.
const pointed = (me: Person) =>
  me.page.evaluate(() => {
    const inside = (ring: DOMRect, thing: DOMRect) =>
      thing.left >= ring.left - 8 &&
      thing.right <= ring.right + 8 &&
      thing.top >= ring.top - 8 &&
      thing.bottom <= ring.bottom + 8;
    const rings = [...document.querySelectorAll('.spotlight i')].map((ring) => ring.getBoundingClientRect());
    const legal = [...document.querySelectorAll('.table [data-legal="true"]')].map((e) => e.getBoundingClientRect());
    return { rings: rings.length, legal: rings.filter((ring) => legal.some((thing) => inside(ring, thing))).length };
  });

const guide = (me: Person) => me.page.getByRole('complementary', { name: 'Tutorial' });

async function begin(me: Person): Promise<void> {
  await me.page.locator('[data-game="blood-rage"]').getByRole('button', { name: 'Learn by playing' }).click();
  await me.myTurn();
  await guide(me).getByText('You lead a clan through three Ages').waitFor();
}

async function toTheEnd(me: Person, prefer?: Preference): Promise<Set<string>> {
  const advice = new Set<string>();
  for (let made = 0; made < 80; made++) {
    await me.myTurn();
    const text = await guide(me).locator('p').first().innerText();
    advice.add(text.slice(0, 24));
    if (text.startsWith('You have played a whole Age')) return advice;
    // No such card exists in the first Age: nobody is asked for it.
    expect(await me.sentence()).not.toContain('Add a card with a white disc');
    await me.decide(prefer);
  }
  throw new Error('the tutorial did not come to its end');
}

inBothHalls('the tutorial goes with whatever is played to the end of the first Age', async (stage) => {
  const me = await stage.person();
  await begin(me);
  await guide(me).getByRole('button', { name: 'Go on' }).click();
  await guide(me).getByText('Gods’ Gifts: you hold a packet').waitFor();
  await me.decide();
  await me.myTurn();
  await guide(me).getByText('Keep choosing').waitFor();
  // The world and the clan are told of one after the other; then something is to be done, and what for is lit.
  await me.decideUntil(() => guide(me).getByText('This is the world').isVisible());
  expect((await pointed(me)).rings).toBe(1);
  await guide(me).getByRole('button', { name: 'Go on' }).click();
  await guide(me).getByText('This is your clan').waitFor();
  await guide(me).getByRole('button', { name: 'Go on' }).click();
  await guide(me).getByText('Bring your Leader first').waitFor();
  await expect.poll(async () => (await pointed(me)).legal).toBeGreaterThan(0);
  await me.press(me.page.locator('.choices').getByRole('button', { name: /^Invade/ }));
  await expect.poll(async () => (await pointed(me)).legal).toBeGreaterThan(0);
  const advice = await toTheEnd(me);
  expect(advice.size).toBeGreaterThan(3);
  expect(await guide(me).getByRole('listitem').count()).toBe(3);
  await guide(me).getByRole('button', { name: 'Close' }).click();
  await guide(me).waitFor({ state: 'detached' });
  expect(me.page.url()).not.toContain('tutorial');
  await me.decide();
});

inBothHalls('the tutorial ends also for somebody who never presses "Go on" and passes at once', async (stage) => {
  const me = await stage.person();
  await begin(me);
  await me.decide();
  await me.myTurn();
  await guide(me).getByText('Keep choosing').waitFor(); // the greeting does not stay in the way
  await me.page.reload(); // and it is found again after a reload
  await me.myTurn();
  const advice = await toTheEnd(me, (targets) => targets.find((t) => t.passes || t.name.includes('Yes, do it')));
  expect(advice.size).toBeGreaterThan(1);
});

inBothHalls('the tutorial can be ended at any moment', async (stage) => {
  const me = await stage.person();
  await begin(me);
  await guide(me).getByRole('button', { name: 'Go on' }).click();
  await me.page.reload(); // it is found again
  await guide(me).getByText('Gods’ Gifts').waitFor();
  await guide(me).getByRole('button', { name: 'End the tutorial' }).click();
  await guide(me).waitFor({ state: 'detached' });
  await me.decide();
});
