/** The coach of a lesson: which step is shown, what it wants, and what is kindly said about everything else. Knows no game. */
import { api } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import type { Option } from '../table/types';
import type { CoachInfo, LessonPage, LessonStep } from '../wire';

export class Coach {
  page = $state.raw<LessonPage | null>(null);
  /** how far the table has come, as the server tells it */
  info = $state.raw<CoachInfo | null>(null);
  /** steps that were read; those with something to do are done by answering */
  private read = $state(0);
  /** a sentence of the coach about what was just clicked */
  remark = $state('');
  /** the learner plays her own way; the coach is quiet until she comes back */
  quiet = $state(false);
  /** another answer that is allowed, too */
  offer = $state.raw<Option | null>(null);
  private kept = -1;

  async load(game: string, lesson: string): Promise<void> {
    this.page = await api.lesson(game, lesson);
    const listed = (await api.lessons(game)).find((each) => each.id === lesson);
    this.read = listed && !listed.done ? listed.step : 0;
  }

  take(info: CoachInfo): void {
    const before = this.info?.step ?? -1;
    this.info = info;
    if (info.step < before) this.read = Math.min(this.read, info.step);
    if (info.step !== before) this.remark = '';
    this.offer = null;
    if (!info.own_way) this.quiet = false;
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
  wants(option: number): boolean {
    return !this.asks || this.quiet || (this.info?.wanted.includes(option) ?? true);
  }

  /** A click on a thing: says what is true about it where the lesson has something to say and it is not what is wanted. */
  hears(thing: string, options: Option[]): boolean {
    const said = this.about(thing);
    if (!said || options.some((option) => this.wants(option.id))) return false;
    this.remark = said;
    this.offer = options.length === 1 ? options[0]! : null;
    return true;
  }

  /** What is true about another thing, if the lesson says something about it. */
  about(thing: string): string {
    return this.asks && !this.quiet ? (this.step?.wrong[thing] ?? '') : '';
  }

  /** What is true about an answer that misses the goal, if the lesson says something about it. */
  missed(notation: string): string {
    const given = [...(this.info?.given ?? []), notation].join('; ');
    const known = Object.entries(this.step?.fails ?? {});
    return known.find(([way]) => way === given || way.startsWith(`${given}; `))?.[1] ?? '';
  }

  /** Judges an answer before it is sent: whether it goes on. Another legal answer is offered, not forbidden. */
  lets(option: Option): boolean {
    if (this.wants(option.id)) return true;
    this.remark =
      this.missed(option.notation) || this.about(option.thing) || t('coach.also', { goal: this.step!.goal });
    this.offer = option;
    return false;
  }

  /** The learner wants to play her own way. */
  takeOffer(table: { choose(option: Option): void }): void {
    const option = this.offer;
    this.quiet = true;
    this.offer = null;
    this.remark = '';
    if (option) table.choose(option);
  }

  private async keep(): Promise<void> {
    if (!this.page || this.number === this.kept) return;
    this.kept = this.number;
    await api.keepProgress(this.page.game, this.page.id, this.number).catch(() => {});
  }
}
