import { type Game, HIDDEN, type Hidden, type Seat } from '#core/game';
import { type Json, readList, readNumber, readObject } from '#core/json';
import { type OptionSheet, readOptions } from '#core/options';
import { shuffled } from '#core/random';
import { ranking } from '#core/ranking';
import { composeRules } from '#core/rules';
import { rulebook, texts } from './pebbles-texts.ts';

/** A toy with everything a match can have: chance, hidden stones, options, a turn each or all at once. */
export interface PebblesOptions {
  readonly heap: number;
  readonly together: boolean;
  readonly goal: 'most' | 'fewest';
  readonly extras: readonly string[];
}

interface Pebbles<S> {
  readonly options: PebblesOptions;
  turn: Seat;
  /** Who has acted in this round, when all act at once. */
  done: readonly Seat[];
  heap: number;
  /** Each seat's pebbles, and the stones only that seat has seen. */
  pebbles: readonly number[];
  hands: readonly (readonly S[])[];
  bag: readonly S[];
}
export type PebblesView = Pebbles<number | Hidden>;
export type PebblesState = Pebbles<number>;
type PebblesDeal = readonly number[];
type PebblesAction = { readonly kind: 'take'; readonly count: number } | { readonly kind: 'draw' };

const options: OptionSheet<PebblesOptions> = {
  fields: {
    heap: { kind: 'number', default: 6, min: 3, max: 9 },
    together: { kind: 'switch', default: false },
    goal: { kind: 'choice', default: 'most', values: ['most', 'fewest'] },
    extras: { kind: 'list', default: [], values: ['moss', 'sand', 'shell'], max: 2 },
  },
  presets: { rush: { heap: 3, together: true } },
  settle: (settings) => (settings.heap > 3 ? settings : { ...settings, extras: [] }),
  refusal: (settings, seats) =>
    settings.together && seats > 2 && settings.goal === 'fewest'
      ? { rule: 'P5', key: 'refusal.crowd' }
      : null,
};

const seatsOf = (view: PebblesView): number => view.pebbles.length;
const toAct = (view: PebblesView): readonly Seat[] => {
  if (view.heap === 0) return [];
  if (!view.options.together) return [view.turn];
  return view.pebbles.map((_, seat) => seat).filter((seat) => !view.done.includes(seat));
};

function pass(state: PebblesView, seat: Seat): void {
  state.turn = (seat + 1) % seatsOf(state);
  const done = [...state.done, seat];
  state.done = done.length === seatsOf(state) ? [] : done;
}

const rules = composeRules<PebblesView, PebblesAction>(
  {
    take: {
      candidates(_view, _seat, actions) {
        for (const count of [1, 2, 3]) actions.push({ kind: 'take', count });
      },
      refusal: (view, _seat, { count }) =>
        count > view.heap ? { rule: 'P2', key: 'refusal.tooMany', with: { count: view.heap } } : null,
      play(state, seat, { count }) {
        state.heap -= count;
        state.pebbles = state.pebbles.map((had, owner) => (owner === seat ? had + count : had));
        pass(state, seat);
      },
      parts: ({ count }) => [String(count)],
      parse([count]) {
        return count !== undefined && /^[1-3]$/u.test(count) ? { kind: 'take', count: Number(count) } : null;
      },
    },
    draw: {
      candidates(view, _seat, actions) {
        if (view.bag.length > 0) actions.push({ kind: 'draw' });
      },
      sure: true,
      refusal: (view) => (view.bag.length === 0 ? { rule: 'P3', key: 'refusal.noStone' } : null),
      play(state, seat) {
        const [stone, ...bag] = state.bag;
        state.bag = bag;
        state.hands = state.hands.map((hand, owner) => (owner === seat ? [...hand, stone] : hand));
        pass(state, seat);
      },
      parts: () => [],
      parse: () => ({ kind: 'draw' }),
    },
  },
  {
    offered: (view, seat) => (toAct(view).includes(seat) ? ['take', 'draw'] : []),
    notOffered: (view) =>
      view.heap === 0 ? { rule: 'P4', key: 'refusal.over' } : { rule: 'P1', key: 'refusal.wait' },
  },
);

const readStones = (json: Json | undefined, what: string): readonly number[] =>
  readList(json, what, (stone, at) => readNumber(stone, at, 1, 3));
const stoneJson = (stone: number): Json => (stone === HIDDEN ? null : stone);

export const pebbles: Game<PebblesOptions, PebblesDeal, PebblesView, PebblesState, PebblesAction> = {
  id: 'pebbles',
  version: 3,
  seats: { min: 2, max: 3 },
  options,
  rulebook,
  texts,
  deal: (_options, _seats, random) => shuffled([1, 2, 3], random),
  setup: (settings, seats, bag) => ({
    options: settings,
    turn: 0,
    done: [],
    heap: settings.heap,
    pebbles: Array.from({ length: seats }, () => 0),
    hands: Array.from({ length: seats }, () => []),
    bag,
  }),
  seatsIn: seatsOf,
  toAct,
  legalActions: rules.legalActions,
  refusal: rules.refusal,
  play: rules.play,
  copy: (state) => ({ ...state }),
  outcome(view) {
    if (view.heap > 0) return null;
    const scores = view.pebbles.map((had, seat) =>
      view.hands[seat].reduce<number>((sum, stone) => sum + stone, had),
    );
    const sign = view.options.goal === 'most' ? 1 : -1;
    return {
      scores,
      ranking: ranking(scores.length, (a, b) => sign * (scores[b] - scores[a])),
      reason: { key: 'outcome.heap' },
    };
  },
  rematch: (over) => over.options,
  view: (state, seat) => ({
    ...state,
    hands: state.hands.map((hand, owner) =>
      owner === seat || state.heap === 0 ? hand : hand.map(() => HIDDEN),
    ),
    bag: state.bag.map(() => HIDDEN),
  }),
  imagine(view, _seat, random) {
    const left = shuffled(
      [1, 2, 3].filter((stone) => !view.hands.flat().includes(stone)),
      random,
    );
    const fill = (stones: readonly number[]): number[] =>
      stones.map((stone) => (stone === HIDDEN ? left.pop()! : stone));
    return { ...view, hands: view.hands.map(fill), bag: fill(view.bag) };
  },
  encode: rules.encode,
  parse: rules.parse,
  question: (view) => ({
    key: view.bag.length > 0 ? 'question.takeOrDraw' : 'question.take',
    hint: { key: 'question.left', with: { count: view.heap } },
  }),
  describe: (_before, _after, who, action) =>
    action.kind === 'take'
      ? { key: 'log.take', with: { who, count: action.count } }
      : { key: 'log.draw', with: { who } },
  // At the end all hands are turned up.
  reveals: (view, _seat, action) => action.kind === 'draw' || action.count === view.heap,
  preview(view, seat, action) {
    const after = { ...view };
    rules.play(after, seat, action);
    return after;
  },
  names: {
    bySeat: ['pebbles', 'hands'],
    seats: ['turn', 'done'],
    piece: (value, field) => (field === 'hands' || field === 'bag' ? { key: `stone.${value}` } : null),
  },
  json: {
    position: ({ options: settings, turn, done, heap, pebbles: had, hands, bag }) => ({
      options: { ...settings },
      turn,
      done,
      heap,
      pebbles: had,
      hands: hands.map((hand) => hand.map(stoneJson)),
      bag: bag.map(stoneJson),
    }),
    readPosition(json) {
      const fields = readObject(json, 'state', [
        'options',
        'turn',
        'done',
        'heap',
        'pebbles',
        'hands',
        'bag',
      ]);
      const had = readList(fields['pebbles'], 'state.pebbles', (count, at) => readNumber(count, at, 0, 9));
      return {
        options: readOptions(pebbles, fields['options'], had.length),
        turn: readNumber(fields['turn'], 'state.turn', 0, had.length - 1),
        done: readList(fields['done'], 'state.done', (seat, at) => readNumber(seat, at, 0, had.length - 1)),
        heap: readNumber(fields['heap'], 'state.heap', 0, 9),
        pebbles: had,
        hands: readList(fields['hands'], 'state.hands', readStones, had.length),
        bag: readStones(fields['bag'], 'state.bag'),
      };
    },
    deal: (bag) => bag,
    readDeal: (_options, _seats, json) => readStones(json, 'deal'),
  },
};
