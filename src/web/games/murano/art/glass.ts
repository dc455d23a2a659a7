import type { Shard } from '#games/murano/rules/shards';

export type Tint = 'B' | 'G' | 'Y' | 'R' | 'T';

interface Glass {
  readonly hi: string;
  readonly mid: string;
  readonly deep: string;
  readonly dark: string;
}

export const GLASS: Readonly<Record<Tint, Glass>> = {
  B: { hi: '#a9dcff', mid: '#2f8bf5', deep: '#1145bd', dark: '#061d63' },
  G: { hi: '#c2ffd6', mid: '#22b873', deep: '#0a7049', dark: '#03382a' },
  Y: { hi: '#fffbd2', mid: '#ffd23f', deep: '#de950b', dark: '#7d4a00' },
  R: { hi: '#ffb29c', mid: '#f5322f', deep: '#a90f2c', dark: '#520314' },
  T: { hi: '#ffffff', mid: '#e4f4f7', deep: '#a5cbd6', dark: '#5b8796' },
};
/** Of each kind of shard. */
export const TINTS: Readonly<Record<Shard, Tint>> & readonly Tint[] = ['B', 'G', 'Y', 'R', 'T'];

export const shardColour = (shard: Shard): Glass => GLASS[TINTS[shard]];

/** One number with at most one decimal: drawings are sent as text. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
