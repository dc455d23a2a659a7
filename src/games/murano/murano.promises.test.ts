import type { Kit } from '#core/testing/kit';
import { keepsItsPromises } from '#core/testing/promises';
import { keepsItsPromisesWithPacks } from '#core/testing/promises-of-packs';
import type { Action, Kind } from './rules/action.ts';
import { MARKETS } from './rules/board.ts';
import { CARDS, CATEGORIES } from './rules/cards.ts';
import { creationsOf } from './format/checks.ts';
import { murano } from './index.ts';
import { choicesOf, SHARDS, shardsWord, sizeOf, TRANSPARENT } from './rules/shards.ts';
import { BENCH_SIZE, seatsOf, type State } from './rules/state.ts';
import { due } from './rules/owed.ts';
import { disguise } from './testing/disguise.ts';
import { randomPackText } from './testing/packs.ts';

const PLAIN = ['selector', 'take', 'skip', 'end', 'notch', 'stop'] as const;
const WITH_SHARDS = ['sell', 'create', 'return', 'substitute', 'receive'] as const;
const AT_PLACE = ['reorder', 'owl', 'order', 'pick'] as const;
const OF_RIVAL = ['claim', 'give'] as const;
/** Up to four shards of any kinds, whether they are there or not. */
const SOME_SHARDS = choicesOf(
  SHARDS.reduce<number>((all, kind) => all + (4 << (5 * kind)), 0),
  0,
  4,
);

/** Every well-formed action but for those with more than four shards. */
function* everyAction(): Iterable<Action> {
  for (const kind of PLAIN) yield { kind };
  for (const kind of WITH_SHARDS) for (const shards of SOME_SHARDS) yield { kind, shards };
  for (const kind of AT_PLACE) for (let place = 1; place <= 8; place += 1) yield { kind, place };
  for (const kind of OF_RIVAL) {
    for (const seat of [0, 1, 2, 3]) for (const shard of SHARDS) yield { kind, seat, shard };
  }
  for (const market of MARKETS) {
    yield { kind: 'buy', market };
    yield { kind: 'empty', market };
    for (const shard of SHARDS) {
      yield { kind: 'exchange', shard, market };
      for (const to of MARKETS) yield { kind: 'travel', shard, from: market, to };
    }
  }
  for (const shard of SHARDS) {
    yield { kind: 'gain', shard };
    yield { kind: 'discard', shard };
    for (const take of SHARDS) {
      yield { kind: 'swap', give: shard, take };
      for (const seat of [0, 1, 2, 3]) yield { kind: 'trade', seat, give: shard, take };
    }
  }
  for (const card of CARDS) for (const category of CATEGORIES) yield { kind: 'activate', card, category };
  for (let ring = 0; ring < 12; ring += 1) yield { kind: 'spin', ring };
}
const EVERY_ACTION: readonly Action[] = [...everyAction()];

/** L1: 46 shards, 24 creations and, alone, ten challenge cards. */
function pieces(state: State): string[] {
  const shards = [...state.markets, ...state.benches, state.warehouse].map(shardsWord).join('');
  const challenges = [...state.pile, ...state.revealed, ...state.unused].map(
    (challenge) => `challenge ${challenge}`,
  );
  return [...shards.split(''), ...creationsOf(state).map(String), ...challenges].sort();
}

/** Shards are gathered and creations made: chance alone sells nearly everything. */
const EAGER: readonly Kind[] = ['selector', 'take', 'exchange', 'create', 'activate'];

function expectHolds(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const KIT: Kit = {
  game: murano,
  pieces,
  wellFormed: () => EVERY_ACTION,
  disguise,
  always(state: State) {
    const owed = due(state)?.kind;
    const resting: readonly (Kind | undefined)[] = ['return', 'substitute'];
    expectHolds(
      state.benches.every((bench) => sizeOf(bench) <= BENCH_SIZE) || resting.includes(owed),
      'eight shards on a bench',
    );
    expectHolds(
      state.markets.every((market) => sizeOf(market) <= 3),
      'three shards on a market',
    );
    expectHolds(
      state.money.every((liras) => liras >= 0),
      'no debts',
    );
    expectHolds(state.warehouse >>> (5 * TRANSPARENT) <= 6, 'six transparent shards');
    expectHolds(seatsOf(state) === state.benches.length, 'a bench for each seat');
  },
  eager: ({ kind }: Action) => EAGER.includes(kind),
  longest: 3000,
  // M76: at most 30 rounds for each of 20 creations, four turns a round, and a turn is seldom ten actions long.
  last: 30_000,
};

keepsItsPromises(KIT);

keepsItsPromisesWithPacks({ ...KIT, name: 'murano with the facts of any box [M103]' }, randomPackText);
