/** The kinds of shards; the first four are the colours. */
export const SHARD_NAMES = ['blue', 'green', 'yellow', 'red', 'transparent'] as const;
export type Shard = 0 | 1 | 2 | 3 | 4;
export const SHARDS: readonly Shard[] = [0, 1, 2, 3, 4];
export const COLOURS: readonly Shard[] = [0, 1, 2, 3];
export const TRANSPARENT = 4;

/**
 * Any number of shards, as counts by kind in one small number: five bits for each kind, of which the highest is always 0.
 * So shards are added with + and taken away with −, and every workbench, market and warehouse is one plain number.
 */
export type Shards = number;

const BITS = 5;
/** The highest bit of each kind: a subtraction that would go below zero borrows it. */
const GUARD = 0b10000_10000_10000_10000_10000;

export const NO_SHARDS: Shards = 0;
const ONE: readonly Shards[] = SHARDS.map((kind) => 1 << (BITS * kind));
export const one = (kind: Shard): Shards => ONE[kind];
export const countOf = (shards: Shards, kind: Shard): number => (shards >>> (BITS * kind)) & 31;
export const hasShard = (shards: Shards, kind: Shard): boolean => (shards & (31 << (BITS * kind))) !== 0;
export const coloursOf = (shards: Shards): Shards => shards & 0xfffff;

export function sizeOf(shards: Shards): number {
  return (
    (shards & 31) + ((shards >>> 5) & 31) + ((shards >>> 10) & 31) + ((shards >>> 15) & 31) + (shards >>> 20)
  );
}

/** Are all of these shards among those? */
export const contains = (whole: Shards, part: Shards): boolean =>
  (((whole | GUARD) - part) & GUARD) === GUARD;

/** L1: ten of each colour and six transparent ones. */
export const ALL_SHARDS: Shards = COLOURS.reduce<Shards>(
  (all, kind) => all + 10 * one(kind),
  6 * one(TRANSPARENT),
);

/** Every choice of at least `min` and at most `max` of these shards, each once. */
export function choicesOf(from: Shards, min: number, max: number): Shards[] {
  const choices: Shards[] = [];
  const choose = (kind: number, chosen: Shards, size: number): void => {
    if (kind === SHARDS.length) {
      if (size >= min) choices.push(chosen);
      return;
    }
    const most = Math.min(countOf(from, kind as Shard), max - size);
    for (let count = 0; count <= most; count += 1) choose(kind + 1, chosen + count * ONE[kind], size + count);
  };
  choose(0, NO_SHARDS, 0);
  return choices;
}

const LETTERS = 'BGYRT';

/** Letters in the order B G Y R T: `BGGT`. */
export function shardsWord(shards: Shards): string {
  let word = '';
  for (const kind of SHARDS) word += LETTERS[kind].repeat(countOf(shards, kind));
  return word;
}

/** The word of an action's shards: `none` where there are none. */
export const choiceWord = (shards: Shards): string => shardsWord(shards) || 'none';

export function parseShards(word: string | undefined): Shards | null {
  if (word === undefined || word.length > 46) return null;
  let shards = NO_SHARDS;
  for (const letter of word) {
    const kind = LETTERS.indexOf(letter);
    if (kind < 0) return null;
    shards += ONE[kind];
    if (countOf(shards, kind as Shard) > 10) return null;
  }
  return shards;
}

export const parseChoice = (word: string | undefined): Shards | null =>
  word === 'none' ? NO_SHARDS : word === '' ? null : parseShards(word);

export const shardLetter = (kind: Shard): string => LETTERS[kind];
export function parseShard(word: string | undefined): Shard | null {
  return SHARDS.find((kind) => LETTERS[kind] === word) ?? null;
}
