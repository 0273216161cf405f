/** Somebody who learns a game: does what the coach asks for by mouse, finger or keys, and before that what it does not ask for. */
import type { Browser, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { Person, type Server } from './kit';

export type Way = 'mouse' | 'finger' | 'keys';
export const WAYS: Way[] = ['mouse', 'finger', 'keys'];
const SIZES = {
  mouse: { width: 1440, height: 900 },
  finger: { width: 390, height: 844 },
  keys: { width: 1440, height: 900 },
};
const COACH = '[data-testid="coach"]';
/** how often a key is pressed in search of something */
const PATIENCE = 150;

/** How far a learner has come, by the page and by the server. */
interface Place {
  version: string;
  step: string;
  kept: number;
}

/** Where a finger meets an element: its middle, where nothing else lies over it. Sent to the page. */
function meetable(element: Element): { x: number; y: number } | null {
  const box = element.getBoundingClientRect();
  const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const met = document.elementFromPoint(at.x, at.y);
  return met && element.contains(met) ? at : null;
}

export class Walker {
  /** wrong clicks that were answered, by kind */
  readonly answered = { legal: 0, illegal: 0 };
  /** steps at which nothing that was pressed beside the script got a sentence */
  readonly silent: string[] = [];
  /** what is chosen before anything is pressed: an answer that suits most players may be */
  private atRest = ':';
  private constructor(
    readonly person: Person,
    readonly way: Way,
    readonly game: string,
    readonly lesson: string,
  ) {}

  static async begin(browser: Browser, server: Server, way: Way, game: string, lesson: string): Promise<Walker> {
    const walker = new Walker(await Person.at(browser, server, SIZES[way], way === 'finger'), way, game, lesson);
    await walker.person.page.goto(`${server.address}/learn/${game}`);
    const start = walker.page.locator(`[data-testid="begin-${game}-${lesson}"]`);
    await start.waitFor();
    if (way === 'finger') await start.tap();
    else await walker.press(start);
    await walker.page.waitForSelector(`${COACH} h2`);
    return walker;
  }

  private get page(): Person['page'] {
    return this.person.page;
  }

  private button(words: RegExp): Locator {
    return this.page.locator(`${COACH} .btn`, { hasText: words });
  }

  /** Presses something that can be seen, as this learner does it. */
  async press(what: Locator): Promise<void> {
    if (this.way === 'mouse') await what.click({ timeout: 10_000 });
    else if (this.way === 'finger') await this.touch(what);
    else {
      await this.focus(what);
      await this.page.keyboard.press('Enter');
    }
  }

  /** A real touch of the screen at what can be seen; nothing is scrolled for the finger. */
  private async touch(what: Locator): Promise<void> {
    for (let tries = 0; ; tries++) {
      const met = await what.evaluate(meetable);
      if (met) return this.page.touchscreen.tap(met.x, met.y);
      if (tries === 40) {
        throw new Error(`no finger meets ${await what.evaluate((element) => element.outerHTML.slice(0, 300))}`);
      }
      await this.person.settled(); // the board goes there
    }
  }

  /** Brings the focus to an element by keys alone: the options with O, everything else with Tab. */
  private async focus(what: Locator): Promise<void> {
    const option = await what.evaluate((element) => element.matches('.board-area *'));
    for (let i = 0; i < PATIENCE; i++) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(option ? 'o' : 'Tab');
    }
    throw new Error(`no key leads to ${await what.evaluate((element) => element.outerHTML.slice(0, 200))}`);
  }

  /** Where the learner stands; what the page has just told the server has arrived there. */
  private async place(): Promise<Place> {
    const step = await this.page.locator(`${COACH} .count`).innerText();
    const shown = Number(/\d+/.exec(step)![0]) - 1;
    for (let tries = 0; ; tries++) {
      const listed = await this.person.context.request.get(`${this.person.home}/api/lessons/${this.game}`);
      const kept = ((await listed.json()) as { id: string; step: number }[]).find((each) => each.id === this.lesson)!;
      if (kept.step === shown || tries > 20) return { version: await this.version(), step, kept: kept.step };
    }
  }

  /** Waits until the coach asks for something; whether it does, or the lesson is over. */
  async asked(): Promise<boolean> {
    if (this.way === 'finger') await this.openCoach();
    await this.page.waitForFunction(
      () =>
        /Next|Show me|Do this|More lessons/.test(document.querySelector('[data-testid="coach"]')?.textContent ?? ''),
      undefined,
      { timeout: 30_000 },
    );
    // the others may still be answering; on a phone the coach lies over the question
    await this.page.waitForSelector('[data-testid="question"], [data-testid="result"]', { state: 'attached' });
    await this.page.waitForFunction(
      () => !document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment?.endsWith(':true'),
    );
    return (await this.button(/^More lessons$/).count()) === 0;
  }

  /** On a phone: unfolds the coach, which may also do so by itself, when a step is done. */
  private async openCoach(): Promise<void> {
    const folded = this.page.locator(`${COACH} .fold[aria-expanded="false"]`);
    for (let tries = 0; tries < 5 && (await folded.count()); tries++) {
      await this.touch(folded);
      await this.person.settled(); // a step that ended under the finger has folded it again
    }
  }

  /** One thing that the coach asks for: Next, or the answer that “Show me” points at; before it, perhaps, something else. */
  async follow(stray: boolean): Promise<void> {
    const next = this.button(/^Next$/);
    if (await next.count()) {
      if (stray) await this.stray();
      return this.goOn(next);
    }
    await this.show();
    if (stray) {
      if (await this.stray()) return;
      await this.show();
    }
    await this.answer();
  }

  private async show(): Promise<void> {
    if (this.way === 'keys') await this.page.keyboard.press('s');
    else if (!(await this.page.locator('[data-testid="coach-show"]').count()))
      await this.press(this.button(/^Show me$/));
    await this.page.waitForSelector('[data-spot="do"]', { state: 'attached' });
    const spot = this.page.locator('[data-spot="do"]:visible').first();
    if (this.way === 'finger') await this.uncover();
    await spot.waitFor();
  }

  /** The coach's words may lie over the list, and a row may have been moved: “Show me” leads back to what is pointed at. */
  private async uncover(): Promise<void> {
    const spot = await this.spot();
    if ((await spot.count()) && (await spot.evaluate(meetable))) return;
    const again = this.button(/^Show me$/);
    if (await again.isVisible()) await this.press(again);
  }

  /** Presses what is pointed at until the answer is given, and Confirm where that is wanted. */
  private async answer(): Promise<void> {
    const version = await this.version();
    for (let presses = 0; presses < 4; presses++) {
      const confirm = this.page.locator('[data-testid="confirm"]');
      const chosen = this.page.locator('[data-spot="do"]:is([data-state="selected"], [aria-pressed="true"])');
      const before = await this.person.moment();
      if ((await chosen.count()) && (await confirm.count())) await this.pressOrEnter(confirm);
      else if (this.way === 'keys' && presses === 0) await this.page.keyboard.press('Enter');
      else await this.press(await this.spot());
      await this.person.past(before);
      if ((await this.version()) !== version) return;
    }
    throw new Error(`four presses are no answer: ${await this.page.locator(COACH).innerText()}`);
  }

  /** What is pointed at: the piece on the board, or its row in the list where no finger meets the piece. */
  private async spot(): Promise<Locator> {
    const all = this.page.locator('[data-spot="do"]:visible');
    const piece = this.page.locator('[data-spot="do"][data-thing]:visible').first();
    const row = this.page.locator('[data-spot="do"]:not([data-thing]):visible').first();
    if (!(await piece.count())) return all.first();
    const hidden = this.way === 'finger' && !(await piece.evaluate(meetable));
    return hidden && (await row.count()) && (await row.evaluate(meetable)) ? row : piece;
  }

  private async version(): Promise<string> {
    return (await this.person.moment()).split(':')[0]!;
  }

  /** Who plays by keys confirms with Enter. */
  private async pressOrEnter(confirm: Locator): Promise<void> {
    if (this.way === 'keys') await this.page.keyboard.press('Enter');
    else await this.press(confirm);
  }

  private async goOn(next: Locator): Promise<void> {
    const before = await this.page.locator(`${COACH} h2`).innerText();
    if (this.way === 'keys') await this.page.keyboard.press('n');
    else await this.press(next);
    await this.page.waitForFunction(
      (old) => document.querySelector('[data-testid="coach"] h2')?.textContent !== old,
      before,
    );
  }

  // ---- what the coach does not ask for -----------------------------------------------------------------------------

  /**
   * Something allowed that is not asked for, and something that is not allowed: both get a sentence and change nothing.
   * What is right as well goes on by the script; then this is no stray, and it says so.
   */
  async stray(): Promise<boolean> {
    const before = await this.place();
    this.atRest = await this.chosen();
    const strays = this.answered.legal + this.answered.illegal;
    if (await this.strayLegal(before)) await this.kept(before, 'legal');
    if ((await this.version()) !== before.version) return true;
    if (await this.strayIllegal(before)) await this.kept(before, 'illegal');
    if (this.answered.legal + this.answered.illegal === strays) this.silent.push(before.step);
    return (await this.version()) !== before.version;
  }

  private async kept(before: Place, kind: 'legal' | 'illegal'): Promise<void> {
    const said = await this.page.locator('[data-testid="coach-remark"], [data-testid="refusal"] .says').allInnerTexts();
    const words = said.join(' ');
    expect(words, `${this.game}, ${before.step}, ${kind}`).toMatch(/[A-Z].{8,}[.!?]/s);
    expect(words).not.toMatch(/wrong|mistake|illegal|error|invalid/i);
    expect(await this.place(), words).toEqual(before);
    this.answered[kind] += 1;
    await this.clear();
  }

  /** Nothing chosen, nothing open. */
  private async clear(): Promise<void> {
    if (this.way !== 'finger') for (let i = 0; i < 5; i++) await this.page.keyboard.press('Escape');
    else await this.clearByFinger();
  }

  /** A finger closes what has a cross and takes back what it chose itself; what was chosen for it stays. */
  private async clearByFinger(): Promise<void> {
    for (const open of ['refusal', 'made-of']) {
      const close = this.page.locator(`[data-testid="${open}"] .close`);
      if (await close.count()) await this.touch(close);
    }
    if (await this.page.locator('[data-testid="acts"]').count())
      await this.page.touchscreen.tap(SIZES.finger.width / 2, 24);
    if ((await this.chosen()) === this.atRest) return;
    await this.openAnswers();
    await this.touch(this.page.locator('.prompt [data-testid="take-back"]'));
  }

  /** What is chosen now: an answer, or a thing with several. */
  private async chosen(): Promise<string> {
    return (await this.person.moment()).split(':').slice(2, 4).join(':');
  }

  /** On a phone the coach lies over the prompt until it is folded. */
  private async openAnswers(): Promise<void> {
    const answers = this.page.locator(`${COACH} .fold[aria-expanded="true"]`);
    if (this.way === 'finger' && (await answers.count())) await this.touch(answers);
  }

  /** Waits for what a press brings; whether it was a sentence. */
  private async spoken(before: string): Promise<boolean> {
    const said = '[data-testid="coach-remark"], [data-testid="refusal"]';
    await this.page
      .waitForFunction(
        ([old, words]) => {
          const now = document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment ?? '';
          // a menu that closes is no answer yet: the reason is on its way
          const taken = (moment: string): string => moment.split(':').slice(0, 4).join(':');
          const opened = document.querySelector('[data-testid="acts"]') !== null;
          const answered = taken(now) !== taken(old) || opened;
          return document.querySelector(words) !== null || (answered && !now.endsWith(':true'));
        },
        [before, said] as const,
        { timeout: 3_000 },
      )
      .catch(() => undefined); // a thing without an answer may be silent only where it is nothing to press
    return (await this.page.locator(said).count()) > 0;
  }

  /** Marks the next of some elements that was not tried yet and is not pointed at. */
  private async mark(selector: string, share = 0): Promise<Locator | null> {
    const found = await this.page.evaluate(
      ([all, part]) => {
        for (const old of document.querySelectorAll<HTMLElement>('[data-stray="now"]')) old.dataset.stray = 'tried';
        const seen = (each: HTMLElement): boolean => {
          const box = each.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return top !== null && each.contains(top);
        };
        const open = [...document.querySelectorAll<HTMLElement>(all)].filter(
          (each) => seen(each) && !each.dataset.spot && !each.dataset.stray,
        );
        const chosen = open[Math.floor(open.length * part)];
        if (chosen) chosen.dataset.stray = 'now';
        return Boolean(chosen);
      },
      [selector, share] as const,
    );
    return found ? this.page.locator('[data-stray="now"]').first() : null;
  }

  private async forget(): Promise<void> {
    await this.page.evaluate(() => {
      for (const old of document.querySelectorAll<HTMLElement>('[data-stray]')) delete old.dataset.stray;
    });
  }

  /** Tries answers beside the script until the coach has said something; whether there was one. */
  private async strayLegal(from: Place): Promise<boolean> {
    await this.forget();
    for (let tries = 0; tries < 3; tries++) {
      const answers = '.board-area [data-state="legal"], .board-area .chip';
      let piece = await this.mark(answers);
      if (!piece) {
        await this.openAnswers();
        piece = await this.mark(answers);
      }
      for (let presses = 0; piece && presses < 3; presses++) {
        let before = await this.person.moment();
        await this.press(piece);
        if (await this.spoken(before)) return true;
        if ((await this.version()) !== from.version) return false;
        const confirm = this.page.locator('[data-testid="confirm"]');
        if (await confirm.count()) {
          before = await this.person.moment();
          await this.pressOrEnter(confirm);
          return this.spoken(before);
        }
        piece = await this.mark('.board-area .chip');
      }
      await this.clear();
    }
    return false;
  }

  /** Tries things that are no answer now; one that begins what is asked for is no stray. */
  private async strayIllegal(from: Place): Promise<boolean> {
    await this.forget();
    for (let tries = 0; tries < 4; tries++) {
      const piece = await this.mark(
        '.board-area [data-thing]:is([data-state=""], :not([data-state]))',
        0.2 + 0.2 * tries,
      );
      if (!piece) return false;
      const before = await this.person.moment();
      await this.pressAnywhere(piece);
      if (await this.spoken(before)) return true;
      if ((await this.version()) !== from.version) return false;
      await this.clear();
    }
    return false;
  }

  /** Things that are no answer are reached with the arrows only. */
  private async pressAnywhere(piece: Locator): Promise<void> {
    if (this.way !== 'keys') return this.press(piece);
    await this.page.keyboard.press('o');
    for (let i = 0; i < 12; i++) {
      const idle = await this.page.evaluate(() => {
        const thing = document.activeElement?.closest<HTMLElement>('[data-thing]');
        return Boolean(thing && !thing.dataset.state && !thing.dataset.spot);
      });
      if (idle) break;
      await this.page.keyboard.press(['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft'][i % 4]!);
    }
    await this.page.keyboard.press('Enter');
  }
}
