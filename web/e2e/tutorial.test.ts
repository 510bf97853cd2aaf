// The guided first Age, to its end. Its advice follows whatever is played, so nothing can make it wait for ever.
import { expect } from 'vitest';
import type { Person, Preference } from './harness/person.ts';
import { scenario, useStage } from './harness/stage.ts';

useStage();

const guide = (me: Person) => me.page.getByRole('complementary', { name: 'Tutorial' });

async function begin(me: Person): Promise<void> {
  await me.page.locator('[data-game="blood-rage"]').getByRole('button', { name: 'Learn by playing' }).click();
  await me.myTurn();
  await guide(me).getByText('You lead a clan for three Ages').waitFor();
}

async function toTheEnd(me: Person, prefer?: Preference): Promise<Set<string>> {
  const advice = new Set<string>();
  for (let made = 0; made < 80; made++) {
    await me.myTurn();
    const text = await guide(me).locator('p').innerText();
    advice.add(text.slice(0, 24));
    if (text.startsWith('That was the first Age')) return advice;
    await me.decide(prefer);
  }
  throw new Error('the tutorial did not come to its end');
}

scenario('the tutorial goes with whatever is played to the end of the first Age', async (stage) => {
  const me = await stage.person();
  await begin(me);
  await guide(me).getByRole('button', { name: 'Go on' }).click();
  await guide(me).getByText('Gods’ Gifts: you hold a packet').waitFor();
  await me.decide();
  await me.myTurn();
  await guide(me).getByText('Keep on choosing').waitFor();
  const advice = await toTheEnd(me);
  expect(advice.size).toBeGreaterThan(3);
  await guide(me).getByRole('button', { name: 'Close' }).click();
  await guide(me).waitFor({ state: 'detached' });
  expect(me.page.url()).not.toContain('tutorial');
  await me.decide();
});

scenario('the tutorial ends also for somebody who never presses "Go on" and passes at once', async (stage) => {
  const me = await stage.person();
  await begin(me);
  await me.decide();
  await me.myTurn();
  await guide(me).getByText('Keep on choosing').waitFor(); // the greeting does not stay in the way
  await me.page.reload(); // and it is found again after a reload
  await me.myTurn();
  const advice = await toTheEnd(me, (targets) => targets.find((t) => t.passes || t.name.includes('Yes, do it')));
  expect(advice.size).toBeGreaterThan(1);
});

scenario('the tutorial can be ended at any moment', async (stage) => {
  const me = await stage.person();
  await begin(me);
  await guide(me).getByRole('button', { name: 'Go on' }).click();
  await guide(me).getByRole('button', { name: 'End the tutorial' }).click();
  await guide(me).waitFor({ state: 'detached' });
  await me.decide();
});
