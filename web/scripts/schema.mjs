// games/GAME/schema.json as TypeScript. Pure; build-schema.mjs reads and writes. The language of the shapes is that of
// kernel/shape.hpp.

const pascal = (name) => name.replace(/(^|_)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const keyOf = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name));
const union = (types) => [...new Set(types)].join(' | ') || 'never';
const texts = (names) => union(names.map(quoted));
const inList = (type) => (/^[\w[\]]+$/.test(type) ? type : `(${type})`);

function literal(value) {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const members = Object.entries(value).map(([key, content]) => `${keyOf(key)}: ${literal(content)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

// One line a member, so that the file can be read.
function table(name, value, type = '') {
  const lines = Object.entries(value).map(([key, content]) => `  ${keyOf(key)}: ${literal(content)},\n`);
  return `export const ${name}${type} = {\n${lines.join('')}}${type ? '' : ' as const'};\n`;
}

// The types of a schema's shapes: `of` gives the type of one, `interfaces` the text of those it needed on the way.
class Shapes {
  #kinds;
  #interfaces = new Map();

  constructor(kinds) {
    this.#kinds = kinds;
  }

  get interfaces() {
    return [...this.#interfaces.values()].map(({ text }) => text).join('\n');
  }
  get names() {
    return [...this.#interfaces.keys()];
  }

  kind(name) {
    if (!(name in this.#kinds)) throw new Error(`there is no kind "${name}"`);
    return name === 'number' ? name : pascal(name);
  }

  // `parent`: what an object extends; `parents`: what its members extend, by name.
  of(shape, { parent = '', parents = {} } = {}) {
    const plain = {
      truth: 'boolean',
      text: 'string',
      any: 'unknown',
      number: 'number',
      viewer: "number | 'spectator'",
    };
    if (typeof shape === 'string') return plain[shape] ?? this.kind(shape);
    if ('maybe' in shape) return union([this.of(shape.maybe, { parent, parents }), 'null']);
    if ('list' in shape) return `${inList(this.of(shape.list))}[]`;
    if ('one_of' in shape) return texts(shape.one_of);
    if ('map' in shape) {
      const content = this.of(shape.of);
      if (shape.map === 'text') return `Record<string, ${content}>`;
      return `Partial<Record<${this.kind(shape.map)}, ${content}>>`;
    }
    this.#declare(shape, parent, parents);
    return shape.object;
  }

  #declare({ object: name, members }, parent, parents) {
    const known = this.#interfaces.get(name);
    const same = JSON.stringify(members);
    if (known && known.same !== same) throw new Error(`two shapes have the name ${name}`);
    if (known) return;
    const entry = { same, text: '' };
    this.#interfaces.set(name, entry);
    const lines = Object.entries(members).map(([key, content]) => {
      const member = key.endsWith('?') ? `${keyOf(key.slice(0, -1))}?` : keyOf(key);
      return `  ${member}: ${this.of(content, { parent: parents[key] })};\n`;
    });
    entry.text = `export interface ${name}${parent && ` extends ${parent}`} {\n${lines.join('')}}\n`;
  }
}

// The shell's own types say more of these members than "any" does.
const SHELL = { question: 'protocol.Question', outcome: 'protocol.Outcome' };

function withoutShells(view) {
  const isAny = (shape) => shape === 'any' || shape?.maybe === 'any';
  const members = Object.entries(view.members).filter(([key, shape]) => !(key in SHELL && isAny(shape)));
  return { ...view, members: Object.fromEntries(members) };
}

// A type that all these values have, for facts, which have no shape of their own. Texts stay what they are as long as
// they are few: then they are also the names of every kind that has them.
const FEW_TEXTS = 12;
export function typeOfAll(values, kinds) {
  const present = values.filter((value) => value !== null);
  const types = present.length < values.length ? ['null'] : [];
  const of = (test) => present.filter(test);
  const strings = [...new Set(of((v) => typeof v === 'string'))];
  const lists = of(Array.isArray);
  const objects = of((v) => typeof v === 'object' && !Array.isArray(v));
  if (strings.length > 0) types.unshift(typeOfTexts(strings, kinds));
  if (lists.length > 0) types.unshift(`readonly ${inList(typeOfAll(lists.flat(), kinds))}[]`);
  if (objects.length > 0) types.unshift(typeOfObjects(objects, kinds));
  for (const plain of ['number', 'boolean']) if (of((v) => typeof v === plain).length > 0) types.unshift(plain);
  return union(types);
}

// The smallest kind that has all these names.
function kindOf(names, kinds) {
  const fitting = Object.keys(kinds).filter((kind) => names.every((name) => kinds[kind].includes(name)));
  return fitting.sort((a, b) => kinds[a].length - kinds[b].length)[0];
}

function typeOfTexts(strings, kinds) {
  const kind = kindOf(strings, kinds);
  if (kind && (strings.length > FEW_TEXTS || strings.length === kinds[kind].length)) return pascal(kind);
  return strings.length > FEW_TEXTS ? 'string' : texts(strings);
}

// Where all keys are names of a kind, any name of that kind can be looked up.
function typeOfObjects(objects, kinds) {
  const keys = [...new Set(objects.flatMap(Object.keys))];
  const everywhere = keys.filter((key) => objects.every((object) => key in object));
  const kind = keys.length > 0 ? kindOf(keys, kinds) : undefined;
  const record = kind && `Readonly<Record<${pascal(kind)}, ${typeOfAll(objects.flatMap(Object.values), kinds)}>>`;
  if (kind && everywhere.length === kinds[kind].length) return record;
  const members = (kind ? everywhere : keys).map((key) => {
    const found = objects.filter((object) => key in object).map((object) => object[key]);
    return `readonly ${keyOf(key)}${everywhere.includes(key) ? '' : '?'}: ${typeOfAll(found, kinds)}`;
  });
  const exactly = members.length > 0 ? `{ ${members.join('; ')} }` : '';
  if (!kind) return exactly || '{}';
  return exactly ? `Partial<${record}> & ${exactly}` : `Partial<${record}>`;
}

function kindsText(kinds) {
  const lines = Object.entries(kinds).map(([kind, names]) => {
    if (kind === 'number') return '';
    if (names.length === 0) return `export type ${pascal(kind)} = number;\n`;
    const list = `${kind.toUpperCase()}_NAMES`;
    return `export const ${list} = ${literal(names)} as const;\nexport type ${pascal(kind)} = (typeof ${list})[number];\n`;
  });
  return lines.join('');
}

export function grammarOf({ verbs, any_order, nature }) {
  const chosen = Object.entries(verbs).filter(([verb]) => !nature.includes(verb));
  return Object.fromEntries(chosen.map(([v, kinds]) => [v, any_order.includes(v) ? { anyOrder: kinds } : kinds]));
}

export function questionsOf({ steps }) {
  return steps.filter((step) => step.startsWith('ask_')).map((step) => step.slice('ask_'.length));
}

// The whole of src/generated/GAME.ts. `folder`: the game's, in games/.
export function typescriptOf(schema, folder) {
  const { kinds, events, reasons, options, defaults, presets, facts } = schema;
  const shapes = new Shapes(kinds);
  const describesViews = schema.view !== 'any';
  if (describesViews) shapes.of(withoutShells(schema.view), { parent: 'protocol.View', parents: SHELL });
  if (schema.tells !== 'any') shapes.of(schema.tells);
  const taken = new Set(Object.keys(kinds).map(pascal));
  const twice = shapes.names.find((name) => taken.has(name));
  if (twice) throw new Error(`${twice} is the name of a shape and of a kind`);
  return [
    `// Made by scripts/build-schema.mjs from games/${folder}/schema.json (\`ravenhall schema ${schema.game}\`), not by hand.`,
    ...(describesViews ? ["import type * as protocol from '../protocol/types.ts';"] : []),
    "import type { Grammar } from '../table/picker.ts';\n",
    kindsText(kinds),
    shapes.interfaces,
    table('GRAMMAR', grammarOf(schema)).replace(/;\n$/, ' satisfies Grammar;\n'),
    table('EVENTS', events),
    'export type EventKind = keyof typeof EVENTS;\n',
    table('REASONS', reasons),
    `export const QUESTIONS = ${literal(questionsOf(schema))} as const;\n`,
    table('OPTIONS', options),
    table('DEFAULTS', defaults),
    table('PRESETS', presets),
    `export type Facts = ${typeOfAll([facts], kinds)};`,
    table('FACTS', facts, ': Facts'),
  ].join('\n');
}
