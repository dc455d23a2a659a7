import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURES, MATCH_KINDS, type MatchKind, type Networks } from '#bots/murano/outlook/outlook';
import { NETWORKS, SIZES as SIZES_NOW } from '#bots/murano/content/networks';
import { weightCount } from '#bots/murano/outlook/network';
import { pack, unpack } from '#bots/murano/outlook/packed';

export const SIZES = [FEATURES, 48, 16] as const;
export type Weights = Readonly<Record<MatchKind, Float32Array>>;

/** One entry for each kind of match. */
export const forKinds = <T>(each: (kind: MatchKind, at: number) => T): Readonly<Record<MatchKind, T>> =>
  Object.fromEntries(MATCH_KINDS.map((kind, at) => [kind, each(kind, at)])) as unknown as Readonly<
    Record<MatchKind, T>
  >;

export const networksOf = (weights: Weights): Networks =>
  forKinds((kind) => ({ sizes: SIZES, weights: weights[kind] }));

export function readWeights(file: string): Weights {
  const bytes = readFileSync(file);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const each = all.length / MATCH_KINDS.length;
  return forKinds((_kind, at) => widened(all.slice(at * each, (at + 1) * each)));
}

/** Weights of a narrower first layer, with new units that are not heard yet: the network still says the same. */
function widened(weights: Float32Array): Float32Array {
  const [inputs, wide, narrow] = SIZES;
  const was = (weights.length - 2 * narrow - 1) / (inputs + 1 + narrow);
  const wider = new Float32Array(weightCount(SIZES));
  const first = (inputs + 1) * was;
  wider.set(weights.subarray(0, first));
  for (let at = first; at < (inputs + 1) * wide; at += 1) {
    wider[at] = (Math.random() - 0.5) / Math.sqrt(inputs);
  }
  for (let unit = 0; unit < narrow; unit += 1) {
    const from = first + unit * (was + 1);
    const to = (inputs + 1) * wide + unit * (wide + 1);
    wider.set(weights.subarray(from, from + was), to);
    wider[to + wide] = weights[from + was];
  }
  wider.set(weights.subarray(weights.length - narrow - 1), wider.length - narrow - 1);
  return wider;
}

/** The weights that the bots play with now. */
export const presentWeights = (): Weights =>
  forKinds((kind) => widened(unpack(SIZES_NOW, NETWORKS[kind]).weights));

export function writeWeights(file: string, weights: Weights): void {
  const parts = MATCH_KINDS.map((kind) => {
    const { buffer, byteOffset, byteLength } = weights[kind];
    return Buffer.from(buffer, byteOffset, byteLength);
  });
  writeFileSync(file, Buffer.concat(parts));
}

/** The file that the bots read: src/bots/murano/content/networks.ts. */
export function writeContent(file: string, weights: Weights): void {
  const texts = MATCH_KINDS.map(
    (kind) => `  ${kind}: '${pack({ sizes: SIZES, weights: weights[kind] })}',\n`,
  );
  const lines = [
    '/** Written by tools/training/murano: the weights of the networks, as in outlook/packed.ts. */\n',
    `export const SIZES = ${JSON.stringify(SIZES).replaceAll(',', ', ')} as const;\n\n`,
    `export const NETWORKS = {\n${texts.join('')}} as const;\n`,
  ];
  writeFileSync(file, lines.join(''));
}
