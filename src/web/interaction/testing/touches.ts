import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, Seat } from '#core/game';
import { stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { choicesFrom, everySetting, follow } from '#core/testing/walk';
import type { GestureModel, Reasons } from '../gesture-model.ts';
import { gestures, type SeatPosition } from '../gestures.ts';
import { unmetBy } from '../mentions.ts';

/** What a game's touches are held against; written without a look at how the game finds its reasons. */
export interface TouchTest<View, Action, Spot extends { readonly at: string }> {
  readonly model: GestureModel<View, Action, Spot>;
  readonly reasons: Reasons<View, Action, Spot>;
  /** Everything that is drawn to be touched. */
  spots(view: View, seat: Seat | null): readonly Spot[];
  /** Every well-formed action with what lies on the table, whether the rules allow it or not. */
  everyAction(view: View, seat: Seat): Iterable<Action>;
  /** What a touched spot may stand for. */
  keys(view: View, seat: Seat, spot: Spot): readonly string[];
  /** What of the selected things a reason may leave aside, where no action is about all of them. */
  aside(selected: readonly Spot[], spot: Spot): readonly (readonly Spot[])[];
  /** The rules that may be cited where no action has the shape of what was touched. */
  stated(view: View, seat: Seat, selected: readonly Spot[], spot: Spot): readonly string[];
}

const MOST_SELECTED = 2;

/** Touches everything with everything that up to two touches before can choose, and throws where a touch misleads. */
function touchEverything<View, Action extends object, Spot extends { readonly at: string }>(
  test: TouchTest<View, Action, Spot>,
  now: SeatPosition<View, Action>,
): number {
  const { model } = test;
  const { press, reason } = gestures(model);
  const spots = test.spots(now.view, now.seat);
  const words = new Set(now.legal.map((action) => model.game.encode(action)));
  const rulesFor = rulesOf(test, now);
  // The same thing with its other side up is another choice.
  const nameOf = (selected: readonly Spot[]): string =>
    selected.map((spot) => `${model.nameOf(spot)} (${model.keyOf(spot)})`).join(' + ');
  const known = new Set(['']);
  const waiting: (readonly Spot[])[] = [[]];
  let touches = 0;
  for (let selected = waiting.shift(); selected !== undefined; selected = waiting.shift()) {
    for (const spot of spots) {
      touches += 1;
      const fault = (what: string): Error =>
        new Error(
          `seat ${now.seat}: chosen ${nameOf(selected) || 'nothing'}, touched ${model.nameOf(spot)}: ${what}`,
        );
      const touched = press(now, selected, spot);
      if (touched.kind === 'play') {
        const word = model.game.encode(touched.action);
        if (!words.has(word)) throw fault(`plays ${word}, which is not legal`);
      } else if (touched.kind === 'select') {
        const name = nameOf(touched.spots);
        if (name === nameOf(selected)) throw fault('changes nothing');
        if (touched.spots.length <= MOST_SELECTED && !known.has(name)) {
          known.add(name);
          waiting.push(touched.spots);
        }
      } else {
        const { refusal } = reason(now, selected, spot, test.reasons);
        if (refusal === undefined) throw fault('gives no reason');
        const { rule } = refusal;
        const rules = rulesFor(selected, spot);
        if (!rules.has(rule)) {
          throw fault(`cites ${rule}, expected one of ${[...rules].join(', ') || 'none'}`);
        }
      }
    }
  }
  return touches;
}

/** The rules by which the game itself refuses what was meant; where nothing has such a shape, those that were stated. */
function rulesOf<View, Action extends object, Spot extends { readonly at: string }>(
  test: TouchTest<View, Action, Spot>,
  { view, seat }: SeatPosition<View, Action>,
): (selected: readonly Spot[], spot: Spot) => ReadonlySet<string> {
  const { model } = test;
  if (seat === null) return () => new Set([model.watching.rule]);
  const refusedAbout = new Map<string, { readonly rule: string; readonly mentions: readonly string[] }[]>();
  for (const action of test.everyAction(view, seat)) {
    const rule = model.game.refusal(view, seat, action)?.rule;
    if (rule === undefined) continue;
    const mentions = model.mentions(view, seat, action);
    for (const key of new Set(mentions)) {
      const others = refusedAbout.get(key);
      if (others === undefined) refusedAbout.set(key, [{ rule, mentions }]);
      else others.push({ rule, mentions });
    }
  }
  const refusingRules = (selected: readonly Spot[], spot: Spot): ReadonlySet<string> => {
    for (const spots of [selected, ...test.aside(selected, spot)]) {
      const rules = new Set<string>();
      for (const key of test.keys(view, seat, spot)) {
        const wanted = [...spots.map(model.keyOf), key];
        for (const { rule, mentions } of refusedAbout.get(key) ?? []) {
          if (!rules.has(rule) && unmetBy(mentions, wanted) !== null) rules.add(rule);
        }
      }
      if (rules.size > 0) return rules;
    }
    return new Set(test.stated(view, seat, selected, spot));
  };
  // Equal shards ask the same.
  const known = new Map<string, ReadonlySet<string>>();
  return (selected, spot) => {
    const name = [...selected, spot].map(model.keyOf).join();
    const rules = known.get(name) ?? refusingRules(selected, spot);
    known.set(name, rules);
    return rules;
  };
}

/** A position as each seat sees it, and as somebody without a seat does. */
function* positionsOf<View, Action>(game: AnyGame, state: unknown): Iterable<SeatPosition<View, Action>> {
  const toAct = game.toAct(state);
  for (const seat of [...Array(game.seatsIn(state)).keys(), null]) {
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
    for (const now of positionsOf<View, Action>(test.model.game, state)) touchEverything(test, now);
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

/** What comes of touching these one after the other: the notation played, what is selected, or the rule cited. */
export function touched<View, Action extends object, Spot extends { readonly at: string }>(
  { model, reasons }: Pick<TouchTest<View, Action, Spot>, 'model' | 'reasons'>,
  state: unknown,
  spots: readonly Spot[],
): string {
  const { game, nameOf } = model;
  const view: View = game.view(state, 0);
  const legal: readonly Action[] = game.legalActions(view, 0);
  const now = { view, seat: 0, mover: 0, legal, led: false };
  const { press, reason } = gestures(model);
  let selected: readonly Spot[] = [];
  let result = '';
  for (const spot of spots) {
    const pressed = press(now, selected, spot);
    if (pressed.kind === 'play') return game.encode(pressed.action);
    if (pressed.kind === 'select') {
      selected = pressed.spots;
      result = selected.map(nameOf).join(' ');
    } else {
      const { refusal } = reason(now, selected, spot, reasons);
      result = `${refusal?.rule} ${refusal?.key.replace('refusal.', '')}`;
    }
  }
  return result;
}
