import type { Wording } from '#core/words';

/** The page with pictures at the beginning of the rulebook. */
export const words = {
  lead: 'Two players, five castles. When the pile runs out, whoever holds more castles has won. A turn is one action, then you refill your hand.',
  sketch: {
    banner: {
      title: 'Raise a banner',
      text: 'A banner goes under the castle of its emblem, on a column of yours: as strong as the card it is laid upon, or one stronger. An empty column takes any.',
    },
    wizard: {
      title: 'Send a wizard',
      text: 'Played as a wizard, a rainbow card goes on any of your columns and counts 6. Only another wizard may be laid upon it.',
    },
    bridge: {
      title: 'Build a bridge',
      text: 'The other way up, the same card is a bridge. It stands for the banner that is missing, counts 1, and the next banner follows at once.',
    },
    move: {
      title: 'Move a wizard',
      text: 'A wizard on top of a column of yours goes to another castle. For that, the top card of the pile is turned up and laid on its castle.',
    },
    lay: {
      title: 'Lay a card on a castle',
      text: 'There it counts for nobody, and either player may draw it later. While a rainbow castle lies on top, banners of every emblem may be played below.',
    },
    swap: {
      title: 'Swap',
      text: 'Put a fitting banner in the place of the lowest wizard of a column, on either side, and take the rainbow card into your hand.',
    },
    refill: {
      title: 'Refill your hand',
      text: 'After the action you draw up to five cards again: from the pile, or the open top card of a castle.',
    },
    end: {
      title: 'The last card',
      text: 'The last card of the pile ends the match at once. The greater strength holds a castle; if both are equal, more banners do.',
    },
  },
} as const;

export type PrimerWords = Wording<typeof words>;
