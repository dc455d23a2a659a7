import { recordOf } from '#core/record';
import { type Network, weightCount } from './network.ts';
import { MATCH_KINDS, type MatchKind, type Networks } from './value-network.ts';

/** Weights as text: for each unit a scale in four letters, then each weight in two. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE = LETTERS.length;
const SCALE_LETTERS = 4;
const WEIGHT_LETTERS = 2;
/** A weight is a whole number of scales, from −2047 to 2047; a scale is a whole number of these. */
const MOST = 2047;
const GRAIN = 2 ** -23;

const unitsOf = ([inputs, wide, narrow]: Network['sizes']): number[] => [
  ...Array.from({ length: wide }, () => inputs + 1),
  ...Array.from({ length: narrow }, () => wide + 1),
  narrow + 1,
];

export function unpack(sizes: Network['sizes'], text: string): Network {
  const weights = new Float32Array(weightCount(sizes));
  let [at, from] = [0, 0];
  const read = (letters: number): number => {
    let value = 0;
    for (const end = from + letters; from < end; from += 1) {
      value = value * BASE + LETTERS.indexOf(text[from]);
    }
    return value;
  };
  for (const count of unitsOf(sizes)) {
    const scale = read(SCALE_LETTERS) * GRAIN;
    for (const end = at + count; at < end; at += 1) weights[at] = scale * (read(WEIGHT_LETTERS) - MOST);
  }
  return { sizes, weights };
}

/** The networks of all kinds, if they learnt by the table of features that is written now. */
export function unpackAll(
  sizes: Network['sizes'],
  texts: Readonly<Record<MatchKind, string>>,
  learntBy: number,
  table: number,
): Networks {
  if (learntBy !== table) throw new Error(`weights for the features ${learntBy}, expected ${table}`);
  return recordOf(MATCH_KINDS, (kind) => unpack(sizes, texts[kind]));
}

export function pack({ sizes, weights }: Network): string {
  let text = '';
  let at = 0;
  const write = (value: number, letters: number): void => {
    for (let place = letters - 1; place >= 0; place -= 1) {
      text += LETTERS[Math.floor(value / BASE ** place) % BASE];
    }
  };
  for (const count of unitsOf(sizes)) {
    const unit = weights.subarray(at, at + count);
    const grains = Math.max(1, Math.ceil(Math.max(...unit.map(Math.abs)) / MOST / GRAIN));
    write(grains, SCALE_LETTERS);
    for (const weight of unit) write(Math.round(weight / (grains * GRAIN)) + MOST, WEIGHT_LETTERS);
    at += count;
  }
  return text;
}
