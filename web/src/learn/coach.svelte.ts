/** The coach of a lesson: which step is shown, what it wants, and what is kindly said about everything else. Knows no game. */
import { api } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import type { Option } from '../table/types';
import type { CoachInfo, LessonPage, LessonStep } from '../wire';

/** hints are a ladder: what is behind it, where to look, the answer */
export const RUNGS = 3;
const MAX_TRIES = 12;

/** An answer beside the right one, and what it led to. */
export interface Try {
  what: string;
  led: string;
}

/** What is kept in this browser of a lesson that was begun: its hints and tries. */
interface Kept {
  step: number;
  rung: number;
  tries: Try[];
}

export class Coach {
  page = $state.raw<LessonPage | null>(null);
  /** how far the table has come, as the server tells it */
  info = $state.raw<CoachInfo | null>(null);
  /** steps that were read; those with something to do are done by answering */
  private read = $state(0);
  /** a sentence of the coach about what was just clicked */
  remark = $state('');
  /** how often it has said something: the same sentence twice is heard twice */
  said = $state(0);
  /** plays another answer that is allowed, too */
  offer = $state.raw<(() => void) | null>(null);
  /** the panel's keys: whether one meant something */
  key: (pressed: string) => boolean = () => false;
  private kept = -1;
  /** hints that were opened at the step that is shown */
  rung = $state(0);
  tries = $state.raw<Try[]>([]);

  async load(game: string, lesson: string): Promise<void> {
    this.page = await api.lesson(game, lesson);
    const listed = (await api.lessons(game)).find((each) => each.id === lesson);
    this.read = listed && !listed.done ? listed.step : 0;
    this.recall();
  }

  /** whether hints come rung by rung; a guided game shows at once */
  readonly ladder = $derived(this.page !== null && this.page.kind !== 'guided');
  /** whether the board points at the places of the step: in a puzzle only for whoever asked where */
  readonly points = $derived(this.page?.kind !== 'puzzle' || this.rung >= 2);

  /** The next hint; a step without a rule behind it begins with where to look. */
  hint(): void {
    this.rung = Math.min(RUNGS, this.rung + (this.rung || this.step?.principle ? 1 : 2));
    this.remember();
  }

  private get place(): string {
    return `insula-lesson ${this.page?.game}/${this.page?.id}`;
  }

  private recall(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(this.place) ?? 'null') as Kept | null;
      if (!kept) return;
      this.tries = kept.tries;
      if (kept.step === this.number) this.rung = kept.rung;
    } catch {
      localStorage.removeItem(this.place);
    }
  }

  private remember(): void {
    if (!this.ladder) return;
    if (this.done) localStorage.removeItem(this.place);
    else {
      const kept: Kept = { step: this.number, rung: this.rung, tries: this.tries };
      localStorage.setItem(this.place, JSON.stringify(kept));
    }
  }

  take(info: CoachInfo): void {
    const before = this.info?.step ?? -1;
    this.info = info;
    if (info.step < before) this.read = Math.min(this.read, info.step);
    if (info.step !== before) this.remark = '';
    if (info.step !== before && before >= 0) this.rung = 0;
    this.offer = null;
    void this.keep();
  }

  /** The step that is shown: what is to be read comes first, then the first thing that is to do. */
  readonly number = $derived.by(() => {
    const steps = this.page?.steps ?? [];
    const todo = this.info?.step ?? 0;
    let shown = Math.min(this.read, todo);
    while (shown < todo && steps[shown]?.answers) shown++;
    return shown;
  });
  readonly count = $derived(this.page?.steps.length ?? 0);
  readonly step = $derived<LessonStep | null>(this.page?.steps[this.number] ?? null);
  readonly done = $derived(this.page !== null && this.number >= this.count);
  /** whether the open question belongs to the step that is shown */
  readonly asks = $derived(this.step?.answers === true && this.number === this.info?.step);

  next(): void {
    this.read = this.number + 1;
    this.remark = '';
    void this.keep();
  }

  back(): void {
    this.read = Math.max(0, this.number - 1);
    this.remark = '';
  }

  /** Whether an answer is one that the step wants. */
  private wants(option: Option): boolean {
    return this.info?.wanted.includes(option.id) ?? false;
  }

  /** A click on a thing: what is true about it, where it is not what is wanted; whether that is all there is to the click. */
  hears(thing: string, options: Option[], playOwnWay: (option: Option) => void): boolean {
    if (this.pauses()) return true;
    if (options.some((option) => this.wants(option))) return false;
    const said = this.asks ? this.step?.wrong[thing] : undefined;
    if (!said) return false;
    const [only] = options;
    this.say(said, options.length === 1 ? () => playOwnWay(only!) : null, options.length === 1 ? only!.label : '');
    return options.length < 2;
  }

  /** While there is something to read, nothing is played: whether that is so. */
  pauses(): boolean {
    if (!this.step || this.step.answers || this.info?.own_way) return false;
    this.say(t('coach.readFirst'));
    return true;
  }

  /** Says something about what was clicked; what may be done all the same is offered, not forbidden. */
  say(words: string, ownWay: (() => void) | null = null, tried = ''): void {
    this.said += 1;
    this.remark = words || t('coach.also', { goal: this.step?.goal ?? '' });
    this.offer = ownWay;
    if (!tried || !this.ladder) return;
    const others = this.tries.filter((each) => each.what !== tried);
    this.tries = [...others, { what: tried, led: this.remark }].slice(-MAX_TRIES);
    this.remember();
  }

  hush(): void {
    this.remark = '';
    this.offer = null;
  }

  /** The learner wants to play her own way. */
  takeOffer(): void {
    const offer = this.offer;
    this.hush();
    offer?.();
  }

  private async keep(): Promise<void> {
    if (!this.page || this.number === this.kept) return;
    this.kept = this.number;
    this.remember();
    await api.keepProgress(this.page.game, this.page.id, this.number).catch(() => {});
  }
}
