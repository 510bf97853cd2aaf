// The pure parts of the board: geometry, pieces, targets, what happens between two events.
import { describe, expect, it } from 'vitest';
import { FACTS, GRAMMAR } from '../../generated/blood_rage.ts';
import type { Tells } from '../../protocol/types.ts';
import { parseAction, Picker, type Touch } from '../../table/picker.ts';
import { patternOf } from './cardPattern.ts';
import { baseOf, cardIcon, godOf, valueOf } from './cards.ts';
import { SCENED, sceneOf } from './cardScenes.ts';
import bloodRage from './index.ts';
import icons from './icons.json';
import { clearance, inside } from '../../ui/ink/shapes.ts';
import { layoutFor, LAYOUTS, type LayoutName, provinceOutline, RING } from './map/geometry.ts';
import { mapOf } from './map/index.ts';
import { arrange } from './pieces.ts';
import { questsTold } from './quests.ts';
import { figureTargets, placeTargets } from './targets.ts';
import type { BloodRageView, FigureGroup } from './view.ts';

const PROVINCES = FACTS.provinces.map((p) => p.key);
const FJORDS = Object.fromEntries(FACTS.fjords.map((f) => [f.key, f.supports]));

describe.each(['wide', 'square', 'tall'] as LayoutName[])('the %s map', (name) => {
  const map = mapOf(name);
  const outlines = new Map(RING.map((p) => [p.id, provinceOutline(LAYOUTS[name], p)]));

  it('has a shape for every province and fjord', () => {
    expect([...map.byId.keys()].sort()).toEqual([...PROVINCES, ...Object.keys(FJORDS)].sort());
    for (const shape of map.places) expect(shape.path.length, shape.id).toBeGreaterThan(200);
  });

  it('is the same every time and has no straight coast', () => {
    const again = provinceOutline(LAYOUTS[name], RING[0] as (typeof RING)[0]);
    expect(again.points).toEqual(outlines.get('myrkvlor')?.points);
    for (const [id, { points }] of outlines) {
      const turns = points.filter((p, i) => {
        const a = points.at(i - 1) ?? p;
        const b = points[(i + 1) % points.length] ?? p;
        return Math.abs((p.x - a.x) * (b.y - p.y) - (p.y - a.y) * (b.x - p.x)) > 0.05;
      });
      expect(turns.length / points.length, id).toBeGreaterThan(0.9);
    }
  });

  it('lets exactly the neighbours in the ring share a border', () => {
    RING.forEach((p, i) => {
      RING.forEach((q, k) => {
        if (i >= k) return;
        const borders = (id: string) => {
          const o = outlines.get(id);
          return o?.points.filter((_, n) => o.edges[n] === 'border') ?? [];
        };
        const shared = borders(p.id).filter((a) => clearance(a, borders(q.id)) < 6).length;
        const neighbours = k - i === 1 || k - i === RING.length - 1;
        expect(shared > 5, `${p.id} ${q.id}`).toBe(neighbours);
      });
    });
  });

  it('gives each village its own ground', () => {
    for (const p of RING) {
      const shape = map.byId.get(p.id);
      const points = outlines.get(p.id)?.points ?? [];
      expect(shape?.spots.length).toBe(p.villages);
      const all = [...(shape?.spots ?? []), shape?.token ?? { x: 0, y: 0 }];
      all.forEach((s, i) => {
        expect(inside(s, points), `${p.id} ${i}`).toBe(true);
        const others = all.filter((_, k) => k !== i);
        expect(clearance(s, others), `${p.id} ${i}`).toBeGreaterThan(38);
      });
    }
  });

  it('puts each fjord between the two provinces it supports', () => {
    for (const [fjord, supported] of Object.entries(FJORDS)) {
      expect(
        RING.filter((p) => p.fjord === fjord)
          .map((p) => p.id)
          .sort(),
      ).toEqual([...supported].sort());
      for (const berth of map.byId.get(fjord)?.spots ?? []) {
        for (const [id, o] of outlines) expect(inside(berth, o.points), `${fjord} ${id}`).toBe(false);
      }
    }
  });
});

it.each([
  [796, 545, 'wide'],
  [956, 645, 'wide'],
  [768, 660, 'square'],
  [390, 470, 'tall'],
  [360, 420, 'tall'],
])('a window of %i × %i gets the %s map', (width, height, name) => expect(layoutFor(width, height)).toBe(name));

function viewWith(figures: Record<string, FigureGroup[]>, more: Partial<BloodRageView> = {}): BloodRageView {
  const clan = (seat: number) => ({
    seat,
    clan: seat === 0 ? 'wolf' : 'raven',
    glory: 0,
    rage: 6,
    passed: false,
    hand: [],
    hand_size: 6,
    quests: [],
    slots: [],
    figures_on_map: 0,
    reserve: {},
    valhalla: {},
    stats: { rage: { step: 1, value: 6 }, axes: { step: 1, value: 3 }, horns: { step: 1, value: 4 } },
    sources: {},
  });
  return {
    game: 'blood-rage',
    viewer: 0,
    phase: 'action',
    age: 1,
    clans: [clan(0), clan(1)],
    battle: null,
    dying: null,
    question: null,
    provinces: PROVINCES.map((id) => ({
      id,
      villages: 5,
      figures: figures[id] ?? [],
      strength: [0, 0],
      destroyed: false,
      pillaged: false,
    })),
    fjords: Object.entries(FJORDS).map(([id, supports]) => ({ id, supports, open: true, figures: figures[id] ?? [] })),
    ...more,
  } as unknown as BloodRageView;
}

describe('pieces', () => {
  const two = viewWith({
    gimle: [{ seat: 0, figure: 'warrior', count: 2 }],
    fjord_nw: [{ seat: 1, figure: 'ship', count: 1 }],
  });
  it('stand in villages of their own', () => {
    const pieces = arrange([], two);
    expect(pieces.map((p) => [p.place, p.slot])).toEqual([
      ['gimle', 0],
      ['gimle', 1],
      ['fjord_nw', 0],
    ]);
  });
  it('keep their identity when they march, and their village when others leave', () => {
    const before = arrange([], two);
    const after = arrange(
      before,
      viewWith({
        gimle: [{ seat: 0, figure: 'warrior', count: 1 }],
        utgard: [{ seat: 0, figure: 'warrior', count: 1 }],
      }),
    );
    expect(after.map((p) => [p.id, p.place])).toEqual([
      [1, 'gimle'],
      [2, 'utgard'],
    ]);
  });
  it('are stacked on Yggdrasil', () => {
    const pieces = arrange(
      [],
      viewWith({
        yggdrasil: [
          { seat: 0, figure: 'warrior', count: 4 },
          { seat: 1, figure: 'troll', count: 1 },
        ],
      }),
    );
    expect(new Set(pieces.map((p) => p.slot)).size).toBe(2);
    expect(pieces.filter((p) => p.figure === 'warrior').map((p) => p.of)).toEqual([4, 4, 4, 4]);
  });
});

describe('targets', () => {
  const lit = (...texts: string[]) => placeTargets(Picker.of(texts, bloodRage.grammar));
  it.each([
    ['invade warrior gimle', 'gimle'],
    ['recall leader utgard', 'utgard'],
    ['pillage horgr', 'horgr'],
    ['challenge horgr', 'horgr'],
    ['march gimle utgard', 'gimle'],
    ['sacrifice warrior gimle', 'gimle'],
    ['join gimle warrior', 'gimle'],
    ['step andlang', 'andlang'],
    ['invade ship fjord_ne', 'fjord_ne'],
  ])('%s lights %s', (text, place) => expect(lit(text, 'pass').has(place)).toBe(true));
  it.each(['keep', 'save', 'upgrade', 'quest', 'card', 'late', 'take_back'])('%s lights cards, not places', (verb) => {
    const picker = Picker.of([`${verb} troll`, 'pass'], bloodRage.grammar);
    expect(picker.lit('card').has('troll')).toBe(true);
    expect(placeTargets(picker).size).toBe(0);
  });

  const figures = (question: object, texts: string[], more: Partial<BloodRageView> = {}) =>
    [
      ...figureTargets(
        viewWith({}, { question: { kind: 'x', seats: [0], ...question }, ...more } as Partial<BloodRageView>),
        Picker.of(texts, bloodRage.grammar),
      ),
    ].map(([key, action]) => `${key} = ${action.text}`);
  it('are the figures that can march, join or be sacrificed', () => {
    expect(figures({ from: 'gimle' }, ['move warrior', 'done'])).toEqual(['gimle warrior = move warrior']);
    expect(figures({ place: 'horgr' }, ['join utgard leader', 'decline'])).toEqual([
      'utgard leader = join utgard leader',
    ]);
    expect(figures({}, ['sacrifice warrior gimle'])).toEqual(['gimle warrior = sacrifice warrior gimle']);
  });
  it('look for ships in the fjord of the battle', () => {
    const battle = { where: 'gimle' } as unknown as BloodRageView['battle'];
    expect(figures({}, ['spare ship', 'spare warrior'], { battle })).toEqual([
      'fjord_nw ship = spare ship',
      'gimle warrior = spare warrior',
    ]);
  });
});

describe('between two events', () => {
  it('quests are turned over and judged', () => {
    const told = [
      { n: 0, kind: 'phase_began', actor: null, phase: 'quest' },
      { n: 1, kind: 'quest_shown', actor: 1, card: 'q1_manheim' },
      { n: 2, kind: 'quest_result', actor: 1, card: 'q1_manheim', met: 1 },
    ];
    const view = viewWith({}, { phase: 'quest' });
    expect(bloodRage.scene(view, 0, told.slice(0, 1))).toBeNull();
    expect(bloodRage.scene(view, 0, told)).toBe('quest');
    expect(questsTold(told.slice(0, 2))).toEqual([{ seat: 1, card: 'q1_manheim', met: null }]);
    expect(questsTold(told)).toEqual([{ seat: 1, card: 'q1_manheim', met: true }]);
    expect(questsTold([...told, { n: 3, kind: 'phase_began', actor: null, phase: 'ragnarok' }])).toEqual([]);
  });
});

describe('prices', () => {
  const ask = (tells: Record<string, Tells>) => {
    const view = viewWith({}, { question: { kind: 'action', seats: [0] } });
    const actions = Object.entries(tells).map(([text, told]) => parseAction(text, told));
    return (touches: Touch[]) => bloodRage.choices(view, 0, new Picker(actions, GRAMMAR, touches));
  };
  const elf = ask({
    'invade dark_elf gimle': { cost: 1 },
    'invade dark_elf yggdrasil': { cost: 3 },
    'invade warrior gimle': { cost: 2 },
    'march gimle elvagar': { cost: 1 },
    pass: { loses: 4 },
  });
  const notes = (choices: ReturnType<typeof elf>) => choices.map((c) => c.note?.args?.n ?? null);

  it('are those that the engine tells', () => {
    expect(notes(elf([]))).toEqual([null, 1, null]);
    expect(elf([])[2]?.confirm?.args).toEqual({ rage: 4 });
  });
  it('stand at a figure only where they do not depend on the place', () => {
    expect(notes(elf([{ kind: 'verb', value: 'invade' }]))).toEqual([null, 2]);
  });
});

describe('cards', () => {
  it('have the value that the options of the table give them', () => {
    expect(valueOf('heimdalls_gaze', null)).toBe('+3');
    expect(valueOf('heimdalls_gaze', viewWith({}, { values: { heimdalls_gaze: 2 } }))).toBe('+2');
    expect(valueOf('dwarf_chieftain', viewWith({}, { values: {} }))).toBe('2*');
  });
  it('all have a picture of several things, a pattern and an icon of their kind', () => {
    for (const card of FACTS.cards) {
      expect(icons, card.key).toHaveProperty(cardIcon(card.key));
      for (const [icon] of sceneOf(card.key).beside) expect(icons, card.key).toHaveProperty(icon);
      expect(SCENED).toContain(baseOf(card.key));
      expect(icons).toHaveProperty(card.kind);
      expect(patternOf(godOf(card.key) ?? card.kind).d.length).toBeGreaterThan(10);
    }
  });
});
