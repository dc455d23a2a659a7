const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 64n;

/** A choice among `of` things, counted from 0. */
export type PackedChoice = readonly [chosen: number, of: number];

/** Choices as a text that an address may contain, always as long for the same kinds of choices. */
export function packChoices(choices: readonly PackedChoice[]): string {
  let [number, most] = [0n, 1n];
  for (const [chosen, of] of choices) {
    number = number * BigInt(of) + BigInt(chosen);
    most *= BigInt(of);
  }
  let text = '';
  for (; most > 1n; most = (most + BASE - 1n) / BASE) {
    text = DIGITS[Number(number % BASE)] + text;
    number /= BASE;
  }
  return text;
}

/** The choices behind such a text; null where it is none. */
export function unpackChoices(text: string, kinds: readonly number[]): readonly number[] | null {
  let number = 0n;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return null;
    number = number * BASE + BigInt(digit);
  }
  const chosen: number[] = [];
  for (const of of kinds.toReversed()) {
    chosen.push(Number(number % BigInt(of)));
    number /= BigInt(of);
  }
  chosen.reverse();
  const isIt = number === 0n && packChoices(chosen.map((each, at) => [each, kinds[at]])) === text;
  return isIt ? chosen : null;
}
