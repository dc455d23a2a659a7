import type { Wording } from '#core/words';

/** The texts of a phone beside a screen for all. */
export const words = {
  still: 'The screen shows nothing until you play',
  where: '{card}: where to?',
  wizards: 'Move a wizard',
  moves: 'From {from} to {to}',
  strip: 'The castles',
  standing: '{castle}: you {own}, {name} {rival}',
  first: 'Choose a card',
  place: 'Choose a place',
  theirs: 'theirs',
  yours: 'yours',
  last: 'Last turn',
  covered: 'Both hands are covered. {name} has {cards}.',
} as const;

export type PhoneWords = Wording<typeof words>;
