// The messages of the locale files, and what they need to be said.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FunctionReference, parse, type SelectExpression, type VariableReference, Visitor } from '@fluent/syntax';

const locales = join(import.meta.dirname, '../locales');
// The texts that a game fetches a little later belong to its words.
export const FILES = readdirSync(join(locales, 'en')).filter((f) => f.endsWith('.ftl') && !f.endsWith('-texts.ftl'));

export interface Message {
  variables: Set<string>;
  // Variable → keys of the variants, for selectors on plain variables.
  selects: { on: string; keys: string[] }[];
  names: { on: string; form: string }[];
  junk: string[];
}

export function messagesOf(language: string, file: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const entry of parse(wordsOf(language, file), {}).body) {
    const about: Message = { variables: new Set(), selects: [], names: [], junk: [] };
    if (entry.type === 'Junk') {
      about.junk.push(entry.content.slice(0, 80));
      found.set(`junk ${found.size}`, about);
    }
    if (entry.type !== 'Message') continue;
    const visitor = new (class extends Visitor {
      override visitVariableReference(node: VariableReference) {
        about.variables.add(node.id.name);
      }
      override visitSelectExpression(node: SelectExpression) {
        if (node.selector.type === 'VariableReference') {
          const keys = node.variants.map((v) => (v.key.type === 'Identifier' ? v.key.name : v.key.value));
          about.selects.push({ on: node.selector.id.name, keys });
        }
        this.genericVisit(node);
      }
      override visitFunctionReference(node: FunctionReference) {
        const given = node.arguments.positional[0] as VariableReference | undefined;
        const form = node.arguments.named.find((n) => n.name.name === 'case')?.value.value;
        if (node.id.name === 'NAME' && form) about.names.push({ on: given?.id.name ?? '', form });
        if (!['NAME', 'ID', 'GENDER', 'NUMBER'].includes(node.id.name)) about.junk.push(`${node.id.name}()`);
        this.genericVisit(node);
      }
    })();
    visitor.visit(entry);
    if (found.has(entry.id.name)) about.junk.push(`${entry.id.name} stands twice`);
    found.set(entry.id.name, about);
  }
  return found;
}

// A file of words with the texts that belong to it.
export function wordsOf(language: string, file: string): string {
  return [file, file.replace('.ftl', '-texts.ftl')]
    .map((name) => join(locales, language, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}
