// One word for an idea, and none that give a translation away: what the language review found most often stays away.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const locales = join(import.meta.dirname, '../locales');

// What must not be said, and what is said instead.
const BANNED: Record<string, [RegExp, string][]> = {
  en: [
    [/ …/, 'no space before an ellipsis'],
    [/[a-z]'|'[a-z]/i, 'a typographic apostrophe'],
    [/of no (account|consequence)|thrown out|\bone own\b/, 'does not matter, discarded, one of their'],
    [/\b(for nothing|anew|thrown away|so many|also those)\b/, 'for free, again, discarded, that many, including those'],
    [/\b(turned|turns?) up\b/, 'revealed'],
    [/\btouch\b/, 'select'],
  ],
  ru: [
    [/лицом (вниз|вверх)/, 'лицевой стороной'],
    [/прибавк/, 'дополнительная сила'],
    [/летопис/i, 'хроника'],
    [/даром|При гибели|названный вами/, 'бесплатно, если погибает в набеге, выбранный вами'],
    [/\d (золот|желез|провизи)/, 'фишки и жетоны считают'],
    [/коснитесь/i, 'нажмите'],
  ],
  cs: [
    [/je vyprávěna|[Ss]emínk/, 'dopovězena, počáteční číslo'],
    [/[Jj]men(ujte|ujete)|dotkněte/i, 'zvolte, klepněte'],
    [/celé ruce|Klenotnice|jednejte/i, 'všechny karty v ruce, Šperkařka, pokračujte'],
    [/[Oo]dho[dď]\S* (někoho|člena)/, 'propustit'],
  ],
  bg: [
    [/[Пп]оследн\S+ кръг|[Кк]овачниц\S+ за сребро|[а-я] Дългата къща/, 'рунд, сребрар, дългата къща'],
    [/Гледай пак|целите си ръце/, 'повторно гледане, всичките си карти'],
    [/\d добитъ/, 'глави добитък'],
    [/изхвърл|задърж(?!ан)|докоснете/i, 'изчистя, запазя, натиснете'],
    [/[Ии]зчист\S* (някого|член)/, 'освободя'],
  ],
};

const READ = readdirSync(join(locales, 'en'));

for (const [language, words] of Object.entries(BANNED)) {
  it(`${language}: the glossary’s words`, () => {
    const found = READ.flatMap((file) =>
      readFileSync(join(locales, language, file), 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .map((line) => line.replace(/^[\w-]+ =/, ''))
        .flatMap((line) => words.filter(([bad]) => bad.test(line)).map(([, better]) => `${line.trim()}  →  ${better}`)),
    );
    expect(found).toEqual([]);
  });
}
