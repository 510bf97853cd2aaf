// The picture of each game on the first page is its own board: Board.svelte is drawn here, without a browser, as it
// stands in the middle of a game (the view in games/GAME/midgame.json), into one SVG that needs nothing else:
// src/generated/board-GAME.svg by night, board-GAME.svg#day by day. Without letters, so that it fits every language.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const games = readdirSync(new URL('src/games/', root)).filter((folder) =>
  existsSync(new URL(`src/games/${folder}/midgame.json`, root)),
);

// The custom properties of a theme: those of `:root` first, then what the theme changes.
function colours(css, theme) {
  const blocks = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const wanted = blocks.filter(([, who]) => /:root|data-theme/.test(who) && (/:root/.test(who) || who.includes(theme)));
  return wanted.flatMap(([, , body]) => body.match(/--[\w-]+:[^;]+;/g) ?? []).join('');
}

// Only what is seen: no names for screen readers, nothing to touch, no letters, no comments, no empty elements.
function plain(svg) {
  let text = svg
    .replace(/<!--[^]*?-->/g, '')
    .replace(/ (?:role|tabindex|aria-[\w-]+|data-[\w-]+|focusable)="[^"]*"/g, '')
    .replace(/<text\b[^>]*>(?:(?!<\/text>)[^])*[\p{L}%][^]*?<\/text>/gu, '')
    .replace(/\s+/g, ' ')
    // The large drawings no finer than can be seen.
    .replace(/ d="[^"]{600,}"/g, (d) => d.replace(/(\d)\.\d+/g, '$1').replace(/(\.\d)\d+/g, '$1'));
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/<(g|path|text|title)>\s*<\/\1>/g, '');
  }
  return text;
}

// Symbols stand in the file itself: a picture may not fetch a sprite.
function inline(svg, sprite) {
  const used = new Set([...svg.matchAll(/href="[^"]*#([\w-]+)"/g)].map(([, id]) => id));
  const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)"[^]*?<\/symbol>/g)].filter(([, id]) => used.has(id));
  return `<defs>${symbols.map(([whole]) => whole).join('')}</defs>${svg.replace(/href="[^"]*#([\w-]+)"/g, 'href="#$1"')}`;
}

const server = await createServer({
  root: fileURLToPath(root),
  configFile: false,
  logLevel: 'error',
  plugins: [svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { css: 'injected' } })],
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
try {
  const { render } = await server.ssrLoadModule('svelte/server');
  const { Picker } = await server.ssrLoadModule('/src/table/picker.ts');
  for (const game of games) {
    const view = JSON.parse(read(`src/games/${game}/midgame.json`));
    const { default: Board } = await server.ssrLoadModule(`/src/games/${game}/Board.svelte`);
    const { look } = await server.ssrLoadModule(`/src/games/${game}/looks.ts`);
    const seats = (view.clans ?? view.players ?? [null, ...view.hunters]).map((_, seat) => ({
      seat,
      ...look(view, {}, seat),
    }));
    const none = () => undefined;
    const props = { view, me: null, seats, picker: new Picker([], {}), playing: null };
    const { head, body } = render(Board, {
      props: {
        ...props,
        motion: { ms: 0, reduced: true },
        told: [],
        lit: null,
        changed: new Set(),
        pins: [],
        touch: none,
        choose: none,
        back: none,
        detail: none,
        lookAt: none,
        pin: none,
      },
    });
    const styles = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('');
    const box = /viewBox="([^"]+)"/.exec(body)?.[1] ?? '';
    const [, , width, height] = box.split(' ');
    const drawn = body.slice(body.indexOf('<svg'), body.lastIndexOf('</svg>') + 6);
    const sheets = readdirSync(new URL(`src/games/${game}/`, root), { recursive: true }).filter((f) =>
      f.endsWith('.css'),
    );
    const themes = read('src/theme.css') + sheets.map((file) => read(`src/games/${game}/${file}`)).join('');
    const css = `:root{${colours(themes, 'night')}}:root:target{${colours(themes, 'day')}}${styles}.layer{position:static;transform:none}`;
    const picture = inline(plain(drawn), read(`src/generated/icons-${game}.svg`));
    writeFileSync(
      new URL(`src/generated/board-${game}.svg`, root),
      `<svg xmlns="http://www.w3.org/2000/svg" id="day" viewBox="${box}" width="${width}" height="${height}"><style>${css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>${picture}</svg>\n`,
    );
    console.log(game, box, picture.length, css.length);
  }
} finally {
  await server.close();
}
