// Whom this browser does not want to hear in the chat; kept, so that nobody is heard again by turning a page.
const MOST = 200;

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('muted') ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const state = $state({ ids: stored() });

function keep(ids: string[]): void {
  state.ids = ids.slice(-MOST);
  localStorage.setItem('muted', JSON.stringify(state.ids));
}

export function isMuted(id: string): boolean {
  return state.ids.includes(id);
}
export function mute(id: string): void {
  if (!isMuted(id)) keep([...state.ids, id]);
}
export function hearAgain(ids: readonly string[]): void {
  keep(state.ids.filter((id) => !ids.includes(id)));
}
