// Tokens are told apart by where they lie: who comes to a running table sees them before the longer words are there.
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { DraculaView } from '../../generated/dracula.ts';
import { setLanguage, t, useWords } from '../../i18n/words.svelte.ts';
import Tokens from './Tokens.svelte';

it('several of a kind are drawn while their names are not there yet', async () => {
  await setLanguage('en');
  await useWords('dracula');
  expect(t('dr-line-road_alicante_madrid')).toBe('');
  const tokens: DraculaView['tokens'] = {
    fogs: ['madrid', 'madrid', 'paris'],
    storms: [],
    roadblocks: ['road_alicante_madrid', 'road_alicante_granada'],
    consecrated: null,
    hosts: ['madrid'],
  };
  const page = document.createElement('div');
  const drawn = mount(Tokens, { target: page, props: { board: { tokens } as DraculaView, detail: () => undefined } });
  flushSync();
  expect(page.querySelectorAll('.token.roadblock')).toHaveLength(2);
  expect(page.querySelectorAll('.token.fog')).toHaveLength(2);
  expect(page.querySelectorAll('.token.host')).toHaveLength(1);
  void unmount(drawn);
});
