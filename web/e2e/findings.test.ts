/** What strangers stumbled over at the table and no other file plays: a full hand, bots, refusals beside their thing, two Spirits on one space. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CerebriaView } from '../src/games/cerebria/wire';
import type { ClientMessage, ServerMessage } from '../src/wire';
import { Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
let person: Person;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start({ opponent: 'normal' }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(async () => {
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

async function seated(game: string, choices: object = {}): Promise<Page> {
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }];
  await person.sitAt(await person.open({ game, seats, choices }));
  await person.waitToBeAsked();
  return person.page;
}

/** Cerebria at a question of one's own turn: the Spirits are chosen and stand on the board. */
async function inTurn(): Promise<Page> {
  const page = await seated('cerebria', { setting: 'recommended' });
  for (let answers = 0; answers < 60; answers++) {
    await person.waitToBeAsked();
    if (await page.locator('[data-thing="row:0"][data-state="legal"]').count()) return page;
    await person.answer();
  }
  throw new Error('the turn did not come');
}

/** The page is told what it is told, but for a change of the view. */
async function retold<View>(page: Page, change: (view: View) => void): Promise<void> {
  await page.routeWebSocket(/\/ws\//, (route) => {
    const far = route.connectToServer();
    route.onMessage((message) => {
      const said = JSON.parse(String(message)) as ClientMessage;
      far.send(JSON.stringify(said.t === 'hello' ? { ...said, patches: false } : said)); // whole views can be changed
    });
    far.onMessage((message) => {
      const told = JSON.parse(String(message)) as ServerMessage;
      if (told.t === 'update') change(told.view as View);
      route.send(JSON.stringify(told));
    });
  });
}

/** A hand of 14 cards, two of them twice. */
function fourteen(view: CerebriaView): void {
  const ids = [...new Set(view.seats.flatMap((seat) => Object.keys(seat.list)))].slice(0, 12);
  if (view.hand) view.hand = [...ids, ids[0]!, ids[1]!].map((card) => ({ card, known: false, house: false }));
}

test('fourteen cards in hand are all in view with their names, doubles stacked, the Actions above them (finding 20)', async () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    if (person) await person.context.close();
    person = await Person.at(browser, server, size);
    await retold<CerebriaView>(person.page, fourteen);
    const page = await inTurn();
    const more = page.locator('[data-testid="hand"] .more');
    if (await more.count()) await more.click();
    const tiles = page.locator('[data-testid="hand"] .tile');
    await expect.poll(() => tiles.count()).toBe(12);
    const seen = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const box = tile.getBoundingClientRect();
        const name = tile.querySelector('b')!;
        const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return {
          whole: box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight,
          free: met !== null && (tile.contains(met) || met.contains(tile)),
          cut: name.getBoundingClientRect().right > box.right ? name.innerText : '',
        };
      }),
    );
    expect(seen.filter((tile) => !tile.whole || !tile.free || tile.cut)).toEqual([]);
    expect(await page.locator('[data-testid="hand"] em', { hasText: '×2' }).count()).toBe(2);
    const board = await page.locator('[data-testid="spirit-board"]').boundingBox();
    expect(board!.y + board!.height).toBeLessThanOrEqual(size.height);
  }
});

test('bots are called by a name and a level in words, the normal one unless another is chosen (finding 21)', async () => {
  person = await Person.at(browser, server);
  const { page } = person;
  await person.playNow('amygdala');
  await page.locator('.tool.seats').click();
  const panel = page.locator('[role="dialog"]');
  await expect.poll(() => panel.innerText()).toMatch(/Steady/); // the panel is loaded when it is opened
  const seats = await panel.innerText();
  expect(seats).not.toMatch(/normal|greedy|random|\d times|at most \d+ s/i);
  await page.goto(`${server.address}/new/amygdala`);
  await page.waitForSelector('[data-seat="1"]');
  const levels = page.locator('[data-seat="1"] [role="radio"]', {
    hasText: /^(Curious|Easygoing|Keen|Steady|Sharp|Master)$/,
  });
  expect(await levels.count()).toBe(5);
  expect(await page.locator('[data-seat="1"] [aria-checked="true"]', { hasText: /^Steady$/ }).count()).toBe(1);
});

test('a refusal stands beside the thing it is about, and covers neither it nor the prompt (finding 19)', async () => {
  person = await Person.at(browser, server);
  const page = await seated('amygdala');
  const ids = await page
    .locator('.board-area [data-thing]:not([data-state="legal"]):not([data-thing^="button"])')
    .evaluateAll((all) => [...new Set(all.map((each) => (each as HTMLElement).dataset.thing!))]);
  const chosen = ids.filter((_, i) => i % Math.ceil(ids.length / 8) === 0);
  let refused = 0;
  for (const id of chosen) {
    const thing = page.locator(`.board-area [data-thing="${id}"]`).first();
    await thing.dispatchEvent('click');
    const bubble = page.locator('[data-testid="refusal"]');
    await page.waitForSelector('[data-testid="refusal"], [data-testid="acts"], [data-testid="confirm"]');
    if (await bubble.count()) {
      const [at, near] = await Promise.all([thing.boundingBox(), bubble.boundingBox()]);
      const gap = (a: number, b: number, c: number, d: number): number => Math.max(0, c - b, a - d);
      expect(gap(at!.x, at!.x + at!.width, near!.x, near!.x + near!.width), id).toBeLessThan(60);
      expect(gap(at!.y, at!.y + at!.height, near!.y, near!.y + near!.height), id).toBeLessThan(60);
      refused += 1;
    }
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[data-testid="refusal"], [data-testid="acts"]'));
  }
  expect(refused).toBeGreaterThan(2);
});

test('two Spirits on one space stand side by side (finding 22)', async () => {
  person = await Person.at(browser, server);
  await retold<CerebriaView>(person.page, (view) => {
    for (const seat of view.seats) seat.space = 4;
  });
  const page = await inTurn();
  const middles = await page.locator('[data-figure]').evaluateAll((all) =>
    all.map((figure) => {
      const box = figure.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2] as const;
    }),
  );
  expect(middles).toHaveLength(2);
  expect(Math.hypot(middles[0]![0] - middles[1]![0], middles[0]![1] - middles[1]![1])).toBeGreaterThan(20);
});
