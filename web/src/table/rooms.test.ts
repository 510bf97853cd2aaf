import { describe, expect, it } from 'vitest';
import { besideBoard, type Box, overBars } from './rooms.ts';

const talk: Box = { left: 1000, top: 48, width: 280, height: 752 };
const seats: Box = { left: 0, top: 48, width: 216, height: 752 };

describe('beside the board', () => {
  it('takes the first column that was not touched', () => {
    expect(besideBoard([talk, seats], { x: 600, y: 300 })).toMatchObject(talk);
    expect(besideBoard([talk, seats], { x: 1100, y: 300 })).toMatchObject(seats);
  });
  it('leaves what was touched in the only column free', () => {
    const above = besideBoard([seats], { x: 50, y: 700 });
    expect(above).toMatchObject({ top: 48, low: true });
    expect((above?.top ?? 0) + (above?.height ?? 0)).toBeLessThan(700);
    expect(besideBoard([seats], { x: 50, y: 100 })?.top).toBeGreaterThan(100);
  });
});

describe('over the bars of a narrow screen', () => {
  const phone = { width: 390, height: 844 };
  const stage: Box = { left: 0, top: 100, width: 390, height: 470 };
  const hand: Box = { left: 0, top: 684, width: 390, height: 160 };
  it('leaves the whole board free while something is asked, and what was touched too', () => {
    for (let y = 0; y < phone.height; y += 7) {
      const { top, height } = overBars(phone, stage, hand, { x: 200, y }, true);
      expect(top + height <= stage.top || top >= stage.top + stage.height).toBe(true);
      expect(y >= hand.top && top >= hand.top).toBe(false);
      expect(height).toBeGreaterThan(90);
    }
    expect(overBars(phone, stage, null, { x: 200, y: 300 }, true)).toMatchObject({ top: 0, height: stage.top });
  });
  it('never lies over what was touched on the board', () => {
    for (let y = stage.top + 1; y < stage.top + stage.height; y += 7) {
      const room = overBars(phone, stage, hand, { x: 200, y }, false);
      expect(y < room.top || y > room.top + room.height).toBe(true);
      expect(room.height).toBeGreaterThan(90);
    }
  });
});
