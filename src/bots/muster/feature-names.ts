/** Places of named numbers in a network's input, one after another. */
const indexed = <Name extends string>(...names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>;

const numbered = <Name extends string>(name: Name, from: number, to: number): readonly `${Name}${number}`[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${name}${from + index}` as const);

/** What the policy prior is told of an action. */
export const ACTION = indexed(
  // Its kind; a swap by what it takes back.
  'isBanner',
  'isWizard',
  'isMove',
  'isLay',
  'isBridge',
  'isSwapOfOwnWizard',
  'isSwapOfRivalsWizard',
  'isSwapOfBridge',
  'isDrawFromPile',
  'isDrawFromCastle',
  'isPlace',
  // The move ordering's score: itself, below the best one, and softened.
  'score',
  'scoreBelowBest',
  'softScore',
  // The card that is played or taken.
  'cardStrength',
  'cardIsRainbow',
  'cardIsCastle',
  // The castle it is about: margin, change, change of its owner, ranks below the wizards.
  'margin',
  'change',
  'ownerChange',
  'ownRank',
  'rivalRank',
  'hasOwnWizard',
  'hasRivalWizard',
  // The castle that a moved wizard leaves.
  'marginLeft',
  'ownerChangeLeft',
  // The match.
  'ahead',
  'fewCards',
  'castleLead',
  'rainbowsInHand',
  'kinInHand',
  'rivalCouldPlay',
  'quiet',
);

/** What the belief is told of a card nobody has seen: these, and the same again by how much of the match is over. */
export const CARD = indexed(
  ...numbered('strength', 1, 5),
  'isRainbow',
  'isCastle',
  // Of a banner: would it fit the rival's column of its emblem?
  'takesOwnWizard',
  'underWizard',
  'opens',
  'repeatsRank',
  'raisesRank',
  'tooLow',
  'tooHigh',
  'takesThisSeatsWizard',
  'castleIsWild',
);

/** What the value network is told of one side of a castle. */
export const SIDE = indexed(
  'strength',
  'banners',
  ...numbered('rank', 0, 5),
  'oneWizard',
  'moreWizards',
  'bridges',
  ...numbered('inHand', 1, 5),
  // Of an open column: what the hand could add, and the strongest card that follows at once.
  'reach',
  'ready',
  // Of a closed one: could the rival, or the owner, swap the wizard?
  'wizardAtRisk',
  'wizardRecoverable',
  // What the pile may still bring.
  'outs',
  'room',
  'bridgeable',
);

/** What the value network is told of a castle itself. */
export const CASTLE_SELF = indexed(
  'margin',
  'softMargin',
  'lead',
  ...numbered('inPile', 1, 5),
  ...numbered('topStrength', 1, 5),
  'topIsRainbow',
  'topIsCastle',
  'secondStrength',
  'secondIsRainbow',
  'secondIsCastle',
  'laidThisTurn',
  'pileHeight',
  'topFitsOwn',
  'topFitsRival',
);

/** What the value network is told of the whole table. */
export const TABLE = indexed(
  'cardsLeft',
  'fewCards',
  ...numbered('left', 1, 5),
  'leftUpToTen',
  'isRefill',
  'isPlace',
  'cardsMissing',
  'wildCastles',
  'ownRainbows',
  'rivalRainbows',
  'ownCastles',
  'rivalCastles',
  'pileRainbows',
  'pileCastles',
  'castlesHeld',
  'castlesLost',
  'castleLead',
  'margin',
  'quiet',
  'isPlaceOfCastle',
  'withoutSteps',
  'withoutBridges',
  'unity',
  'overRainbow',
  'tieByStrength',
  'isToAct',
  // Is the rival taken to follow the opponent model (1), or this seat itself (−1)?
  'opponentModelRate',
);

export const sizeOf = (names: Readonly<Record<string, number>>): number => Object.keys(names).length;
