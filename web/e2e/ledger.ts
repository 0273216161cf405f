/** Listens to a table's socket and compares the price of every answer with what was paid for it. */
import type { Page } from 'playwright-core';
import type { Change, ClientMessage, Preview, Previews, ServerMessage, Update } from '../src/wire';
import type { AmygdalaView, BankItem } from '../src/games/amygdala/wire';
import type { CardView } from '../src/games/card/wire';
import type { CerebriaView } from '../src/games/cerebria/wire';

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

/** Whether an act is paid step by step and not over yet; elsewhere it is put together first and paid at once. */
const UNDER_WAY: Record<string, (update: Update) => boolean> = {
  amygdala: ({ view, kind }) => view['turn'] === view['you'] && !['turn', 'end_turn'].includes(kind),
};

interface Told {
  update: Update;
  previews: Record<number, Preview>;
}

export class Ledger {
  /** answers whose price was compared, and how many of those had one */
  compared = 0;
  priced = 0;
  /** prices that were said to be the lowest of several */
  lowest = 0;
  readonly wrong: string[] = [];
  private told: Told | null = null;
  /** the answers of the act that is under way, each with what was told before it */
  private act: { told: Told; option: number }[] = [];

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
    if (message.t === 'take_up' || message.t === 'undo') this.act = [];
    if (message.t !== 'play' || this.told?.update.version !== message.version) return;
    this.act.push({ told: this.told, option: message.option! });
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'previews') this.foresee(message);
    if (message.t !== 'update') return;
    const last = this.act.at(-1)?.told.update;
    if (last && message.version > last.version) this.settle(message);
    this.told = { update: message, previews: {} };
  }

  private foresee(message: Previews): void {
    if (this.told?.update.version === message.version) Object.assign(this.told.previews, message.previews);
  }

  /** An answer that only begins an act is paid when the act is over; a detour in between has prices of its own. */
  private settle(after: Update): void {
    const open = after.draft.length > 0 || UNDER_WAY[this.game]?.(after) === true;
    const kinds = this.act.map(({ told }) => told.update.kind);
    if (open && kinds.includes(after.kind) && kinds.at(-1) !== after.kind) this.act = [];
    const last = this.act.at(-1);
    const due = this.act.filter((each) => !open || this.paidByItself(each.told.update, after));
    this.act = open ? this.act.filter((each) => !due.includes(each)) : [];
    for (const each of due) this.compare(each.told, each.option, after, each === last);
  }

  /** Where an act is paid step by step, an answer within it tells its own step. */
  private paidByItself(before: Update, after: Update): boolean {
    if (!(this.game in UNDER_WAY) || before.kind === 'turn') return false;
    const purse = PURSES[this.game]!;
    return JSON.stringify(purse(before.view as never)) !== JSON.stringify(purse(after.view as never));
  }

  /** The answer that finishes an act tells all that changes, those before it only the price: what is won may be chosen later. */
  private compare({ update, previews }: Told, option: number, after: Update, finishes: boolean): void {
    const preview = previews[option];
    if (!preview || update.eyes !== after.eyes) return;
    if (preview.from) {
      this.lowest += 1;
      return;
    }
    const purse = PURSES[this.game]!;
    const [had, has] = [purse(update.view as never), purse(after.view as never)];
    const shown = [...preview.cost, ...preview.gain].filter((change) => !change.whose);
    this.compared += 1;
    if (preview.cost.length) this.priced += 1;
    for (const name of Object.keys(had)) {
      const change = shown.find((each) => each.name === name);
      if (!finishes && !preview.cost.includes(change!)) continue;
      if (!this.holds(preview, change, had[name]!, has[name]!)) {
        const label = update.options.find((each) => each.id === option)?.label;
        const told = change ? `${change.before} → ${change.after}` : 'unchanged';
        this.wrong.push(`${update.question} “${label}”: ${name} ${told}, was ${had[name]} → ${has[name]}`);
      }
    }
  }

  /** What may turn out otherwise is said to be unknown. */
  private holds(preview: Preview, change: Change | undefined, had: number, has: number): boolean {
    if (!change) return had === has || preview.unknown.length > 0;
    return change.before === had && change.after === has;
  }
}
