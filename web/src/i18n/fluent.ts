// Sentences of one language: Fluent with names that can be inflected and that stay touchable inside a sentence.
//
// A name (a place, a card, a clan …) is an argument made by `name()`. In a sentence it stands as { $place }, or in a
// case: { NAME($place, case: "gen") }. Its own message says its forms:  br-place-gimle = { $case -> *[nom] … [gen] … }
// { ID($place) -> [yggdrasil] … *[other] … } chooses by the thing itself, { GENDER($clan) -> … } by the message's
// attribute .gender.
// So many of a thing are `counted()`: the message br-place-gimle-n says it, with $n and in every form. Several of them
// make a `list()`, joined as the language joins them.
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';

export interface NameRef {
  kind: string;
  id: string;
}

// A piece of a sentence: plain text, or the name of something that can be hovered.
export interface Part {
  text: string;
  name?: NameRef;
}

export type Args = Record<string, FluentVariable>;

const OPEN = '\u0001';
const MIDDLE = '\u0002';
const CLOSE = '\u0003';

type Scope = Parameters<FluentType<string>['toString']>[0];

export class FluentName extends FluentType<string> {
  readonly ref: NameRef;
  readonly form: string;
  readonly count: number | null;
  constructor(key: string, ref: NameRef, form = 'nom', count: number | null = null) {
    super(key);
    this.ref = ref;
    this.form = form;
    this.count = count;
  }
  in(form: string): FluentName {
    return new FluentName(this.value, this.ref, form, this.count);
  }
  override toString(scope: Scope): string {
    const bundle = scope.bundle;
    const pattern = bundle.getMessage(this.value)?.value;
    if (!pattern) scope.reportError(new ReferenceError(`no name ${this.value}`));
    const args: Args = { case: this.form };
    if (this.count !== null) args.n = this.count;
    const text = pattern ? bundle.formatPattern(pattern, args) : this.ref.id;
    return `${OPEN}${this.ref.kind}:${this.ref.id}${MIDDLE}${text}${CLOSE}`;
  }
}

export function name(prefix: string, kind: string, id: string): FluentName {
  return new FluentName(`${prefix}-${kind}-${id}`, { kind, id });
}

// "2 gold": the message PREFIX-KIND-ID-n.
export function counted(prefix: string, kind: string, id: string, n: number): FluentName {
  return new FluentName(`${prefix}-${kind}-${id}-n`, { kind, id }, 'nom', n);
}

export class FluentList extends FluentType<readonly FluentName[]> {
  in(form: string): FluentList {
    return new FluentList(this.value.map((item) => item.in(form)));
  }
  override toString(scope: Scope): string {
    const language = scope.bundle.locales[0];
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(
      this.value.map((item) => item.toString(scope)),
    );
  }
}

export function list(items: readonly FluentName[]): FluentList {
  return new FluentList(items);
}

const asName = (value: FluentValue | undefined): FluentName | null => (value instanceof FluentName ? value : null);

export function newBundle(language: string, ...sources: string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      NAME: (positional, named) => {
        const [given] = positional;
        if (given instanceof FluentName || given instanceof FluentList) return given.in(String(named.case ?? 'nom'));
        return String(given ?? '');
      },
      ID: (positional) => asName(positional[0])?.ref.id ?? String(positional[0] ?? ''),
      GENDER: (positional) => {
        const given = asName(positional[0]);
        const pattern = given && bundle.getMessage(given.value)?.attributes.gender;
        return pattern ? bundle.formatPattern(pattern) : 'm';
      },
    },
  });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

// The formatted message; null if the bundle does not have it. What is wrong in it (an argument that nobody gives, a
// name without a message) is told by `complain`.
export function format(
  bundle: FluentBundle,
  key: string,
  args?: Args,
  complain?: (wrong: string) => void,
): string | null {
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, { case: 'nom', ...args }, errors);
  if (complain) for (const error of errors) complain(`${key}: ${error.message}`);
  return text;
}

export function parts(formatted: string): Part[] {
  const list: Part[] = [];
  for (const piece of formatted.split(CLOSE)) {
    const open = piece.indexOf(OPEN);
    if (open < 0) {
      if (piece) list.push({ text: piece });
      continue;
    }
    if (open > 0) list.push({ text: piece.slice(0, open) });
    const middle = piece.indexOf(MIDDLE);
    const ref = piece.slice(open + 1, middle);
    const colon = ref.indexOf(':');
    list.push({ text: piece.slice(middle + 1), name: { kind: ref.slice(0, colon), id: ref.slice(colon + 1) } });
  }
  return list;
}

export function plain(formatted: string): string {
  return parts(formatted)
    .map((p) => p.text)
    .join('');
}
