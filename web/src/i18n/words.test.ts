import { expect, test, vi } from 'vitest';
import { inEnglish, setLanguage, t, useWords } from './words.svelte.ts';

test('a longer text that is still on its way is blank, not its key', async () => {
  await setLanguage('en');
  await useWords('dracula');
  expect(t('dr-space-empty')).toBe('');
  await vi.waitFor(() => expect(t('dr-space-empty')).toBe('Empty'));
});

test('a name is told in English too, where another language is chosen and says it otherwise', async () => {
  await useWords('blood-rage');
  await setLanguage('cs');
  await vi.waitFor(() => expect(inEnglish('br-card-tyrs_crush')).toBe('Tyr’s Crush'));
  expect(inEnglish('br-card-troll')).toBeNull();
  await setLanguage('en');
  expect(inEnglish('br-card-tyrs_crush')).toBeNull();
});
