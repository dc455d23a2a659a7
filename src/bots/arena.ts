import type { AnyGame, Outcome, Seat } from '#core/game';
import { quickRandom, type Random, randomFromText } from '#core/random';
import type { AnyBot, Budget } from './bot.ts';
import { shareOf } from './share.ts';

/** One side of a contest: who chooses, and how long it may think; the budget is asked for anew at each decision. */
export interface Contestant {
  readonly bot: AnyBot;
  budget(): Budget;
}

/** Two contestants, and how they meet. With more than two seats the second one takes all the others. */
export interface Contest {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly contestants: readonly [Contestant, Contestant];
  readonly seed: string;
  /** Milliseconds from any moment; the only clock of the arena. */
  now(): number;
}

/** One match of a round, from the side of the first contestant. */
export interface Meeting {
  /** 1: alone in first place, 0: last; shared places share. */
  readonly score: number;
  /** 1: alone in first place; a shared first place is shared; 0: anything else. */
  readonly win: number;
  /** The score of whoever began; null where several seats begin at once. */
  readonly firstScore: number | null;
  readonly draw: boolean;
  readonly stalled: boolean;
}

/** The same deal played once from every seat, so that the luck of the deal is shared. */
export interface Round {
  readonly meetings: readonly Meeting[];
  /** Milliseconds of each decision of the first contestant and of the second. */
  readonly times: readonly [readonly number[], readonly number[]];
}

/** No match of any game is longer; a bot that circles is stopped here by an error, not by patience. */
const LONGEST = 5000;

export function playRound(contest: Contest, round: number): Round {
  const times: [number[], number[]] = [[], []];
  const meetings = Array.from({ length: contest.seats }, (_, seat) => meet(contest, round, seat, times));
  return { meetings, times };
}

/** One match with the first contestant in this seat. */
function meet(contest: Contest, round: number, own: Seat, times: readonly number[][]): Meeting {
  const { game, options, seats, contestants, seed, now } = contest;
  const state: unknown = game.setup(
    options,
    seats,
    game.deal(options, seats, randomFromText(`${seed} deal ${round}`)),
  );
  const chances = Array.from({ length: seats }, (_, seat) => chanceOf(`${seed} ${round} ${own} ${seat}`));
  const beginners = game.toAct(state);
  for (let step = 0; step < LONGEST; step += 1) {
    const outcome = game.outcome(state);
    if (outcome !== null) return tell(outcome, own, beginners, seats);
    const [seat] = game.toAct(state);
    const side = seat === own ? 0 : 1;
    const { bot, budget } = contestants[side];
    const start = now();
    const action: unknown = bot.choose(game.view(state, seat), seat, budget(), chances[seat]);
    times[side].push(now() - start);
    if (game.refusal(state, seat, action) !== null) {
      throw new Error(`round ${round}: ${game.encode(action)} is illegal`);
    }
    game.play(state, seat, action);
  }
  throw new Error(`round ${round}: not over after ${LONGEST} decisions`);
}

/** Quick chance for thinking, from the seed of the arena. */
const chanceOf = (text: string): Random => quickRandom(randomFromText(text).below(2 ** 32));

function tell(outcome: Outcome, own: Seat, beginners: readonly Seat[], seats: number): Meeting {
  return {
    score: shareOf(outcome, own, seats),
    win: outcome.ranking[0].includes(own) ? 1 / outcome.ranking[0].length : 0,
    firstScore: beginners.length === 1 ? shareOf(outcome, beginners[0], seats) : null,
    draw: outcome.ranking[0].length > 1,
    stalled: outcome.reason.key.includes('stall'),
  };
}
