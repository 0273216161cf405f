/** How a card of the card game looks: what is printed on it, from the component file, and what lies on it. */
import file from '@games/card/components/cards.yaml';
import words from '@games/card/gen/ability_words.json';
import type { Side, Vibe } from '../../art/stock';

interface Printed {
  id: string;
  name: string;
  affiliation: 'bliss' | 'gloom';
  strength: 'mild' | 'strong' | 'brightness' | 'bleakness';
  vibe: Vibe;
  ability: string | null;
  fragment_slots: number;
  absorb_slots: number;
}

interface Ability {
  id: string;
  name: string;
}

export interface CardLook {
  id: string;
  name: string;
  side: Exclude<Side, 'balance'>;
  vibe: Vibe;
  strong: boolean;
  ability: string;
  absorbs: string;
  slots: number;
  fragments: number;
  merged: boolean;
  absorbSlots: number;
  absorbed: number;
  fresh: boolean;
}

export const CARDS = new Map<string, Printed>((file.cards.items as Printed[]).map((card) => [card.id, card]));
export const ABILITIES = new Map<string, Ability>(
  (file.abilities.items as Ability[]).map((ability) => [ability.id, ability]),
);
/** What a card does, in words that the engine makes from the same numbers it plays with. */
export const WORDS: Record<string, string> = words;
/** The Abilities on the cards are a house design until their print is known. */
export const HOUSE = (file.fields.ability.source as string) === 'house';

export interface Lying {
  slots?: number;
  fragments?: number;
  merged?: boolean;
  absorbSlots?: number;
  absorbed?: number;
  fresh?: boolean;
}

/** A card by its id; without `lying` it is shown as it would enter, with its slots full. */
export function look(id: string, lying: Lying = {}): CardLook {
  const card = CARDS.get(id);
  if (!card) throw new Error(`no card ${id}`);
  const slots = lying.slots ?? card.fragment_slots;
  return {
    id,
    name: card.name,
    side: card.affiliation,
    vibe: card.vibe,
    strong: card.strength === 'strong',
    ability: card.ability ? ABILITIES.get(card.ability)!.name : '',
    absorbs: card.ability ? '' : card.affiliation === 'bliss' ? 'absorbs Bliss' : 'absorbs Gloom',
    slots,
    fragments: lying.fragments ?? slots,
    merged: lying.merged ?? false,
    absorbSlots: lying.absorbSlots ?? card.absorb_slots,
    absorbed: lying.absorbed ?? 0,
    fresh: lying.fresh ?? false,
  };
}

/** One line for readers: what is written on the card first, then side, Vibe, strength, Fragments. */
export function describe(card: CardLook, lying: boolean): string {
  const parts = [
    `${card.name} ${card.ability || card.absorbs}`,
    card.side === 'bliss' ? 'Bliss' : 'Gloom',
    `${card.vibe} Vibe`,
  ];
  if (card.strong) parts.push('Strong');
  if (lying && card.ability) parts.push(`${card.fragments} of ${card.slots} Fragments`);
  if (lying && card.absorbSlots) parts.push(`${card.absorbed} of ${card.absorbSlots} absorbed`);
  if (card.merged) parts.push('merged');
  if (card.fresh) parts.push('came this turn');
  return parts.join(', ');
}
