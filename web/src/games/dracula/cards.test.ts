// Every card has a kind, a sign that is in the sprite, a picture, and is drawn in every size.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { FACTS, GRAMMAR, LOCATION_BACK_NAMES } from '../../generated/dracula.ts';
import sprite from '../../generated/icons-dracula.svg?raw';
import { setLanguage, t, useWords } from '../../i18n/words.svelte.ts';
import Card from './Card.svelte';
import { sceneOf } from './cardScenes.ts';
import { ALL_CARDS, CARD_KINDS, cardIcon, cardKind, cardName, factOf, isHidden, sideOf, symbolsOf } from './cards.ts';
import { gallery } from './gallery.ts';
import icons from './icons.json';

const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));
const KEYS = ALL_CARDS.map((card) => card.key);
const BACKS = ['hidden', ...['item', 'ticket', 'event', 'omen', 'encounter', 'combat'].map((kind) => `hidden-${kind}`)];
const SIZES = ['hand', 'full', 'mini'] as const;

beforeAll(async () => {
  await useWords('dracula-texts');
  await useWords('dracula');
  await setLanguage('en');
});

function drawn(card: string, size: (typeof SIZES)[number]): HTMLElement {
  const target = document.createElement('div');
  const component = mount(Card, { target, props: { card, size } });
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(component);
  return copy;
}

describe('the cards', () => {
  it('have keys of their own over all kinds, so that a key tells its kind', () => {
    expect(new Set(KEYS).size).toBe(KEYS.length);
    for (const { key, kind } of ALL_CARDS) expect(cardKind(key), key).toBe(kind);
    expect(KEYS.length).toBe(15 + 5 + 30 + 17 + 13 + 7 + 5);
  });

  it('are touched as kinds that the engine knows', () => {
    const asked = new Set(Object.values(GRAMMAR).flat());
    for (const kind of CARD_KINDS.filter((kind) => kind !== 'power')) expect(asked).toContain(kind);
  });

  it('of which only the back is seen may still have a kind', () => {
    expect(BACKS.map(cardKind)).toEqual(['card', 'item', 'ticket', 'event', 'omen', 'encounter', 'combat']);
    for (const card of BACKS) expect([isHidden(card), factOf(card)]).toEqual([true, null]);
  });

  it('have signs and pictures that are in the sprite', () => {
    for (const card of [...KEYS, ...BACKS]) {
      const { ground, light, beside } = sceneOf(card);
      for (const icon of [cardIcon(card), ...beside.map(([icon]) => icon)])
        expect(symbols, `${card}: ${icon}`).toContain(icon);
      expect(ground.edge).toBeTruthy();
      expect(light).toMatch(/^#/);
    }
    for (const kind of CARD_KINDS) expect(symbols).toContain(kind);
    for (const back of LOCATION_BACK_NAMES.filter((name) => name !== 'none')) expect(symbols).toContain(`back_${back}`);
  });

  it('each have a picture that no other card has', () => {
    const pictures = KEYS.filter((key) => cardKind(key) !== 'ticket').map(
      (key) => icons[cardIcon(key) as keyof typeof icons],
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('of the hunters cancel symbols of Dracula', () => {
    expect(symbolsOf('crucifix')).toEqual(['fangs', 'mesmerize', 'escape_as_mist']);
    expect(symbolsOf('holy_circle').length).toBe(FACTS.combat.length);
    expect(symbolsOf('rats')).toEqual([]);
  });

  it('belong to a side', () => {
    expect(['knife', 't32', 'hypnosis'].map(sideOf)).toEqual(['hunters', 'hunters', 'hunters']);
    expect(['enraged', 'rats', 'fangs', 'hide'].map(sideOf)).toEqual(['dracula', 'dracula', 'dracula', 'dracula']);
  });

  it('can be browsed by kind and side', () => {
    expect(gallery.cards).toEqual(KEYS);
    for (const { values, of } of gallery.filters) {
      const found = new Set(gallery.cards.map(of));
      expect(values.map(({ value }) => value).sort()).toEqual([...found].sort());
    }
  });

  it.each(CARD_KINDS)(
    'are drawn with their names in every size (%s)',
    (kind) => {
      for (const card of KEYS.filter((key) => cardKind(key) === kind)) {
        for (const size of SIZES) {
          const face = drawn(card, size);
          expect(face.textContent, card).toContain(t(cardName(card)));
          const used = [...face.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);
          expect(used.filter((icon) => !symbols.has(icon))).toEqual([]);
        }
      }
    },
    20_000,
  );

  it('say when shown whole what they do', () => {
    expect(drawn('wolves', 'full').textContent).toContain(t('dr-encounter-wolves-matured'));
    expect(drawn('rats', 'full').querySelector('.ripe')).toBeNull();
    expect(drawn('long_night', 'full').textContent).toContain(t('dr-moment-dawn'));
    expect(drawn('roadblock', 'full').textContent).toContain(t('dr-moment-phase_end-now'));
    expect(drawn('knife', 'full').querySelectorAll('.symbol').length).toBe(2);
    expect(drawn('t32', 'full').querySelectorAll('.coupon b')[0]?.textContent).toBe('3');
  });

  it('are kept secret where they are hidden', () => {
    for (const card of BACKS) {
      const back = drawn(card, 'full').querySelector('.back');
      expect(back?.getAttribute('aria-label'), card).toBe(t(cardName(card)));
    }
  });
});
