/** Pictures of home, every game's table and a replay at the three widths, for docs/screenshots. Run: npm run shots */
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

async function shoot(name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.mouse.move(2, size.height - 2);
    await still();
    await page.screenshot({ path: join(OUT, `${name}-${size.width}.png`) });
  }
  await page.setViewportSize(SIZES[0]!);
}

try {
  await person.goHome();
  if (!wanted.length || wanted.includes('home')) await shoot('home');
  for (const { game, bot, answers } of GAMES.filter((each) => !wanted.length || wanted.includes(each.game))) {
    const others = Array.from({ length: SEATS - 1 }, () => ({ who: 'bot', bot }));
    await person.sitAt(await person.open({ game, seats: [{ who: 'me' }, ...others] }));
    await person.play(answers);
    await person.waitForTurnOrEnd();
    await shoot(game);
  }
  if (!wanted.length || wanted.includes('lobby')) {
    await person.page.goto(`${server.address}/new/cerebria`);
    await person.page.click('[data-preset="full"]');
    await person.page.waitForSelector('[data-seat="3"]');
    await shoot('new-table');
    const spirits = 'delight,empathy,misery,hatred';
    const seats = [{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'bot', bot: 'normal' }];
    const choices = { spirits, setting: 'recommended' };
    const room = await person.open({ game: 'cerebria', choices, seats });
    await person.sitAt(room);
    await page.waitForSelector('[data-testid="start"]');
    await shoot('waiting-room');
    await person.playNow('card');
    await person.play(8);
    await person.goHome();
    await page.waitForSelector('[data-testid="waiting"] .ready');
    await shoot('lobby');
  }
  if (!wanted.length || wanted.includes('replay')) {
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
