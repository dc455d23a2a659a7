import type { Wording } from '#core/words';

/** What the levels are called. */
export const words = {
  1: {
    name: 'Apprentice',
    manner: 'Eager, and proud of every drop of glass.',
    hint: 'Looks at a few ways to end its turn, and likes to try things out.',
  },
  2: {
    name: 'Artisan',
    manner: 'Tidy and friendly, never wastes a shard.',
    hint: 'Looks at how its turn can end and at how far you are, with a whim now and then.',
  },
  3: {
    name: 'Glassblower',
    manner: 'Hums while working, hardly looks up.',
    hint: 'Has thousands of matches behind it, and is often careless.',
  },
  4: {
    name: 'Master',
    manner: 'Quick-witted, and good at spoiling a market.',
    hint: 'Has thousands of matches behind it, and is careless now and then.',
  },
  5: {
    name: 'Grandmaster',
    manner: 'Has seen it all, and smiles before you see why.',
    hint: 'Also imagines your next turn and its own after it. It sees no more of your cards than you show.',
  },
} as const;

export type LevelWords = Wording<typeof words>;
