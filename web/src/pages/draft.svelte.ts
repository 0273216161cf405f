/** A table that is being opened: who sits where, what is chosen and picked. What fits is the server's word; nothing here knows a rule. */
import { api, Trouble, type ChoiceInfo, type GameInfo, type PaceIn, type SetupInfo, type SeatIn } from '../lib/api';

export type Who = SeatIn['who'];
export type Hints = 'alone' | 'all' | 'none';

/** What is kept in the browser of the table opened last. */
interface Kept {
  seats: SeatIn[];
  choices: Record<string, string>;
  pace: PaceIn;
  open: boolean;
  hints?: Hints;
}

export const AGAIN = 'as last time';
export const OWN = '';

export class Draft {
  /** the preset that is chosen, AGAIN, or OWN as soon as something was changed */
  preset = $state(OWN);
  seats = $state<SeatIn[]>([]);
  /** choices that hold for all seats, by name */
  shared = $state<Record<string, string>>({});
  /** choices made by seat: a word for each */
  picks = $state<Record<string, string[]>>({});
  pace = $state<PaceIn>({ kind: 'relaxed', move_seconds: 60, reserve_seconds: 900, days: 2 });
  open = $state(false);
  /** who may have advice */
  hints = $state<Hints>('alone');
  plan = $state.raw<SetupInfo | null>(null);
  trouble = $state('');
  busy = $state(false);
  readonly again: Kept | null;
  private ticket = 0;
  /** a change of teams or seats may leave picks that nobody offers: those are asked for at the table */
  private refit = false;

  constructor(
    readonly info: GameInfo,
    /** the hash of the pack that is played with; empty for the printed cards */
    readonly pack = '',
  ) {
    this.again = this.read();
  }

  private get place(): string {
    return `insula.opened.${this.info.name}`;
  }

  private read(): Kept | null {
    try {
      const kept = JSON.parse(localStorage.getItem(this.place) ?? 'null') as Kept | null;
      return kept && Array.isArray(kept.seats) && kept.choices ? kept : null;
    } catch {
      localStorage.removeItem(this.place);
      return null;
    }
  }

  /** Starts from a preset, or from the table opened last. */
  async take(name: string): Promise<void> {
    this.preset = name;
    const preset = this.info.presets.find((each) => each.name === name);
    if (name === AGAIN && this.again) {
      this.seats = this.again.seats.map((seat) => ({ ...seat }));
      this.pace = { ...this.pace, ...this.again.pace };
      this.open = this.again.open;
      this.hints = this.again.hints ?? 'alone';
      await this.fill(this.again.choices);
      return;
    }
    const count = preset?.seats ?? this.info.seats[0];
    this.seats = Array.from({ length: count }, (_, n) => this.seats[n] ?? this.newcomer(n));
    await this.fill(preset?.choices ?? {});
  }

  private newcomer(seat: number): SeatIn {
    return seat === 0 ? { who: 'me' } : { who: 'bot', bot: this.info.opponent };
  }

  private async fill(choices: Record<string, string>): Promise<void> {
    this.shared = { ...choices };
    this.picks = {};
    await this.look(choices);
  }

  /** Everything as the server takes it. */
  get words(): Record<string, string | string[]> {
    return { ...this.shared, ...$state.snapshot(this.picks) };
  }

  /** Asks what the set-up would be; the latest answer counts. */
  async look(choices: Record<string, string | string[]> = this.words): Promise<void> {
    const ticket = ++this.ticket;
    try {
      const plan = await api.plan({ game: this.info.name, seats: this.seats.length, choices });
      if (ticket !== this.ticket) return;
      this.trouble = '';
      this.settle(plan);
    } catch (error) {
      if (ticket === this.ticket) this.trouble = error instanceof Trouble ? error.says : String(error);
    }
  }

  private settle(plan: SetupInfo): void {
    const picks: Record<string, string[]> = {};
    let changed = false;
    for (const choice of plan.choices.filter((each) => each.by_seat)) {
      picks[choice.name] = plan.places.map((place, seat) => {
        const offered = (place.picks[choice.name] ?? []).map((pick) => pick.value);
        const now = this.picks[choice.name]?.[seat] ?? place.chosen[choice.name] ?? choice.default;
        if (now && (offered.includes(now) || !this.refit)) return now;
        changed = true;
        return offered.includes(choice.default) ? choice.default : (offered[seat] ?? offered[0] ?? choice.default);
      });
    }
    this.plan = plan;
    this.picks = picks;
    this.shared = Object.fromEntries(Object.entries(this.shared).filter(([name]) => !(name in picks)));
    const refitted = this.refit && changed;
    this.refit = false;
    if (refitted) void this.look();
  }

  get choices(): ChoiceInfo[] {
    return (this.plan?.choices ?? []).filter((choice) => !choice.by_seat);
  }

  get byAll(): ChoiceInfo[] {
    return (this.plan?.choices ?? []).filter((choice) => choice.by_seat);
  }

  valueOf(choice: ChoiceInfo): string {
    return this.shared[choice.name] ?? choice.default;
  }

  set(choice: ChoiceInfo, value: string): void {
    this.preset = OWN;
    this.shared[choice.name] = value;
    this.refit = true;
    void this.look();
  }

  toggle(choice: ChoiceInfo, value: string): void {
    const now = new Set(this.valueOf(choice).split(',').filter(Boolean));
    if (!now.delete(value)) now.add(value);
    this.set(choice, choice.values.filter((each) => now.has(each)).join(','));
  }

  /** Picks for one seat; another seat that had it gets what this one had, where only one may have it. */
  async pick(name: string, seat: number, value: string, alone: boolean): Promise<void> {
    this.preset = OWN;
    const now = [...(this.picks[name] ?? [])];
    const other = alone ? now.findIndex((each, n) => each === value && n !== seat) : -1;
    if (other >= 0) now[other] = now[seat]!;
    now[seat] = value;
    this.picks[name] = now;
    await this.look();
  }

  sit(seat: number, who: Who): void {
    this.seats[seat] = who === 'bot' ? { who, bot: this.info.opponent } : { who };
  }

  level(seat: number, bot: string): void {
    this.seats[seat] = { who: 'bot', bot };
  }

  count(seats: number): void {
    this.preset = OWN;
    this.seats = Array.from({ length: seats }, (_, n) => this.seats[n] ?? this.newcomer(n));
    for (const name of Object.keys(this.picks)) this.picks[name] = this.picks[name]!.slice(0, seats);
    this.refit = true;
    void this.look();
  }

  /** The sentences about a thing: of a choice, and of a seat where it is made by seat. */
  wrong(choice: string, seat = -1): string[] {
    return (this.plan?.troubles ?? [])
      .filter((trouble) => trouble.choice === choice && trouble.seat === seat)
      .map((trouble) => trouble.says);
  }

  /** Opens the table; its id, or nothing where it was refused. */
  async create(): Promise<string | null> {
    const { kind, move_seconds, reserve_seconds, days } = this.pace;
    const pace: PaceIn = { kind };
    if (kind === 'live') Object.assign(pace, { move_seconds, reserve_seconds });
    if (kind === 'days') pace.days = days;
    const seats = $state.snapshot(this.seats);
    this.busy = true;
    try {
      const { open, hints, pack } = this;
      const set = { game: this.info.name, choices: this.words, seats, pace, public: open };
      const made = await api.create({ ...set, hints, pack });
      const choices = Object.fromEntries(
        Object.entries(this.words).map(([name, word]) => [name, Array.isArray(word) ? word.join(',') : word]),
      );
      localStorage.setItem(this.place, JSON.stringify({ seats, choices, pace, open, hints } satisfies Kept));
      return made.table;
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.says : String(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
