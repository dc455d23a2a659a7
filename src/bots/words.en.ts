import type { Wording } from '#core/words';

/** What the levels are called, game by game. */
export const words = {
  level: {
    /** Of a game that the bots have not been taught. */
    generic: {
      1: { name: 'Newcomer', hint: 'Knows the rules and looks a moment ahead.' },
      2: { name: 'Regular', hint: 'Plays a few dozen matches in its head before it moves.' },
      3: { name: 'Veteran', hint: 'Plays hundreds of them. It sees no more of your hand than you show.' },
    },
    murano: {
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
    },
    muster: {
      1: { name: 'Soldier', hint: 'Counts strength, and plays what shows most of it at once.' },
      2: {
        name: 'Archer',
        hint: 'Also thinks of its hand, of wizards at risk and of what it leaves to you.',
      },
      3: { name: 'Knight', hint: 'Imagines what you may hold, and looks one turn ahead.' },
      4: { name: 'Beast', hint: 'Looks several turns ahead in many imagined hands.' },
      5: { name: 'Leader', hint: 'Thinks as long as it takes. It sees no more of your cards than you show.' },
    },
  },
} as const;

export type BotWords = Wording<typeof words>;
