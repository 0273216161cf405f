/**
 * Pictures for docs/screenshots: home, every game's table and a replay at the three widths; scenes, ends, lobby and lessons
 * at the two of a desktop. Run: npm run shots [-- NAME ...]
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Person, Server, startBrowser } from './kit';

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
/** big events, and the words by which a game calls the one to be shown */
const SCENES = [
  { game: 'card', seats: 2, called: 'Revelation', choices: {} },
  { game: 'cerebria', seats: 2, called: 'Revelation', choices: { setting: 'recommended' } },
];
/** the step at which a big event is shown */
const TOLD = 4;
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

async function shoot(name: string, sizes = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.mouse.move(2, size.height - 2);
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
async function shootScene(game: string, called: string): Promise<void> {
  const offers = page.locator('[data-testid="log"] .scene', { hasText: called });
  for (let answers = 0; answers < PATIENCE && !(await offers.count()) && !(await person.over()); answers++)
    if (await person.waitForTurnOrEnd()) await person.answer();
  await offers.last().click();
  await page.waitForSelector('[data-testid="scene"]');
  for (let step = 0; step < TOLD; step++) await page.keyboard.press('ArrowRight'); // by hand: it stays there
  await shoot(`revelation-${game}`, DESKTOP);
  await page.keyboard.press('Escape');
}

async function shootLearning(): Promise<void> {
  await page.goto(`${server.address}/learn`);
  await page.waitForSelector('[data-testid^="begin-cerebria-"]');
  await shoot('learn', DESKTOP);
  for (const game of ['card', 'cerebria']) {
    await page.goto(`${server.address}/learn/${game}`);
    await page.locator('.guided .btn').first().click();
    await page.waitForSelector('[data-testid="coach"] h2');
    const next = page.locator('[data-testid="coach"] .btn', { hasText: /^Next$/ });
    if (await next.count()) await next.click();
    await shoot(`lesson-${game}`, DESKTOP);
  }
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
    for (const { game, seats, called, choices } of SCENES) {
      await sitWithBots(game, seats, 'random', choices);
      await shootScene(game, called);
    }
  if (wants('end')) {
    await sitWithBots('card', 2, 'random');
    await person.play(PATIENCE);
    await page.waitForSelector('[data-testid="end"]');
    await shoot('end-card', DESKTOP);
  }
  if (wants('learn')) await shootLearning();
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
} finally {
  await browser.close();
  await server.stop();
}
