// A table at which nobody does anything rests: what glows and breathes has ended after a while, and the browser has
// next to nothing to do.
import { expect } from 'vitest';
import type { Person } from './harness/person.ts';
import { scenario, useStage } from './harness/stage.ts';

useStage();

const SECONDS = 10;
// Of one core, with all processes of the browser; 0.008 to 0.026 was seen beside other work.
const MOST = 0.1;

// The seconds that all processes of this browser have worked so far.
async function worked(me: Person): Promise<number> {
  const browser = me.context.browser();
  if (!browser) throw new Error('no browser');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

// Those that time drives; what scrolling drives moves with it only.
const running = () =>
  document
    .getAnimations()
    .filter((a) => a.playState === 'running' && a.timeline === document.timeline)
    .map((a) => `${(a as CSSAnimation).animationName} of ${((a.effect as KeyframeEffect).target as Element).outerHTML}`)
    .map((text) => text.slice(0, 120));

for (const game of ['blood-rage', 'raiders', 'dracula']) {
  scenario(`an idle table of ${game} rests`, async (stage) => {
    const me = await stage.person('/', { context: { reducedMotion: 'no-preference' } });
    await me.playNow(game);
    await me.decideTimes(game === 'blood-rage' ? 9 : 4);
    await me.myTurn();
    await me.page.mouse.move(1, 1);
    await expect.poll(() => me.page.evaluate(running), { timeout: 20_000, interval: 500 }).toEqual([]);
    const before = await worked(me);
    await me.page.waitForTimeout(SECONDS * 1000);
    const share = (await worked(me)) - before;
    console.log(`an idle table of ${game}: ${((100 * share) / SECONDS).toFixed(1)} % of a core`);
    expect(share / SECONDS).toBeLessThan(MOST);
    expect(await me.page.evaluate(running)).toEqual([]);
  });
}
