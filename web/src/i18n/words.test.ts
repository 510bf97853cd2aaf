import { expect, test, vi } from 'vitest';
import { setLanguage, t, useWords } from './words.svelte.ts';

test('a longer text that is still on its way is blank, not its key', async () => {
  await setLanguage('en');
  await useWords('dracula');
  expect(t('dr-space-empty')).toBe('');
  await vi.waitFor(() => expect(t('dr-space-empty')).toBe('Empty'));
});
