import { readFileSync, writeFileSync } from 'node:fs';
import {
  MATCH_KINDS,
  type MatchKind,
  valueBy,
  type ValueFunction,
} from '#bots/murano/value-network/value-network';
import { type Network, weightCount } from '#bots/murano/value-network/network';
import { MOST } from '#bots/murano/value-network/stored';
import { allFeatureWriter, FEATURES, TABLE_HASH } from './features.ts';
import { storedNetwork } from './stored.ts';

/** The units of the first hidden layer; those who play most often have the most. */
export const WIDE: Readonly<Record<MatchKind, number>> = { solo: 48, duel: 96, many: 96, expert: 48 };
export const NARROW = 32;
export type Weights = Readonly<Record<MatchKind, Float32Array>>;

/** One entry for each kind of match. */
export const forKinds = <T>(each: (kind: MatchKind, at: number) => T): Readonly<Record<MatchKind, T>> =>
  Object.fromEntries(MATCH_KINDS.map((kind, at) => [kind, each(kind, at)])) as unknown as Readonly<
    Record<MatchKind, T>
  >;

export const sizesOf = (kind: MatchKind): Network['sizes'] => [FEATURES, WIDE[kind], NARROW];

/** A value function by these weights, so much of it the heuristic's. */
export const valueOf = (weights: Weights, heuristicShare: number): ValueFunction =>
  valueBy(
    forKinds((kind) => ({ sizes: sizesOf(kind), weights: weights[kind] })),
    allFeatureWriter(),
    heuristicShare,
  );

export function readWeights(file: string): Weights {
  const bytes = readFileSync(file);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  let at = 0;
  return forKinds((kind) => all.slice(at, (at += weightCount(sizesOf(kind)))));
}

export function writeWeights(file: string, weights: Weights): void {
  const parts = MATCH_KINDS.map((kind) => {
    const { buffer, byteOffset, byteLength } = weights[kind];
    return Buffer.from(buffer, byteOffset, byteLength);
  });
  writeFileSync(file, Buffer.concat(parts));
}

/** All of them in one file, as bots read them. The card says how they learnt. */
export function writeContent(file: string, weights: Weights, card: readonly string[]): void {
  const networks = forKinds((kind) =>
    storedNetwork({ sizes: sizesOf(kind), weights: weights[kind] }, TABLE_HASH, MOST),
  );
  const lines = [
    ...card.map((line) => `// ${line}`),
    `export const NETWORKS = ${JSON.stringify(networks)};`,
    '',
  ];
  writeFileSync(file, lines.join('\n'));
}
