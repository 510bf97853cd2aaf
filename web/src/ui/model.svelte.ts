// The table on the screen: the session, the game's module, what is shown, and the decision being made.
import { type Detail, type GameModule, type Line, type SeatLook } from '../games/contract.ts';
import { loadGame } from '../games/index.ts';
import { type NameRef, t, useWords } from '../i18n/words.svelte.ts';
import type { Connection } from '../protocol/connection.ts';
import type { GameEvent, SeatInfo, View } from '../protocol/types.ts';
import { type Action, parseAction, Picker } from '../table/picker.ts';
import { toldUntil } from '../table/again.ts';
import { type SessionState, TableSession } from '../table/session.ts';
import { Stage } from '../table/stage.ts';
import { AgainShow } from './again.svelte.ts';
import { arriveAtLast, tellError, user } from './hall.svelte.ts';
import { isMuted } from './muted.svelte.ts';
import { beat, pace, reducedMotion } from './settings.svelte.ts';
import { play as playSound } from './sounds.ts';

const NOTHING = Picker.of([], {});

export function looksOf(game: GameModule, view: View, seats: readonly SeatInfo[], mine: readonly number[]): SeatLook[] {
  return seats.map((info, seat) => ({
    ...game.look(view, info, seat),
    seat,
    player: info.kind === 'agent' ? (info.name ?? t('table-agent')) : (info.name ?? info.user?.name ?? '…'),
    agent: info.kind === 'agent',
    away: info.away,
    mine: mine.includes(seat),
  }));
}

export class TableModel {
  readonly session: TableSession;
  game = $state.raw<GameModule | null>(null);
  s = $state.raw<SessionState>() as SessionState;
  view = $state.raw<View | null>(null);
  playing = $state.raw<GameEvent | null>(null);
  busy = $state(false);
  picker = $state.raw<Picker>(NOTHING);
  arming = $state.raw<{ action: Action; line: Line } | null>(null);
  why = $state<Line | null>(null);
  hint = $state.raw<Action | null>(null);
  detail = $state.raw<Detail | null>(null);
  lit = $state.raw<NameRef | null>(null);
  // Something of the log being watched again.
  again = $state.raw<AgainShow | null>(null);
  failed = $state<string | null>(null);
  unread = $state(0);
  updatedAt = $state(0);
  // Around one screen: whose turn at the screen it is.
  #unveiled = $state<number | null>(null);
  #stage: Stage | null = null;
  #stop: (() => void)[] = [];

  constructor(connection: Connection, address: string) {
    this.session = new TableSession(connection, address);
    this.s = this.session.state;
    this.#stop.push(
      this.session.onChange(() => this.#changed()),
      this.session.onNews((events, update, again) => this.#news(events, update.view, again)),
    );
  }

  async open(): Promise<void> {
    try {
      // Whoever comes by an invite link is nobody yet, and the hall lets only somebody in.
      await arriveAtLast();
      await this.session.open();
    } catch (error) {
      this.failed = (error as { code?: string }).code ?? 'internal';
    }
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#stage?.skip();
    this.session.close();
  }

  get hotseat(): boolean {
    return this.s.mine.length > 1;
  }
  // The seat of the person who is at the screen now.
  get me(): number | null {
    return this.hotseat ? this.#unveiled : (this.s.mine[0] ?? null);
  }
  get over(): boolean {
    return this.s.update?.turn.over ?? false;
  }
  get seats(): SeatLook[] {
    if (!this.game || !this.view || !this.s.table) return [];
    return looksOf(this.game, this.view, this.s.table.seats, this.s.mine);
  }
  get toAct(): number[] {
    return this.s.update?.turn.to_act.filter((seat) => typeof seat === 'number') ?? [];
  }
  // The seat that must be unveiled before anything is shown.
  get curtain(): number | null {
    if (!this.hotseat || this.over || this.busy) return null;
    const asked = this.s.mine.filter((seat) => this.session.legal(seat).length > 0);
    if (asked.length === 0 || (this.#unveiled !== null && asked.includes(this.#unveiled))) return null;
    return asked.find((seat) => seat > (this.#unveiled ?? -1)) ?? asked[0] ?? null;
  }
  get canUndo(): boolean {
    const me = this.me;
    return me !== null && (this.s.update?.undo[String(me)] ?? false);
  }
  // What the log may show: around one screen nobody's secrets.
  get events(): readonly GameEvent[] {
    if (!this.hotseat || !this.game) return this.s.events;
    const secrets = this.game.secrets;
    return this.s.events.map((event) => {
      const hidden = secrets[event.kind];
      return hidden ? { ...event, ...Object.fromEntries(hidden.map((key) => [key, null])) } : event;
    });
  }

  // What has been told: while events are played the log does not run ahead of them.
  get told(): readonly GameEvent[] {
    return toldUntil(this.events, this.playing);
  }
  // What board and scenes show: the game, or what is being watched again.
  get shown(): { view: View | null; playing: GameEvent | null; picker: Picker; told: readonly GameEvent[] } {
    const frame = this.again?.frame;
    if (frame) return { view: frame.view, playing: frame.event, picker: NOTHING, told: toldUntil(this.events, frame.event) };
    return { view: this.view, playing: this.playing, picker: this.picker, told: this.told };
  }
  watchAgain = (event: GameEvent): void => {
    if (!this.game || !this.view) return;
    this.skip();
    this.again = AgainShow.of(this.game, this.events, event, this.view);
  };

  unveil(seat: number): void {
    this.#unveiled = seat;
    const view = this.session.viewOf(seat);
    if (view) this.#stage?.show(view);
    this.#ask();
  }

  skip(): void {
    this.#stage?.skip();
  }

  touch = (kind: string, value: string): void => {
    if (this.busy) {
      this.skip();
      return;
    }
    this.hint = null;
    const next = this.picker.touch({ kind, value });
    if (!next) {
      this.why =
        this.game && this.view && this.me !== null
          ? this.game.whyNot(this.view, this.me, kind, value, this.picker)
          : null;
      return;
    }
    this.why = null;
    this.arming = null;
    this.#narrow(next);
    if (next.decided) this.decide(next.decided);
  };

  choose = (text: string): void => this.decide(parseAction(text));

  // Plays an action, after a second press where the game asks for one.
  decide(action: Action): void {
    const line = this.view && this.game?.confirm(action, this.view);
    if (line && this.arming?.action.text !== action.text) {
      this.arming = { action, line };
      return;
    }
    void this.#send(action);
  }

  back = (): void => {
    if (this.arming) this.arming = null;
    else if (this.picker.touches.length === 0) return;
    this.why = null;
    this.#narrow(this.picker.back());
  };

  showDetail = (detail: Detail | null): void => {
    this.detail = detail;
  };
  lightUp = (name: NameRef | null): void => {
    this.lit = name;
  };

  async undo(): Promise<void> {
    if (this.arming || this.picker.touches.length > 0) return this.back();
    const me = this.me;
    if (me === null || !this.canUndo) return;
    await this.session.undo(me).catch(tellError);
  }

  async askHint(): Promise<void> {
    const me = this.me;
    if (me === null || !this.picker.active) return;
    try {
      this.hint = parseAction((await this.session.hint(me)).action);
    } catch (error) {
      tellError(error);
    }
  }

  async #send(action: Action): Promise<void> {
    const me = this.me;
    if (me === null) return;
    this.picker = NOTHING;
    this.#question = '';
    this.arming = null;
    this.hint = null;
    this.why = null;
    this.detail = null;
    try {
      await this.session.act(me, action.text);
    } catch (error) {
      tellError(error);
      this.#ask();
    }
  }

  #chatSeen: number | null = null; // null until the table told what was said before
  #changed(): void {
    this.s = this.session.state;
    if (this.s.table) this.#listen();
    const game = this.s.table?.game;
    if (game && !this.game && !this.#loading) void this.#load(game);
  }

  #listen(): void {
    const { chat } = this.s;
    const fresh = chat.slice(this.#chatSeen ?? chat.length).filter((m) => m.from.id !== user()?.id && !isMuted(m.from.id));
    this.#chatSeen = chat.length;
    if (fresh.length === 0) return;
    this.unread += fresh.length;
    playSound('chat');
  }

  #loading = false;
  async #load(game: string): Promise<void> {
    this.#loading = true;
    try {
      const module = await loadGame(game);
      await useWords(module.id);
      this.#stage = new Stage({
        advance: module.advance,
        beats: module.beats,
        beat: () => (document.hidden ? 0 : pace()),
        changed: () => this.#staged(),
      });
      this.game = module;
      const view = this.session.viewOf(this.me);
      if (view) this.#stage.show(view);
    } catch {
      this.failed = 'internal';
    } finally {
      this.#loading = false;
    }
  }

  #news(events: GameEvent[], fallback: View, again: boolean): void {
    this.updatedAt = performance.now();
    if (!this.#stage || !this.game) return;
    const view = this.session.viewOf(this.me) ?? fallback;
    this.picker = NOTHING;
    this.why = null;
    if (again) this.#stage.show(view);
    else this.#stage.push(events, view);
  }

  #lastSound = -1;
  #staged(): void {
    const stage = this.#stage;
    if (!stage) return;
    this.view = stage.view;
    this.playing = stage.playing;
    this.busy = stage.busy;
    const event = stage.playing;
    if (event && event.n !== this.#lastSound) {
      this.#lastSound = event.n;
      const sound = this.game?.sound(event);
      if (sound) playSound(sound);
    }
    if (!stage.busy) this.#ask();
  }

  // Puts the question to the person, if it is theirs and nothing is being played.
  #ask(): void {
    const legal = this.session.legal(this.me);
    const silent = this.busy || this.curtain !== null || legal.length === 0 || !this.game;
    if (silent || !this.game) {
      this.picker = NOTHING;
      return;
    }
    // The same question as before (others decided something meanwhile): what was touched stays touched.
    const question = `${this.me} ${legal.join('|')}`;
    const same = question === this.#question;
    this.#question = question;
    this.#narrow(same ? this.#asked : Picker.of(legal, this.game.grammar));
    if (same) return;
    this.arming = null;
    this.hint = null;
    playSound('turn');
  }

  #question = '';
  #asked: Picker = NOTHING;
  #narrow(picker: Picker): void {
    this.picker = picker;
    this.#asked = picker;
  }
}

export function motion(): { ms: number; reduced: boolean } {
  return { ms: beat(), reduced: reducedMotion() };
}
