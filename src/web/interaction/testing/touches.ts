import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, Seat } from '#core/game';
import { stagesOf } from '#core/match';
import { loadMatch } from '#core/saved';
import { choicesFrom, everySetting, follow } from '#core/testing/walk';
import { interaction, type Situation } from '../interaction.ts';
import type { Manner } from '../manner.ts';

/** What a game's touches are held against; written without a look at how the game finds its reasons. */
export interface TouchTest<View, Action, Spot extends { readonly at: string }> {
  readonly manner: Manner<View, Action, Spot>;
  /** Everything that is drawn to be touched. */
  spots(view: View, seat: Seat | null): readonly Spot[];
  /** Every well-formed action with what lies on the table, whether the rules allow it or not. */
  everyAction(view: View, seat: Seat): Iterable<Action>;
  /** The keys of what an action is about; equal ones count. */
  mentions(view: View, seat: Seat, action: Action): readonly string[];
  /** What a touched spot may stand for. */
  keys(view: View, seat: Seat, spot: Spot): readonly string[];
  /** What of the chosen things a reason may leave aside, where no action is about all of them. */
  aside(chosen: readonly Spot[], spot: Spot): readonly (readonly Spot[])[];
  /** The rules that may be cited where no action has the shape of what was touched. */
  stated(view: View, seat: Seat, chosen: readonly Spot[], spot: Spot): readonly string[];
}

const MOST_CHOSEN = 2;

/** Touches everything with everything that up to two touches before can choose, and throws where a touch misleads. */
function touchEverything<View, Action extends object, Spot extends { readonly at: string }>(
  test: TouchTest<View, Action, Spot>,
  now: Situation<View, Action>,
): number {
  const { manner } = test;
  const touching = interaction(remembering(manner, now.legal));
  const spots = test.spots(now.view, now.seat);
  const words = new Set(now.legal.map((action) => manner.game.encode(action)));
  const rulesFor = rulesOf(test, now);
  const nameOf = (chosen: readonly Spot[]): string => chosen.map(manner.nameOf).join(' + ');
  const known = new Set(['']);
  const waiting: (readonly Spot[])[] = [[]];
  let touches = 0;
  for (let chosen = waiting.shift(); chosen !== undefined; chosen = waiting.shift()) {
    for (const spot of spots) {
      touches += 1;
      const told = (what: string): Error =>
        new Error(
          `seat ${now.seat}: chosen ${nameOf(chosen) || 'nothing'}, touched ${manner.nameOf(spot)}: ${what}`,
        );
      const touched = touching.touch(now, chosen, spot);
      if (touched.kind === 'play') {
        const word = manner.game.encode(touched.action);
        if (!words.has(word)) throw told(`plays ${word}, which is not legal`);
      } else if (touched.kind === 'choose') {
        const name = nameOf(touched.spots);
        if (name === nameOf(chosen)) throw told('changes nothing');
        if (touched.spots.length <= MOST_CHOSEN && !known.has(name)) {
          known.add(name);
          waiting.push(touched.spots);
        }
      } else {
        const { refusal } = touched.why;
        if (refusal === undefined) throw told('gives no reason');
        const { rule } = refusal;
        const rules = rulesFor(chosen, spot);
        if (!rules.has(rule)) throw told(`cites ${rule}, expected one of ${[...rules].join(', ') || 'none'}`);
      }
    }
  }
  return touches;
}

/** Many spots are touched with the same things chosen: what those leave is worked out once. */
function remembering<View, Action, Spot extends { readonly at: string }>(
  manner: Manner<View, Action, Spot>,
  legal: readonly Action[],
): Manner<View, Action, Spot> {
  const found = new WeakMap<readonly Spot[], { open: readonly Action[]; live: ReadonlySet<string> | null }>();
  return {
    ...manner,
    narrowed(view, seat, all, chosen) {
      if (all !== legal) return manner.narrowed(view, seat, all, chosen);
      const known = found.get(chosen) ?? { open: manner.narrowed(view, seat, all, chosen), live: null };
      found.set(chosen, known);
      return known.open;
    },
    live(view, seat, open, chosen) {
      const known = found.get(chosen);
      if (known === undefined || known.open !== open) return manner.live(view, seat, open, chosen);
      known.live ??= manner.live(view, seat, open, chosen);
      return known.live;
    },
  };
}

/** The rules by which the game itself refuses what was meant; where nothing has such a shape, those that were stated. */
function rulesOf<View, Action extends object, Spot extends { readonly at: string }>(
  test: TouchTest<View, Action, Spot>,
  { view, seat }: Situation<View, Action>,
): (chosen: readonly Spot[], spot: Spot) => ReadonlySet<string> {
  const { manner } = test;
  if (seat === null) return () => new Set([manner.watching.rule]);
  const refused: { readonly rule: string; readonly mentions: readonly string[] }[] = [];
  for (const action of test.everyAction(view, seat)) {
    const refusal = manner.game.refusal(view, seat, action);
    if (refusal !== null) refused.push({ rule: refusal.rule, mentions: test.mentions(view, seat, action) });
  }
  const found = (chosen: readonly Spot[], spot: Spot): ReadonlySet<string> => {
    for (const kept of [chosen, ...test.aside(chosen, spot)]) {
      const found = new Set<string>();
      for (const key of test.keys(view, seat, spot)) {
        const wanted = [...kept.map(manner.keyOf), key];
        for (const { rule, mentions } of refused) if (containsAll(mentions, wanted)) found.add(rule);
      }
      if (found.size > 0) return found;
    }
    return new Set(test.stated(view, seat, chosen, spot));
  };
  // Equal shards ask the same.
  const known = new Map<string, ReadonlySet<string>>();
  return (chosen, spot) => {
    const name = [...chosen, spot].map(manner.keyOf).join();
    const rules = known.get(name) ?? found(chosen, spot);
    known.set(name, rules);
    return rules;
  };
}

function containsAll(mentions: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length > mentions.length) return false;
  const left = [...mentions];
  return wanted.every((key) => {
    const at = left.indexOf(key);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** A position as each seat sees it, and as somebody without a seat does. */
function* situationsOf<View, Action>(game: AnyGame, state: unknown): Iterable<Situation<View, Action>> {
  const toAct = game.toAct(state);
  const seats = (state as { readonly hands: readonly unknown[] }).hands.length;
  for (const seat of [...Array(seats).keys(), null]) {
    const view = game.view(state, seat);
    const mover = seat !== null && toAct.includes(seat) ? seat : null;
    const legal: readonly Action[] = mover === null ? [] : game.legalActions(view, mover);
    yield { view, seat, mover, legal, led: false };
  }
}

/** Touches everything in these positions, for every seat and for somebody without one; how many positions it were. */
export function touchAll<View, Action extends object, Spot extends { readonly at: string }>(
  test: TouchTest<View, Action, Spot>,
  states: Iterable<unknown>,
): number {
  let positions = 0;
  for (const state of states) {
    positions += 1;
    for (const now of situationsOf<View, Action>(test.manner.game, state)) touchEverything(test, now);
  }
  return positions;
}

/** Positions of random matches with every set of options, each played to a depth of its own. */
export function* randomStates(
  game: AnyGame,
  matches: number,
  settings = everySetting(game),
): Iterable<unknown> {
  const cases = [...settings.sets].flatMap(([seats, sets]) => sets.map((_, options) => ({ seats, options })));
  for (let seed = 0; seed < matches; seed += 1) {
    const setting = cases[Math.floor((seed * cases.length) / matches)];
    const depth = 1 + ((seed * 37) % 150);
    yield follow(game, settings, { ...setting, seed, choices: choicesFrom(seed, depth) }, () => undefined);
  }
}

/** Every so many positions of the recorded matches of a game. */
export function* recordedStates(game: AnyGame, every: number): Iterable<unknown> {
  const folder = join(import.meta.dirname, '..', '..', '..', 'games', game.id, 'matches');
  let count = 0;
  for (const file of globSync('*.match', { cwd: folder }).toSorted()) {
    const match = loadMatch(readFileSync(join(folder, file), 'utf8'), () => game);
    for (const { state } of stagesOf(match)) if (count++ % every === 0) yield state;
  }
}
