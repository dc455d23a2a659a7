import type { Wording } from '#core/words';

/** What the levels are called. */
export const words = {
  1: { name: 'Soldier', hint: 'Counts strength, and plays what shows most of it at once.' },
  2: {
    name: 'Archer',
    hint: 'Also thinks of its hand, of wizards at risk and of what it leaves to you.',
  },
  3: { name: 'Knight', hint: 'Imagines what you may hold, and looks one turn ahead.' },
  4: { name: 'Beast', hint: 'Looks several turns ahead in many imagined hands.' },
  5: { name: 'Leader', hint: 'Thinks as long as it takes. It sees no more of your cards than you show.' },
} as const;

export type LevelWords = Wording<typeof words>;
