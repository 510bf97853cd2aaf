// What a person has set for this browser.
export type Theme = 'night' | 'day' | 'system';
// Where games alone and around one screen are kept: on this device or in the hall behind the page.
export type Keep = 'here' | 'hall';
export type Speed = 'instant' | 'fast' | 'normal' | 'slow';

export const SPEEDS: Record<Speed, number> = { instant: 0, fast: 110, normal: 200, slow: 420 };

interface Settings {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  sideOpen: boolean;
  keep: Keep;
}

function stored(): Settings {
  const standard: Settings = { theme: 'system', speed: 'normal', sound: false, sideOpen: true, keep: 'here' };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem('settings') ?? '{}') as Partial<Settings>) };
  } catch {
    return standard;
  }
}

export const settings = $state<Settings>(stored());
const prefersDay = matchMedia('(prefers-color-scheme: light)');
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ day: prefersDay.matches, still: prefersStill.matches });
prefersDay.addEventListener('change', (e) => {
  system.day = e.matches;
  applySettings();
});
prefersStill.addEventListener('change', (e) => {
  system.still = e.matches;
  applySettings();
});

export function themeNow(): 'night' | 'day' {
  if (settings.theme !== 'system') return settings.theme;
  return system.day ? 'day' : 'night';
}

export function reducedMotion(): boolean {
  return system.still;
}

// Milliseconds an event is looked at, in units of one short motion. Who wants nothing to move still wants to follow.
export function pace(): number {
  return SPEEDS[settings.speed];
}

// Milliseconds of one short motion.
export function beat(): number {
  return system.still ? 0 : SPEEDS[settings.speed];
}

export function applySettings(): void {
  document.documentElement.dataset.theme = themeNow();
  document.documentElement.style.setProperty('--beat', `${beat()}ms`);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', themeNow() === 'night' ? '#10161d' : '#f3ead7');
}

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  localStorage.setItem('settings', JSON.stringify(settings));
  applySettings();
}
