import type { GameId } from '../games.ts';

/** How long bots take, so that one can follow them; how things move is another matter. */
export const BOT_PACES = ['calm', 'brisk', 'once'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** Milliseconds for one action (a turn of Murano has many), and for what the rival of a lesson does. */
const PAUSES: Readonly<Record<GameId | 'lesson', Readonly<Record<BotPace, number>>>> = {
  muster: { calm: 900, brisk: 450, once: 0 },
  murano: { calm: 480, brisk: 400, once: 0 },
  lesson: { calm: 1100, brisk: 550, once: 0 },
};

export const botPause = (where: GameId | 'lesson', pace: BotPace): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSES[where][pace]);
  });

/** The pace among kept settings; whoever once chose fast animation chose quicker bots with it. */
export function readBotPace(kept: { readonly botPace?: unknown; readonly motion?: unknown }): BotPace {
  const chosen = BOT_PACES.find((each) => each === kept.botPace);
  return chosen ?? (kept.motion === 'fast' ? 'brisk' : 'calm');
}
