/** Limits, points and prices come from the engine: another number in the view is another number on the board. */
import { render } from '@testing-library/svelte';
import { createRawSnippet, type Component } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardProps } from '../src/games';
import AmygdalaBoard from '../src/games/amygdala/Board.svelte';
import CardBoard from '../src/games/card/Board.svelte';
import CardFace from '../src/games/card/CardFace.svelte';
import { describe as described, look } from '../src/games/card/look';
import CerebriaBoard from '../src/games/cerebria/Board.svelte';
import { table } from './kit';
import { amygdalaView, balanceView, cardView, cerebriaView } from './views';

/** The prompt bar, with what the board puts into it. */
const prompt = createRawSnippet(() => ({ render: () => '<i></i>' }));

function drawn(board: Component<BoardProps>, view: unknown): HTMLElement {
  const { store } = table();
  store.view = view;
  return render(board, { props: { table: store, prompt, log: prompt } }).container;
}

/** What is written, with a space from one piece to the next. */
function words(element: Element | null): string {
  const found: string[] = [];
  const walker = document.createTreeWalker(element ?? document.createElement('i'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
  return found.join(' ').replace(/\s+/g, ' ').trim();
}
const count = (element: Element | null, selector: string): number => element?.querySelectorAll(selector).length ?? -1;
const label = (element: Element, start: string): string =>
  element.querySelector(`[aria-label^="${start}"]`)?.getAttribute('aria-label') ?? '';

beforeAll(() => Object.defineProperty(window, 'innerWidth', { value: 1440 }));

describe('the card game', () => {
  test('what wins', () => {
    expect(words(drawn(CardBoard, cardView()).querySelector('.win'))).toBe('12 of one kind, or 7 and 7');
    const view = cardView();
    view.limits.to_win = { of_one: 9, of_each: 5 };
    const board = drawn(CardBoard, view);
    expect(words(board.querySelector('.win'))).toBe('9 of one kind, or 5 and 5');
    const strip = board.querySelector('.seat svg[role="img"]');
    expect(strip?.getAttribute('aria-label')).toBe(
      '3 Bliss and 1 Gloom Fragments scored; 9 of one kind or 5 Bliss and 5 Gloom to win',
    );
    expect(count(strip, 'rect')).toBe(2 * 9);
  });

  test('both lines and what is missing', () => {
    const view = cardView();
    const lines = (): string[] => [...drawn(CardBoard, view).querySelectorAll('[data-win]')].map(words);
    expect(lines()).toEqual(['5 7 short', '2 10 short', '5 · 2 7 short']);
    const [first] = view.standing.seats[0]!.lines;
    Object.assign(first!, { needs_bliss: 4, short_bliss: 0, coming: true });
    expect(lines()[0]).toBe('5');
    const badges = [...drawn(CardBoard, view).querySelectorAll('.badge')].map(words);
    expect(badges).toContain('4');
    expect(badges).toContain('7 short');
  });

  test('places in a Mindset', () => {
    const view = cardView();
    expect(count(drawn(CardBoard, view), '.seat .empty')).toBe(2 * 4);
    view.limits.mindset = 6;
    expect(count(drawn(CardBoard, view), '.seat .empty')).toBe(2 * 6);
  });

  test('which column brings the Revelation', () => {
    const view = cardView();
    const left = (): string[] => [...drawn(CardBoard, view).querySelectorAll('.left')].map(words).filter(Boolean);
    expect(left()).toContain('empty, Revelation next');
    view.revealing = [false, false, false];
    expect(left()).not.toContain('empty, Revelation next');
  });

  test('slots of a card lying there', () => {
    const card = look('hope', { slots: 3, fragments: 1, merged: true, absorbSlots: 5, absorbed: 4 });
    expect(described(card, true)).toContain('1 of 3 Fragments, 4 of 5 absorbed');
    const plain = render(CardFace, { props: { card: look('hope', { slots: 0 }) } }).container;
    const full = render(CardFace, { props: { card } }).container;
    const pieces = (element: Element): number => count(element, 'path, circle, rect, use');
    const one = render(CardFace, { props: { card: look('hope', { slots: 1 }) } }).container;
    expect(pieces(full)).toBeGreaterThan(pieces(one) + 2 * (pieces(one) - pieces(plain)));
  });
});

describe('Amygdala', () => {
  test('leaves of a bank, tiles that begin the end', () => {
    const view = amygdalaView();
    view.limits = { bank: 12, tiles_at_end: 4 };
    const board = drawn(AmygdalaBoard, view);
    expect(count(board, '.bank.active .leaf')).toBe(12);
    expect(words(board)).toContain('Memory bank, 1 of 12');
    expect(words(board)).toContain('0 tiles, the end begins at 4');
  });

  test('exchanges', () => {
    const exchanges = (view = amygdalaView()): string => words(drawn(AmygdalaBoard, view).querySelector('.exchanges'));
    expect(exchanges()).toBe('Free exchanges, any time during your turn 2 VP 1 1 2 2 5 3 10 4 15');
    const view = amygdalaView();
    view.exchanges = {
      when: 'on Sundays',
      single: [
        { gives: 'vp', amount: 3, coins: 4 },
        { gives: 'resource', amount: 1, coins: 2 },
      ],
      sets: [{ gives: 'dream', gets: 'vp', amounts: [1, 2, 3, 4, 9] }],
    };
    expect(exchanges(view)).toBe('Free exchanges, on Sundays 3 VP 4 1 resource 2 1 1 2 2 3 3 4 4 5 9');
  });
});

describe('Cerebria', () => {
  test('points of the Identity, bonus of a Fortress', () => {
    const view = cerebriaView();
    view.teams[0]!.identity_points = 31;
    view.realms[0]!.fortress!.bonus = 6;
    const board = drawn(CerebriaBoard, view);
    expect(words(board.querySelector('[aria-label^="Identity,"]'))).toBe('31 : 3');
    expect(label(board, 'Valley of Motives')).toContain('+6 bliss');
    expect(words(drawn(CerebriaBoard, balanceView()).querySelector('[aria-label^="Identity,"]'))).toBe('3 : 3 : 3');
  });

  test('Ambition, Fragments, the Wheel', () => {
    const view = cerebriaView();
    view.limits = {
      ...view.limits,
      ambition: 4,
      minor: 7,
      major: 2,
      wheel: { steps: 24, bonuses: [{ space: 5, gain: 'card' }] },
    };
    const board = drawn(CerebriaBoard, view);
    const panel = board.querySelector('.team')!;
    expect(words(panel)).toContain('1 of 4 Ambition available');
    expect(count(panel, 'header svg')).toBe(1 + 4);
    expect(count(panel, '.pieces > span:not(.sr)')).toBe(7 + 2);
    const wheel = board.querySelector('[aria-label="Wheel of Intentions: 2 of 24"]');
    expect(count(wheel, 'path')).toBe(24);
    expect([...wheel!.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(['#card']);
    expect(words(wheel)).toBe('2 of 24');
    view.limits.wheel = null;
    expect(label(drawn(CerebriaBoard, view), 'Wheel')).toBe('');
  });

  test('prices of Abilities', () => {
    const view = cerebriaView();
    view.seats[0]!.spirit = 'love';
    view.limits.abilities = { 'add vibe': 3, rotate: 4, 'extra action': 5 };
    const board = drawn(CerebriaBoard, view);
    expect(words(board.querySelector('.abilities'))).toBe('Absorb 4 Rotate 3 Vibe token 5 Action');
  });

  test('which Sphere is low', () => {
    const view = cerebriaView();
    const low = (): number => count(drawn(CerebriaBoard, view), 'circle[fill="url(#orb-low)"]');
    expect(low()).toBe(1);
    view.spheres.forEach((sphere) => (sphere.low = true));
    expect(low()).toBe(5);
  });
});
