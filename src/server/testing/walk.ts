import type { AnyGame, Seat } from '#core/game';
import { defaultOptions } from '#core/options';
import type { Random } from '#core/random';
import type { Agreement } from '#table/table-info';
import { PROPOSALS } from '#table/terms';
import {
  botOn,
  type TableState,
  initialState,
  phaseOf,
  seatOf,
  type EvolveEnv,
  toAct,
} from '../table/decider/state.ts';
import { decide, type TableRequest } from '../table/decider/decide.ts';
import { dueNow } from '../table/decider/due.ts';
import { evolve } from '../table/decider/evolve.ts';
import { unwritten, withOutages } from '../table/clocks/outages.ts';
import type { TableHeader, LoggedEvent, TableEvent } from '../table/decider/events.ts';

/** A table without a server: events, a clock in the hand, and nothing else. */
export interface TableWalk {
  readonly header: TableHeader;
  readonly log: readonly LoggedEvent[];
  readonly env: EvolveEnv;
  state(): TableState;
  now(): number;
  /** Lets time pass; with an outage, the server is away for all of it and some time after. */
  wait(milliseconds: number, isOutage?: boolean): void;
  /** What is due happens, then this, if it is allowed; the reason when it is not. */
  ask(seat: Seat, request: TableRequest): string | null;
  happen(event: TableEvent): void;
  /** Everything that is due by now. */
  settle(): void;
}

const START = 1_000_000;
const GRACE = 5000;

export function headerOf(
  game: AnyGame,
  seats: number,
  agreement: Agreement,
  change: object = {},
): TableHeader {
  return {
    id: 't'.repeat(22),
    game: game.id,
    version: game.version,
    options: game.options.settle(defaultOptions(game.options)),
    seats: Array.from({ length: seats }, () => ({ kind: 'person' })),
    host: 0,
    agreement,
    listed: false,
    commitment: '',
    timing: 2,
    ...change,
  };
}

/** A match that has just begun, with a person on every seat. `keep` sees every entry and where the table stands after it. */
export function newWalk(
  game: AnyGame,
  header: TableHeader,
  keep: (entry: LoggedEvent, after: TableState) => void = () => undefined,
): TableWalk {
  const log: LoggedEvent[] = [];
  const outages: { from: number; to: number }[] = [];
  const env: EvolveEnv = { start: () => ({ seed: 'walk' }) };
  let state = initialState(header, game);
  let now = START;
  const append = (event: TableEvent): void => {
    const entry: LoggedEvent = { seq: state.seq + 1, at: Math.max(now, state.at), event, request: null };
    state = evolve(state, entry, env);
    log.push(entry);
    keep(entry, state);
  };
  const timed = (): TableState => withOutages(state, outages);
  const happen = (event: TableEvent): void => {
    for (const outage of unwritten(state, outages)) append({ kind: 'outage', ...outage });
    append(event);
  };
  const settle = (): void => {
    const due = (): TableEvent | null => dueNow(timed(), now, () => null).event;
    for (let event = due(); event !== null; event = due()) happen(event);
  };
  for (const seat of header.seats.keys()) happen({ kind: 'sit', seat, player: `player ${seat}` });
  for (const seat of header.seats.keys()) happen({ kind: 'nonce', seat, nonce: String(seat).repeat(32) });
  return {
    header,
    log,
    env,
    state: () => state,
    now: () => now,
    wait(milliseconds, isOutage = false) {
      if (isOutage) outages.push({ from: now, to: now + milliseconds + GRACE });
      now += milliseconds;
    },
    ask(seat, request) {
      settle();
      const decision = decide(state, seatOf(state, `player ${seat}`)!, request);
      if ('reason' in decision) return decision.reason;
      happen(decision.event);
      return null;
    },
    happen,
    settle,
  };
}

/** The legal words of a seat, as it sees them. */
export function wordsOf({ game, match }: TableState, seat: Seat): string[] {
  const legal: readonly unknown[] = game.legalActions(game.view(match!.state, seat), seat);
  return legal.map((action) => game.encode(action));
}

/** What is proposed would end the match: most of it is still to be seen. */
export const isEnding = (state: TableState | undefined): boolean =>
  state?.proposal?.what === 'draw' || state?.proposal?.what === 'callOff';

/** Something that somebody at the table might ask for, moves most of all; often what is not allowed. */
export function anyRequest(state: TableState, seat: Seat, random: Random): TableRequest {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const id = 'r';
  const after = state.seq;
  const words = phaseOf(state) === 'playing' && toAct(state).includes(seat) ? wordsOf(state, seat) : [];
  const word = words.length === 0 ? 'none' : pick(words);
  return pick<TableRequest>([
    ...Array.from({ length: 6 }, () => ({ type: 'move', id, after, word }) as const),
    { type: 'undo', id, after },
    { type: 'undo', id, after },
    { type: 'handOver', id, level: '1' },
    { type: 'takeBack', id },
    { type: 'takeBack', id },
    { type: 'propose', id, what: state.pause === null ? pick(PROPOSALS) : 'resume' },
    isEnding(state) && random.below(60) > 0 ? { type: 'decline', id } : { type: 'agree', id },
    ...(isEnding(state) || state.proposal === null
      ? []
      : [0, 1, 2].map(() => ({ type: 'agree', id }) as const)),
    random.below(60) === 0 ? { type: 'resign', id } : { type: 'takeBack', id },
  ]);
}

/** Bots that are to act do, if they like. */
export function playBots(walk: TableWalk, random: Random): void {
  for (const seat of toAct(walk.state())) {
    if (botOn(walk.state(), seat) === null || random.below(2) === 0) continue;
    const words = wordsOf(walk.state(), seat);
    walk.happen({ kind: 'move', seat, word: words[random.below(words.length)], bot: true });
    return;
  }
}
