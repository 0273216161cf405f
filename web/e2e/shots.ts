/**
 * Pictures for docs/screenshots: home, every game's table and a replay at the three widths; scenes, ends, lobby and lessons
 * at the two of a desktop. Run: npm run shots [-- NAME ...]
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CerebriaView } from '../src/games/cerebria/wire';
import type { ServerMessage } from '../src/wire';
import { finishedRecord, Person, Server, startBrowser } from './kit';

const OUT = process.env.SHOTS ?? resolve(import.meta.dirname, '..', '..', 'docs', 'screenshots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const GAMES = [
  { game: 'card', bot: 'greedy', answers: 16 },
  { game: 'amygdala', bot: 'greedy', answers: 45 },
  { game: 'cerebria', bot: 'random', answers: 70 },
  { game: 'balance', bot: 'random', answers: 60 },
];
const SEATS = 4;
const DESKTOP = SIZES.slice(0, 2);
/** big events: the words by which a game calls the one to be shown, and the step at which it is */
const SCENES = [
  { game: 'card', seats: 2, called: 'Revelation', told: 4, choices: {} },
  { game: 'cerebria', seats: 2, called: 'Revelation', told: 9, choices: { setting: 'recommended' } },
  { game: 'balance', seats: 3, called: 'Revelation', told: 13, choices: { setting: 'recommended' } },
];
/** answers after which the event must have come, or the game be over */
const PATIENCE = 900;
const wanted = process.argv.slice(2);

mkdirSync(OUT, { recursive: true });
const [server, browser] = await Promise.all([Server.start(), startBrowser()]);
const person = await Person.at(browser, server);
const { page } = person;

/** Waits until letters are loaded and nothing moves any more. */
async function still(): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => {
      const endless = each.effect?.getComputedTiming().iterations === Infinity;
      return endless || each.playState !== 'running';
    }),
  );
}

/** A picture at each size; with the pointer on something, where its note is to be seen. */
async function shoot(name: string, sizes = SIZES, pointed = ''): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.mouse.move(2, size.height - 2);
    if (pointed) await page.locator(pointed).first().hover({ force: true });
    await still();
    await page.screenshot({ path: join(OUT, `${name}-${size.width}.png`) });
  }
  await page.setViewportSize(SIZES[0]!);
}

const wants = (name: string): boolean => !wanted.length || wanted.includes(name);

async function sitWithBots(game: string, seats: number, bot: string, choices: object = {}): Promise<void> {
  const others = Array.from({ length: seats - 1 }, () => ({ who: 'bot', bot }));
  await person.sitAt(await person.open({ game, seats: [{ who: 'me' }, ...others], choices }));
}

/** Plays until the log offers a big event of this name; the longest one tells most. */
async function shootScene(game: string, called: string, told: number): Promise<void> {
  const offers = page.locator('[data-testid="log"] .scene', { hasText: called });
  for (let answers = 0; answers < PATIENCE && !(await offers.count()) && !(await person.over()); answers++)
    if (await person.waitForTurnOrEnd()) await person.answer();
  await offers.last().click();
  await page.waitForSelector('[data-testid="scene"]');
  for (let step = 0; step < told; step++) await page.keyboard.press('ArrowRight'); // by hand: it stays there
  await shoot(`revelation-${game}`, DESKTOP);
  await page.keyboard.press('Escape');
}

/** The card game at the first choice of a turn, and when somebody else's Ability could be cancelled. */
async function shootCards(): Promise<void> {
  await sitWithBots('card', 2, 'greedy');
  const asks = async (words: RegExp): Promise<boolean> => words.test(await person.text('question'));
  while ((await person.waitForTurnOrEnd()) && !(await asks(/Action 1 of/))) await person.answer();
  await shoot('card-first', DESKTOP);
  const window = page.locator('[data-testid="cancel-window"]');
  for (let answers = 0; answers < PATIENCE && !(await window.count()); answers++)
    if (await person.waitForTurnOrEnd()) await person.answer();
    else await sitWithBots('card', 2, 'greedy');
  await shoot('card-cancel', DESKTOP);
}

/** Amygdala with the note of a piece, and with a tile that is paid and about to be placed. */
async function shootPayment(): Promise<void> {
  await sitWithBots('amygdala', 2, 'greedy');
  await person.play(24);
  const payment = page.locator('[data-testid="draft"] .step', { hasText: /how do you pay/i });
  const cells = page.locator('.right [data-thing^="cell:"][data-state="legal"]');
  for (let answers = 0; answers < PATIENCE && !(await payment.count()); answers++) {
    if (!(await person.waitForTurnOrEnd())) await sitWithBots('amygdala', 2, 'greedy');
    else if (await cells.count()) await person.act(() => cells.first().click({ force: true }));
    else await person.answer();
  }
  await payment.click();
  await shoot('amygdala-pay', DESKTOP);
  await payment.click();
  await shoot('amygdala-help', DESKTOP, '.right [data-zoom^="cell:"]');
}

/** Fills the hand that the page is told of, for a picture of a full one. */
async function fillHand(): Promise<void> {
  await page.routeWebSocket(/\/ws\//, (route) => {
    const far = route.connectToServer();
    route.onMessage((message) => far.send(message));
    far.onMessage((message) => {
      const told = JSON.parse(String(message)) as ServerMessage;
      if (told.t === 'update' && told.view) {
        const view = told.view as unknown as CerebriaView;
        const mine = Object.entries(view.seats[view.you ?? 0]!.list);
        const cards = mine.flatMap(([card, copies], i) => Array.from({ length: i % 3 ? 1 : copies }, () => card));
        if (view.hand) view.hand = cards.slice(0, 13).map((card) => ({ card, known: false, house: false }));
      }
      route.send(JSON.stringify(told));
    });
  });
}

/** Cerebria while a bot acts, and Forces of Balance with all six seats. */
async function shootTeams(): Promise<void> {
  const choices = { setting: 'recommended' };
  await sitWithBots('balance', 6, 'random', choices);
  await person.play(12);
  await person.waitForTurnOrEnd();
  await shoot('balance-6', DESKTOP);
  await sitWithBots('cerebria', 4, 'random', choices);
  await person.play(30);
  await person.waitForTurnOrEnd();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('insula.settings') ?? '{}') as object;
    localStorage.setItem('insula.settings', JSON.stringify({ ...kept, pace: 'step' }));
  });
  await page.reload();
  await person.waitForTurnOrEnd();
  const acts = page.locator('[data-testid="deed"]');
  const told = page.locator('[data-testid="seat-board"] .marked');
  for (let answers = 0; answers < PATIENCE && !((await acts.count()) && (await told.count())); answers++) {
    const next = page.locator('[data-testid="next"]');
    if (await next.count()) await next.click();
    else if (await person.asked()) await person.answer();
    else await page.waitForSelector('[data-testid="next"], [data-testid="question"], [data-testid="result"]');
  }
  await shoot('cerebria-bot', DESKTOP);
  await page.evaluate(() => localStorage.removeItem('insula.settings'));
}

/** Cerebria with a full hand; the last picture, because from now on every hand that the page is told of is full. */
async function shootHand(): Promise<void> {
  await fillHand();
  await sitWithBots('cerebria', 4, 'random', { setting: 'recommended' });
  while ((await person.waitForTurnOrEnd()) && !(await page.locator('[data-thing="row:0"][data-state="legal"]').count()))
    await person.answer();
  await shoot('cerebria-hand', DESKTOP);
}

/** The rest of the game is played for this person. */
async function letABotPlay(): Promise<void> {
  await page.waitForSelector('[data-testid="prompt"]');
  await page.locator('.tool.seats').click();
  await page.getByRole('button', { name: /let a bot play/i }).dispatchEvent('click');
  await page.keyboard.press('Escape');
}

async function shootLearning(): Promise<void> {
  await page.goto(`${server.address}/learn`);
  await page.waitForSelector('[data-testid="daily"]');
  await shoot('learn');
  for (const { game } of GAMES) {
    await page.goto(`${server.address}/learn/${game}`);
    await page.locator('.guided .btn').first().click();
    await page.waitForSelector('[data-testid="coach"] h2');
    const next = page.locator('[data-testid="coach"] .btn', { hasText: /^Next$/ });
    while (await next.count()) await next.click();
    await shoot(`lesson-${game}`);
  }
  await page.goto(`${server.address}/learn/cerebria`);
  await page.click('[data-testid="begin-cerebria-two-at-once"]');
  await page.waitForSelector('[data-testid="coach"] h2');
  await shoot('puzzle');
  await shootHints();
}

/** A puzzle with two of its hints, asked for at each size. */
async function shootHints(): Promise<void> {
  for (const size of [SIZES[0]!, SIZES[2]!]) {
    await page.evaluate(() => localStorage.removeItem('insula-lesson cerebria/two-at-once'));
    await page.setViewportSize(size);
    await page.goto(`${server.address}/learn/cerebria`);
    await page.click('[data-testid="begin-cerebria-two-at-once"]');
    const more = page.locator('[data-testid="coach-next-hint"]');
    await more.click();
    await more.click();
    await shoot('puzzle-hints', [size]);
  }
}

/** Finished games looked at, one's own page with them, and a mistake of one's own as a puzzle. */
async function shootReviews(): Promise<void> {
  const brought = await page.request.post(`${server.address}/api/import`, {
    headers: { 'content-type': 'text/plain' },
    data: finishedRecord('card', 2),
  });
  const { table } = (await brought.json()) as { table: string };
  await sitWithBots('card', 2, 'greedy');
  await letABotPlay();
  await page.waitForSelector('[data-testid="end"]', { timeout: 300_000 });
  for (const id of [page.url().split('/table/')[1]!, table]) {
    await page.goto(`${server.address}/review/${id}`);
    await page.waitForSelector('[data-testid="share-graph"]', { timeout: 300_000 });
  }
  await shoot('review-card');
  await page.goto(`${server.address}/me`);
  await page.waitForSelector('h1');
  await shoot('player');
  await page.goto(`${server.address}/review/${table}`);
  await page.locator('a[href^="/quiz/"]').click();
  await page.waitForSelector('[data-testid="quiz"] li');
  await shoot('quiz');
}

/** Pages to be read: whole ones, however long. */
async function shootReading(): Promise<void> {
  const READ = [SIZES[0]!, SIZES[2]!];
  const taken = async (name: string, path: string, ready: string, whole: boolean, sizes = READ): Promise<void> => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(`${server.address}/${path}`);
      await page.waitForSelector(ready);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.drawing .inner')].every((picture) => picture.childElementCount > 0),
      );
      await person.settled(20_000);
      await still();
      await page.screenshot({ path: join(OUT, `${name}-${size.width}.png`), fullPage: whole });
    }
  };
  for (const { game } of GAMES) await taken(`howto-${game}`, `howto/${game}`, '.drawing svg', true);
  await taken('glossary', 'glossary/cerebria', '[data-entry]', false, SIZES);
  for (const size of READ) {
    await page.setViewportSize(size);
    await page.goto(`${server.address}/rules/cerebria?rule=cer.absorb.frontier-bonus`);
    await page.click('[data-testid="example-cer.absorb.frontier-bonus"]');
    await page.waitForSelector('[data-testid="example"] .drawing svg');
    await page.locator('[data-testid="example"] .steps .btn').nth(1).click();
    await page.locator('[id="rule-cer.absorb.frontier-bonus"]').scrollIntoViewIfNeeded();
    await still();
    await page.screenshot({ path: join(OUT, `rulebook-${size.width}.png`) });
  }
  await page.setViewportSize(SIZES[0]!);
}

/** The table in words, with one of its places open. */
async function shootText(): Promise<void> {
  await sitWithBots('cerebria', SEATS, 'random', { setting: 'recommended' });
  await person.play(30);
  await person.waitForTurnOrEnd();
  await page.keyboard.press('t');
  await page.locator('[data-place="summary"]').click();
  await shoot('text-table', [SIZES[0]!, SIZES[2]!]);
}

try {
  await person.goHome();
  if (wants('home')) await shoot('home');
  for (const { game, bot, answers } of GAMES.filter((each) => wants(each.game))) {
    await sitWithBots(game, SEATS, bot);
    await person.play(answers);
    await person.waitForTurnOrEnd();
    await shoot(game);
  }
  if (wants('cards')) await shootCards();
  if (wants('payment')) await shootPayment();
  if (wants('teams')) await shootTeams();
  if (wants('text')) await shootText();
  if (wants('lobby')) {
    await person.page.goto(`${server.address}/new/cerebria`);
    await person.page.click('[data-preset="full"]');
    await person.page.waitForSelector('[data-seat="3"]');
    await shoot('new-table', DESKTOP);
    const spirits = 'delight,empathy,misery,hatred';
    const seats = [{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'bot', bot: 'normal' }];
    const choices = { spirits, setting: 'recommended' };
    const room = await person.open({ game: 'cerebria', choices, seats });
    await person.sitAt(room);
    await page.waitForSelector('[data-testid="start"]');
    await shoot('waiting-room', DESKTOP);
    await person.playNow('card');
    await person.play(8);
    await person.goHome();
    await page.waitForSelector('[data-testid="waiting"] .ready');
    await shoot('lobby', DESKTOP);
  }
  if (wants('scenes'))
    for (const { game, seats, called, told, choices } of SCENES) {
      await sitWithBots(game, seats, 'random', choices);
      await shootScene(game, called, told);
    }
  if (wants('end'))
    for (const { game, choices } of [...SCENES.slice(0, 2), { game: 'amygdala', choices: {} }]) {
      await sitWithBots(game, 2, 'random', choices);
      await letABotPlay();
      await page.waitForSelector('[data-testid="end"]', { timeout: 300_000 });
      await page.waitForSelector('[data-testid="shuffle"]');
      await shoot(`end-${game}`, DESKTOP);
    }
  if (wants('learn')) await shootLearning();
  else if (wants('hints')) await shootHints();
  if (wants('review')) await shootReviews();
  if (wants('reading')) await shootReading();
  if (wants('replay')) {
    await person.playNow('card');
    await person.play(600);
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.waitForSelector('.moves li');
    const moves = await page.locator('.moves li').count();
    await page
      .locator('.moves li > button')
      .nth(Math.floor(moves * 0.7))
      .click();
    await shoot('replay');
  }
  if (wants('hand')) await shootHand();
} finally {
  await browser.close();
  await server.stop();
}
