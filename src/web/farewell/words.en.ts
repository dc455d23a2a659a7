import type { Wording } from '#core/words';

/** What a bot says when a match is over, by its level: cheerful, steady, polite, hungry, calm. */
export const en = {
  won: {
    1: '“Pure luck, I swear. Again?”',
    2: '“That came together nicely. Another?”',
    3: '“Thank you, that was a fine match.”',
    4: '“You left things lying about. I took them.”',
    5: '“I was waiting for that one turn. You played well up to it.”',
  },
  lost: {
    1: '“Ha, well played! Once more?”',
    2: '“Solid work. I would like to try that again.”',
    3: '“You saw further than I did. My respect.”',
    4: '“So that is what it feels like. Well played.”',
    5: '“I did not see that coming. I shall remember it.”',
  },
  even: '“Nothing between us. Shall we find out?”',
} as const;

export type FarewellWords = Wording<typeof en>;
