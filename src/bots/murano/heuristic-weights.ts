import type { AdvantageId } from '#games/murano/content/advantages';

/** What a player likes, in Liras unless said otherwise. */
export interface HeuristicWeights {
  /** Useful shards that a turn brings, and how uncertain that is. */
  readonly rate: number;
  readonly doubt: number;
  /** What a creation pays that is still far off. */
  readonly pay: number;
  /** What each other shard on the bench takes from the next creation, and from those after it. */
  readonly idle: number;
  readonly idleLater: number;
  /** The first idle shard can be given in an exchange. */
  readonly fodder: number;
  /** What each missing shard costs each of the next creations, by making it later. */
  readonly haste: number;
  /** How much of a turn is still to come while it is being played. */
  readonly present: number;
  /** A shard that the selector brings next turn, and one that a market offers, in useful shards. */
  readonly pair: number;
  readonly market: number;
  /** How much of a completed creation's advantage counts. */
  readonly advantage: number;
  /** Which part of each rival's bench is useful to them. */
  readonly rivalBench: number;
  /** How much the rivals' prospects count; 0 plays for itself alone. */
  readonly rivals: number;
  /** Alone at the table: all creations made. */
  readonly triumph: number;
  /** Expert: alone in the lead while Liras lie on the circle. */
  readonly lead: number;
  /** How many Liras of a lead make a win rather sure. */
  readonly scale: number;
}

/** Level 2, the yardstick of all others. */
export const YARDSTICK: HeuristicWeights = {
  rate: 3.35,
  doubt: 1.6,
  pay: 5.3,
  idle: 0.8,
  idleLater: 0.35,
  fodder: 0.7,
  haste: 0.03,
  present: 0.35,
  pair: 0.3,
  market: 0.15,
  advantage: 1.2,
  rivalBench: 0.7,
  rivals: 1,
  triumph: 12,
  lead: 0.3,
  scale: 5,
};

/** Level 1 counts its money and how far its own creations are, and looks at nobody else. */
export const BEGINNER: HeuristicWeights = {
  ...YARDSTICK,
  idle: 0.1,
  haste: 0,
  idleLater: 0,
  fodder: 0,
  pair: 0,
  market: 0,
  advantage: 0.1,
  rivals: 0,
  triumph: 0,
  lead: 0,
};

/** What it is worth to have an advantage still in hand. */
export const ADVANTAGE_WORTH: Readonly<Record<AdvantageId, number>> = {
  present: 1.2,
  gift: 1.2,
  free: 1.3,
  merchant: 2,
  expert: 1,
  gourmand: 1,
  gambler: 1,
  magician: 1.1,
  favouritism: 1.2,
  privileged: 1,
  prevident: 0.9,
  repetition: 1,
  traveller: 0.2,
  topPrice: 1.4,
  opportunist: 0.8,
  visionary: 0.8,
  authoritarian: 0.7,
  dealer: 1.4,
  clumsiness: 0.3,
  collector: 0.8,
};
