import type { Wording } from '#core/words';

export const words = {
  kind: {
    1: 'Banners of strength 1, of each emblem',
    2: 'Banners of strength 2, of each emblem',
    3: 'Banners of strength 3, of each emblem',
    4: 'Banners of strength 4, of each emblem',
    5: 'Banners of strength 5, of each emblem',
    rainbows: 'Rainbow cards',
    castles: 'Rainbow castles',
  },
  here: 'here {count}',
  less: 'One fewer: {name}',
  more: 'One more: {name}',
  right: '47 cards: this deck can be played.',
  tooMany: '{size} cards: a deck has 47, so some are too many.',
  tooFew: '{size} cards: a deck has 47, so some are missing.',
} as const;

export type MusterBoxWords = Wording<typeof words>;
