// One table as this client knows it: seats, the last update, log, chat; and what the person can do there. It watches
// the table again after a break and never shows anything twice.
import { type Connection, HallError } from '../protocol/connection.ts';
import { patched } from '../protocol/patch.ts';
import type {
  ChatMessage,
  GameEvent,
  Hint,
  Past,
  People,
  Push,
  Reason,
  SeatNumber,
  SentPin,
  SentUpdate,
  Table,
  Tells,
  Update,
  View,
  Watched,
} from '../protocol/types.ts';

export interface SessionState {
  table: Table | null;
  mine: SeatNumber[];
  update: Update | null;
  events: readonly GameEvent[];
  chat: readonly ChatMessage[];
  pins: readonly SentPin[];
  people: People;
  sending: boolean;
  gone: boolean;
  // Why the table could not be opened: there is none, or it is not for us.
  failed: string | null;
}

// Called with what is new of a game: the events not seen before, and the update they lead to. `again` after a break or
// an undo, when the past was told anew.
export type NewsListener = (events: GameEvent[], update: Update, again: boolean) => void;

// The views that follow from one by changes, one after another.
function follow(start: View, patches: readonly unknown[]): View[] {
  let view = start;
  return patches.map((patch) => (view = patch === null ? view : patched(view, patch)));
}

export class TableSession {
  state: SessionState = {
    table: null,
    mine: [],
    update: null,
    events: [],
    chat: [],
    pins: [],
    people: {},
    sending: false,
    gone: false,
    failed: null,
  };
  readonly #connection: Connection;
  readonly #address: string;
  #changes = new Set<() => void>();
  #news = new Set<NewsListener>();
  #stop: (() => void)[] = [];

  constructor(connection: Connection, address: string) {
    this.#connection = connection;
    this.#address = address;
  }

  async open(): Promise<void> {
    this.#stop.push(
      this.#connection.onPush((push) => this.#pushed(push)),
      this.#connection.onReturn(() => void this.#enter()),
    );
    this.#connection.start();
    if (this.#connection.status === 'online') await this.#enter();
  }

  // Watches the table. What the hall refuses before it was ever seen stays refused; a lost connection is tried again.
  async #enter(): Promise<void> {
    try {
      await this.#watch();
    } catch (error) {
      const code = error instanceof HallError ? error.code : 'internal';
      if (!this.state.table && code !== 'offline') this.#set({ failed: code });
    }
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
    const id = this.state.table?.id;
    if (id) this.#connection.ask({ do: 'leave_table', table: id }, { fleeting: true }).catch(() => undefined);
  }

  onChange(listener: () => void): () => void {
    this.#changes.add(listener);
    return () => this.#changes.delete(listener);
  }
  onNews(listener: NewsListener): () => void {
    this.#news.add(listener);
    return () => this.#news.delete(listener);
  }

  // The view of one of the own seats, or the one everybody gets.
  viewOf(seat: SeatNumber | null, update: Update | null = this.state.update): View | null {
    if (!update) return null;
    if (seat !== null && update.views?.[String(seat)]) return update.views[String(seat)] ?? null;
    return update.view;
  }

  // What was seen after each event of the last update, if that is known.
  stepsOf(seat: SeatNumber | null, update: Update | null = this.state.update): View[] | null {
    const view = this.viewOf(seat, update);
    return (view && update?.steps?.[String(view.viewer)]) ?? null;
  }

  tells(seat: SeatNumber | null): Tells[] {
    return seat === null ? [] : (this.state.update?.tells?.[String(seat)] ?? []);
  }

  legal(seat: SeatNumber | null): string[] {
    return seat === null ? [] : (this.state.update?.legal[String(seat)] ?? []);
  }

  async act(seat: SeatNumber, action: string): Promise<void> {
    const seq = this.state.update?.seq ?? 0;
    await this.#do({ do: 'act', seat, action, seq });
  }
  undo = (seat: SeatNumber) => this.#do({ do: 'undo', seat });
  takeback = (seat: SeatNumber) => this.#do({ do: 'takeback', seat });
  answerTakeback = (accept: boolean) => this.#do({ do: 'takeback_answer', accept });
  resign = (seat: SeatNumber) => this.#do({ do: 'resign', seat });
  sit = (seat: SeatNumber) => this.#do({ do: 'sit', seat });
  stand = (seat: SeatNumber) => this.#do({ do: 'stand', seat });
  kick = (seat: SeatNumber) => this.#do({ do: 'kick', seat });
  fill = (seat: SeatNumber, agent: string) => this.#do({ do: 'fill', seat, agent });
  start = () => this.#do({ do: 'start' });
  // An archived game goes on.
  resume = async () => {
    await this.#do({ do: 'resume' });
    await this.#watch();
  };
  say = (text: string) => this.#do({ do: 'chat', text });
  // An empty text takes the pin off.
  pin = (seat: SeatNumber, at: string, text: string, shared: boolean) =>
    this.#do({ do: 'pin', seat, at, text, shared });
  async hint(seat: SeatNumber): Promise<Hint> {
    return (await this.#do({ do: 'hint', seat })) as unknown as Hint;
  }
  // Why what was touched is not legal; null: it is.
  async why(seat: SeatNumber, touches: readonly { kind: string; value: string }[]): Promise<Reason | null> {
    const answer = await this.#ask({ do: 'why', seat, touches: touches.map(({ kind, value }) => [kind, value]) });
    return (answer.reason as Reason | null) ?? null;
  }
  // What that seat (or a spectator) saw before the event `from`, and after each one from it up to `to`.
  async past(seat: SeatNumber | null, from: number, to: number): Promise<{ start: View; views: View[] }> {
    const past = (await this.#ask({ do: 'past', seat, from, to })) as unknown as Past;
    return { start: past.view, views: follow(past.view, past.steps) };
  }
  async rematch(): Promise<Table> {
    return (await this.#do({ do: 'rematch' })).table as Table;
  }

  // Tells the hall to send everything again, for instance after something was undone.
  refresh(): Promise<void> {
    return this.#watch(true);
  }

  // Asks for the chat once more: whose words are sent has changed.
  hearAnew(): Promise<void> {
    return this.#watch();
  }

  // Asks without changing anything; nothing is to wait for it.
  #ask(request: { do: string } & Record<string, unknown>): Promise<Record<string, unknown>> {
    return this.#connection.ask({ ...request, table: this.state.table?.id ?? this.#address }, { fleeting: true });
  }

  async #do(request: { do: string } & Record<string, unknown>): Promise<Record<string, unknown>> {
    const table = this.state.table?.id ?? this.#address;
    this.#set({ sending: true });
    try {
      return await this.#connection.ask({ ...request, table });
    } finally {
      this.#set({ sending: false });
    }
  }

  async #watch(anew = false): Promise<void> {
    const since = anew ? 0 : (this.state.update?.seq ?? 0);
    const table = this.state.table?.id ?? this.#address;
    const answer = await this.#connection.ask<Watched & Record<string, unknown>>(
      { do: 'watch', table, since, changes: true },
      { fleeting: true },
    );
    this.#set({
      table: answer.table,
      mine: answer.seat_list ?? [],
      chat: answer.chat ?? this.state.chat,
      pins: answer.pins ?? this.state.pins,
      people: answer.presence ?? this.state.people,
    });
    if (answer.update) this.#sent(answer.update, since === 0);
  }

  #pushed(push: Push): void {
    const id = this.state.table?.id;
    if (!id) return;
    switch (push.push) {
      case 'update':
        if (push.table === id) this.#sent(push.update, false);
        break;
      case 'table':
        if (push.table.id !== id) break;
        {
          const rested = ['open', 'archived'].includes(this.state.table?.state ?? '');
          const began = rested && push.table.state !== this.state.table?.state;
          this.#set({ table: push.table });
          // Seats may have changed hands; which are ours the hall says when we watch again.
          if (began || this.#seatsChanged(push.table)) void this.#watch().catch(() => undefined);
        }
        break;
      case 'chat':
        if (push.table === id) this.#set({ chat: [...this.state.chat, push.message] });
        break;
      case 'presence':
        if (push.table === id) this.#set({ people: push.people });
        break;
      case 'pins':
        if (push.table === id) this.#set({ pins: push.pins });
        break;
      case 'gone':
        if (push.table === id) this.#set({ gone: true });
        break;
      case 'lobby':
        break;
    }
  }

  #lastSeats = '';
  #seatsChanged(table: Table): boolean {
    const now = table.seats.map((s) => `${s.kind}${s.user?.id ?? ''}${s.away}`).join();
    const changed = this.#lastSeats !== '' && this.#lastSeats !== now;
    this.#lastSeats = now;
    return changed;
  }

  // Changes are of the views of an earlier update; without those the hall must tell everything again.
  #sent(sent: SentUpdate, whole: boolean): void {
    const known = this.state.update;
    const { base, changes, ...rest } = sent;
    if (changes === undefined) return this.#updated(sent as Update, whole);
    if (known === null || known.seq !== base) {
      if (known === null || known.seq < sent.seq) void this.#watch().catch(() => undefined);
      return;
    }
    const before: Record<string, View> = known.views ?? { [String(known.view.viewer)]: known.view };
    const views: Record<string, View> = {};
    const steps: Record<string, View[]> = {};
    for (const [viewer, { steps: patches, last }] of Object.entries(changes)) {
      const view = before[viewer];
      if (!view) return void this.#watch(true).catch(() => undefined);
      const between = follow(view, patches ?? []);
      if (patches) steps[viewer] = between;
      views[viewer] = last === null ? (between.at(-1) ?? view) : patched(between.at(-1) ?? view, last);
    }
    const view = views[String(known.view.viewer)] ?? known.view;
    const several = Object.keys(views).length > 1;
    this.#updated({ ...rest, view, ...(several ? { views } : {}), steps }, whole);
  }

  #updated(update: Update, whole: boolean): void {
    const known = this.state.update;
    if (known && update.seq < known.seq && !whole) return;
    const old = this.state.events;
    const from = update.events_from ?? update.events[0]?.n ?? Number.MAX_SAFE_INTEGER;
    const again = known !== null && update.seq === known.seq && !whole;
    // An undo tells the same numbers anew: what stood from there on did not happen.
    const rewound = !again && from <= (old.at(-1)?.n ?? -1);
    const kept = whole ? [] : rewound ? old.filter((e) => e.n < from) : old;
    const last = kept.at(-1)?.n ?? -1;
    const fresh = update.events.filter((e) => e.n > last);
    this.#set({ update, events: [...kept, ...fresh] });
    for (const listener of this.#news) listener(whole && known ? [] : fresh, update, whole || rewound);
  }

  #set(part: Partial<SessionState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of [...this.#changes]) listener();
  }
}
