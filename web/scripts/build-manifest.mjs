// What the browser shows of the client when it is installed: public/manifest.LANGUAGE.webmanifest, in the colours of
// src/theme.css and the words of locales/. All addresses in it are relative to it, so that it works in any folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES } from './offline-files.mjs';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const ground = /--ground: (#\w+);/.exec(read('src/theme.css'))[1]; // the first theme is the one by night

const icon = (name, size, purpose) => ({
  src: `icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
for (const language of LANGUAGES) {
  const words = new FluentBundle(language);
  words.addResource(new FluentResource(read(`locales/${language}/hall.ftl`)));
  const say = (key) => words.formatPattern(words.getMessage(key).value);
  const manifest = {
    name: say('app-name'),
    short_name: say('app-name'),
    description: say('app-motto'),
    lang: language,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['games'],
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('192', 192, 'any'),
      icon('512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
  writeFileSync(new URL(`public/manifest.${language}.webmanifest`, root), `${JSON.stringify(manifest, null, 1)}\n`);
}
