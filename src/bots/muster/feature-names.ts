/**
 * What the networks are told, by name: the index of each number in their input. Where a name stands for several numbers
 * in a row, a comment says which. Literals, because a look-up in them is folded to a constant where it is compiled.
 */
/** What the policy prior is told of an action. */
export const ACTION = {
  // Its kind; a swap by what it takes back.
  isBanner: 0,
  isWizard: 1,
  isMove: 2,
  isLay: 3,
  isBridge: 4,
  isSwapOfOwnWizard: 5,
  isSwapOfRivalsWizard: 6,
  isSwapOfBridge: 7,
  isDrawFromPile: 8,
  isDrawFromCastle: 9,
  isPlace: 10,
  // The move ordering's score: itself, below the best one, and softened.
  score: 11,
  scoreBelowBest: 12,
  softScore: 13,
  // The card that is played or taken.
  cardStrength: 14,
  cardIsRainbow: 15,
  cardIsCastle: 16,
  // The castle it is about: margin, change, change of its owner, ranks below the wizards.
  margin: 17,
  change: 18,
  ownerChange: 19,
  ownRank: 20,
  rivalRank: 21,
  hasOwnWizard: 22,
  hasRivalWizard: 23,
  // The castle that a moved wizard leaves.
  marginLeft: 24,
  ownerChangeLeft: 25,
  // The match.
  ahead: 26,
  fewCards: 27,
  castleLead: 28,
  rainbowsInHand: 29,
  kinInHand: 30,
  rivalCouldPlay: 31,
  quiet: 32,
} as const;
export const ACTION_FEATURES = 33;

/** What the belief is told of a card nobody has seen: these, and the same again by how much of the match is over. */
export const CARD = {
  /** For each from 1 to 5. */
  strength: 0,
  isRainbow: 5,
  isCastle: 6,
  // Of a banner: would it fit the rival's column of its emblem?
  takesOwnWizard: 7,
  underWizard: 8,
  opens: 9,
  repeatsRank: 10,
  raisesRank: 11,
  tooLow: 12,
  tooHigh: 13,
  takesThisSeatsWizard: 14,
  castleIsWild: 15,
} as const;
export const CARD_FEATURES = 16;

/** What the value network is told of one side of a castle. */
export const SIDE = {
  strength: 0,
  banners: 1,
  /** For each rank from 0 to 5. */
  rank: 2,
  oneWizard: 8,
  moreWizards: 9,
  bridges: 10,
  /** For each strength from 1 to 5. */
  inHand: 11,
  // Of an open column: what the hand could add, and the strongest card that follows at once.
  reach: 16,
  ready: 17,
  // Of a closed one: could the rival, or the owner, swap the wizard?
  wizardAtRisk: 18,
  wizardRecoverable: 19,
  // What the pile may still bring.
  outs: 20,
  room: 21,
  bridgeable: 22,
} as const;
export const SIDE_FEATURES = 23;

/** What the value network is told of a castle itself. */
export const CASTLE_SELF = {
  margin: 0,
  softMargin: 1,
  lead: 2,
  /** For each strength from 1 to 5. */
  inPile: 3,
  /** For each strength from 1 to 5. */
  topStrength: 8,
  topIsRainbow: 13,
  topIsCastle: 14,
  secondStrength: 15,
  secondIsRainbow: 16,
  secondIsCastle: 17,
  laidThisTurn: 18,
  pileHeight: 19,
  topFitsOwn: 20,
  topFitsRival: 21,
} as const;
export const CASTLE_SELF_FEATURES = 22;

/** What the value network is told of the whole table. */
export const TABLE = {
  cardsLeft: 0,
  fewCards: 1,
  /** For each number of cards from 1 to 5. */
  left: 2,
  leftUpToTen: 7,
  isRefill: 8,
  isPlace: 9,
  cardsMissing: 10,
  wildCastles: 11,
  ownRainbows: 12,
  rivalRainbows: 13,
  ownCastles: 14,
  rivalCastles: 15,
  pileRainbows: 16,
  pileCastles: 17,
  castlesHeld: 18,
  castlesLost: 19,
  castleLead: 20,
  margin: 21,
  quiet: 22,
  isPlaceOfCastle: 23,
  withoutSteps: 24,
  withoutBridges: 25,
  unity: 26,
  overRainbow: 27,
  tieByStrength: 28,
  isToAct: 29,
  // Is the rival taken to follow the opponent model (1), or this seat itself (−1)?
  opponentModelRate: 30,
} as const;
export const TABLE_FEATURES = 31;
