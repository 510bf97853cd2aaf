// games/GAME/schema.json, as `ravenhall schema GAME` writes it.
export interface Schema {
  game: string;
  title: string;
  rules: number;
  seats: { min: number; max: number };
  sides: string[];
  roles: string[];
  kinds: Record<string, string[]>;
  verbs: Record<string, string[]>;
  any_order: string[];
  nature: string[];
  events: Record<string, Record<string, string>>;
  secret: Record<string, string[]>;
  reasons: Record<string, { rule: string; args: Record<string, string> }>;
  steps: string[];
  options: Record<string, string[]>;
  defaults: Record<string, string>;
  presets: Record<string, Record<string, string>>;
  view: Shape;
  tells: Shape;
  facts: Record<string, unknown>;
}

// kernel/shape.hpp
export type Shape =
  | string
  | { list: Shape }
  | { maybe: Shape }
  | { object: string; members: Record<string, Shape> }
  | { map: string; of: Shape }
  | { one_of: string[] };

export function typescriptOf(schema: Schema, folder: string): string;
export function typeOfAll(values: unknown[], kinds: Schema['kinds']): string;
export function grammarOf(
  schema: Pick<Schema, 'verbs' | 'any_order' | 'nature'>,
): Record<string, string[] | { anyOrder: string[] }>;
export function questionsOf(schema: Pick<Schema, 'steps'>): string[];
