import type { RuleEntry, RulebookTexts } from '../rulebook.ts';
import type { Concept } from './concepts.ts';

/** What a word counts by where it stands. */
const TITLE = 2.2;
const TEXT = 1;
const REASON = 0.35;
const PART = 0.7;
const INDEX = 0.8;
/** Rules of the published book come before our rulings. */
const PUBLISHED = 1.15;

/** A rule as it is looked up. */
export interface Shelved {
  readonly id: string;
  /** How much of each stem and concept it has. */
  readonly terms: ReadonlyMap<string, number>;
  readonly words: ReadonlySet<string>;
  /** What its index says, each in several words. */
  readonly sayings: readonly (readonly string[])[];
  readonly length: number;
  readonly weight: number;
}

/** Every rule with the stems and concepts it is found by. */
export function shelfOf(
  entries: readonly RuleEntry[],
  { rules, parts, index = {} }: RulebookTexts,
  concepts: readonly Concept[],
  stemsIn: (text: string) => readonly string[],
): readonly Shelved[] {
  const heads = byBeginning(concepts);
  return entries.map(({ id, part }) => {
    const { title, text, reason } = rules[id];
    const terms = new Map<string, number>();
    const words = new Set<string>();
    const add = (term: string, counts: number): void => void terms.set(term, (terms.get(term) ?? 0) + counts);
    const put = (stems: readonly string[], counts: number): void => {
      for (const each of stems) {
        add(each, counts);
        words.add(each);
      }
      for (const each of new Set(stems.flatMap((word) => heads.get(word) ?? []))) {
        const count = each.countIn(stems);
        if (count > 0) add(each.name, count * counts);
      }
    };
    const body = stemsIn(text);
    const sayings = (index[id] ?? '').split(',').map(stemsIn);
    put(stemsIn(title), TITLE);
    put(body, TEXT);
    put(stemsIn(reason ?? ''), REASON);
    put(stemsIn(parts[part] ?? ''), PART);
    put(sayings.flat(), INDEX);
    return {
      id,
      terms,
      words,
      sayings: sayings.filter(({ length }) => length > 1).map((saying) => [...new Set(saying)]),
      length: body.length,
      weight: reason === undefined ? PUBLISHED : 1,
    };
  });
}

function byBeginning(concepts: readonly Concept[]): ReadonlyMap<string, readonly Concept[]> {
  const heads = new Map<string, Concept[]>();
  for (const each of concepts) {
    for (const word of each.beginnings) heads.set(word, [...(heads.get(word) ?? []), each]);
  }
  return heads;
}

/** How much a term tells: little where every rule has it, most where none has. */
export function raritiesOn(shelf: readonly Shelved[]): (term: string) => number {
  const holders = new Map<string, number>();
  for (const { terms } of shelf) {
    for (const term of terms.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  return (term) => Math.log(1 + shelf.length / (holders.get(term) ?? 1));
}
