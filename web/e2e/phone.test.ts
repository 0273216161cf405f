/** A phone, 390x844, by touch alone: every decision is measured, 40 per game in `make deep`, 200 with FULL=1; then every game to its end. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { REST } from '../src/table/hold';
import { house } from './house';
import { chance, DEEP, FULL, Person, pick } from './kit';
import { measure, tabsToAnswer } from './measure';

const DECISIONS = Number(process.env.INSULA_DECISIONS ?? (FULL ? 200 : DEEP ? 40 : 6));
/** how many decisions lie between two looks at everything beside the question */
const ASIDE = 40;
const PHONE = { width: 390, height: 844 };
const TABLES = [
  { game: 'card', seats: 4, choices: {} },
  { game: 'amygdala', seats: 4, choices: {} },
  { game: 'cerebria', seats: 4, choices: { setting: 'recommended' } },
  { game: 'balance', seats: 6, choices: { setting: 'recommended' } },
];
const home = house();

/** Touches the middle of what shows of it: real touches of the screen. */
async function tap(person: Person, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => undefined);
  const box = await what.boundingBox();
  if (box) await person.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** One touch that answers: confirms, or chooses from the list or on the board. */
async function touch(person: Person): Promise<void> {
  const { page } = person;
  const confirm = page.locator('[data-testid="confirm"]');
  if ((await confirm.count()) && chance() < 0.75) return tap(person, confirm);
  const acts = page.locator('[data-testid="acts"] button');
  if (await acts.count()) return tap(person, acts.first());
  const places = page.locator('.board-area [data-state="legal"]:visible');
  const list = page.locator('[data-testid="chips"] .chip');
  const [onBoard, inList] = [await places.count(), await list.count()];
  const which = pick(onBoard + inList);
  await tap(person, which < onBoard ? places.nth(which) : list.nth(which - onBoard));
}

class Count {
  decisions = 0;
  touches = 0;
  tabs = 0;
  inView = 0;
  listed = 0;
  near = 1;
  asides = 0;
  readonly small = new Set<string>();
  readonly outside = new Set<string>();
  readonly clipped = new Set<string>();

  constructor(
    readonly person: Person,
    readonly game: string,
  ) {}

  async look(): Promise<void> {
    const found = await measure(this.person.page);
    for (const each of found.small) this.small.add(each);
    for (const each of found.outside) this.outside.add(each);
    for (const each of found.clipped) this.clipped.add(each);
    this.inView += found.inView;
    this.listed += found.listed;
    this.near = Math.max(this.near, found.near);
  }

  /** Opens all that lies beside the question, by touch: the tabs, the tools, the sheets of the game. */
  async lookAside(): Promise<void> {
    const { page } = this.person;
    const before = await this.person.moment();
    const first = page.locator('.tabs button').first();
    for (const places of ['.tabs button:not(:first-child)', '.tools button:visible', '.phone button[aria-expanded]']) {
      const all = page.locator(places);
      for (let i = 0; i < (await all.count()); i++) {
        await tap(this.person, all.nth(i));
        await this.person.settled(); // what a drawer holds is fetched
        const found = await measure(page);
        for (const each of found.small) this.small.add(each);
        for (const each of found.clipped) this.clipped.add(each);
        this.asides += 1;
        // from tab to tab at once: no drawer covers them
        if (places.startsWith('.phone')) await tap(this.person, all.nth(i));
        else if (places.startsWith('.tools')) await tap(this.person, first);
        await this.person.settled();
      }
      await tap(this.person, first);
    }
    await expect.poll(() => page.locator('.drawer, [role="dialog"]').count()).toBe(0);
    expect(await this.person.moment(), 'to look at something chooses nothing').toBe(before);
  }

  /** Measures the question and answers it by touch. */
  async decide(): Promise<void> {
    const { person } = this;
    await person.settled(); // the board goes to its targets
    await this.look();
    if (this.decisions % ASIDE === 2) await this.lookAside();
    this.tabs = Math.max(this.tabs, await tabsToAnswer(person.page));
    const version = (await person.moment()).split(':')[0];
    for (let touches = 0; touches < 25; touches++) {
      const before = await person.moment();
      await touch(person);
      this.touches += 1;
      await person.past(before, 1_500).catch(() => undefined);
      if ((await person.moment()).split(':')[0] !== version) break;
      if (touches === 24) throw new Error(`no end of touches: ${await person.text('prompt')}`);
      await person.settled();
      await this.look();
    }
    this.decisions += 1;
  }

  told(): string {
    return (
      `${this.game}: ${this.decisions} decisions by ${this.touches} touches at ${PHONE.width} px; ` +
      `${this.small.size} targets under 44 px, ${this.outside.size} answers neither in view nor in the list ` +
      `(${this.inView} seen on the board, ${this.listed} held by the list alone), ${this.clipped.size} clipped texts, ` +
      `${this.asides} drawers and sheets opened, at most ${this.tabs} Tabs to the first answer, board enlarged at most ${this.near.toFixed(1)} times`
    );
  }
}

for (const { game, seats, choices } of TABLES)
  test(`${game}: ${DECISIONS} decisions by touch at 390 px, measured`, async () => {
    const person = await Person.at(home.browser, home.server, PHONE, true);
    const others = Array.from({ length: seats - 1 }, () => ({ who: 'bot', bot: 'random' }));
    const count = new Count(person, game);
    while (count.decisions < DECISIONS) {
      await person.sitAt(await person.open({ game, seats: [{ who: 'me' }, ...others], choices }));
      await person.page.waitForSelector('.stage');
      while (count.decisions < DECISIONS && (await person.waitForTurnOrEnd())) await count.decide();
    }
    console.log(count.told());
    expect({ small: [...count.small], outside: [...count.outside], clipped: [...count.clipped] }).toEqual({
      small: [],
      outside: [],
      clipped: [],
    });
    expect(count.tabs).toBeLessThanOrEqual(10);
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });

type Point = { x: number; y: number };

/** Fingers on the screen, from where they are put down by some steps to where they rest until they are lifted. */
async function fingers(person: Person, ways: Point[][], until?: () => Promise<unknown>): Promise<void> {
  const session = await person.context.newCDPSession(person.page);
  for (const [step, touchPoints] of ways.entries())
    await session.send('Input.dispatchTouchEvent', { type: step ? 'touchMove' : 'touchStart', touchPoints });
  await until?.();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** As long as a finger would have to rest to read something, by the page's own clock. */
const restedLong = (person: Person): Promise<void> =>
  person.page.evaluate((rest) => new Promise<void>((done) => setTimeout(done, rest + 50)), REST);

/** The middle of a legal thing of the board that a finger meets. */
const legalSpot = (person: Person): Promise<Point | null> =>
  person.page.evaluate(() => {
    for (const thing of document.querySelectorAll('[data-testid="panboard"] [data-zoom][data-state="legal"]')) {
      const box = thing.getBoundingClientRect();
      const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      if (document.elementFromPoint(at.x, at.y)?.closest('[data-zoom]') === thing) return at;
    }
    return null;
  });

const enlarged = (person: Person): Promise<number> =>
  person.page.evaluate(
    () => new DOMMatrix(getComputedStyle(document.querySelector('[data-testid="panboard"] > *')!).transform).a,
  );

for (const { game, seats, choices } of TABLES.filter(
  (each) => each.game !== 'card' && (DEEP || each.game === 'cerebria'),
))
  test(`${game}: a resting finger reads on a board that is enlarged and moved, and chooses nothing`, async () => {
    const person = await Person.at(home.browser, home.server, PHONE, true);
    const { page } = person;
    const others = Array.from({ length: seats - 1 }, () => ({ who: 'bot', bot: 'random' }));
    await person.sitAt(await person.open({ game, seats: [{ who: 'me' }, ...others], choices }));
    await person.waitToBeAsked();
    for (let answers = 0; answers < 30 && !(await legalSpot(person)); answers++) {
      await person.answer();
      await person.waitToBeAsked();
      await person.settled(); // the board goes to its targets
    }
    const at = (await legalSpot(person))!;
    const before = await enlarged(person);
    const apart = (by: number): Point[] => [
      { x: at.x - by, y: at.y },
      { x: at.x + by, y: at.y },
    ];
    // a board that has gone to its targets as near as it can is made smaller instead
    const ways = before < 4 ? [20, 22, 25, 28] : [28, 25, 22, 20];
    await fingers(person, ways.map(apart));
    await expect.poll(() => enlarged(person), { message: 'two fingers change the size of the board' }).not.toBe(before);
    const note = page.locator('.zoom.large');
    const target = (await legalSpot(person))!;
    const drawn = [target, { x: target.x - 8, y: target.y - 8 }, { x: target.x - 26, y: target.y - 20 }];
    await fingers(
      person,
      drawn.map((point) => [point]),
      () => restedLong(person),
    );
    expect(await note.count(), 'a finger that moves the board reads nothing').toBe(0);
    const moment = await person.moment();
    await fingers(person, [[(await legalSpot(person))!]], () => note.waitFor());
    expect((await note.innerText()).length).toBeGreaterThan(10);
    expect(await person.moment(), 'nothing is chosen').toBe(moment);
    await page.touchscreen.tap(PHONE.width / 2, 70);
    await expect.poll(() => note.count()).toBe(0);
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });

test('card: every card of the hand comes whole into view, and a resting finger reads it and plays nothing', async () => {
  const person = await Person.at(home.browser, home.server, PHONE, true);
  const { page } = person;
  await person.sitAt(await person.open({ game: 'card', seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }] }));
  await person.waitToBeAsked();
  const cards = page.locator('.phone .row [data-thing]');
  expect(await cards.count()).toBeGreaterThan(3);
  const moment = await person.moment();
  for (const card of await cards.all()) {
    await card.evaluate((element) => element.scrollIntoView({ inline: 'center', block: 'nearest' }));
    await person.settled(); // the row snaps
    const box = (await card.boundingBox())!;
    expect(box.x, 'the whole card').toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, 'the whole card').toBeLessThanOrEqual(PHONE.width);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const name = (await card.getAttribute('data-thing'))!;
    const met = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-thing]')?.dataset.thing,
      middle,
    );
    expect(met, 'a touch in the middle of a card meets that card').toBe(name);
    await fingers(person, [[middle]], () => page.locator('.zoom.large').waitFor());
    await page.touchscreen.tap(PHONE.width / 2, 20);
    await page.locator('.zoom.large').waitFor({ state: 'detached' });
  }
  expect(await person.moment(), 'nothing is chosen').toBe(moment);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

if (DEEP)
  for (const { game } of TABLES)
    test(`${game}: from the first touch to the end at 390 px`, async () => {
      const person = await Person.at(home.browser, home.server, PHONE, true);
      const began = Date.now();
      await person.goHome();
      await tap(person, person.page.locator(`[data-game="${game}"] [data-play]`));
      await person.page.waitForSelector('[data-testid="prompt"]');
      let touches = 0;
      while (await person.waitForTurnOrEnd()) {
        const before = await person.moment();
        await touch(person);
        await person.past(before, 1_500).catch(() => undefined);
        if (++touches > 6_000) throw new Error(`no end: ${await person.text('prompt')}`);
      }
      const taken = Math.round((Date.now() - began) / 1000);
      console.log(`${game}: played to its end by ${touches} touches in ${taken} s`);
      await person.page.waitForSelector('[data-testid="end"]');
      expect(person.troubles).toEqual([]);
      await person.context.close();
    });
