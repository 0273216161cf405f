/** Finds rules by the words people use: forgives typos, knows stems and synonyms, reads questions. Works offline. */
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { FILLERS, SYNONYMS } from './rule_words';
import type { Rule } from './types';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** A word as it stands and its stem, so that typos are judged on the whole word. */
const forms = (word: string): string[] => [...new Set([word, stemmer(word)])];
/** the words of a text that it can be found by */
const ideasOf = (text: string): string[] => [...new Set(words(text).filter((word) => !FILLERS.has(word)))];
const rarity = (all: number, found: number): number => Math.log(1 + all / Math.max(1, found));

/** A question that somebody might ask, and the rule that answers it. */
interface Asked {
  id: number;
  rule: string;
  text: string;
  /** how much there is to it, in the measure of rare words */
  mass: number;
}

/** The book as three indexes: what its rules say, what people ask, and both together; built once, in a moment. */
export interface RuleIndex {
  rules: Rule[];
  byId: Map<string, Rule>;
  said: MiniSearch<Rule>;
  asked: MiniSearch<Asked>;
  whole: MiniSearch<Rule>;
  questions: Asked[];
  /** of each variant the words that hardly any other question has */
  variants: Map<string, Set<string>>;
}

export function indexOf(rules: Rule[]): RuleIndex {
  const said = new MiniSearch<Rule>({
    fields: ['name', 'section', 'rule', 'refusal', 'ruling'],
    tokenize: words,
    processTerm: (word) => (FILLERS.has(word) ? null : forms(word)),
    extractField: field,
  });
  said.addAll(rules);
  const questions = questionsOf(rules);
  const asked = new MiniSearch<Asked>({
    fields: ['text'],
    tokenize: words,
    processTerm: (word) => stemmer(word),
    searchOptions: { bm25: { k: 1, b: 0, d: 0 } }, // one word counts the same in a short question and in a long one
  });
  asked.addAll(questions);
  const whole = new MiniSearch<Rule>({
    fields: ['name', 'rule', 'asked'],
    tokenize: words,
    processTerm: (word) => stemmer(word),
    extractField: field,
    searchOptions: { boost: { name: 2, asked: 1.5 }, bm25: { k: 0.5, b: 0.3, d: 0.5 } },
  });
  whole.addAll(rules);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return { rules, byId, said, asked, whole, questions, variants: wordsOfVariants(rules) };
}

/** the text of a rule that an index reads */
function field(rule: Rule, name: string): string {
  if (name === 'name') return rule.id.split('.').slice(1).join(' ').replaceAll('-', ' ');
  if (name === 'asked') return rule.asked.join(' ');
  return String(rule[name as keyof Rule] ?? '');
}

/** Which words give away that a variant is asked about: nearly all questions that have them ask for its rules. */
function wordsOfVariants(rules: Rule[]): Map<string, Set<string>> {
  const everywhere = new Map<string, number>();
  const within = new Map<string, Map<string, number>>();
  for (const { onlyWith, asked } of rules)
    for (const question of asked)
      for (const stem of stemsOf(question).keys()) {
        everywhere.set(stem, (everywhere.get(stem) ?? 0) + 1);
        if (!within.has(onlyWith)) within.set(onlyWith, new Map());
        within.get(onlyWith)!.set(stem, (within.get(onlyWith)!.get(stem) ?? 0) + 1);
      }
  const telling = (stem: string, times: number): boolean => times >= 4 && times / everywhere.get(stem)! > 0.77;
  return new Map(
    [...within]
      .filter(([variant]) => variant)
      .map(([variant, found]) => [
        variant,
        new Set([...found.keys()].filter((stem) => telling(stem, found.get(stem)!))),
      ]),
  );
}

function questionsOf(rules: Rule[]): Asked[] {
  const all = rules.flatMap((rule) => rule.asked.map((text) => ({ rule: rule.id, text, stems: stemsOf(text) })));
  const used = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems.keys()) used.set(stem, (used.get(stem) ?? 0) + 1);
  return all.map(({ rule, text, stems }, id) => {
    let mass = 0;
    for (const [stem, counts] of stems) mass += counts * rarity(all.length, used.get(stem)!);
    return { id, rule, text, mass };
  });
}

/** the stems of a text, and what each counts */
const stemsOf = (text: string): Map<string, number> =>
  new Map(words(text).map((word) => [stemmer(word), counting(word)]));
/** "how many", "who" and the like tell questions apart, but little */
const counting = (word: string): number => (FILLERS.has(word) ? 0.3 : 1);

const BOOST = { name: 4, section: 1.2, rule: 2, refusal: 1, ruling: 0.4 };
const SYNONYM = { said: 0.8, asked: 0.6 }; // what another word for it counts
const COVERAGE = 0.6; // how much more a rule counts that is about all of the question
// The numbers below were found by holding questions back and searching for them (docs/adr/0105-rule-search.md).
const SAID = 0.28; // what the rule says counts, beside a question like this one
const WHOLE = { counts: 1.4, heed: 0.7, rare: 0.42, often: 0.33 }; // and both together, word by word
const HEED = 0.4; // a question names the variant that it is about, so that matters less there
const ALSO = 0.17; // what a second question of the same rule adds
const BASIC = 0.05; // what people ask for in many ways is what newcomers want to know

/**
 * The rules that answer some words or a question, best first; all of them without words. A rule answers by what it says
 * and because people who want to know it ask in words like these.
 */
export function answers(index: RuleIndex, asked: string): Rule[] {
  const given = [...new Set(words(asked))];
  if (!given.length) return index.rules;
  const exact = index.byId.get(asked.trim());
  if (exact) return [exact];
  const ideas = ideasOf(asked);
  const said = bySaying(index, ideas);
  const asks = byAsking(index, given);
  const whole = byBoth(index, given);
  const worth = new Map<string, number>();
  for (const id of new Set([...said.keys(), ...whole.keys()])) {
    const rule = index.byId.get(id)!;
    const heed = weight(index, rule, ideas);
    const sum =
      SAID * (said.get(id) ?? 0) * heed +
      (asks.get(id) ?? 0) * heed ** HEED +
      WHOLE.counts * (whole.get(id) ?? 0) * heed ** WHOLE.heed;
    worth.set(id, sum * (1 + BASIC * Math.log(1 + rule.asked.length)));
  }
  return [...worth.keys()].sort((a, b) => worth.get(b)! - worth.get(a)!).map((id) => index.byId.get(id)!);
}

/** How well each rule answers by its own words, from 0 to 1: the more ideas of the question it is about, the better. */
function bySaying(index: RuleIndex, ideas: string[]): Map<string, number> {
  const scores = new Map<string, number>();
  const met = new Map<string, number>();
  let all = 0;
  for (const word of ideas) {
    const { found, rare } = about<string>(index.said, index.rules.length, word, SYNONYM.said, BOOST);
    all += Math.sqrt(rare); // an idea that half the book is about tells little
    for (const [id, score] of found) {
      scores.set(id, (scores.get(id) ?? 0) + score ** 0.6 * Math.sqrt(rare));
      met.set(id, (met.get(id) ?? 0) + 1);
    }
  }
  for (const [id, score] of scores) scores.set(id, (score / all) * (met.get(id)! / ideas.length) ** COVERAGE);
  return scores;
}

/** How well each rule answers because people ask for it like this: what the two questions share of either. */
function byAsking(index: RuleIndex, given: string[]): Map<string, number> {
  const shared = new Map<number, number>();
  let all = 0;
  for (const word of given) {
    const { found, rare } = about<number>(index.asked, index.questions.length, word, SYNONYM.asked);
    const counts = counting(word) * rare;
    all += counts;
    for (const [id, score] of found) shared.set(id, (shared.get(id) ?? 0) + score * counts);
  }
  const best = new Map<string, number>();
  for (const [id, common] of shared) {
    const { rule, mass } = index.questions[id]!;
    const alike = Math.min(1, common / all) ** 1.55 * Math.min(1, common / mass) ** 1.5;
    const had = best.get(rule) ?? 0;
    best.set(rule, Math.max(had, alike) + ALSO * Math.min(had, alike));
  }
  return best;
}

/** How many words of the question each rule is about, by what it says and all that is asked for it, from 0 to 1. */
function byBoth(index: RuleIndex, given: string[]): Map<string, number> {
  const scores = new Map<string, number>();
  let all = 0;
  for (const word of given) {
    const { found, rare } = about<string>(index.whole, index.rules.length, word, SYNONYM.asked);
    const counts = counting(word) * rare ** WHOLE.rare;
    all += counts;
    for (const [id, score] of found) scores.set(id, (scores.get(id) ?? 0) + score ** WHOLE.often * counts);
  }
  for (const [id, score] of scores) scores.set(id, score / all);
  return scores;
}

/** How much each text is about one idea, the best of them 1; and how rare the idea is. Unknown words may be misspelt. */
function about<Id>(
  index: MiniSearch,
  size: number,
  word: string,
  synonym: number,
  boost: Record<string, number> = {},
): { found: Map<Id, number>; rare: number } {
  const plain = index.search(word, { boost });
  const own = plain.length
    ? plain
    : index.search(word, {
        boost,
        fuzzy: (term) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false),
        prefix: (term) => term.length > 3,
      });
  const found = new Map<Id, number>();
  const add = (hits: { id: Id; score: number }[], most: number): void => {
    const top = hits[0]?.score ?? 1;
    for (const { id, score } of hits) found.set(id, Math.max(found.get(id) ?? 0, (most * score) / top));
  };
  add(own as { id: Id; score: number }[], 1);
  for (const other of SYNONYMS.get(stemmer(word)) ?? [])
    add(index.search(other, { boost }) as { id: Id; score: number }[], synonym);
  return { found, rare: rarity(size, own.length) };
}

/** Rules of the chapter or the variant that is asked about come first; examples and rules of the server later. */
function weight(index: RuleIndex, rule: Rule, ideas: string[]): number {
  const [, chapter = ''] = rule.id.split('.');
  const meant = ideas.some((word) => word.startsWith(chapter) || (word.length > 2 && chapter.startsWith(word)));
  const needs = rule.onlyWith.toLowerCase();
  const telling = index.variants.get(rule.onlyWith);
  const named = ideas.some((word) => (word.length > 4 && needs.includes(word)) || telling?.has(stemmer(word)));
  const example = /(^|[.-])example/.test(rule.id);
  if (ofTable(rule)) return 0.6;
  return (meant ? 1.08 : 1) * (needs ? (named ? 1.5 : 0.83) : 1) * (example ? 0.5 : 1);
}

/** whether a rule is about the table, not about a game */
const ofTable = (rule: Rule): boolean => /^(table|online)\./.test(rule.id);

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
  const all = [...found];
  return [...all.filter(([, list]) => !ofTable(list[0]!)), ...all.filter(([, list]) => ofTable(list[0]!))];
}
