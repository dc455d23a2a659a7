import type { BotPause } from '../game-ui.ts';

/** How long bots take, so that one can follow them; how things move is another matter. */
export const BOT_PACES = ['calm', 'brisk', 'once'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** For one action, where a game has no pause of its own. */
export const USUAL_PAUSE: BotPause = { calm: 900, brisk: 450 };
/** For what the rival of a lesson does. */
export const LESSON_PAUSE: BotPause = { calm: 1100, brisk: 550 };

export const pauseOf = (pauses: BotPause, pace: BotPace): number => ({ ...pauses, once: 0 })[pace];

export const botPause = (pauses: BotPause, pace: BotPace): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, pauseOf(pauses, pace));
  });

/** The pace among kept settings; whoever once chose fast animation chose quicker bots with it. */
export function readBotPace(stored: { readonly botPace?: unknown; readonly motion?: unknown }): BotPace {
  const chosen = BOT_PACES.find((each) => each === stored.botPace);
  return chosen ?? (stored.motion === 'fast' ? 'brisk' : 'calm');
}
