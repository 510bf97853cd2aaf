// Where the hall's module is; nothing when the client was built without it (scripts/build-hall.mjs).
const found = import.meta.glob<string>('./hall.wasm', { query: '?url', import: 'default', eager: true });

export const moduleUrl: string | null = found['./hall.wasm'] ?? null;
