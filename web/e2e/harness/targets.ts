// What a person sees glowing, and a point at which a thing can really be touched. Runs inside the page and only looks
// (and scrolls, as a person would).
export interface Target {
  kind: 'choice' | 'hand' | 'scene' | 'place' | 'figure';
  name: string;
  // Its number among the legal things on the screen.
  index: number;
  // A pass: ends this clan's actions.
  passes: boolean;
  // A card of the hand that was read and would now be played.
  raised: boolean;
  // Touched already: one more touch lets it go.
  pressed: boolean;
}

export interface Seen {
  targets: Target[];
  // Changes with everything that a touch can change.
  fingerprint: string;
}

export function lookAtTable(): Seen {
  const legal = [...document.querySelectorAll('.table [data-legal="true"]')];
  const kindOf = (e: Element): Target['kind'] => {
    if (e.closest('.prompt')) return 'choice';
    if (e.closest('.hand')) return 'hand';
    if (e.matches('.place')) return 'place';
    if (e.matches('.mover, .pick')) return 'figure';
    return 'scene';
  };
  const isPressed = (e: Element) => (e.getAttribute('aria-pressed') ?? e.getAttribute('aria-checked')) === 'true';
  const targets = legal.map((e, index): Target => {
    const name = (e.getAttribute('aria-label') ?? e.textContent ?? '').replace(/\s+/g, ' ').trim();
    const passes = e.closest('.choices') !== null && e.querySelector('use[href$="#pass"]') !== null;
    return {
      kind: kindOf(e),
      name,
      index,
      passes,
      raised: e.classList.contains('raised'),
      pressed: isPressed(e),
    };
  });
  const states = legal.map(
    (e, i) => `${targets[i]?.kind} ${targets[i]?.name} ${e.getAttribute('class')} ${isPressed(e)}`,
  );
  return { targets, fingerprint: [document.querySelector('.prompt')?.textContent ?? '', ...states].join('|') };
}

// Where the thing with this number can be touched; null if something else lies over all of it.
export function aimAt(index: number): { x: number; y: number } | null {
  const e = document.querySelectorAll('.table [data-legal="true"]')[index];
  if (!e) return null;
  // Places are no rectangles and pieces stand on them: look at a grid of points for one that is the thing's own.
  const look = (): { x: number; y: number } | null => {
    const box = e.getBoundingClientRect();
    for (const steps of [2, 6, 14]) {
      for (let i = 1; i < steps; i++) {
        for (let k = 1; k < steps; k++) {
          const x = box.left + (box.width * k) / steps;
          const y = box.top + (box.height * i) / steps;
          if (document.elementFromPoint(x, y)?.closest('[data-legal="true"]') === e) return { x, y };
        }
      }
    }
    return null;
  };
  const point = look();
  // A board is no list: what of it is out of sight must be panned to.
  if (point || e.matches('.board .place')) return point;
  e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  return look();
}
