import type { RuleEntry, RulebookTexts, RuleText } from '../rulebook.ts';
import type { Language } from '../words.ts';
import { type Concept, conceptsOf } from './concepts.ts';
import { stem, wordsIn } from './stems.ts';
import { SILENT, SYNONYMS } from './words.ts';

/** Finds rules by the words people use, the best first. */
export type RuleSearch = (question: string) => readonly string[];

/** What a word counts by where it stands. */
const TITLE = 2.2;
const TEXT = 1;
const REASON = 0.35;
const PART = 0.7;
const INDEX = 1.4;
/** What somebody else's word counts for the asked one, and one that only begins alike. */
const SYNONYM = 0.8;
const ALIKE = 0.6;
/** What an index entry of several words counts beyond them where a question has them all. */
const WHOLE = 0.5;
/** Rules of the published book come before our rulings. */
const PUBLISHED = 1.1;

/** What has less than this part of the best answer is none. */
const ANSWERS = 0.35;

interface Shelved {
  readonly id: string;
  /** How much of each stem and concept it has. */
  readonly terms: ReadonlyMap<string, number>;
  readonly length: number;
  readonly weight: number;
}

/** Several words that a rule is looked up by, and those of them that tell something. */
interface Saying {
  readonly words: readonly string[];
  readonly telling: readonly string[];
}

/** Ways to say one asked thing, each with what it counts. */
type Need = ReadonlyMap<string, number>;

export function ruleSearch(
  entries: readonly RuleEntry[],
  { rules, parts, synonyms = [], index = {} }: RulebookTexts,
  language: Language,
): RuleSearch {
  const stemsIn = (text: string): readonly string[] => wordsIn(text).map((word) => stem(word, language));
  const silent = new Set(wordsIn(SILENT[language]));
  const toldIn = (text: string): readonly string[] =>
    wordsIn(text)
      .filter((word) => !silent.has(word))
      .map((word) => stem(word, language));
  const concepts = conceptsOf([...SYNONYMS[language], ...synonyms], stemsIn);
  const heads = byBeginning(concepts);
  const shelf = entries.map((entry) => ({
    ...shelved(entry, rules[entry.id], [parts[entry.part] ?? '', index[entry.id] ?? ''], heads, stemsIn),
    sayings: (index[entry.id] ?? '')
      .split(',')
      .map((saying) => ({ words: stemsIn(saying), telling: toldIn(saying) }))
      .filter(({ words }) => words.length > 1),
  }));
  const known = new Set(shelf.flatMap(({ terms }) => [...terms.keys()]));
  const rarities = new Map([...known].map((term) => [term, rarityOf(term, shelf)]));
  const rarity = (term: string): number => rarities.get(term) ?? rarityOf(term, shelf);
  const average = shelf.reduce((sum, { length }) => sum + length, 0) / Math.max(1, shelf.length);

  const isCalled = (word: string): boolean => concepts.some((each) => each.has(word));
  /** The asked word, what else it is called, and what begins like it. */
  const waysToSay = (word: string): Need => {
    const called = concepts.filter((each) => each.has(word)).map(({ name }) => name);
    const alike = [...known].filter((each) => isAlike(each, word));
    // A word that people use for something common tells no more than the common word.
    const weight = Math.min(...[word, ...called].map(rarity));
    return new Map([
      ...alike.map((each): [string, number] => [each, ALIKE * rarity(each)]),
      ...called.map((each): [string, number] => [each, SYNONYM * rarity(each)]),
      [word, weight],
    ]);
  };

  return (question) => {
    const exact = entries.find(({ id }) => id.toLowerCase() === question.trim().toLowerCase());
    if (exact !== undefined) return [exact.id];
    const stemsAsked = new Set(toldIn(question));
    const everyStem = new Set(stemsIn(question));
    const said = concepts.filter((each) => each.isSaidIn(stemsIn(question)));
    const needs = [
      ...[...stemsAsked].flatMap((each) => (isCalled(each) ? [each] : partsOf(each, known))).map(waysToSay),
      ...said.map(({ name }): Need => new Map([[name, rarity(name)]])),
    ];
    /** What is looked up in so many words and asked in all of them tells more than its words one by one. */
    const whole = (sayings: readonly Saying[]): number =>
      Math.max(
        0,
        ...sayings
          .filter(({ words }) => words.every((word) => everyStem.has(word)))
          .map(({ telling }) => WHOLE * telling.reduce((sum, word) => sum + rarity(word), 0)),
      );
    const scored = shelf.map((each) => ({
      id: each.id,
      score: scoreOf(each, needs, average) + whole(each.sayings),
    }));
    const least = ANSWERS * Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > 0 && score >= least)
      .toSorted((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}

function byBeginning(concepts: readonly Concept[]): ReadonlyMap<string, readonly Concept[]> {
  const heads = new Map<string, Concept[]>();
  for (const each of concepts) {
    for (const word of each.beginnings) heads.set(word, [...(heads.get(word) ?? []), each]);
  }
  return heads;
}

function shelved(
  { id }: RuleEntry,
  { title, text, reason }: RuleText,
  [part, index]: readonly [part: string, index: string],
  concepts: ReadonlyMap<string, readonly Concept[]>,
  stemsIn: (text: string) => readonly string[],
): Shelved {
  const terms = new Map<string, number>();
  const add = (term: string, counts: number): void => void terms.set(term, (terms.get(term) ?? 0) + counts);
  const put = (from: string, counts: number): void => {
    const stems = stemsIn(from);
    for (const each of stems) add(each, counts);
    for (const each of new Set(stems.flatMap((word) => concepts.get(word) ?? []))) {
      const count = each.countIn(stems);
      if (count > 0) add(each.name, count * counts);
    }
  };
  put(title, TITLE);
  put(text, TEXT);
  put(reason ?? '', REASON);
  put(part, PART);
  put(index, INDEX);
  return { id, terms, length: stemsIn(text).length, weight: reason === undefined ? PUBLISHED : 1 };
}

/** One begins like the other, or ends a compound; a word that is still being typed has three letters at least. */
const isAlike = (known: string, word: string): boolean =>
  known !== word &&
  ((word.length >= 3 && known.startsWith(word)) ||
    (known.length >= 4 && word.startsWith(known)) ||
    (word.length >= 4 && known.endsWith(word)));

const longest = (words: readonly string[]): string | undefined =>
  words.toSorted((a, b) => b.length - a.length)[0];

/** A compound that no rule has, as the words it is made of: Regenbogenburg. */
function partsOf(word: string, known: ReadonlySet<string>): readonly string[] {
  if (known.has(word)) return [word];
  const inside = [...known].filter((each) => each.length >= 4 && each !== word);
  const first = longest(inside.filter((each) => word.startsWith(each)));
  const last = longest(inside.filter((each) => word.endsWith(each)));
  if (first === undefined || last === undefined || first === last) return [word];
  // Between them stand at most the letters that join them.
  return first.length + last.length + 2 >= word.length ? [first, last] : [word];
}

/** How much a term tells: little where every rule has it. */
const rarityOf = (term: string, shelf: readonly Shelved[]): number =>
  Math.log(1 + shelf.length / Math.max(1, shelf.filter(({ terms }) => terms.has(term)).length));

/** BM25 over the fields of a rule, with a coordination factor: how much of the question it answers. */
function scoreOf({ terms, length, weight }: Shelved, needs: readonly Need[], average: number): number {
  const damping = 1.2 * (0.4 + 0.6 * (length / average));
  const scores = needs.map((ways) =>
    Math.max(0, ...[...ways].map(([way, counts]) => counts * saturated(terms.get(way) ?? 0, damping))),
  );
  const met = scores.filter((score) => score > 0).length;
  const sum = scores.reduce((all, score) => all + score, 0);
  return sum * weight * (0.6 + 0.4 * (met / Math.max(1, needs.length)));
}

const saturated = (count: number, damping: number): number => count / (count + damping);
