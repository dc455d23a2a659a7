import type { Shelved } from './shelf.ts';

/** Ways to say one asked thing, each with what it counts. */
export type Need = readonly (readonly [way: string, counts: number])[];

/** Points for each rule, in the order of the shelf. */
type Scores = readonly number[];

/** Where each word stands: only those places are looked at that have something asked for. */
function placesOf<Place>(
  all: readonly (readonly [words: Iterable<string>, place: Place])[],
): (word: string) => readonly Place[] {
  const places = new Map<string, Place[]>();
  for (const [words, place] of all) {
    for (const word of words) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [place]);
      else known.push(place);
    }
  }
  return (word) => places.get(word) ?? [];
}

const saturated = (count: number, damping: number): number => count / (count + damping);

/** BM25 over the fields of a rule, with a coordination factor: how much of the question it answers. */
export function scoresByWords(shelf: readonly Shelved[]): (needs: readonly Need[]) => Scores {
  const average = shelf.reduce((sum, { length }) => sum + length, 0) / Math.max(1, shelf.length);
  const dampings = shelf.map(({ length }) => 2 * (0.7 + 0.3 * (length / average)));
  const rulesWith = placesOf(shelf.map(({ terms }, at) => [terms.keys(), at]));
  return (needs) => {
    const sums = shelf.map(() => 0);
    const met = shelf.map(() => 0);
    for (const need of needs) {
      const best = new Map<number, number>();
      for (const [way, counts] of need) {
        for (const at of rulesWith(way)) {
          const score = counts * saturated(shelf[at].terms.get(way) ?? 0, dampings[at]);
          best.set(at, Math.max(best.get(at) ?? 0, score));
        }
      }
      for (const [at, score] of best) {
        sums[at] += score;
        met[at] += 1;
      }
    }
    return shelf.map(
      ({ weight }, at) => sums[at] * weight * (0.6 + 0.4 * (met[at] / Math.max(1, needs.length))),
    );
  };
}

/** What a word that no rule is found by counts in a saying. */
const QUIET = 1;

/** What another word for the asked one counts in a saying. */
const OTHERWISE = 0.5;

/** What is asked as the index says it tells more than its words one by one, the more of the saying is asked. */
export function scoresBySayings(
  shelf: readonly Shelved[],
  rarity: (word: string) => number,
  quiet: ReadonlySet<string>,
): (stems: ReadonlySet<string>, others: ReadonlySet<string>) => Scores {
  const worth = (word: string): number => (quiet.has(word) ? QUIET : rarity(word));
  const sayings = shelf.flatMap((each, at) =>
    each.sayings.map((words) => ({ at, words, whole: words.reduce((sum, word) => sum + worth(word), 0) })),
  );
  const sayingsWith = placesOf(sayings.map((saying) => [saying.words, saying]));
  return (stems, others) => {
    const common = new Map<(typeof sayings)[number], number>();
    // Who, is and how tell nothing, unless they are all that is said.
    const telling = new Set([...stems].filter((word) => !quiet.has(word)).flatMap(sayingsWith));
    for (const word of stems) {
      for (const saying of sayingsWith(word)) common.set(saying, (common.get(saying) ?? 0) + worth(word));
    }
    for (const word of others) {
      if (stems.has(word)) continue;
      for (const saying of sayingsWith(word)) {
        const part = common.get(saying);
        if (part !== undefined) common.set(saying, part + OTHERWISE * worth(word));
      }
    }
    const scores = shelf.map(() => 0);
    for (const [saying, part] of common) {
      const { at, whole } = saying;
      const isSaid = part === whole || telling.has(saying);
      if (isSaid) scores[at] = Math.max(scores[at], part * (part / whole) ** 2);
    }
    return scores;
  };
}
