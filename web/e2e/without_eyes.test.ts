/** The table by keyboard alone, by the text table alone, and as a screen reader gets it from the browser's own tree. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from './house';
import { DEEP, type Person, pick } from './kit';
import { tabsToAnswer } from './measure';

const TABLES = [
  { game: 'card', seats: 3, choices: {} },
  { game: 'amygdala', seats: 3, choices: {} },
  { game: 'cerebria', seats: 4, choices: { setting: 'recommended' } },
  { game: 'balance', seats: 3, choices: { setting: 'recommended' } },
];
/** answers given in `make test`: enough for an act of several questions */
const SOME = 5;
const home = house();

async function sit(game: string, seats: number, choices: object): Promise<Person> {
  const person = await home.somebody();
  const others = Array.from({ length: seats - 1 }, () => ({ who: 'bot', bot: 'random' }));
  await person.sitAt(await person.open({ game, seats: [{ who: 'me' }, ...others], choices }));
  await person.page.waitForSelector('[data-testid="prompt"]');
  return person;
}

/** The version of the table, without what is only chosen. */
const versionOf = async (person: Person): Promise<string> => (await person.moment()).split(':')[0]!;

/** One answer by keys: Tab to the first thing that answers, O to another one, Enter. */
async function byKeys(person: Person): Promise<number> {
  const { page } = person;
  const tabs = await tabsToAnswer(page);
  const version = await versionOf(person);
  for (let tries = 0; tries < 40; tries++) {
    const before = await person.moment();
    for (let i = pick(4); i > 0; i--) await page.keyboard.press('o');
    if (tries % 3 === 2)
      await page.keyboard.press('1'); // the first answer that has no place, or none
    else await page.keyboard.press('Enter');
    await person.past(before, 900).catch(() => undefined);
    if (await page.locator('[data-testid="confirm"]').count()) {
      const chosen = await person.moment();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Enter');
      await person.past(chosen, 3_000).catch(() => undefined);
    }
    if ((await versionOf(person)) !== version || (await person.over())) return tabs;
    if (await page.locator('[data-testid="refusal"]').count()) await page.keyboard.press('Escape');
  }
  throw new Error(`no answer by keys: ${await person.text('prompt')}`);
}

/** From the start page to a table with bots, by keys alone. */
async function beginByKeys(game: string): Promise<Person> {
  const person = await home.somebody();
  const { page } = person;
  await person.goHome();
  for (let i = 0; ; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((g) => document.activeElement?.matches(`[data-game="${g}"] [data-play]`), game)) break;
    if (i > 80) throw new Error(`no way by Tab to ${game}`);
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid="prompt"]');
  return person;
}

for (const { game } of TABLES)
  test(`${game}: from the first key on by keyboard alone; at most 10 Tabs to the first answer`, async () => {
    const began = Date.now();
    const person = await beginByKeys(game);
    let tabs = 0;
    let answers = 0;
    const most = DEEP ? 6_000 : SOME;
    while (answers < most && (await person.waitForTurnOrEnd())) {
      tabs = Math.max(tabs, await byKeys(person));
      answers += 1;
    }
    const taken = Math.round((Date.now() - began) / 1000);
    console.log(
      `${game}: ${answers} answers by keyboard alone at 1440 in ${taken} s${(await person.over()) ? ', to the end' : ''}, ` +
        `at most ${tabs} Tabs to the first answer`,
    );
    expect(tabs).toBeLessThanOrEqual(10);
    if (DEEP) expect(await person.over()).toBe(true);
    expect(person.troubles).toEqual([]);
  });

/** One answer by the text table: the list, then “Do it” where something is only chosen. */
async function byText(person: Person): Promise<void> {
  const { page } = person;
  const version = await versionOf(person);
  for (let tries = 0; tries < 12; tries++) {
    const before = await person.moment();
    const confirm = page.locator('[data-testid="text-confirm"]');
    if (await confirm.count()) await confirm.focus();
    else {
      const options = page.locator('[data-testid="text-options"] button');
      await options.nth(pick(await options.count())).focus();
    }
    await page.keyboard.press('Enter');
    await person.past(before, 3_000).catch(() => undefined);
    if ((await versionOf(person)) !== version || (await person.over())) return;
  }
  throw new Error(`no answer by text: ${await person.text('text-question')}`);
}

for (const { game, seats, choices } of TABLES)
  test(`${game}: whole turns by the text table alone`, async () => {
    const person = await sit(game, seats, choices);
    const { page } = person;
    await person.waitForTurnOrEnd();
    await page.keyboard.press('t');
    const place = page.locator('[data-place="summary"]');
    await place.waitFor();
    const sentences = await page.locator('[data-place]').allInnerTexts();
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9“][^{}_]*[.!?]$/s);
    expect(sentences.join('').length).toBeLessThan(6_000); // closed places are sentences, not a dump
    await place.focus();
    await page.keyboard.press('Enter');
    expect(await place.getAttribute('aria-expanded')).toBe('true');
    const whole = DEEP && game === 'card';
    let answers = 0;
    const began = Date.now();
    while (answers < (whole ? 3_000 : DEEP ? 40 : SOME) && (await person.waitForTurnOrEnd())) {
      await byText(person);
      answers += 1;
    }
    const taken = Math.round((Date.now() - began) / 1000);
    console.log(
      `${game}: ${answers} answers by text alone in ${taken} s${(await person.over()) ? ', to the end' : ''}`,
    );
    if (whole) expect(await person.over()).toBe(true);
    expect(person.troubles).toEqual([]);
  });

interface Node {
  role: string;
  name: string;
  live: string;
  focusable: boolean;
}

/** What the browser tells a screen reader. */
async function readerTree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      live: String(node.properties?.find((each) => each.name === 'live')?.value.value ?? ''),
      focusable: node.properties?.find((each) => each.name === 'focusable')?.value.value === true,
    }));
}

/** ids, keys of the view, lone letters: nothing that anybody could say */
const CODE = /\b[a-z]+:[a-z0-9]|[a-z]_[a-z]|undefined|\bnull\b|\bNaN\b|^[A-Za-z]$/;

for (const { game, seats, choices } of TABLES)
  test(`${game}: what the browser tells a screen reader`, async () => {
    const person = await sit(game, seats, choices);
    const { page } = person;
    for (let i = 0; i < 3 && (await person.waitForTurnOrEnd()); i++) await person.answer();
    await person.waitForTurnOrEnd();
    const nodes = await readerTree(page);
    const of = (role: string): Node[] => nodes.filter((node) => node.role === role);
    expect(of('main').length).toBe(1);
    expect(of('banner').length).toBe(1);
    expect(of('toolbar').length).toBe(1);
    const controls = nodes.filter((node) => ['button', 'link', 'textbox', 'combobox', 'menuitem'].includes(node.role));
    expect(controls.length).toBeGreaterThan(8);
    expect(controls.filter((node) => !node.name.trim())).toEqual([]);
    expect(controls.filter((node) => CODE.test(node.name)).map((node) => node.name)).toEqual([]);
    const pictures = nodes.filter((node) => ['img', 'image', 'group'].includes(node.role));
    expect(pictures.filter((node) => CODE.test(node.name)).map((node) => node.name)).toEqual([]);

    const speaking = nodes.filter((node) => node.live === 'polite' || node.live === 'assertive');
    const roots = speaking.filter((node) => ['status', 'alert', 'log'].includes(node.role));
    expect(roots.length, 'one live region').toBe(1);
    const asked = await page.locator('[data-testid="question"]').getAttribute('title');
    const told = await page.locator('[data-testid="live"]').innerText();
    expect(told.toLowerCase()).toContain(asked!.toLowerCase());
    expect(told).toMatch(/\d+ options?/);

    await page.keyboard.press('t');
    await page.locator('[data-place="summary"]').waitFor();
    const text = await readerTree(page);
    expect(text.filter((node) => node.role === 'list').length).toBeGreaterThan(3);
    expect(text.filter((node) => node.role === 'listitem').length).toBeGreaterThan(8);
    expect(text.filter((node) => node.role === 'button' && CODE.test(node.name)).map((node) => node.name)).toEqual([]);
  });
