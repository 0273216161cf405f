/** Listens to a table's socket and compares the price of every answer with what was paid for it. */
import type { Page } from 'playwright-core';
import type { ActInfo, ClientMessage, Preview, Previews, ServerMessage, TakeUp, Update } from '../src/wire';
import type { AmygdalaView, BankItem } from '../src/games/amygdala/wire';
import type { CardView } from '../src/games/card/wire';
import type { CerebriaView } from '../src/games/cerebria/wire';
import { Views } from '../src/table/views';

/** What somebody has, by the name that previews call it. */
type Purse = Record<string, number>;

function bankPurse(view: AmygdalaView): Purse {
  const me = view.players[view.you!]!;
  const count = (test: (item: BankItem) => boolean): number => me.bank.filter(test).length;
  const kinds = {
    wild: 'Wild tiles',
    happiness: 'Happiness tiles',
    idea: 'Ideas',
    dream: 'Dreams',
    claim: 'claim tiles',
  };
  const purse: Purse = { coins: me.coins, VP: me.vp };
  for (const [kind, name] of Object.entries(kinds)) purse[name] = count((item) => item.kind === kind);
  for (const icon of ['surprise', 'sadness', 'serenity', 'gratitude', 'hope', 'anger'])
    purse[`${icon} resources`] = count((item) => item.kind === 'resource' && item.icon === icon);
  return purse;
}

function spiritPurse(view: CerebriaView): Purse {
  const me = view.seats[view.you!]!;
  const team = view.teams.find((each) => each.id === me.team)!;
  const essence: Purse =
    me.team === 'balance'
      ? { 'Bliss Essence': me.essence, 'Gloom Essence': me.gloom_essence }
      : { Essence: me.essence };
  return { Willpower: me.willpower, cards: me.cards, Ambition: team.ambition, ...essence };
}

function mindPurse(view: CardView): Purse {
  const me = view.seats[view.you!]!;
  return {
    cards: me.hand,
    'Emotions in the Mindset': me.mindset.length,
    'scored Bliss Fragments': me.bliss,
    'scored Gloom Fragments': me.gloom,
  };
}

const PURSES: Record<string, (view: never) => Purse> = {
  amygdala: bankPurse,
  balance: spiritPurse,
  card: mindPurse,
  cerebria: spiritPurse,
};

/** The questions at which acts begin and end, of games where an act may go on after its first payment. */
const BEGINNINGS: Record<string, string[]> = {
  amygdala: ['turn', 'end_turn'],
  balance: ['turn', 'turn_end'],
  cerebria: ['turn', 'turn_end'],
};
/** Games that put nothing together: they pay at each answer. */
const STEP_BY_STEP = ['amygdala'];

/** An answer that nobody told the price of. */
const UNTOLD: Preview = { cost: [], gain: [], places: [], unknown: [], from: false };

interface Told {
  update: Update;
  previews: Record<number, Preview>;
}

/** An answer, what was told before it, and what its seat had then and after each change since. */
interface Answered {
  told: Told;
  option: number;
  stages: Purse[];
}

export class Ledger {
  /** answers whose price was compared, and how many of those had one */
  compared = 0;
  priced = 0;
  /** prices that were said to be the lowest of several */
  lowest = 0;
  readonly wrong: string[] = [];
  private told: Told | null = null;
  private readonly views = new Views();
  /** the acts that begin with the thing clicked last, and how many were chosen from such a menu */
  private acts: ActInfo[] = [];
  menus = 0;
  /** the answers of the act that is under way */
  private act: Answered[] = [];

  constructor(
    page: Page,
    private readonly game: string,
  ) {
    page.on('websocket', (socket) => {
      [this.told, this.act] = [null, []]; // another table
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload)) as ServerMessage));
      socket.on('framesent', ({ payload }) => this.say(JSON.parse(String(payload)) as ClientMessage));
    });
  }

  get version(): number {
    return this.told?.update.version ?? -1;
  }

  /** Whether all prices of the open question have come. */
  get complete(): boolean {
    const { update, previews } = this.told ?? { update: null, previews: {} };
    return update !== null && update.options.every((option) => option.id in previews);
  }

  private say(message: ClientMessage): void {
    if (message.t === 'take_up') this.takeUp(message);
    if (message.t === 'undo') this.act = [];
    if (message.t !== 'play' || this.told?.update.version !== message.version) return;
    this.act.push({ told: this.told, option: message.option!, stages: [this.purse(this.told.update)] });
  }

  /** An act from the menu of a thing has a price of its own, a lone one that of its first answer. */
  private takeUp(message: TakeUp): void {
    this.act = [];
    const chosen = message.steps ?? [];
    const act = this.acts.find((each) => String(each.steps.map((step) => step.id)) === String(chosen));
    if (!act || !this.told || message.back || !this.begins(this.told.update)) return;
    const option = chosen[0]!;
    const previews = act.preview ? { [option]: act.preview } : this.told.previews;
    if (act.preview) this.menus += 1;
    this.act = [{ told: { ...this.told, previews }, option, stages: [this.purse(this.told.update)] }];
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'previews') this.foresee(message);
    if (message.t === 'acts') this.acts = message.acts;
    if (message.t !== 'update') return;
    message.view = this.views.take(message);
    const last = this.act.at(-1)?.told.update;
    if (last && message.version > last.version) this.settle(message);
    this.told = { update: message, previews: {} };
  }

  private foresee(message: Previews): void {
    if (this.told?.update.version === message.version) Object.assign(this.told.previews, message.previews);
  }

  private purse(update: Update): Purse {
    return PURSES[this.game]!(update.view as never);
  }

  private begins(update: Update): boolean {
    return BEGINNINGS[this.game]?.includes(update.kind) ?? false;
  }

  /** An act goes on until its seat is asked to begin another, or somebody else is. */
  private underWay(update: Update): boolean {
    if (update.draft.length) return true;
    const { turn, you } = update.view as { turn?: number; you: number };
    return this.game in BEGINNINGS && update.asked === you && turn === you && !this.begins(update);
  }

  /** What begins an act is paid when it is over, what goes on with one when it is carried out; a detour has prices of its own. */
  private settle(after: Update): void {
    const open = this.underWay(after);
    const kinds = this.act.map(({ told }) => told.update.kind);
    if (open && kinds.includes(after.kind) && kinds.at(-1) !== after.kind) this.act = [];
    for (const each of this.act) each.stages.push(this.purse(after));
    const last = this.act.at(-1);
    const due = this.act.filter((each) => !open || (!this.tellsAll(each) && this.carriedOut(each, after)));
    this.act = this.act.filter((each) => !due.includes(each));
    for (const each of due) this.compare(each, after, each === last);
  }

  /** The beginning of an act tells it to its end, unless something is drawn on the way. */
  private tellsAll({ told, option }: Answered): boolean {
    return this.begins(told.update) && !told.previews[option]?.unknown.length;
  }

  private carriedOut({ told, option, stages }: Answered, after: Update): boolean {
    const changed = JSON.stringify(stages.at(0)) !== JSON.stringify(stages.at(-1));
    // coins may be changed for others of the same worth: something has happened, though no counter tells it
    const happened = changed || after.from + after.events.length > told.update.from + told.update.events.length;
    if (STEP_BY_STEP.includes(this.game)) return happened && this.reached(told.previews[option] ?? UNTOLD, stages);
    return !after.draft.length && (changed || !this.begins(told.update));
  }

  /** Whether all that was told has come about: a toll may be paid before the tile that it leads to is bought. */
  private reached(preview: Preview, stages: Purse[]): boolean {
    const [first, last] = [stages[0]!, stages.at(-1)!];
    const own = [...preview.cost, ...preview.gain].filter((each) => !each.whose && each.name in first);
    return own.every(({ name, before, after }) => {
      const done = last[name]! - first[name]!;
      return after < before ? done <= after - before : done >= after - before;
    });
  }

  /**
   * An answer that does something by itself tells all that changes, one that begins an act its whole price: what is won
   * may be chosen later. A price that is not told at all is false where something is paid.
   */
  private compare({ told, option, stages }: Answered, after: Update, finishes: boolean): void {
    const { update, previews } = told;
    if (update.eyes !== after.eyes) return;
    const preview = previews[option] ?? UNTOLD;
    this.compared += 1;
    if (preview.cost.length) this.priced += 1;
    if (preview.from) this.lowest += 1;
    const whole = stages.length === 2 && finishes;
    for (const name of Object.keys(stages[0]!)) {
      const values = stages.map((purse) => purse[name]!);
      const wrong = whole ? this.otherwise(preview, name, values) : this.otherPrice(preview, name, values);
      if (!wrong) continue;
      const label = update.options.find((each) => each.id === option)?.label;
      this.wrong.push(`${update.question} “${label}”: ${name} ${wrong}, was ${values.join(' → ')}`);
    }
  }

  /** What a lone answer tells of a counter, if that is not what happens. */
  private otherwise(preview: Preview, name: string, [had, has]: number[]): string {
    const change = [...preview.cost, ...preview.gain].find((each) => each.name === name && !each.whose);
    if (!change) return had === has || this.unsure(preview, name) ? '' : 'unchanged';
    if (preview.from && had! - has! >= change.before - change.after) return '';
    return change.before === had && change.after === has ? '' : `${change.before} → ${change.after}`;
  }

  /** The price that the beginning of an act tells, if that is not what is paid stage by stage. */
  private otherPrice(preview: Preview, name: string, values: number[]): string {
    const paid = values.reduce((sum, value, i) => sum + Math.max(0, (values[i - 1] ?? value) - value), 0);
    const change = preview.cost.find((each) => each.name === name && !each.whose);
    const told = change ? change.before - change.after : 0;
    if (preview.from && preview.cost.length) return ''; // another way was taken, and may be paid otherwise
    return told === paid || (!change && this.unsure(preview, name)) ? '' : `costs ${told}`;
  }

  /** What may turn out otherwise is said to be unknown, by its name. */
  private unsure(preview: Preview, name: string): boolean {
    return preview.unknown.some((each) => each.toLowerCase().includes(name.toLowerCase()));
  }
}
