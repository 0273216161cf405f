/** Plays by clicking things and counts what a newcomer would stumble over: clicks, jumps, internal ids, silence, false prices. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chance, DEEP, Person, Server, startBrowser } from './kit';
import { Ledger } from './ledger';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const DECISIONS = DEEP ? 200 : 8;
/** clicks after which an act is called endless */
const MAX_CLICKS = 14;
const SPIRITS = { setting: 'recommended' };
const TABLES = [
  { game: 'card', seats: 2, choices: {} },
  { game: 'amygdala', seats: 2, choices: {} },
  { game: 'cerebria', seats: 2, choices: SPIRITS },
  { game: 'balance', seats: 3, choices: SPIRITS },
];

interface Seen {
  boxes: number[];
  ids: string[];
  mute: string[];
  helped: string[];
  cut: string[];
}

/** Where the board is, what the page says that no reader should see, and which things stay silent when pointed at. */
async function look(known: string[]): Promise<Seen> {
  const INTERNAL = [
    /\b[a-z]+(?:-[a-z]+)*-\d+\b/, // word-word-3
    /\b(?:aspiration|button|card|cell|claim|coin|fortress|item|lotus|realm|row|seat|slot|space|sphere|tile):[\w-]/,
    /\w_\w|\b_\w/,
    /\b(?:slot|space|cell|seat|row) \d/i,
    /\bundefined\b|\bNaN\b|\[object/,
  ];
  const RULE = /\b(?:amy|bal|card|cer|online|table)\.[a-z]+[.-][a-z-]+/;
  const ids = new Set<string>();
  const check = (text: string, patterns: RegExp[]): void => {
    const found = patterns.find((pattern) => pattern.test(text));
    if (found) ids.add(`${found.exec(text)![0]}: ${text.trim().slice(0, 90)}`);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const owner = node.parentElement!;
    if (!node.textContent?.trim() || owner.closest('script, style')) continue;
    if (owner.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      check(node.textContent, [...INTERNAL, RULE]);
  }
  for (const each of document.body.querySelectorAll('[title], [aria-label]'))
    for (const name of ['title', 'aria-label']) check(each.getAttribute(name) ?? '', INTERNAL);

  const heard = new Set(known);
  const mute = new Set<string>();
  const helped: string[] = [];
  const things = [...document.querySelectorAll<HTMLElement>('.board-area [data-thing]')];
  for (const thing of things.filter((each) => each.getClientRects().length)) {
    if (thing.dataset.thing!.startsWith('button:')) continue;
    const piece = thing.closest<HTMLElement>('[data-zoom]');
    if (!piece) mute.add(`${thing.dataset.thing} has no help`);
    else if (!heard.has(piece.dataset.zoom!)) {
      heard.add(piece.dataset.zoom!);
      helped.push(piece.dataset.zoom!);
      piece.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 0));
      const note = document.querySelector('[data-testid="help"], [data-testid="card-zoom"]')?.textContent ?? '';
      check(note, [...INTERNAL, RULE]);
      if (note.trim().split(/\s+/).length < 4) mute.add(`${piece.dataset.zoom}: “${note.trim()}”`);
    }
  }
  document.querySelector('.board-area')?.dispatchEvent(new MouseEvent('mouseleave'));
  const boxes = [...document.querySelectorAll('.stage, [data-testid="prompt"]')].flatMap((each) => {
    const box = each.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
  });
  /** a price may come between a painted frame and this look: what is cut off is so in several frames */
  let asks = [...document.querySelectorAll<HTMLElement>('[data-testid="question"]')];
  for (let frame = 0; frame < 3 && asks.length; frame++) {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    asks = asks.filter((each) => each.isConnected && each.scrollHeight > each.clientHeight + 1);
  }
  const cut = asks.map((each) => each.innerText);
  return { boxes, ids: [...ids], mute: [...mute], helped, cut };
}

/** One click of somebody who knows what to do: Confirm when something is chosen, else an answer or a thing that begins an act. */
function nextClick([kind, luck]: ['answer' | 'space' | 'anything', number]): string {
  const press = (element: HTMLElement | undefined): string => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return element ? (element.dataset.thing ?? element.innerText) : '';
  };
  const any = (all: Iterable<HTMLElement>): HTMLElement | undefined => {
    const open = [...all].filter((each) => each.getClientRects().length);
    return open[Math.floor(luck * open.length)];
  };
  const all = (where: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(where)];
  if (kind === 'space') return press(any(all('.board-area [data-thing^="space:"]')));
  if (kind === 'anything') return press(any(all('.board-area [data-thing]:not([data-state="legal"])')));
  const acts = all('[data-testid="acts"] button');
  if (acts.length) return press(any(acts));
  const confirm = document.querySelector<HTMLElement>('[data-testid="confirm"]');
  if (confirm) {
    press(confirm);
    return 'confirm';
  }
  return press(any([...all('.chip'), ...all('.board-area [data-state="legal"]')]));
}

class Count {
  decisions = 0;
  clicks: number[] = [];
  moves: number[] = [];
  looks = 0;
  shift = 0;
  readonly ids = new Set<string>();
  readonly mute = new Set<string>();
  readonly cut = new Set<string>();
  readonly helped = new Set<string>();
  private boxes: number[] | null = null;
  ledger: Ledger;

  constructor(
    readonly person: Person,
    readonly game: string,
  ) {
    this.ledger = new Ledger(person.page, game);
  }

  async look(): Promise<void> {
    const seen = await this.person.page.evaluate(look, [...this.helped]);
    this.looks += 1;
    for (const id of seen.ids) this.ids.add(id);
    for (const thing of seen.mute) this.mute.add(thing);
    for (const question of seen.cut) this.cut.add(question);
    for (const thing of seen.helped) this.helped.add(thing);
    this.boxes ??= seen.boxes;
    const moved = seen.boxes.map((at, i) => Math.abs(at - (this.boxes![i] ?? at)));
    this.shift = Math.max(this.shift, ...moved);
  }

  /** Waits for the prices of what the page asks now, so that nobody clicks before having read them. */
  private async read(): Promise<void> {
    const ready = async (): Promise<boolean> => {
      const [version, ...rest] = (await this.person.moment()).split(':');
      return Number(version) === this.ledger.version && rest.at(-1) !== 'true' && this.ledger.complete;
    };
    await expect.poll(ready, { timeout: 20_000, interval: 20, message: 'all prices' }).toBe(true);
  }

  private async click(kind: 'answer' | 'space' | 'anything'): Promise<string> {
    const before = await this.person.moment();
    const clicked = await this.person.page.evaluate(nextClick, [kind, chance()] as Parameters<typeof nextClick>[0]);
    const quietly = (wait: Promise<void>): Promise<void> => wait.catch(() => undefined);
    const refused = this.person.page.locator('[data-testid="refusal"]').waitFor({ timeout: 3_000 });
    await Promise.race([quietly(this.person.past(before, 3_000)), quietly(refused)]);
    return clicked;
  }

  private state(): Promise<{ draft: number; turn: boolean; chosen: boolean }> {
    return this.person.page.evaluate(() => ({
      draft: document.querySelectorAll('[data-testid="prompt"] .step').length,
      turn: /take an Action/i.test(document.querySelector('[data-testid="question"]')?.textContent ?? ''),
      chosen: document.querySelector('[data-testid="confirm"], [data-testid="acts"]') !== null,
    }));
  }

  /** From an open question until the answers that make up one act are given; counts its clicks. */
  async act(): Promise<void> {
    await this.read();
    await this.look();
    const first = await this.state();
    const begin = first.turn && chance() < 0.5 ? 'space' : chance() < 0.2 ? 'anything' : 'answer';
    const version = this.ledger.version;
    let clicks = 1;
    await this.click(begin);
    await this.look();
    const began = await this.state();
    if (begin !== 'answer' && !began.chosen && !began.draft && version === this.ledger.version) {
      await this.person.page.keyboard.press('Escape'); // refused, with a reason that look() has read
      clicks = 0;
    }
    const move = begin === 'space' && clicks === 1;
    while (version === this.ledger.version || (await this.state()).draft) {
      if (!(await this.person.asked())) break;
      if (++clicks > MAX_CLICKS) throw new Error(`no end of clicks: ${await this.person.text('prompt')}`);
      await this.read();
      await this.click('answer');
      if (DEEP) await this.look();
    }
    this.decisions += 1;
    this.clicks.push(clicks);
    if (move) this.moves.push(clicks);
  }

  get most(): number {
    return Math.max(...this.clicks);
  }

  told(): string {
    const mean = this.clicks.reduce((sum, each) => sum + each, 0) / this.clicks.length;
    return (
      `${this.game}: ${this.decisions} acts, ${mean.toFixed(2)} clicks each (at most ${this.most}), ` +
      `${this.moves.length} Moves begun at a space (at most ${Math.max(0, ...this.moves)} clicks), ` +
      `board shifts ${this.shift} px in ${this.looks} looks, internal ids ${this.ids.size}, ` +
      `${this.helped.size} things with help and ${this.mute.size} without, questions cut off ${this.cut.size}, ` +
      `${this.ledger.wrong.length} false prices of ${this.ledger.compared} answers (${this.ledger.priced} with a price, ` +
      `${this.ledger.lowest} of them the lowest of several, ${this.ledger.menus} of whole acts in a menu)`
    );
  }
}

for (const { game, seats, choices } of TABLES)
  test(`${game}: ${DECISIONS} acts by clicks, counted`, async () => {
    const person = await Person.at(browser, server);
    const others = Array.from({ length: seats - 1 }, () => ({ who: 'bot', bot: 'random' }));
    const count = new Count(person, game);
    while (count.decisions < DECISIONS) {
      await person.sitAt(await person.open({ game, seats: [{ who: 'me' }, ...others], choices }));
      await person.page.waitForSelector('.stage');
      while (count.decisions < DECISIONS && (await person.waitForTurnOrEnd())) await count.act();
    }
    console.log(count.told());
    const { shift, ids, mute, cut } = count;
    const found = { shift, ids: [...ids], mute: [...mute], cut: [...cut], prices: count.ledger.wrong };
    expect(found).toEqual({ shift: 0, ids: [], mute: [], cut: [], prices: [] });
    expect(count.ledger.priced).toBeGreaterThan(0);
    expect(Math.max(0, ...count.moves), 'clicks of a Move begun at its space').toBeLessThanOrEqual(2);
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });
