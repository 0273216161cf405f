/** What is printed on Cerebria's board, cards and Spirit Boards: component files, and the words made from them. */
import boardFile from '@games/cerebria/components/board.yaml';
import emotionFile from '@games/cerebria/components/emotions.yaml';
import scoringFile from '@games/cerebria/components/scoring.yaml';
import spiritFile from '@games/cerebria/components/spirits.yaml';
import wordFile from '@games/cerebria/gen/card_words.json';
import type { Side, Vibe } from '../../art/stock';
import { printed } from '../../lib/i18n.svelte';
import { printed as fromFile } from '../../lib/printed';

const words = fromFile('cerebria/gen/card_words.json', wordFile);

export interface PrintedEmotion {
  id: string;
  /** as the reader's language has it */
  name: string;
  /** the name that its picture is made from, the same for all readers */
  art: string;
  side: Side;
  strength: 'mild' | 'strong' | 'starting';
  vibe: Vibe | null;
  row: number[];
  threshold: number | null;
  text: string;
  house: boolean;
}

interface YamlEmotion {
  id: string;
  name: string;
  side: Side;
  strength?: string;
  vibe?: Vibe | null;
  row: number[];
  threshold?: number | null;
  source: string;
}

/** What cards say depends on what is played: with Forces of Balance some words count a third team. */
export type Edition = keyof typeof words;
export const editionOf = (mode: string): Edition => (mode === 'balance' ? 'balance' : 'base');

function printedEmotions(edition: Edition): Map<string, PrintedEmotion> {
  return new Map(
    (emotionFile.emotions as YamlEmotion[]).map((card) => [
      card.id,
      {
        id: card.id,
        get name() {
          return printed(`card-${card.id}`, card.name);
        },
        art: card.name,
        side: card.side,
        strength: (card.strength ?? 'mild') as PrintedEmotion['strength'],
        vibe: card.vibe ?? null,
        row: card.row,
        threshold: card.threshold ?? null,
        get text() {
          return printed(`says-${edition}-${card.id}`, words[edition].emotions[card.id] ?? '');
        },
        house: card.source === 'house',
      },
    ]),
  );
}

const EMOTIONS: Record<Edition, Map<string, PrintedEmotion>> = {
  base: printedEmotions('base'),
  balance: printedEmotions('balance'),
};
/** Every Emotion by its id, in the words of the edition. */
export const emotionsOf = (edition: Edition): Map<string, PrintedEmotion> => EMOTIONS[edition];

/** Something with a name on the board, told in the reader's language. */
function named<T extends { id: string; name: string }>(kind: string, thing: T): T {
  const english = thing.name;
  return Object.defineProperty(thing, 'name', { get: () => printed(`${kind}-${thing.id}`, english), enumerable: true });
}

export const REALMS = (boardFile.realms as { index: number; id: string; name: string; action: string }[]).map(
  ({ id, name, action }) => named('realm', { id, name, action }),
);
export const FRONTIERS = (boardFile.frontiers as { id: string; name: string }[]).map(({ id, name }) =>
  named('frontier', { id, name }),
);
export const REALM_GLYPHS = ['realm-gain', 'realm-draw', 'realm-move-emotion', 'realm-intensify', 'realm-harvest'];
export const REALM_ACTIONS = REALMS.map((realm) => {
  const action = boardFile.realm_actions[realm.action] as { cost: { wp: number }; effect: string };
  return {
    cost: action.cost.wp,
    get effect() {
      return printed(`realm-${realm.id}.action`, action.effect);
    },
  };
});
export const SPHERES = (boardFile.origin.spheres as { id: string; name: string }[]).map(({ id, name }) =>
  named('sphere', { id, name }),
);
export const ASPIRATIONS = new Map(
  (scoringFile.aspirations as { id: string; name: string; text: string }[]).map(({ id, name, text }) => [
    id,
    named('aspiration', {
      id,
      name,
      get text() {
        return printed(`aspiration-${id}.text`, text);
      },
    }),
  ]),
);

/** A Spirit by its id; empty for none. */
export const spiritName = (id: string): string => (id ? printed(`spirit-${id}`, id) : '');
/** A Spirit Action in a word, from what is printed on its row. */
export const actionName = (row: { action: string; name: string }): string =>
  printed(`act-${row.action}`, row.name.replace(/ (Spirit|Emotion)$/, ''));

/** Every Spirit with its power, in the words of the edition. */
export const spiritsOf = (edition: Edition): { id: string; name: string; side: Side; power: string }[] =>
  (spiritFile.spirits as { id: string; name: string; side: Side }[]).map(({ id, name, side }) => ({
    id,
    name: printed(`spirit-${id}`, name),
    side,
    power: printed(`says-${edition}-${id}`, words[edition].spirits[id] ?? ''),
  }));

export const realmAngle = (realm: number): number => -90 + 72 * realm;
export const slotAngle = (slot: number): number => -78 + 24 * slot;
export const spaceAngle = (space: number): number => -90 + 36 * space;
export const isFrontierSlot = (slot: number): boolean => slot % 3 === 1;
