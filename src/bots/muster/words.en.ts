import type { Wording } from '#core/words';

/** What the levels are called. */
export const words = {
  1: {
    name: 'Soldier',
    manner: 'Cheerful and quick, never sore about losing.',
    hint: 'Counts strength, and plays what shows most of it at once.',
  },
  2: {
    name: 'Archer',
    manner: 'Steady, and pleased with a neat column.',
    hint: 'Also thinks of its hand, of wizards at risk and of what it leaves to you.',
  },
  3: {
    name: 'Knight',
    manner: 'Polite, patient, fond of a plan.',
    hint: 'Imagines what you may hold, and looks one turn ahead.',
  },
  4: {
    name: 'Beast',
    manner: 'Hungry: takes whatever is left lying.',
    hint: 'Looks several turns ahead in many imagined hands.',
  },
  5: {
    name: 'Leader',
    manner: 'Calm. Waits for your mistake and thanks you for it.',
    hint: 'Thinks as long as it takes. It sees no more of your cards than you show.',
  },
} as const;

export type LevelWords = Wording<typeof words>;
