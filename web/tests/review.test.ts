// A finished game looked at again: asking for it, its lines and swings, and how they are drawn; going on from a moment.
import { describe, expect, it } from 'vitest';
import { type Connection, HallError } from '../src/protocol/connection.ts';
import { askReview, askWhatIf } from '../src/protocol/review.ts';
import type { Moment, Review, ReviewFound, SwingMark } from '../src/protocol/types.ts';
import { apart, Frame, ROOM, scaleOf } from '../src/table/chart.ts';
import { coursesOf, type Progress, ReviewAsking, swingsOf, valueAt } from '../src/table/review.ts';

const FOUND: ReviewFound = { ready: true, moments: [], marks: [] };
const settle = () => new Promise((r) => setTimeout(r, 0));

// A hall that answers in turn, and a clock that rings when the test says so.
function asking(...answers: (Review | Error)[]) {
  const told: Progress[] = [];
  let asked = 0;
  let ring: (() => void) | null = null;
  const review = new ReviewAsking(
    () => {
      asked++;
      const answer = answers.shift() ?? FOUND;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    (progress) => told.push(progress),
    { set: (run) => (ring = run), clear: () => (ring = null) },
  );
  return {
    review,
    told,
    asked: () => asked,
    waits: () => ring !== null,
    async ring() {
      const run = ring;
      ring = null;
      run?.();
      await settle();
    },
  };
}

describe('asking for a review', () => {
  const working = (done: number): Review => ({ ready: false, done, of: 640 });

  it('goes on until it is there, and tells how far it is', async () => {
    const hall = asking(working(0), working(320), FOUND);
    hall.review.start();
    await settle();
    await hall.ring();
    await hall.ring();
    expect(hall.told).toEqual([
      { state: 'working', share: 0 },
      { state: 'working', share: 0 },
      { state: 'working', share: 0.5 },
      { state: 'ready', found: FOUND },
    ]);
    expect(hall.waits()).toBe(false);
  });

  it('stops when nobody waits for it any more', async () => {
    const hall = asking(working(1), working(2));
    hall.review.start();
    await settle();
    hall.review.stop();
    await hall.ring();
    expect(hall.asked()).toBe(1);
  });

  it('does not tell what is answered after that', async () => {
    const hall = asking(FOUND);
    hall.review.start();
    hall.review.stop();
    await settle();
    expect(hall.told).toEqual([{ state: 'working', share: 0 }]);
  });

  it('tells of a refusal, does not ask on by itself, and can be asked to', async () => {
    const refused = new HallError({ code: 'too_many', message: '', detail: { reason: 'hall_full' } });
    const hall = asking(refused, FOUND);
    hall.review.start();
    await settle();
    expect(hall.told.at(-1)).toEqual({ state: 'failed', error: refused });
    expect(hall.waits()).toBe(false);
    hall.review.start();
    await settle();
    expect(hall.told.at(-1)?.state).toBe('ready');
  });

  it('knows no share of nothing', async () => {
    const hall = asking({ ready: false, done: 0, of: 0 });
    hall.review.start();
    await settle();
    expect(hall.told.at(-1)).toEqual({ state: 'working', share: 0 });
  });
});

describe('what is sent', () => {
  const sent: [Record<string, unknown>, unknown][] = [];
  const connection = {
    ask: (request: Record<string, unknown>, options: unknown) => {
      sent.push([request, options]);
      return Promise.resolve({ review: FOUND, table: { id: 'B' } });
    },
  } as unknown as Connection;

  it('asks for a review, which a lost connection loses', async () => {
    expect(await askReview(connection, 'T')).toBe(FOUND);
    expect(sent.at(-1)).toEqual([{ do: 'review', table: 'T' }, { fleeting: true }]);
  });
  it('goes on for one seat, or for several of a side', async () => {
    await askWhatIf(connection, { table: 'T', n: 213, seats: [1], agent: 'level3' });
    expect(sent.at(-1)?.[0]).toEqual({ do: 'what_if', table: 'T', n: 213, seat: 1, agent: 'level3' });
    await askWhatIf(connection, { table: 'T', n: 0, seats: [1, 2], agent: 'level3' });
    expect(sent.at(-1)?.[0]).toMatchObject({ n: 0, seats: [1, 2] });
  });
});

// Nature deals until line 2; then each line is a decision, and line 5 a die.
const STOPS = [2, 3, 5, 6];
const MOMENTS: Moment[] = [
  { n: 0, who: 'nature', chances: [0.5, 0.5], luck: [0, 0] },
  { n: 2, who: 'nature', chances: [0.6, 0.4], luck: [0.1, -0.1] },
  { n: 3, who: 0, chances: [0.5, 0.5], luck: [0.1, -0.1] },
  { n: 5, who: 'nature', chances: [0.3, 0.7], luck: [-0.1, 0.1] },
  { n: 6, who: 1, chances: [0, 1], luck: [-0.1, 0.1] },
];
const TWO = [
  { seat: 0, side: null },
  { seat: 1, side: null },
];

describe('the lines of a review', () => {
  it('are one a seat, along the stops of the replay', () => {
    const [first, second] = coursesOf(MOMENTS, STOPS, TWO, 'chance');
    expect(first?.points.map(({ at, value }) => [at, value])).toEqual([
      [0, 0.5],
      [0, 0.6],
      [1, 0.5],
      [2, 0.3],
      [3, 0],
    ]);
    expect(second?.points.at(-1)).toEqual({ at: 3, value: 1 });
  });

  it('keep luck and decisions apart, which together are all that changed', () => {
    const [luck] = coursesOf(MOMENTS, STOPS, TWO, 'luck');
    const [play] = coursesOf(MOMENTS, STOPS, TWO, 'play');
    expect(luck?.points.at(-1)?.value).toBe(-0.1);
    expect(play?.points.at(-1)?.value).toBeCloseTo(-0.4);
    expect(play?.points[0]?.value).toBe(0);
  });

  it('are one a side where seats win together', () => {
    const moments = MOMENTS.map((m) => ({ ...m, chances: [...m.chances, m.chances[1] ?? 0], luck: [...m.luck, 0] }));
    const seats = ['fox', 'hounds', 'hounds'].map((side, seat) => ({ seat, side }));
    const courses = coursesOf(moments, STOPS, seats, 'chance');
    expect(courses.map(({ seat, side }) => [seat, side])).toEqual([
      [0, null],
      [1, 'hounds'],
    ]);
  });

  it('have a value wherever the replay stands', () => {
    const [course] = coursesOf(MOMENTS, STOPS, TWO, 'chance');
    if (!course) throw new Error('no line');
    expect([0, 1, 2, 3, 9].map((stop) => valueAt(course, stop))).toEqual([0.6, 0.5, 0.3, 0, 0]);
    expect(valueAt({ ...course, points: [] }, 1)).toBe(0);
  });
});

describe('the swings of a review', () => {
  const mark = (n: number, kind: SwingMark['kind']): SwingMark => ({
    ...{ n, kind, seat: 0, lost: 0.1, noise: 0.02 },
    ...(kind === 'luck' ? { action: null, better: null } : { action: 'pass', better: 'pillage gimle' }),
  });
  it('come in the order of the game: a mistake before it was made, luck when it has struck', () => {
    const swings = swingsOf([mark(5, 'luck'), mark(6, 'mistake'), mark(3, 'mistake')], STOPS);
    expect(swings.map(({ n, kind, stop }) => [n, kind, stop])).toEqual([
      [3, 'mistake', 0],
      [5, 'luck', 2],
      [6, 'mistake', 2],
    ]);
  });
});

describe('the drawing', () => {
  const frame = new Frame({ width: 470, height: 120 }, 10, scaleOf([], false));

  it('has the beginning left, the end right, everything at the top and nothing at the bottom', () => {
    expect([frame.x(0), frame.x(10)]).toEqual([ROOM.left, 470 - ROOM.right]);
    expect([frame.y(1), frame.y(0)]).toEqual([ROOM.top, 120 - ROOM.bottom]);
    expect(
      frame.path([
        { at: 0, value: 1 },
        { at: 10, value: 0 },
      ]),
    ).toBe('M40 10L440 110');
  });
  it('finds the stop that was pressed, also beside the lines', () => {
    for (let stop = 0; stop <= 10; stop++) expect(frame.stopAt(frame.x(stop) + 3)).toBe(stop);
    expect([frame.stopAt(0), frame.stopAt(1000)]).toEqual([0, 10]);
  });
  it('stands also a game without decisions and a window without width', () => {
    const small = new Frame({ width: 10, height: 10 }, 0, scaleOf([], true));
    expect(Number.isFinite(small.x(0)) && Number.isFinite(small.stopAt(5))).toBe(true);
  });
  it('goes as far to both sides as luck did', () => {
    const [course] = coursesOf(MOMENTS, STOPS, TWO, 'play');
    expect(scaleOf(course ? [course] : [], true)).toEqual({ low: -0.4, high: 0.4, marks: [-0.4, -0.2, 0, 0.2, 0.4] });
    expect(scaleOf([], true).high).toBe(0.1);
  });
  it('keeps emblems apart and inside', () => {
    expect(apart([50, 10, 52], 20, 10, 110)).toEqual([50, 10, 70]);
    expect(apart([108, 109, 107], 20, 10, 110)).toEqual([90, 110, 70]);
    expect(apart([0, 0], 20, 10, 110)).toEqual([10, 30]);
  });
});
