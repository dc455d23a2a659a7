/** One begins like the other, or ends a compound; a word that is still being typed has three letters at least. */
export const isAlike = (known: string, word: string): boolean =>
  known !== word &&
  ((word.length >= 3 && known.startsWith(word)) ||
    (known.length >= 4 && word.startsWith(known)) ||
    (word.length >= 4 && known.endsWith(word)));

/** Letters that may join the words of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es'];

/** The two known words that a compound is made of, the first as long as can be: Regenbogenburg, Bannerkarten. */
export function partsOf(word: string, isKnown: (part: string) => boolean): readonly string[] | null {
  for (let at = word.length - 3; at >= 3; at--) {
    const first = word.slice(0, at);
    if (!isKnown(first)) continue;
    const joint = JOINTS.find((each) => word.startsWith(each, at) && isKnown(word.slice(at + each.length)));
    if (joint !== undefined) return [first, word.slice(at + joint.length)];
  }
  return null;
}

/** Whether a word becomes the other by so many letters added, left out, changed or swapped with the next. */
export function isWithin(word: string, other: string, slips: number): boolean {
  if (Math.abs(word.length - other.length) > slips) return false;
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const changed = above[at - 1] + (word[row - 1] === other[at - 1] ? 0 : 1);
      const isSwapped = word[row - 1] === other[at - 2] && word[row - 2] === other[at - 1];
      const swapped = row > 1 && at > 1 && isSwapped ? before[at - 2] + 1 : Infinity;
      line.push(Math.min(above[at] + 1, line[at - 1] + 1, changed, swapped));
    }
    before = above;
    above = line;
  }
  return above[other.length] <= slips;
}

/** The known word that somebody may have meant: one with the fewest letters wrong, and not both its first and last. */
export function meant(word: string, known: readonly string[]): string {
  // Among short words a single letter makes another one.
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  const edged = known.filter(
    (each) => each.length > 2 && (each[0] === word[0] || each.at(-1) === word.at(-1)),
  );
  for (let slips = 1; slips <= most; slips++) {
    const near = edged.filter((each) => isWithin(word, each, slips));
    if (near.length > 0) return near.find((each) => each[0] === word[0]) ?? near[0];
  }
  return word;
}
