/** A group of words for one thing: each may be several words, with at most two others between them. */
export interface Concept {
  readonly name: string;
  /** The single words that mean it. */
  readonly words: readonly string[];
  /** What its words begin with: where none of these stands, it is not spoken of. */
  readonly beginnings: ReadonlySet<string>;
  /** How often one of its words stands among these stems. */
  countIn(stems: readonly string[]): number;
  /** Whether a single word means it. */
  has(stem: string): boolean;
  /** Whether it is said by several words together. */
  isSaidIn(stems: readonly string[]): boolean;
}

const GAP = 2;

/** Asked at every word of every rule for every phrase: most are no beginning of it. */
function standsAt(phrase: readonly string[], stems: readonly string[], at: number): boolean {
  if (stems[at] !== phrase[0]) return false;
  let from = at + 1;
  return phrase.slice(1).every((word) => {
    const offset = stems.slice(from, from + GAP + 1).indexOf(word);
    from += offset + 1;
    return offset !== -1;
  });
}

const countOf = (phrase: readonly string[], stems: readonly string[]): number =>
  stems.filter((_, at) => standsAt(phrase, stems, at)).length;

/** One concept a line: `missing, run out, no left`. */
export function conceptsOf(
  lines: readonly string[],
  stemsIn: (text: string) => readonly string[],
): readonly Concept[] {
  return lines.map((line) => {
    const said = line.split(',').map(stemsIn);
    const single = new Set(said.filter(({ length }) => length === 1).map(([word]) => word));
    const phrases = said.filter(({ length }) => length > 1);
    return {
      // A space is in no stem.
      name: ` ${line}`,
      words: [...single],
      beginnings: new Set(said.flatMap(([word]) => (word === undefined ? [] : [word]))),
      countIn: (stems) =>
        stems.filter((each) => single.has(each)).length +
        phrases.reduce((sum, phrase) => sum + countOf(phrase, stems), 0),
      has: (stem) => single.has(stem),
      isSaidIn: (stems) => phrases.some((phrase) => countOf(phrase, stems) > 0),
    };
  });
}
