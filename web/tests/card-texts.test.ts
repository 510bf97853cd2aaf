// What a card does stands once, in the locale files; the tables of the rules repeat it word by word.
import { expect, it } from 'vitest';
import { rulesWithCards, withCardTexts } from '../scripts/card-texts.mjs';

const rules = rulesWithCards();

it.each(rules.map(({ path, text, wanted }) => [path.split('/').slice(-2).join('/'), text, wanted] as const))(
  '%s has the texts of the locale files (else: npm run card-texts)',
  (_, text, wanted) => {
    const lines = text.split('\n');
    expect(wanted.split('\n').filter((line, i) => line !== lines[i])).toEqual([]);
    expect(text).toContain('<!-- from the locales: |');
  },
);

it('writes the cells that the line above the table names, and no others', () => {
  const table = '<!-- from the locales: | | c-* | | c-*-text | -->\n\n| id | name | cost | text |\n|---|---|---|---|\n';
  const say = (key: string) => ({ 'c-elk': 'Elk', 'c-elk-text': 'Runs.', 'c-owl': 'Owl' })[key] ?? null;
  const after = '\n| `owl` | x | 2 | y |\n\nText.\n\n| `elk` | x |\n';
  expect(withCardTexts(`${table}| \`elk\` | Old, hero | 3 | Old. |${after}`, say)).toBe(
    `${table}| \`elk\` | Elk, hero | 3 | Runs. |\n| \`owl\` | Owl | 2 | – |\n\nText.\n\n| \`elk\` | x |\n`,
  );
});
