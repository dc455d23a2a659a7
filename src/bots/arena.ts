import type { AnyGame, Outcome, Seat } from '#core/game';
import { quickRandom, type Random, randomFromText } from '#core/random';
import type { AnyBot, Budget } from './bot.ts';
import { timeFor } from './level.ts';
import type { AnyEvaluator } from './review/evaluator.ts';
import { meanAfter } from './review/luck.ts';
import { shareOf } from './share.ts';

/** One side of a contest: who chooses, and how long it may think; the budget is asked for anew at each decision. */
export interface Contestant {
  readonly bot: AnyBot;
  /** Milliseconds that it is given for a decision at most. */
  readonly milliseconds: number;
  /** For a decision, with the milliseconds spent on earlier ones of the same turn. */
  budget(spent: number): Budget;
}

/** Two contestants, and how they meet. With more than two seats the second one takes all the others. */
export interface Contest {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly contestants: readonly [Contestant, Contestant];
  readonly seed: string;
  /** Where the luck of what is drawn is to be told. The deal is shared by the matches of a round. */
  readonly evaluator?: AnyEvaluator | undefined;
  /** Milliseconds from any moment; the only clock of the arena. */
  now(): number;
}

/** One match of a round, from the side of the first contestant. */
export interface Meeting {
  /** 1: alone in first place, 0: last; shared places share. */
  readonly score: number;
  /** The luck of what was drawn after the deal and of what was chosen by chance, in shares; null: not asked for. */
  readonly luck: number | null;
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
  /** How long the first contestant took, and the second. */
  readonly times: readonly [Times, Times];
}

/** Milliseconds of one side: of each decision, and of each turn, which is what a seat decides before another does. */
export interface Times {
  readonly decisions: readonly number[];
  readonly turns: readonly number[];
  /** Answers that came so long after time was up that somebody waiting would notice. */
  readonly late: number;
}
type Watch = { decisions: number[]; turns: number[]; late: number };

/** Whatever takes less than a tenth of a second seems to happen at once. */
const GRACE = 100;

/** No match of any game is longer; a bot that circles is stopped here by an error, not by patience. */
const LONGEST = 5000;

export function playRound(contest: Contest, round: number): Round {
  const watch = (): Watch => ({ decisions: [], turns: [], late: 0 });
  const times: [Watch, Watch] = [watch(), watch()];
  const meetings = Array.from({ length: contest.seats }, (_, seat) => meet(contest, round, seat, times));
  return { meetings, times };
}

/** One match with the first contestant in this seat. */
function meet(contest: Contest, round: number, own: Seat, times: readonly Watch[]): Meeting {
  const { game, options, seats, contestants, seed, now } = contest;
  const state: unknown = game.setup(
    options,
    seats,
    game.deal(options, seats, randomFromText(`${seed} deal ${round}`)),
  );
  const chances = Array.from({ length: seats }, (_, seat) => chanceOf(`${seed} ${round} ${own} ${seat}`));
  const beginners = game.toAct(state);
  const luck = luckFor(contest, own);
  let [before, spent]: [Seat | null, number] = [null, 0];
  for (let step = 0; step < LONGEST; step += 1) {
    const outcome = game.outcome(state);
    if (outcome !== null) return { ...tell(outcome, own, beginners, seats), luck: luck.sum() };
    const [seat] = game.toAct(state);
    const side = seat === own ? 0 : 1;
    const { bot, budget, milliseconds } = contestants[side];
    if (seat !== before) spent = 0;
    const start = now();
    const action: unknown = bot.choose(game.view(state, seat), seat, budget(spent), chances[seat]);
    const taken = now() - start;
    note(times[side], taken, timeFor(milliseconds, spent), seat === before);
    spent += taken;
    before = seat;
    if (game.refusal(state, seat, action) !== null) {
      throw new Error(`round ${round}: ${game.encode(action)} is illegal`);
    }
    luck.choose(state, seat, action, bot);
    luck.expect(state, seat, action);
    game.play(state, seat, action);
    luck.see(state);
  }
  throw new Error(`round ${round}: not over after ${LONGEST} decisions`);
}

/** Adds up what chance did to a seat: in a choice, and after an action what came of it less what might have come. */
function luckFor({ game, evaluator }: Contest, own: Seat) {
  let expected: number | null = null;
  let sum = 0;
  return {
    /** Of a player that chooses by chance: what it chose less the mean of what it might have (AIVAT, Burch et al. 2018). */
    choose(state: unknown, seat: Seat, action: unknown, bot: AnyBot): void {
      const view: unknown = game.view(state, seat);
      const odds = evaluator?.actionShares && bot.odds?.(view, seat);
      if (odds === undefined) return;
      const word = game.encode(action);
      const shares = evaluator!.actionShares!(state, seat).map((each) => each[own]);
      const chosen = game.legalActions(view, seat).findIndex((each: unknown) => game.encode(each) === word);
      sum += odds.reduce((less, chance, at) => less - chance * shares[at], shares[chosen]);
    },
    expect(state: unknown, seat: Seat, action: unknown): void {
      const chance = evaluator?.chance(state, seat, action) ?? null;
      expected = chance === null ? null : meanAfter(evaluator!, chance).means[own];
    },
    see(state: unknown): void {
      if (expected !== null) sum += evaluator!.openShares(state)[own] - expected;
    },
    sum: (): number | null => (evaluator === undefined ? null : sum),
  };
}

function note(watch: Watch, taken: number, allowed: number, sameTurn: boolean): void {
  const { decisions, turns } = watch;
  decisions.push(taken);
  if (sameTurn) turns[turns.length - 1] += taken;
  else turns.push(taken);
  if (taken > allowed + GRACE) watch.late += 1;
}

/** Quick chance for thinking, from the seed of the arena. */
const chanceOf = (text: string): Random => quickRandom(randomFromText(text).below(2 ** 32));

function tell(outcome: Outcome, own: Seat, beginners: readonly Seat[], seats: number): Omit<Meeting, 'luck'> {
  return {
    score: shareOf(outcome, own, seats),
    win: outcome.ranking[0].includes(own)
      ? 1 / (outcome.won === undefined ? outcome.ranking[0].length : 1)
      : 0,
    firstScore: beginners.length === 1 ? shareOf(outcome, beginners[0], seats) : null,
    // Those who play together share the first place without having drawn.
    draw: outcome.ranking[0].length > 1 && outcome.won === undefined,
    stalled: outcome.reason.key.includes('stall'),
  };
}
