import type { Seat } from '#core/game';
import { type Match, mayUndo } from '#core/match';
import { speaker } from '#core/words';
import type { AnyBoard, AnyScene } from '../boards/board.ts';
import type { Say } from '../language.ts';
import type { Console } from '../terminal/console.ts';
import { playBot, type SeatedBot } from './bot.ts';

/** A person playing a match against bots: everything that changes while they do. */
export interface PlaySession {
  match: Match;
  /** How many actions were there when the person acted last: what came after is news. */
  told: number;
  /** A sentence for the next page. */
  notice: string | null;
  /** The person has said that the turn is done; until then the bots wait. */
  passed: boolean;
  /** Where the match is saved; null when it cannot be. */
  file: string | null;
  readonly seat: Seat;
  readonly bot: SeatedBot;
  readonly names: readonly string[];
  readonly board: AnyBoard;
  readonly console: Console;
  readonly say: Say;
}

export const toAct = ({ match }: PlaySession): readonly Seat[] => match.game.toAct(match.state);

/** What the person sees, and how it is told. */
export function sceneOf({ match, seat, names, console, say }: PlaySession): AnyScene {
  const { game, state } = match;
  const nameOf = (each: Seat): string => names[each] ?? String(each);
  const { ink, width } = console;
  const words = speaker(say.language, game.texts[say.language].words, nameOf);
  return { game, view: game.view(state, seat), seat, nameOf, speaker: words, say, ink, width };
}

/** The turn is over but can still be taken back: the person decides when the bots answer. */
export function isPausing(sitting: PlaySession): boolean {
  const seats = toAct(sitting);
  const over = seats.length === 0;
  if (over || seats.includes(sitting.seat) || !sitting.board.turnsEndThemselves) return false;
  return !sitting.passed && mayUndo(sitting.match, sitting.seat);
}

/** Bots act until nobody but the person is to act; where several choose at once they choose first. */
export function letBotsAct(sitting: PlaySession): void {
  if (isPausing(sitting)) return;
  for (;;) {
    const seat = toAct(sitting).find((each) => each !== sitting.seat);
    if (seat === undefined) return;
    sitting.match = playBot(sitting.match, seat, sitting.bot);
  }
}
