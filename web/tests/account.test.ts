// One's own account: what it asks the hall, and what it says when the hall refuses.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setLanguage, useWords } from '../src/i18n/words.svelte.ts';
import AccountPage from '../src/pages/AccountPage.svelte';
import Deletion from '../src/ui/account/Deletion.svelte';
import Logins from '../src/ui/account/Logins.svelte';
import PasswordForm from '../src/ui/account/PasswordForm.svelte';
import { connection, setUser } from '../src/ui/hall.svelte.ts';
import { answering, draw } from './rest.ts';

const ANN = { id: 'a', name: 'Ann', guest: false, login: 'ann' };

beforeAll(async () => {
  await useWords('seldom');
  await setLanguage('en');
  vi.spyOn(connection, 'start').mockImplementation(() => undefined);
});

describe('another password', () => {
  const tryWith = (old: string, fresh: string) => {
    const changed = vi.fn();
    const form = draw(PasswordForm, { onchanged: changed });
    form.write(old, 0);
    form.write(fresh, 1);
    form.send();
    return { form, changed };
  };

  it('is sent with the old one, and the list of logins is asked for again', async () => {
    const asked = answering({ 'POST /api/password': { user: ANN } });
    const { changed } = tryWith('old horse', 'new horse');
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(asked).toEqual([{ what: 'POST /api/password', body: { old: 'old horse', new: 'new horse' } }]);
  });

  it.each([
    ['wrong_password', 'This is not your password.'],
    ['weak_password', 'This password is too easy to guess. Choose another one.'],
    ['bad_request', 'A password has 8 to 200 characters.'],
  ])('is refused in words: %s', async (error, words) => {
    answering({ 'POST /api/password': { error } });
    const { form, changed } = tryWith('old horse', 'new horse');
    await vi.waitFor(() => expect(form.text()).toContain(words));
    expect(changed).not.toHaveBeenCalled();
  });

  it('is not sent when it is too short', () => {
    const asked = answering({});
    expect(tryWith('old horse', 'short').form.text()).toContain('A password has 8 to 200 characters.');
    expect(asked).toEqual([]);
  });
});

describe('where one is logged in', () => {
  const phone = { id: 's1', created: 1_760_000_000_000, seen: 1_760_000_000_000, device: 'Firefox, Android' };
  const here = { ...phone, id: 's2', device: '', current: true };

  it('shows this device and ends another one', async () => {
    const asked = answering({
      'GET /api/me': { user: ANN },
      'GET /api/sessions': { sessions: [here, { ...phone, current: false }] },
      'POST /api/sessions/end': { sessions: [here] },
    });
    const list = draw(Logins, {});
    await vi.waitFor(() => expect(list.text()).toContain('Firefox, Android'));
    expect(list.text()).toContain('Unknown device');
    expect(list.target.querySelectorAll('li button')).toHaveLength(1);
    list.press('Log out');
    await vi.waitFor(() => expect(list.text()).not.toContain('Firefox'));
    expect(asked.at(-1)).toEqual({ what: 'POST /api/sessions/end', body: { id: 's1' } });
    expect(list.has('Log out everywhere else')).toBe(false);
  });

  it('ends all others at once', async () => {
    const asked = answering({
      'GET /api/me': { user: ANN },
      'GET /api/sessions': { sessions: [here, { ...phone, current: false }] },
      'POST /api/sessions/end': { sessions: [here] },
    });
    const list = draw(Logins, {});
    await vi.waitFor(() => list.press('Log out everywhere else'));
    await vi.waitFor(() => expect(list.text()).not.toContain('Firefox'));
    expect(asked.at(-1)?.body).toEqual({ others: true });
  });
});

describe('deleting everything', () => {
  it('warns, asks for the password and says when it is wrong', async () => {
    const asked = answering({ 'POST /api/me/delete': { error: 'wrong_password' } });
    const form = draw(Deletion, { guest: false });
    expect(form.text()).toMatch(/Gone for good: .*What stays: finished games, without your name/);
    expect(form.target.querySelector('form')).toBeNull();
    form.press('Delete everything about me');
    form.write('a horse');
    form.send();
    await vi.waitFor(() => expect(form.text()).toContain('This is not your password.'));
    expect(asked).toEqual([{ what: 'POST /api/me/delete', body: { password: 'a horse' } }]);
  });

  it('asks a guest for a second press only', async () => {
    const asked = answering({ 'POST /api/me/delete': { error: 'too_many' } });
    const form = draw(Deletion, { guest: true });
    form.press('Delete everything about me');
    expect(form.target.querySelector('input')).toBeNull();
    form.send();
    await vi.waitFor(() => expect(asked).toEqual([{ what: 'POST /api/me/delete', body: {} }]));
  });
});

describe('the page of the account', () => {
  const answers = {
    'GET /api/me': { user: ANN },
    'GET /api/sessions': { sessions: [] },
    'GET /api/blocks': { blocks: [{ id: 'b', name: 'Bo' }] },
    'POST /api/block': { blocks: [] },
  };

  it('names the login, lets blocked people go and offers the data as a file', async () => {
    const asked = answering(answers);
    setUser({ ...ANN, login: null }); // as after making the account
    const page = draw(AccountPage, {});
    await vi.waitFor(() => expect(page.text()).toContain('You log in as ann. Others see Ann.'));
    expect(page.target.querySelector('a[download]')?.getAttribute('href')).toBe('/api/me/export');
    await vi.waitFor(() => page.press('Unblock Bo'));
    await vi.waitFor(() => expect(page.text()).toContain('You have blocked nobody.'));
    expect(asked.at(-1)).toEqual({ what: 'POST /api/block', body: { user: 'b', on: false } });
  });

  it('has no password for a guest', () => {
    const guest = { ...ANN, guest: true, login: null };
    answering({ ...answers, 'GET /api/me': { user: guest } });
    setUser(guest);
    const page = draw(AccountPage, {});
    expect(page.text()).toContain('You play as the guest Ann.');
    expect(page.target.querySelector('input[type=password]')).toBeNull();
  });
});
