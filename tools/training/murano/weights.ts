import { readFileSync, writeFileSync } from 'node:fs';
import {
  FEATURES,
  MATCH_KINDS,
  type MatchKind,
  type Networks,
} from '#bots/murano/value-network/value-network';
import { NETWORKS } from '#bots/murano/content/networks';
import { pack, unpack } from '#bots/murano/value-network/packed';

export const SIZES = [FEATURES, 32, 16] as const;
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
  return forKinds((_kind, at) => all.slice(at * each, (at + 1) * each));
}

/** The weights that the bots play with now. */
export const presentWeights = (): Weights => forKinds((kind) => unpack(SIZES, NETWORKS[kind]).weights);

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
    '/** Written by tools/training/murano: the weights of the networks, as in value-network/packed.ts. */\n',
    `export const SIZES = ${JSON.stringify(SIZES).replaceAll(',', ', ')} as const;\n\n`,
    `export const NETWORKS = {\n${texts.join('')}} as const;\n`,
  ];
  writeFileSync(file, lines.join(''));
}
