// Where the modules of the hall in the page are, its own and that of those who think for it; nothing when the client
// was built without them (scripts/build-hall.mjs).
const found = import.meta.glob<string>('./*.wasm', { query: '?url', import: 'default', eager: true });

export const hallUrl: string | null = found['./hall.wasm'] ?? null;
export const thinkerUrl: string | null = found['./thinker.wasm'] ?? null;
