import type { Wording } from '#core/words';

/** What the levels of a game are called that the bots have not been taught. */
export const words = {
  1: { name: 'Newcomer', hint: 'Knows the rules and looks a little ahead.' },
  2: { name: 'Regular', hint: 'Plays a few dozen matches in its head before it moves.' },
  3: { name: 'Veteran', hint: 'Plays hundreds of them. It sees no more of your hand than you show.' },
} as const;

export type BotWords = Wording<typeof words>;
