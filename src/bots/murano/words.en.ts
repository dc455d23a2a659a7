import type { Wording } from '#core/words';

/** What the levels are called. */
export const words = {
  1: { name: 'Apprentice', hint: 'Counts its Liras and the shards of its next creation.' },
  2: {
    name: 'Artisan',
    hint: 'Looks at how its turn can end, and at how far you are.',
  },
  3: {
    name: 'Glassblower',
    hint: 'Knows from very many matches what the end of a turn is worth.',
  },
  4: { name: 'Master', hint: 'Knows as much, and looks at ten times as many ways to end its turn.' },
  5: {
    name: 'Grandmaster',
    hint: 'Also imagines your next turn and its own after it. It sees no more of your cards than you show.',
  },
} as const;

export type LevelWords = Wording<typeof words>;
