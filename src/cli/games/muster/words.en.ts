import type { Wording } from '#core/words';

/** What the terminal says of Muster that the game does not say. */
export const words = {
  group: {
    banner: 'Play a banner',
    wizard: 'Play a wizard at',
    move: 'Move a wizard',
    lay: 'Lay on a castle',
    bridge: 'Build a bridge',
    swap: 'Swap',
    draw: 'Draw from',
    place: 'Place it on',
  },
  pile: { one: 'Pile {count} card', other: 'Pile {count} cards' },
  pileChoice: 'the pile',
  fromCastle: '{castle}: {card}',
  bridges: { one: '{card} over a bridge', other: '{card} over {count} bridges' },
  swapFor: '{card} for the {piece} of {name} at {castle}',
  quiet: 'No card has left the pile for {count} of {limit} turns.',
  standing: { one: '{count} castle · strength {strength}', other: '{count} castles · strength {strength}' },
  hand: 'Hand',
  held: 'held',
  wild: 'wild',
  turned: 'Turned up: {card}',
  tie: '{castle}: equal strength; {name} has more banners, {more} to {fewer}.',
  rainbow: 'rainbow',
  wizard: 'wizard',
  bridge: 'bridge ({rank})',
  score: { one: '{count} castle', other: '{count} castles' },
  verbs: {
    banner: 'banner play under',
    wizard: 'wizard send',
    move: 'move',
    lay: 'lay on put',
    bridge: 'bridge build',
    swap: 'swap take exchange',
    draw: 'draw',
    place: 'place',
    pile: 'pile deck',
    rainbow: 'rainbow',
    castle: 'castle',
  },
} as const;

export type MusterBoardWords = Wording<typeof words>;
