/**
 * The weights of the move ordering, in castles. They were found by play: many small changes at once, kept when the
 * changed player won more of its matches.
 */
export interface MoveOrderingWeights {
  /** How much margin makes a castle half sure: at the end, and more for each card left. */
  readonly doubt: number;
  readonly doubtPerCard: number;
  /** Strength still unseen that a column shuts out by growing, and strength of the own hand. */
  readonly room: number;
  readonly stranded: number;
  /** A rainbow card in hand at the beginning and at the end. */
  readonly rainbow: number;
  readonly rainbowAtEnd: number;
  /** A wizard that the rival can take back. */
  readonly risk: number;
  readonly move: number;
  readonly lay: number;
  readonly bridge: number;
  /** Each strength of a card in hand that may yet be played. */
  readonly keep: number;
  /** Each strength of a card on a castle that the rival could play. */
  readonly gift: number;
  /** A castle set free, for each strength in hand that follows there, and what the rival is taken to hold. */
  readonly wild: number;
  readonly wildRival: number;
  /** A card from the pile, and what each card less is worth to whoever is ahead. */
  readonly pile: number;
  readonly clock: number;
  /** A card from a castle that can be played. */
  readonly take: number;
  readonly takeStrength: number;
  /** Each strength that comes to the table. */
  readonly build: number;
}

export const MOVE_ORDERING_WEIGHTS: MoveOrderingWeights = {
  doubt: -0.45,
  doubtPerCard: 0.79,
  room: 0.003,
  stranded: 0.099,
  rainbow: 0.987,
  rainbowAtEnd: 0.04,
  risk: 1.4,
  move: 0.18,
  lay: 0.037,
  bridge: -0.04,
  keep: 0.052,
  gift: 0.094,
  wild: 0.065,
  wildRival: 5,
  pile: 0.208,
  clock: 0.134,
  take: 0.026,
  takeStrength: 0.054,
  build: 0.049,
};
