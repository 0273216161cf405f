/** Finds rules by the words people use: forgives typos, knows stems and synonyms, reads questions. Works offline. */
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Rule } from './types';

/** words that questions are made of and rules are not found by */
const FILLERS = new Set(
  (
    'a an and are be by can could do does for from get go have how i if in is it its me much many my of on one or our ' +
    'shall should so that the their them then there they this to us was we what when where which who why will with ' +
    'would you your happen happens mean thing things'
  ).split(' '),
);

/** What newcomers say, and what the rules say instead. */
const SYNONYMS: Record<string, string[]> = {
  win: ['victory', 'winner', 'wins'],
  winner: ['win'],
  score: ['points', 'scores', 'vp', 'fragment'],
  points: ['score', 'vp', 'points'],
  point: ['score', 'vp'],
  end: ['ends', 'trigger', 'over'],
  over: ['end', 'ends'],
  finish: ['end'],
  start: ['trigger', 'begins', 'starts'],
  starts: ['trigger', 'begins'],
  enemy: ['opposing'],
  opponent: ['opposing'],
  friend: ['teammate'],
  stand: ['space', 'end', 'move'],
  walk: ['clockwise', 'marker', 'move'],
  backwards: ['clockwise'],
  twice: ['once', 'extra'],
  cost: ['costs', 'pay', 'price'],
  price: ['cost', 'pay'],
  pay: ['payment', 'coins'],
  buy: ['acquire'],
  fit: ['limit', 'spaces', 'most', 'room'],
  colour: ['vibe', 'vibes'],
  colours: ['vibe', 'vibes', 'different'],
  color: ['vibe', 'vibes'],
  worth: ['bonus', 'score'],
  build: ['fortify'],
  fortress: ['fortify'],
  less: ['full', 'amount'],
  stop: ['cancel'],
  trade: ['trade', 'teammates'],
  came: ['present', 'entered', 'start'],
  actions: ['action'],
};

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** A word as it stands and its stem, so that typos are judged on the whole word. */
const forms = (word: string): string[] | null => (FILLERS.has(word) ? null : [...new Set([word, stemmer(word)])]);

/** The book as an index: built once, in a few milliseconds. */
export function indexOf(rules: Rule[]): MiniSearch<Rule> {
  const index = new MiniSearch<Rule>({
    fields: ['name', 'section', 'rule', 'refusal', 'ruling'],
    tokenize: words,
    processTerm: forms,
    extractField: (rule, field) =>
      field === 'name'
        ? rule.id.split('.').slice(1).join(' ').replaceAll('-', ' ')
        : String(rule[field as keyof Rule] ?? ''),
  });
  index.addAll(rules);
  return index;
}

/** The rules that answer some words or a question, best first; all of them without words. */
export function answers(index: MiniSearch<Rule>, rules: Rule[], asked: string): Rule[] {
  const wanted = words(asked).filter((word) => !FILLERS.has(word));
  if (!wanted.length) return rules;
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const exact = byId.get(asked.trim());
  if (exact) return [exact];
  const others = wanted.flatMap((word) => SYNONYMS[word] ?? []);
  const found = index.search(
    {
      combineWith: 'OR',
      queries: [
        { queries: [wanted.join(' ')], combineWith: 'AND', boost: { name: 3, section: 1.6 } },
        { queries: [wanted.join(' ')], combineWith: 'OR', boost: { name: 3, section: 1.6 } },
        ...(others.length
          ? [{ queries: [others.join(' ')], combineWith: 'OR' as const, boost: { name: 3, section: 1.6 } }]
          : []),
      ],
    },
    {
      boostDocument: (id) => weight(byId.get(id as string)!, [...wanted, ...others]),
      fuzzy: (term) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false),
      prefix: (term) => term.length > 3,
    },
  );
  return found.map((each) => byId.get(each.id as string)!);
}

/** Rules of the chapter that is asked about come first, those of variants later. */
function weight(rule: Rule, wanted: string[]): number {
  const about = rule.id.split('.')[1] ?? '';
  const meant = wanted.some((word) => word.startsWith(about) || about.startsWith(word));
  return (meant ? 1.8 : 1) * (rule.onlyWith ? 0.5 : 1);
}

/** The chapter of a rule: the printed heading that it stands under. */
export function chapterOf(rule: Rule): string {
  return rule.section.split(/ > |; | \(/)[0]!.trim();
}

/** Rules by chapter in the order of the book; what is about the table itself comes last. */
export function chapters(rules: Rule[]): [string, Rule[]][] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const chapter = chapterOf(rule);
    found.set(chapter, [...(found.get(chapter) ?? []), rule]);
  }
  const about = (list: Rule[]): boolean => /^(table|online)\./.test(list[0]!.id);
  const all = [...found];
  return [...all.filter(([, list]) => !about(list)), ...all.filter(([, list]) => about(list))];
}
