/** How a card of the card game looks: what is printed on it, from the component file, and what lies on it. */
import file from '@games/card/components/cards.yaml';
import wordFile from '@games/card/gen/ability_words.json';
import type { Side, Vibe } from '../../art/stock';
import { printed, t } from '../../lib/i18n.svelte';
import { printed as fromFile } from '../../lib/printed';

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
  /** the id of its Ability, empty for none */
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
const WORDS: Record<string, string> = fromFile('card/gen/ability_words.json', wordFile);

/** What a card does, in words that the engine makes from the same numbers it plays with. */
export function wordsOf(id: string): string {
  return printed(`says-${id}`, WORDS[id] ?? '');
}

export function cardName(id: string): string {
  const card = CARDS.get(id)!;
  return printed(`card-${card.fragment_slots ? id : card.strength}`, card.name);
}

export function abilityName(id: string): string {
  return printed(`ability-${id}`, ABILITIES.get(id)?.name ?? id);
}

export function vibeName(vibe: string): string {
  return printed(`vibe-${vibe}`, vibe);
}

export function strengthName(strength: string): string {
  return printed(`strength-${strength}`, strength);
}

/** A combination by its English name, which is also its id. */
export function combinationName(name: string): string {
  return printed(`combination-${name.replaceAll(' ', '-')}`, name);
}

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
    name: cardName(id),
    side: card.affiliation,
    vibe: card.vibe,
    strong: card.strength === 'strong',
    ability: card.ability ?? '',
    absorbs: card.ability ? '' : t(card.affiliation === 'bliss' ? 'card.absorbs.bliss' : 'card.absorbs.gloom'),
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
    `${card.name} ${card.ability ? abilityName(card.ability) : card.absorbs}`,
    t(card.side === 'bliss' ? 'card.bliss' : 'card.gloom'),
    t('card.read.vibe', { vibe: vibeName(card.vibe) }),
  ];
  if (card.strong) parts.push(t('card.read.strong'));
  if (lying && card.ability) parts.push(t('card.read.fragments', { n: card.fragments, of: card.slots }));
  if (lying && card.absorbSlots) parts.push(t('card.read.absorbed', { n: card.absorbed, of: card.absorbSlots }));
  if (card.merged) parts.push(t('card.read.merged'));
  if (card.fresh) parts.push(t('card.read.fresh'));
  return parts.join(', ');
}
