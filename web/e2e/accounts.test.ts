// An account is optional: it keeps a guest's games and brings them to another device.
import { expect } from 'vitest';
import { fillIn } from './harness/account.ts';
import { scenario, useStage } from './harness/stage.ts';

useStage();

scenario('a guest makes an account, logs out, and finds the games again from another browser', async (stage) => {
  const me = await stage.person();
  await me.playNow();
  await me.decideTimes(2);
  const table = new URL(me.page.url()).pathname;

  await me.goto('/settings');
  await me.page.getByText('You play as the guest').waitFor();
  await fillIn(me, 'sigrun', 'correct horse');
  await me.page.getByRole('button', { name: 'Create an account' }).click();
  await me.page.getByText('Logged in as').waitFor();
  await me.page.getByRole('button', { name: 'Log out' }).click();
  await me.page.waitForURL((url) => url.pathname === '/');
  await me.page.getByText('No games yet').waitFor();

  const elsewhere = await stage.person('/settings');
  elsewhere.expected.push(/status of 40\d .*\/api\/(login|register)$/);
  await elsewhere.page.getByText('You play as the guest').waitFor();
  await fillIn(elsewhere, 'sigrun', 'wrong horse!');
  await elsewhere.page.getByRole('button', { name: 'Log in' }).click();
  await elsewhere.page.getByText('Name or password is wrong').waitFor();
  await elsewhere.page.getByRole('button', { name: 'Create an account' }).click();
  await elsewhere.page.getByText('This name is taken').waitFor();

  await fillIn(elsewhere, 'sigrun', 'correct horse');
  await elsewhere.page.getByRole('button', { name: 'Log in' }).click();
  await elsewhere.page.getByText('Logged in as').waitFor();
  await elsewhere.page.getByRole('link', { name: 'Ravenhall' }).click();
  const mine = elsewhere.page.locator('section[aria-labelledby=list-mine] li a');
  await mine.first().click();
  expect(new URL(elsewhere.page.url()).pathname).toBe(table);
  await elsewhere.myTurn();
  await elsewhere.decide();
});
