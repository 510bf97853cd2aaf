// The table on the screen: the session, the game's module, what is shown, and the decision being made.
import { type Detail, type GameModule, type Line, type Pin, type SeatLook } from '../games/contract.ts';
import { reasonLine } from '../games/reasons.ts';
import { loadGame } from '../games/index.ts';
import { type NameRef, t, useWords } from '../i18n/words.svelte.ts';
import type { Connection } from '../protocol/connection.ts';
import type { GameEvent, Presence, SeatInfo, UndoReach, Update, User, View } from '../protocol/types.ts';
import { type Action, parseAction, Picker, type Touch } from '../table/picker.ts';
import type { Advice } from '../table/advice.ts';
import { toldUntil } from '../table/again.ts';
import { attend, following, together } from '../table/eyes.ts';
import { type Look, lookAt } from '../table/pace.ts';
import { Decided, namedIn, recapOf, type Row } from '../table/recap.ts';
import { type SessionState, TableSession } from '../table/session.ts';
import { nameOf } from '../table/sides.ts';
import { Stage } from '../table/stage.ts';
import { AgainShow } from './again.svelte.ts';
import { hallOf, tellError, user } from './hall.svelte.ts';
import { isMuted } from './muted.svelte.ts';
import { personName } from './person.ts';
import { beat, pace, reducedMotion, SPEEDS } from './settings.svelte.ts';
import { play as playSound } from './sounds.ts';

const NOTHING = Picker.of([], {});
const UNCHANGED: ReadonlySet<string> = new Set();
const decided = new Decided(localStorage);

export function looksOf(game: GameModule, view: View, seats: readonly SeatInfo[], mine: readonly number[]): SeatLook[] {
  return seats.map((info, seat) => ({
    ...game.look(view, info, seat),
    seat,
    player: info.kind === 'agent' ? (info.name ?? t('table-agent')) : personName(nameOf(info)),
    side: info.side,
    agent: info.kind === 'agent',
    away: info.away,
    mine: mine.includes(seat),
  }));
}

interface Shown {
  view: View | null;
  playing: GameEvent | null;
  picker: Picker;
  told: readonly GameEvent[];
  changed: ReadonlySet<string>;
}

export class TableModel {
  readonly session: TableSession;
  readonly #address: string;
  game = $state.raw<GameModule | null>(null);
  s = $state.raw<SessionState>() as SessionState;
  view = $state.raw<View | null>(null);
  playing = $state.raw<GameEvent | null>(null);
  busy = $state(false);
  paused = $state(false);
  atStart = $state(true);
  #askedThen = $state.raw<readonly number[]>([]);
  // What happened since the person's last decision, and what of the board that touched, until they decide again.
  recap = $state.raw<readonly Row[]>([]);
  #changedSince = $state.raw(UNCHANGED);
  picker = $state.raw<Picker>(NOTHING);
  arming = $state.raw<{ action: Action; line: Line } | null>(null);
  why = $state<Line | null>(null);
  // What the adviser says of the question, and which of its choices is lit.
  advice = $state.raw<Advice | 'coming' | null>(null);
  hint = $state.raw<Action | null>(null);
  detail = $state.raw<Detail | null>(null);
  lit = $state.raw<NameRef | null>(null);
  // Something of the log being watched again.
  again = $state.raw<AgainShow | null>(null);
  failed = $state<string | null>(null);
  unread = $state(0);
  updatedAt = $state(0);
  // Around one screen: for whom the curtain was lifted last.
  #unveiled = $state<number | null>(null);
  // Of several seats of one person: the one looked through.
  #at = $state<number | null>(null);
  #stage: Stage | null = null;
  #stop: (() => void)[] = [];

  constructor(connection: Connection, address: string) {
    this.session = new TableSession(connection, address);
    this.#address = address;
    this.s = this.session.state;
    this.#stop.push(
      this.session.onChange(() => this.#changed()),
      this.session.onNews((events, update, again) => this.#news(events, update, again)),
    );
  }

  async open(): Promise<void> {
    try {
      // Whoever comes by an invite link is nobody yet, and the hall lets only somebody in.
      await hallOf(this.#address).arriveAtLast();
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

  // Who one is in the hall of this table.
  get user(): User | null {
    return user(this.s.table?.id ?? '');
  }
  get hotseat(): boolean {
    return this.s.table?.hotseat ?? false;
  }
  // The seats of whoever is at the screen now; they look together.
  get own(): readonly number[] {
    if (!this.hotseat || !this.s.table) return this.s.mine;
    return this.#unveiled === null ? [] : together(this.s.table.seats, this.s.mine, this.#unveiled);
  }
  // The one of them that is looked through and decided for.
  get me(): number | null {
    const own = this.own;
    return this.#at !== null && own.includes(this.#at) ? this.#at : (own[0] ?? null);
  }
  // Those of them that must decide.
  get asked(): readonly number[] {
    return this.own.filter((seat) => this.session.legal(seat).length > 0);
  }
  get over(): boolean {
    return this.s.update?.turn.over ?? false;
  }
  get seats(): SeatLook[] {
    if (!this.game || !this.view || !this.s.table) return [];
    return looksOf(this.game, this.view, this.s.table.seats, this.s.mine);
  }
  // Is who sits there here? Not told of computer opponents, nor around one screen.
  presence(seat: number): Presence | null {
    const info = this.s.table?.seats[seat];
    if (this.hotseat || info?.kind !== 'human') return null;
    return this.s.people[info.user?.id ?? ''] ?? null;
  }
  // Somebody else at the table, by the name they have there.
  stranger(id: string): { id: string; name: string } | null {
    const seat = this.s.table?.seats.find((s) => s.user?.id === id);
    return this.hotseat || !seat || id === this.user?.id ? null : { id, name: personName(nameOf(seat)) };
  }
  // Who must decide, in what is shown: while events are played that is not yet whoever must decide by now.
  get toAct(): number[] {
    if (this.busy) return [...this.#askedThen];
    return this.s.update?.turn.to_act.filter((seat) => typeof seat === 'number') ?? [];
  }
  // The seat that must be unveiled before anything is shown.
  get curtain(): number | null {
    if (!this.hotseat || this.over || this.busy) return null;
    if (this.asked.length > 0) return null;
    return following(
      this.s.mine.filter((seat) => this.session.legal(seat).length > 0),
      this.#unveiled,
    );
  }
  // The seat whose last decision can be taken back: this one, else another of the same person.
  get undoSeat(): number | null {
    const undo = this.s.update?.undo ?? {};
    return [this.me, ...this.own].find((seat) => seat !== null && (undo[String(seat)]?.steps ?? 0) > 0) ?? null;
  }
  // How far it goes, or why it does not; of the seat whose decision it would take back.
  get undoReach(): UndoReach | null {
    const seat = this.undoSeat ?? this.me;
    return seat === null ? null : (this.s.update?.undo[String(seat)] ?? null);
  }
  // Nobody else at the table is a person: then *undo* goes as far as asking would.
  get alone(): boolean {
    const people = this.s.table?.seats.filter((seat) => seat.kind === 'human') ?? [];
    return people.every((seat) => seat.user?.id === people[0]?.user?.id) && (!this.hotseat || people.length === 1);
  }
  // Around one screen a pin is seen only by the side whose turn at the screen it is.
  get pins(): readonly Pin[] {
    const { own } = this;
    const side = this.s.table?.seats[own[0] ?? -1]?.side ?? null;
    const shared = (seat: number) => side !== null && this.s.table?.seats[seat]?.side === side;
    return this.s.pins
      .filter((pin) => own.includes(pin.seat) || (pin.shared && shared(pin.seat)))
      .map((pin) => ({ ...pin, mine: own.includes(pin.seat) }));
  }
  pin = (at: string, pin: { text: string; shared: boolean } | null): void => {
    // One's own pin at that place is changed, whichever of the own seats wrote it.
    const seat = this.pins.find((p) => p.at === at && p.mine)?.seat ?? this.me;
    if (seat !== null) this.session.pin(seat, at, pin?.text ?? '', pin?.shared ?? false).catch(tellError);
  };
  // What has been told: while events are played the log does not run ahead of them.
  get told(): readonly GameEvent[] {
    return toldUntil(this.s.events, this.playing);
  }
  // What board and scenes show: the game, or what is being watched again.
  get shown(): Shown {
    const frame = this.again?.frame;
    if (frame) {
      const told = toldUntil(this.s.events, frame.event);
      return { view: frame.view, playing: frame.event, picker: NOTHING, told, changed: UNCHANGED };
    }
    const { view, playing, picker, told } = this;
    return { view, playing, picker, told, changed: this.#changedSince };
  }
  watchAgain = (event: GameEvent): void => {
    if (this.game) this.#watch(this.game.again(this.s.events, event));
  };
  // All that the recap tells of, from this event on.
  watchSince = (event: GameEvent): void => this.#watch(this.s.events.filter(({ n }) => n >= event.n));
  #watch(events: readonly GameEvent[]): void {
    if (!this.game || !this.view) return;
    this.skip();
    AgainShow.of(this.game, this.session, events, this.me).then((show) => (this.again = show), tellError);
  }
  // How long an event is looked at, and how much it matters.
  look = (event: GameEvent, view: View): Look => {
    const line = this.game?.event(event, view) ?? null;
    const said = line && { weight: line.weight, letters: t(line.key, line.args).length };
    const own = this.own.includes(event.actor as number);
    return lookAt({ beats: this.game?.beats(event) ?? 0, said, own }, pace() / SPEEDS.normal);
  };

  unveil(seat: number): void {
    this.#unveiled = seat;
    this.#lookThrough(seat);
    this.#ask();
  }

  // Another seat of the same person, whether or not it must decide. What was touched for this one stays touched.
  lookAs(seat: number): void {
    if (seat === this.me || !this.own.includes(seat)) return;
    this.again = null;
    this.arming = null;
    this.dropAdvice();
    this.#tellWhy(null);
    this.detail = null;
    this.#lookThrough(seat);
    this.#ask();
  }
  lookAsNext(): void {
    const next = following(this.own, this.me);
    if (next !== null) this.lookAs(next);
  }

  #lookThrough(seat: number): void {
    this.#at = seat;
    const view = this.session.viewOf(seat);
    if (view) this.#stage?.show(view);
  }

  skip(): void {
    this.#stage?.skip();
  }
  pause(): void {
    if (this.paused) this.#stage?.resume();
    else this.#stage?.pause();
  }
  step(by: 1 | -1): void {
    this.#stage?.step(by);
  }

  touch = (kind: string, value: string): void => {
    if (this.busy) {
      this.skip();
      return;
    }
    const next = this.picker.touch({ kind, value });
    if (!next) {
      void this.#askWhy([...this.picker.touches, { kind, value }]);
      return;
    }
    this.#tellWhy(null);
    this.arming = null;
    this.#narrow(next);
    if (next.decided) this.decide(next.decided);
  };

  // The engine knows why. An answer that comes after another touch or a new question is not told any more.
  #wondered = 0;
  async #askWhy(touches: readonly Touch[]): Promise<void> {
    const { me, game } = this;
    if (me === null || !game) return;
    const wondering = ++this.#wondered;
    // The engine does not know the verbs of two decisions in one.
    const sent = (verb: string) => this.picker.all.find((a) => a.verb === verb)?.sends?.split(' ')[0] ?? verb;
    const asked = touches.map((t) => (t.kind === 'verb' ? { ...t, value: sent(t.value) } : t));
    const reason = await this.session.why(me, asked).catch(() => null);
    if (wondering === this.#wondered && reason) this.why = reasonLine(game, reason, this.seats);
  }
  #tellWhy(line: Line | null): void {
    this.#wondered++;
    this.why = line;
  }

  choose = (text: string): void => this.decide(this.picker.all.find((a) => a.text === text) ?? parseAction(text));

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
    this.#tellWhy(null);
    this.#narrow(this.picker.back());
  };

  showDetail = (detail: Detail | null): void => {
    this.detail = detail;
  };
  lightUp = (name: NameRef | null): void => {
    this.lit = name;
  };

  async undo(): Promise<void> {
    if (this.#between !== null) return;
    if (this.arming || this.picker.touches.length > 0) return this.back();
    const seat = this.undoSeat;
    if (seat === null) return;
    this.lookAs(seat);
    await this.#inOneGo(seat, async () => {
      await this.session.undo(seat);
      const view = this.session.viewOf(seat);
      const more = view && this.game?.goesAlong?.(view, this.session.legal(seat));
      if (more && this.session.state.update?.undo[String(seat)]) await this.session.undo(seat);
    });
  }

  // The seat for which two decisions are one: what is asked between them is not put to the person.
  #between: number | null = null;
  async #inOneGo(seat: number, what: () => Promise<void>): Promise<void> {
    this.#between = seat;
    await what().catch(tellError);
    this.#between = null;
    this.#ask();
  }

  // Asks the adviser. What it says after the question has changed, or was dropped, is not told any more.
  #advised = 0;
  async askHint(): Promise<void> {
    const { me, picker } = this;
    if (me === null || !picker.active || this.advice === 'coming') return;
    const asked = ++this.#advised;
    this.advice = 'coming';
    try {
      const [{ adviceOf }, hint] = await Promise.all([import('../table/advice.ts'), this.session.hint(me)]);
      if (asked !== this.#advised) return;
      this.advice = adviceOf(hint, picker.all);
      this.hint = this.advice.options[0]?.action ?? null;
    } catch (error) {
      if (asked === this.#advised) this.dropAdvice();
      tellError(error);
    }
  }
  dropAdvice(): void {
    this.#advised++;
    this.advice = null;
    this.hint = null;
  }

  async #send(action: Action): Promise<void> {
    const me = this.me;
    if (me === null) return;
    this.picker = NOTHING;
    this.#remember([]);
    decided.note(this.s.table?.id ?? '', this.own, (this.s.events.at(-1)?.n ?? -1) + 1);
    this.#questions.delete(me);
    this.arming = null;
    this.dropAdvice();
    this.#tellWhy(null);
    this.detail = null;
    const { then, sends = action.text } = action;
    const [answer] = then ?? [];
    if (!then || answer === undefined) {
      await this.session.act(me, sends).catch((error: unknown) => {
        tellError(error);
        this.#ask();
      });
      return;
    }
    await this.#inOneGo(me, async () => {
      await this.session.act(me, sends);
      const legal = this.session.legal(me);
      const foreseen = legal.includes(answer) && legal.every((text) => then.includes(text));
      if (foreseen) await this.session.act(me, answer);
    });
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
    const fresh = chat
      .slice(this.#chatSeen ?? chat.length)
      .filter((m) => m.from.id !== this.user?.id && !isMuted(m.from.id));
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
        look: this.look,
        plays: () => !document.hidden && pace() > 0,
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

  #news(events: GameEvent[], update: Update, again: boolean): void {
    this.updatedAt = performance.now();
    if (!this.#stage || !this.game) return;
    const view = this.session.viewOf(this.me, update) ?? update.view;
    const steps = this.session.stepsOf(this.me, update);
    this.picker = NOTHING;
    this.#tellWhy(null);
    if (again) {
      this.#lastSound = -1;
      this.#stage.show(view);
    } else this.#stage.push(events, steps && steps.slice(steps.length - events.length), view);
  }

  #lastSound = -1;
  #staged(): void {
    const stage = this.#stage;
    if (!stage) return;
    this.view = stage.view;
    this.playing = stage.playing;
    this.busy = stage.busy;
    this.paused = stage.paused;
    this.atStart = stage.atStart;
    this.#askedThen = stage.asked;
    const event = stage.playing;
    if (event && event.n > this.#lastSound) {
      this.#lastSound = event.n;
      const sound = this.game?.sound(event);
      if (sound) playSound(sound);
    }
    if (!stage.busy) this.#ask();
  }

  // Puts the question to the person, if it is theirs and nothing is being played.
  #ask(): void {
    if (this.busy || this.curtain !== null || !this.game) {
      this.picker = NOTHING;
      this.#remember([]);
      return;
    }
    if (this.#attend()) return;
    const { me } = this;
    const legal = this.session.legal(me);
    if (me === null || legal.length === 0 || me === this.#between) {
      this.picker = NOTHING;
      this.#remember([]);
      this.dropAdvice();
      return;
    }
    this.#remember(this.#since(me));
    // The same question as before (others decided something meanwhile, or one comes back to it): what was touched stays
    // touched.
    const text = legal.join('|');
    const known = this.#questions.get(me);
    if (known?.text === text) {
      this.picker = known.picker;
      return;
    }
    this.#questions.set(me, { text, picker: NOTHING });
    this.#narrow(Picker.of(legal, this.game.grammar, this.session.tells(me), this.game.meant));
    this.arming = null;
    this.dropAdvice();
    playSound('turn');
  }

  #since(me: number): Row[] {
    const { game, view, s, own } = this;
    const from = decided.since(s.table?.id ?? '', me, s.events);
    if (from === null || !game || !view) return [];
    const rows = recapOf(s.events, from, own, (event) => game.event(event, view));
    return rows.some(({ line }) => line.actor !== null && !own.includes(line.actor)) ? rows : [];
  }
  #remember(rows: readonly Row[]): void {
    this.recap = rows;
    this.#changedSince = rows.length > 0 ? namedIn(rows) : UNCHANGED;
  }

  // Of several own seats goes to the one that must decide, whenever what is asked changes; until then the person may
  // look through any of them. True if it went: the question was put there.
  #attended = '';
  #attend(): boolean {
    const { asked, me } = this;
    const what = asked.map((seat) => `${seat} ${this.session.legal(seat).join('|')}`).join();
    if (what === this.#attended) return false;
    this.#attended = what;
    for (const seat of this.#questions.keys()) if (!asked.includes(seat)) this.#questions.delete(seat);
    const at = attend(this.own, asked, me);
    if (at === null || at === me) return false;
    this.#lookThrough(at);
    return true;
  }

  // What each own seat is asked, and what was touched of it.
  #questions = new Map<number, { text: string; picker: Picker }>();
  #narrow(picker: Picker): void {
    this.picker = picker;
    const question = this.me === null ? undefined : this.#questions.get(this.me);
    if (question) question.picker = picker;
  }
}

export function motion(): { ms: number; reduced: boolean } {
  return { ms: beat(), reduced: reducedMotion() };
}
