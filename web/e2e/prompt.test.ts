/** The prompt gives every question its room: it is set smaller where it is long, and never cut off, beside whatever buttons. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OptionInfo, Preview, Previews, ServerMessage, Update } from '../src/wire';
import { DEEP, Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const GAMES = resolve(import.meta.dirname, '..', '..', 'src', 'insula', 'games');
const LONGEST = DEEP ? 60 : 12;

/** The longest questions of all games in all languages, with a name in every gap. */
function questions(): string[] {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /locales[/\\]\w+[/\\]words\.ftl$/.test(file),
  );
  const lines = files.flatMap((file) => readFileSync(join(GAMES, file), 'utf8').split('\n'));
  const asked = lines.flatMap((line) => /^ask-[\w-]+ = (.*)$/.exec(line)?.[1] ?? []);
  const said = asked.map((text) => text.replace(/^\{ \$who \}, /, '').replace(/\{[^}]*\}/g, 'Serenity and Gratitude'));
  return said.sort((a, b) => b.length - a.length).slice(0, LONGEST);
}

const option = (id: number, label: string): OptionInfo => ({
  id,
  text: label.toLowerCase(),
  thing: `button:${id}`,
  label,
  final: false,
});
const BUTTONS = [[], [option(1, 'End the turn now'), option(2, 'Exchange one')], [option(1, 'Pass')]];

/** A price that comes after its question and widens a button. */
const PRICE: Preview = {
  cost: [{ what: 'amy-coin', name: 'coins', before: 30, after: 20, whose: '', sort: 'count', text: '10 coins' }],
  gain: [],
  places: [],
  unknown: [],
  from: true,
};

/** The question if it is not wholly seen, once it is painted. */
async function cutOff(): Promise<string[]> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const bar = document.querySelector('[data-testid="prompt"]')!.getBoundingClientRect();
  const question = document.querySelector<HTMLElement>('[data-testid="question"]')!;
  const box = question.getBoundingClientRect();
  const inside = box.top >= bar.top - 1 && box.bottom <= bar.bottom + 1;
  return inside && question.scrollHeight <= question.clientHeight + 1 ? [] : [question.innerText];
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(`at ${size.width} no question is cut off`, async () => {
    const person = await Person.at(browser, server, size);
    let socket: WebSocketRoute | undefined;
    let update: Update | undefined;
    await person.page.routeWebSocket(/\/ws\//, (route) => {
      socket = route;
      route.connectToServer().onMessage((text) => {
        const message = JSON.parse(String(text)) as ServerMessage;
        if (message.t === 'update' && message.options.length && message.view) update = message;
        route.send(text);
      });
    });
    const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }];
    await person.sitAt(await person.open({ game: 'amygdala', seats, choices: { start: 'A' } }));
    await person.waitToBeAsked();
    const found: string[] = [];
    const sizes = new Set<string>();
    let { version } = update!;
    for (const question of ['How?', ...questions()])
      for (const options of BUTTONS) {
        const offered = options.length ? options : update!.options;
        const asked: Update = { ...update!, version: ++version, question, can_undo: true, options: offered };
        const told: Previews = { t: 'previews', version, previews: { 1: PRICE, 2: PRICE } };
        for (const message of [asked, told]) socket!.send(JSON.stringify(message));
        await person.page.locator('[data-testid="question"]', { hasText: question }).waitFor();
        found.push(...(await person.page.evaluate(cutOff)));
        sizes.add((await person.page.getByTestId('question').getAttribute('data-fit'))!);
      }
    expect(found).toEqual([]);
    expect([...sizes].sort()[0], 'a short question is set large').toBe('0');
    expect(sizes.size, 'sizes that were needed').toBeGreaterThan(2);
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });
