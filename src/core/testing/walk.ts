import fc from 'fast-check';
import type { AnyGame, Seat } from '#core/game';
import { everyOptionSet } from '#core/option-sets';
import { type Match, newMatch, playNotation } from '#core/match';
import { saveMatch } from '#core/saved';
import { quickRandom, type Random } from '#core/random';

/** A random match to its first so many actions: small numbers and short lists are what fast-check shrinks to. */
export interface Walk {
  readonly seats: number;
  readonly options: number;
  readonly seed: number;
  readonly choices: readonly number[];
}

/** One decision of a walk, before and after it was played. */
// oxlint-disable typescript/no-explicit-any -- any game's pieces; only the game looks inside them
export interface WalkStep {
  readonly state: any;
  readonly seat: Seat;
  readonly action: any;
  readonly legal: readonly any[];
}
// oxlint-enable typescript/no-explicit-any

/** What a walk may be like. */
export interface WalkSettings {
  /** The playable option sets for each number of seats. */
  readonly sets: ReadonlyMap<number, readonly unknown[]>;
  /** Actions that lead deep into a match, and that chance alone takes too seldom. */
  eager(action: unknown): boolean;
}

export function everySetting(game: AnyGame, eager: WalkSettings['eager'] = () => false): WalkSettings {
  const sets = new Map<number, readonly unknown[]>();
  for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
    sets.set(seats, everyOptionSet(game.options, seats));
  }
  return { sets, eager };
}

/** Three times in four one of the eager actions, where there are any. */
function chosen<T>({ eager }: WalkSettings, legal: readonly T[], choice: number): T {
  const wanted = choice % 4 === 0 ? [] : legal.filter(eager);
  const from = wanted.length > 0 ? wanted : legal;
  return from[(choice >> 2) % from.length];
}

/** A number of seats and one of its option sets. */
type Case = Pick<Walk, 'seats' | 'options'>;

/** So many walks in all, shared out evenly among the option sets; of more sets than walks every so many is taken. */
function cases({ sets }: WalkSettings, runs: number): { case: Case; runs: number }[] {
  const all = [...sets].flatMap(([seats, list]) => list.map((_, options) => ({ seats, options })));
  const stride = Math.max(1, all.length / runs);
  const picked = Array.from(
    { length: Math.ceil(all.length / stride) },
    (_, at) => all[Math.floor(at * stride)],
  );
  return picked.map((one) => ({ case: one, runs: Math.ceil(runs / picked.length) }));
}

function walks({ seats, options }: Case, longest: number): fc.Arbitrary<Walk> {
  return fc.record({
    seats: fc.constant(seats),
    options: fc.constant(options),
    seed: fc.nat(),
    choices: fc.array(fc.nat(1 << 20), { maxLength: longest, size: 'max' }),
  });
}

export function begin(game: AnyGame, settings: WalkSettings, walk: Omit<Walk, 'choices'>): Match {
  const options = settings.sets.get(walk.seats)?.[walk.options] as never;
  return newMatch(game, { options, seats: walk.seats, start: { seed: `walk ${walk.seed}` } });
}

/** So many choices, made as they are wanted. */
export function* choicesFrom(seed: number, count: number): Iterable<number> {
  const random = quickRandom(seed);
  for (let nth = 0; nth < count; nth += 1) yield random.below(1 << 20);
}

/** Plays the walk in place and shows each decision before it is played. */
export function follow(
  game: AnyGame,
  settings: WalkSettings,
  walk: Omit<Walk, 'choices'> & { readonly choices: Iterable<number> },
  visit: (step: WalkStep, random: Random) => void,
): unknown {
  const { state } = begin(game, settings, walk);
  const random = quickRandom(walk.seed);
  for (const choice of walk.choices) {
    const seats = game.toAct(state);
    if (seats.length === 0) break;
    const seat = seats[choice % seats.length];
    const legal = game.legalActions(state, seat);
    const action: unknown = chosen(settings, legal, choice);
    visit({ state, seat, action, legal }, random);
    game.play(state, seat, action);
  }
  return state;
}

/** The walk as a match that can be saved: what a failing promise prints. */
export function asMatch(game: AnyGame, settings: WalkSettings, walk: Walk): Match {
  let match = begin(game, settings, walk);
  follow(game, settings, walk, ({ seat, action }) => {
    match = playNotation(match, seat, game.encode(action));
  });
  return match;
}

/** Checks a property over walks; a failure is shrunk and told as a saved match. */
export function checkWalks(
  game: AnyGame,
  settings: WalkSettings,
  runs: number,
  longest: number,
  property: (walk: Walk) => void,
): void {
  for (const { case: setting, runs: share } of cases(settings, runs)) {
    const details = fc.check(fc.property(walks(setting, longest), property), { numRuns: share });
    if (!details.failed) continue;
    const [walk] = details.counterexample ?? [];
    const why = details.errorInstance instanceof Error ? details.errorInstance.message : 'failed';
    throw new Error(`${why}\nfast-check seed ${details.seed}, shrunk to:\n${tell(game, settings, walk)}`, {
      cause: details.errorInstance,
    });
  }
}

function tell(game: AnyGame, settings: WalkSettings, walk: Walk | undefined): string {
  try {
    return walk === undefined ? '' : saveMatch(asMatch(game, settings, walk));
  } catch {
    return JSON.stringify(walk);
  }
}
