import { expect, test } from 'vitest';
import { nonceDigest } from '#core/fair';
import type { AnyGame, Seat } from '#core/game';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import type { Agreement, Proposal } from '#table/table-info';
import { headerOf, newWalk, type TableWalk, wordsOf } from '../../testing/walk.ts';
import {
  decide,
  decideToFill,
  decideToSit,
  LONG_LOG,
  LONG_WAIT,
  MOST_HANDED_OVER,
  MOST_PROPOSED,
  MOST_SITTINGS,
  MOST_UNDONE,
  type TableRequest,
} from './decide.ts';
import { evolve } from './evolve.ts';
import type { TableEvent, TableHeader } from './events.ts';
import { type EvolveEnv, initialState, type TableState, toAct } from './state.ts';

/** What every seat may do in every situation: each answer stands here, so that none changes unnoticed. */

const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const ENV: EvolveEnv = { start: () => ({ seed: 'walk' }) };
const NONCE = 'ab'.repeat(16);
const DIGEST = 'cd'.repeat(32);

/** A table before its match. */
function waiting(events: readonly TableEvent[], change: Partial<TableHeader> = {}): TableState {
  const header = headerOf(muster, 2, FREE, change);
  return events.reduce(
    (state, event) => evolve(state, { seq: state.seq + 1, at: 1000, event, request: null }, ENV),
    initialState(header, muster),
  );
}
const sits = (seat: Seat): TableEvent => ({ kind: 'sit', seat, player: `player ${seat}` });
const binds = (seat: Seat): TableEvent => ({
  kind: 'digest',
  seat,
  digest: nonceDigest('t'.repeat(22), seat, NONCE),
});

/** A match; seat 0 begins. */
function playing(seats = 2, then: (walk: TableWalk) => void = () => undefined, agreement = FREE): TableState {
  const game: AnyGame = seats === 2 ? muster : murano;
  const walk = newWalk(game, headerOf(game, seats, agreement, { options: { first: 'seat0' } }));
  then(walk);
  return walk.state();
}
const moves = (walk: TableWalk): void => {
  const [seat] = toAct(walk.state());
  walk.happen({ kind: 'move', seat, word: wordsOf(walk.state(), seat)[0] });
};
const happens =
  (...events: readonly TableEvent[]) =>
  (walk: TableWalk): void => {
    for (const event of events) walk.happen(event);
  };

const requestsAt = (state: TableState, seat: Seat): readonly TableRequest[] => {
  const id = 'x';
  const after = state.seq;
  const words = toAct(state).includes(seat) ? wordsOf(state, seat) : [];
  return [
    { type: 'digest', id, digest: DIGEST },
    { type: 'nonce', id, nonce: NONCE },
    { type: 'move', id, after, word: words[0] ?? 'draw-pile' },
    { type: 'undo', id, after },
    { type: 'resign', id },
    { type: 'propose', id, what: 'draw' },
    { type: 'propose', id, what: 'callOff' },
    { type: 'propose', id, what: 'undo' },
    { type: 'propose', id, what: 'pause' },
    { type: 'propose', id, what: 'resume' },
    { type: 'agree', id },
    { type: 'decline', id },
    { type: 'handOver', id, level: '1' },
    { type: 'takeBack', id },
    { type: 'stand', id },
    { type: 'stand', id, ifAlone: true },
    { type: 'fill', id, seat: 1, level: '1' },
    { type: 'dismiss', id, seat: 1 },
    { type: 'rematch', id },
  ];
};
const nameOf = (request: TableRequest): string => {
  if (request.type === 'propose') return request.what === 'undo' ? 'undoAsked' : request.what;
  return request.type === 'stand' && request.ifAlone ? 'standIfAlone' : request.type;
};
/** What may be done, what comes of it where that is something else, and what is refused otherwise than by `not-now`. */
const answersAt = (state: TableState, seat: Seat): string =>
  requestsAt(state, seat)
    .flatMap((request) => {
      const decision = decide(state, seat, request);
      const name = nameOf(request);
      if ('reason' in decision) return decision.reason === 'not-now' ? [] : [`${name}: ${decision.reason}`];
      const { kind } = decision.event;
      return [kind === request.type ? name : `${name} → ${kind}`];
    })
    .join(', ');

const opens = (seat: Seat): TableEvent => ({ kind: 'nonce', seat, nonce: NONCE });
const BOTH = [sits(0), sits(1)];
const SEALED = [...BOTH, binds(0), binds(1)];
const GATHERING: Partial<TableHeader> = { gathering: { kind: 'mirror', tables: 1 } };
const proposes = (seat: Seat, what: Proposal['what']): TableEvent => ({
  kind: 'propose',
  seat,
  what,
  asks: true,
});
const handsOver = (why: 'asked' | 'gone'): TableEvent => ({ kind: 'handOver', seat: 0, level: '1', why });
const resigns = (seat: Seat): TableEvent => ({ kind: 'resign', seat });
const agrees = (seat: Seat): TableEvent => ({ kind: 'agree', seat });

const rows: [string, TableState, string, string][] = [
  ['the host alone', waiting([sits(0)]), 'digest, stand → abandon, standIfAlone → abandon, fill', ''],
  ['two, nobody bound', waiting(BOTH), 'digest, stand → abandon, dismiss → stand', 'digest, stand#'],
  ['two, one bound', waiting([...BOTH, binds(1)]), 'digest, stand → abandon', 'digest, stand#'],
  ['two around a screen', waiting(BOTH, { shared: true }), 'digest, stand, dismiss → stand', 'digest, stand'],
  ['all bound', waiting(SEALED), 'nonce, stand → unopened', 'nonce, stand → unopened#'],
  [
    'all bound, one part open',
    waiting([...SEALED, opens(0)]),
    'stand → unopened',
    'nonce, stand → unopened#',
  ],
  ['a gathering with all parts open', waiting([...SEALED, opens(0), opens(1)], GATHERING), '', '#'],
  ['given up before the match', waiting([...BOTH, { kind: 'abandon' }]), '', '#'],
  [
    'begun',
    playing(),
    'move, undo: empty-undo, resign, draw, callOff, handOver',
    'move: illegal, undo: empty-undo, resign, draw, callOff, handOver#',
  ],
  [
    'after an action of 0',
    playing(2, moves),
    'move, undo, resign, draw, callOff, undoAsked, handOver',
    'move: illegal, undo: empty-undo, resign, draw, callOff, handOver#',
  ],
  [
    'a draw is offered by 0',
    playing(2, happens(proposes(0, 'draw'))),
    'move, undo: empty-undo, resign, decline, handOver',
    'move: illegal, undo: empty-undo, resign, agree, decline, handOver#',
  ],
  [
    'calling off is proposed by 1',
    playing(2, happens(proposes(1, 'callOff'))),
    'move, undo: empty-undo, resign, agree, decline, handOver',
    'move: illegal, undo: empty-undo, resign, decline, handOver#',
  ],
  [
    'a bot plays for 0',
    playing(2, happens(handsOver('asked'))),
    'move: not-yours, undo: not-yours, resign, draw, callOff, takeBack',
    'move: illegal, undo: empty-undo, resign, draw, callOff, handOver#',
  ],
  [
    '0 of four has resigned',
    playing(4, happens(resigns(0))),
    'move: not-yours, undo: not-yours',
    'move: illegal, undo: empty-undo, resign, draw, callOff, handOver#',
  ],
  [
    '0 of four is gone',
    playing(4, happens(handsOver('gone'))),
    'move: not-yours, undo: not-yours, resign',
    'move: illegal, undo: empty-undo, resign, draw, callOff, handOver#',
  ],
  [
    '0 of four has agreed with 1',
    playing(4, happens(proposes(1, 'draw'), agrees(0))),
    'move, undo: empty-undo, resign, decline, handOver',
    'move: illegal, undo: empty-undo, resign, decline, handOver#',
  ],
  [
    '1 of four has proposed, then 0 resigned',
    playing(4, happens(proposes(1, 'draw'), resigns(0))),
    'move: not-yours, undo: not-yours',
    'move: illegal, undo: empty-undo, resign, draw, callOff, handOver#',
  ],
  [
    '0 of four has resigned, then 1 proposed',
    playing(4, happens(resigns(0), proposes(1, 'draw'))),
    'move: not-yours, undo: not-yours',
    'move: illegal, undo: empty-undo, resign, decline, handOver#',
  ],
  [
    'a pause',
    playing(2, happens(proposes(1, 'pause'), agrees(0))),
    'resign, draw, callOff, resume, handOver',
    'resign, draw, callOff, resume, handOver#',
  ],
  [
    'a pause, and 0 wants to go on',
    playing(2, happens(proposes(1, 'pause'), agrees(0), proposes(0, 'resume'))),
    'resign, handOver',
    'resign, agree, handOver#',
  ],
  [
    'with clocks, after an action of 0',
    playing(2, moves, { ...FREE, pace: { kind: 'live', minutes: 5, increment: 5 } }),
    'move, undo, resign, draw, callOff, undoAsked, pause, handOver',
    'move: illegal, undo: empty-undo, resign, draw, callOff, pause, handOver#',
  ],
  ['over, 0 has resigned', playing(2, happens(resigns(0))), 'rematch', '#, rematch'],
  [
    'over, 0 wishes for another',
    playing(2, happens(resigns(1), { kind: 'rematch', seat: 0 })),
    '',
    '#, rematch',
  ],
  ['called off', playing(2, happens(proposes(1, 'callOff'), agrees(0))), 'rematch', '#, rematch'],
];
/** What nobody but the host is asked about; `#` in the rows. */
const NOT_HOST = 'fill: not-yours, dismiss: not-yours';

test.each(rows)('what either may do: %s', (_name, state, first, second) => {
  expect(answersAt(state, 0)).toBe(first);
  const others = state.seats[1]?.kind === 'person' ? answersAt(state, 1) : '';
  expect(others).toBe(second.replace(/(?<=.)#/u, `, ${NOT_HOST}`).replace('#', NOT_HOST));
});

test('a seat is taken while it is open before the match, and never otherwise', () => {
  const free = rows.filter(([, state]) => 'event' in decideToSit(state, 'new', 1)).map(([name]) => name);
  expect(free).toEqual(['the host alone']);
});

/** A table whose log has become as long as this. */
const grown = (state: TableState, length: number): TableState => ({
  ...state,
  seq: length,
  matchSeq: length,
});

test.each([
  ['propose', 'propose', LONG_LOG],
  ['undo', 'undo', LONG_LOG],
  ['handOver', 'handOver', LONG_LOG],
] as const)('a log may become so long that nobody may %s any more, and no longer', (type, kind, longest) => {
  const state = playing(2, moves);
  const more = { propose: { what: 'draw' }, undo: {}, handOver: { level: '1' } }[type];
  const asked = (length: number): unknown => {
    const after = grown(state, length);
    return decide(after, 0, { type, id: 'x', after: length, ...more } as never);
  };
  expect(asked(longest - 1)).toMatchObject({ event: { kind } });
  expect(asked(longest)).toEqual({ reason: 'log-full' });
  // What says only who hosts the table does not count.
  const claimed = { ...grown(state, longest), claims: 1 };
  expect(decide(claimed, 0, { type, id: 'x', after: longest, ...more } as never)).toMatchObject({
    event: { kind },
  });
});

test.each([
  ['undone', MOST_UNDONE, { type: 'undo' }, 'undo-limit'],
  ['handOvers', MOST_HANDED_OVER, { type: 'handOver', level: '1' }, 'hand-over-limit'],
  ['proposed', MOST_PROPOSED, { type: 'propose', what: 'draw' }, 'too-fast'],
] as const)(
  'of %s each seat has so many and no more, whatever the other has done',
  (count, most, request, reason) => {
    const state = playing(2, moves);
    const after = (mine: number, other: number): unknown => {
      const progress = { ...state.progress, [count]: [mine, other] };
      return decide({ ...state, progress }, 0, { id: 'x', after: state.seq, ...request } as never);
    };
    expect(after(most - 1, most)).toHaveProperty('event');
    expect(after(most, 0)).toEqual({ reason });
  },
);

test('so often somebody may sit down, and so long a table may be waited at', () => {
  const state = waiting([sits(0)]);
  const sitting = (change: Partial<TableState>): unknown => decideToSit({ ...state, ...change }, 'new', 1);
  const times = (count: number, player: string): string[] => Array.from({ length: count }, () => player);
  expect(sitting({ comings: times(MOST_SITTINGS - 1, 'new') })).toHaveProperty('event');
  expect(sitting({ comings: times(MOST_SITTINGS, 'new') })).toEqual({ reason: 'log-full' });
  expect(sitting({ comings: times(MOST_SITTINGS, 'another') })).toHaveProperty('event');
  expect(sitting({ seq: LONG_WAIT - 1 })).toHaveProperty('event');
  expect(sitting({ seq: LONG_WAIT })).toEqual({ reason: 'log-full' });
});

test('each table of a gathering keeps somebody who is no bot', () => {
  const bot = (seat: Seat): TableEvent => ({ kind: 'fill', seat, level: '1' });
  const plan: Partial<TableHeader> = {
    seats: Array.from({ length: 4 }, () => ({ kind: 'person' as const })),
    gathering: { kind: 'mirror', tables: 2 },
  };
  const mayFill = (seat: Seat, ...before: TableEvent[]): boolean =>
    'event' in decideToFill(waiting([sits(0), ...before], plan), seat, '1');
  expect(mayFill(1)).toBe(true);
  expect([mayFill(2), mayFill(3)]).toEqual([true, true]);
  expect(mayFill(2, bot(3))).toBe(false);
  expect(mayFill(3, bot(2))).toBe(false);
  expect(mayFill(2, { kind: 'sit', seat: 3, player: 'x' })).toBe(true);
});

const each = (seats: number, seat: Seat, count: number): number[] =>
  Array.from({ length: seats }, (_, at) => (at === seat ? count : 0));

test.each<
  [keyof TableState['progress'] & ('undone' | 'handOvers' | 'proposed'), number, TableRequest, string]
>([
  ['undone', MOST_UNDONE, { type: 'undo', id: 'u', after: 0 }, 'undo-limit'],
  ['handOvers', MOST_HANDED_OVER, { type: 'handOver', id: 'h', level: '1' }, 'hand-over-limit'],
  ['proposed', MOST_PROPOSED, { type: 'propose', id: 'p', what: 'callOff' }, 'too-fast'],
])('of %s every seat has %d of its own, and uses up nobody else’s', (counter, most, request, reason) => {
  for (const first of [0, 1]) {
    const walk = newWalk(muster, headerOf(muster, 2, FREE, { options: { first: `seat${first}` } }));
    // From a castle, so that it can be taken back.
    const word = wordsOf(walk.state(), first).find((one) => one.startsWith('draw-') && one !== 'draw-pile');
    walk.happen({ kind: 'move', seat: first, word: word ?? wordsOf(walk.state(), first).at(-1)! });
    const asked: TableRequest = { ...request, ...('after' in request && { after: walk.state().seq }) };
    const decided = (by: Seat, count: number): string => {
      const { progress, ...state } = walk.state();
      const counted = { ...state, progress: { ...progress, [counter]: each(2, by, count) } };
      const decision = decide(counted, first, asked);
      return 'reason' in decision ? decision.reason : 'done';
    };
    expect(
      [decided(first, most - 1), decided(first, most), decided(1 - first, most)],
      `seat ${first}`,
    ).toEqual(['done', reason, 'done']);
  }
});
