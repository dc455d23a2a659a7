import type { Wording } from '#core/words';

/** What the levels are called. */
export const words = {
  1: {
    name: 'Soldier',
    manner: 'Cheerful and quick, never sore about losing.',
    hint: 'Looks no further than the move at hand, and likes to try things out.',
  },
  2: {
    name: 'Archer',
    manner: 'Steady, and pleased with a neat column.',
    hint: 'Looks no further than the move at hand, but closely.',
  },
  3: {
    name: 'Knight',
    manner: 'Polite, patient, fond of a plan.',
    hint: 'Has millions of matches behind it, and is often careless.',
  },
  4: {
    name: 'Beast',
    manner: 'Hungry: takes whatever is left lying.',
    hint: 'Has millions of matches behind it, and is careless now and then.',
  },
  5: {
    name: 'Leader',
    manner: 'Calm. Waits for your mistake and thanks you for it.',
    hint: 'Plays on in its head, with many imagined hands. It sees no more of your cards than you show.',
  },
} as const;

export type LevelWords = Wording<typeof words>;
