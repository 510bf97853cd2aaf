// What holds for everything on a phone's screen.
import { expect } from 'vitest';
import type { Person } from './person.ts';

// The document is never wider than the screen.
export async function fits(me: Person): Promise<void> {
  const wide = await me.page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const outside = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > room + 1);
    return [
      `${document.documentElement.scrollWidth} > ${room}`,
      ...outside.slice(0, 5).map((e) => `${e.tagName}.${e.getAttribute('class')}`),
    ];
  });
  expect(wide, `sticks out on ${me.page.url()}`).toEqual([]);
}

export async function thumbsFit(me: Person): Promise<void> {
  const small = await me.page.evaluate(() =>
    [...document.querySelectorAll('.prompt button')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      return box.width > 0 && (box.width < 40 || box.height < 40)
        ? [`${button.textContent?.trim()} ${Math.round(box.width)} × ${Math.round(box.height)}`]
        : [];
    }),
  );
  expect(small, 'too small for a thumb').toEqual([]);
}

// No letters on the board are smaller than a person can read, as they are drawn: with everything that scales them.
export async function lettersFit(me: Person, least = 11): Promise<void> {
  const small = await me.page.evaluate((smallest) => {
    const room = document.querySelector('.board')?.getBoundingClientRect();
    return [...document.querySelectorAll<SVGTextElement>('.board svg text')].flatMap((text) => {
      const box = text.getBoundingClientRect();
      const seen = room && box.width > 0 && box.bottom > room.top && box.top < room.bottom;
      const drawn = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 1);
      return seen && drawn < smallest ? [`${text.textContent?.trim()} ${drawn.toFixed(1)}`] : [];
    });
  }, least);
  expect(small, 'too small to read').toEqual([]);
}
