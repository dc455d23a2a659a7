import type { RuleEntry, RulebookTexts } from '../rulebook.ts';
import type { Language } from '../words.ts';
import { conceptsOf } from './concepts.ts';
import { isAlike, meant, partsOf } from './likeness.ts';
import { type Need, scoresBySayings, scoresByWords } from './scores.ts';
import { raritiesOn, shelfOf } from './shelf.ts';
import { stem, wordsIn } from './stems.ts';
import { SILENT, SYNONYMS } from './words.ts';

/** Finds rules by the words people use, the best first. */
export type RuleSearch = (question: string) => readonly string[];

/** What somebody else's word counts for the asked one, and one that only begins alike. */
const SYNONYM = 0.8;
const ALIKE = 0.5;
/** What the closest entry of the index counts beyond its words one by one. */
const SAYING = 0.6;
/** What has less than this part of the best answer is none. */
const ANSWERS = 0.35;

export function ruleSearch(
  entries: readonly RuleEntry[],
  texts: RulebookTexts,
  language: Language,
): RuleSearch {
  const stemOf = remembered((word) => stem(word, language));
  const stemsIn = (text: string): readonly string[] => wordsIn(text, language).map(stemOf);
  const concepts = conceptsOf([...SYNONYMS[language], ...(texts.synonyms ?? [])], stemsIn);
  const shelf = shelfOf(entries, texts, concepts, stemsIn);
  const rarity = raritiesOn(shelf);
  const known = new Set(shelf.flatMap(({ words }) => [...words]));
  const stemsKnown = [...known];
  const vocabulary = new Set([...known, ...concepts.flatMap(({ words }) => words)]);
  const wordsKnown = [...vocabulary];
  const silent = new Set(wordsIn(SILENT[language], language));

  const isKnown = (word: string): boolean => word.length >= 3 && known.has(stemOf(word));
  /** A word of a question: a compound as its parts; one that nobody knows as the known one it was meant to be. */
  const read = (word: string): readonly string[] => {
    const whole = stemOf(word);
    if (silent.has(word) || vocabulary.has(whole)) return [whole];
    const parts = partsOf(word, isKnown);
    if (parts !== null) return parts.map(stemOf);
    return [stemsKnown.some((each) => isAlike(each, whole)) ? whole : meant(whole, wordsKnown)];
  };
  /** The asked word, what else it is called, and what begins like it. */
  const waysToSay = remembered((word): Need => {
    const called = concepts.filter((each) => each.has(word)).map(({ name }) => name);
    const alike = stemsKnown.filter((each) => isAlike(each, word));
    // A word that people use for something common tells no more than the common word.
    const weight = Math.min(...[word, ...called].map(rarity));
    return [
      ...alike.map((each) => [each, ALIKE * rarity(each)] as const),
      ...called.map((each) => [each, SYNONYM * rarity(each)] as const),
      [word, weight],
    ];
  });
  const othersFor = (word: string): readonly string[] =>
    concepts.filter((each) => each.has(word)).flatMap(({ words }) => words);
  const byWords = scoresByWords(shelf);
  const bySayings = scoresBySayings(shelf, rarity, new Set(stemsIn(SILENT[language])));
  const needsOf = (telling: ReadonlySet<string>, stems: readonly string[]): readonly Need[] => [
    ...[...telling].map(waysToSay),
    ...concepts.filter((each) => each.isSaidIn(stems)).map(({ name }): Need => [[name, rarity(name)]]),
  ];

  return (question) => {
    const exact = entries.find(({ id }) => id.toLowerCase() === question.trim().toLowerCase());
    if (exact !== undefined) return [exact.id];
    const words = wordsIn(question, language);
    const stems = words.flatMap(read);
    const telling = new Set(words.filter((word) => !silent.has(word)).flatMap(read));
    const sayings = bySayings(new Set(stems), new Set([...telling].flatMap(othersFor)));
    const scored = byWords(needsOf(telling, stems)).map((score, at) => ({
      id: shelf[at].id,
      score: score + SAYING * sayings[at],
    }));
    const least = ANSWERS * Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > 0 && score >= least)
      .toSorted((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}

/** The same word is asked for again and again, while a rulebook is shelved and with every letter of a question. */
function remembered<Value>(make: (word: string) => Value): (word: string) => Value {
  const values = new Map<string, Value>();
  return (word) => {
    const known = values.get(word);
    if (known !== undefined) return known;
    const value = make(word);
    values.set(word, value);
    return value;
  };
}
