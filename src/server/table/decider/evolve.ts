import { nonceDigest } from '#core/fair';
import type { Seat } from '#core/game';
import { playNotation } from '#core/match';
import { problem } from '#core/problem';
import { granted, ticked } from '../clocks/clocks.ts';
import {
  begunIfReady,
  type TableState,
  nothingDone,
  personsToAct,
  type Sitter,
  type EvolveEnv,
  thinking,
  toAct,
} from './state.ts';
import { endedFor } from './endings.ts';
import { passed, revived } from '../clocks/first-clocks.ts';
import { takenBackBy, withMatch } from './match-changes.ts';
import { agreed, proposed } from './proposals.ts';
import type { LoggedEvent, TableEvent } from './events.ts';

type Kind = TableEvent['kind'];
type Step<K extends Kind> = (
  state: TableState,
  event: Extract<TableEvent, { kind: K }>,
  env: EvolveEnv,
) => TableState;

/** The level that plays for somebody who did not choose one. */
export const STAND_IN = '3';

const EVOLUTIONS: { readonly [K in Kind]: Step<K> } = {
  sit: (state, { seat, player, portrait }, env) => {
    const sitter = { ...sitterOf(player, state.seq), ...(portrait !== undefined && { portrait }) };
    const sat = seated({ ...state, comings: [...state.comings, player] }, seat, sitter);
    return state.header.dealt === undefined ? sat : begunIfReady(sat, env);
  },
  stand: (state, { seat, dismissed }) =>
    withdrawn(seated(dismissed ? sentAway(state, seat) : state, seat, { kind: 'open' }), state.seats[seat]!),
  fill: (state, { seat, level }, env) => begunIfReady(seated(state, seat, { kind: 'bot', level }), env),
  digest: (state, { seat, digest }) => bound(state, seat, digest),
  nonce: (state, { seat, nonce }, env) => begunIfReady(openedPart(state, seat, nonce), env),
  move: (state, { seat, word: notation, bot = false }) =>
    rewarded(state, went(withMatch(state, playNotation(state.match!, seat, notation), seat)), seat, bot),
  undo: (state, { seat }) => takenBackBy(state, seat),
  handOver: (state, { seat, level, why }) => {
    if (why === 'asked') return amended(handedOver(state, seat), seat, { standIn: level });
    // Nobody is left waiting for somebody who does not come back.
    return why === 'gone'
      ? amended({ ...state, pause: null }, seat, { standIn: level, gone: true })
      : amended(state, seat, { standIn: level });
  },
  takeBack: (state, { seat }) =>
    amended(cameBack({ ...state, handedAt: state.handedAt.with(seat, 0) }, seat), seat, { standIn: null }),
  resign: (state, { seat }) => gaveUp(state, seat, 'resigned'),
  propose: (state, event) => proposed(state, event),
  agree: (state, { seat }) => agreed(state, seat),
  decline: (state) => ({ ...state, proposal: null }),
  resume: (state) => ({ ...state, proposal: null, pause: null }),
  flag: (state, { seat }) => gaveUp(state, seat, 'time'),
  abandon: (state) => ({ ...state, result: { ending: 'abandoned', outcome: null, ranking: [] } }),
  unopened: (state, { by = null }) => ({
    ...state,
    leftBy: by,
    result: { ending: 'unopened', outcome: null, ranking: [] },
  }),
  dealt: (state, { tables }) => ({
    ...state,
    opened: tables,
    result: { ending: 'dealt', outcome: null, ranking: [] },
  }),
  outage: (state, { from, to }) => ({
    ...state,
    outages: [...state.outages, { from, to }],
    knownUntil: to,
  }),
  claim: (state, { lostSince }) => claimed({ ...state, claims: state.claims + 1 }, lostSince),
  rematch: (state, { seat }) => ({ ...state, wishes: [...state.wishes, seat] }),
  rematchOpened: (state, { table }) => ({ ...state, rematch: table }),
};

/** The table one event later. */
export function evolve(before: TableState, { seq, at, event }: LoggedEvent, env: EvolveEnv): TableState {
  const { bank } = before;
  const numbered = { ...before, seq, at };
  // Nothing happens at the table by it, and no clock goes on: more of them may follow, from before this moment.
  if (event.kind === 'outage') return EVOLUTIONS.outage(numbered, event, env);
  if (event.kind === 'claim') return EVOLUTIONS.claim(numbered, event, env);
  const timed: TableState = {
    ...numbered,
    happenedAt: at,
    bank: bank === null ? null : ticked(bank, thinking(before), at, before.outages),
    outages: before.outages.filter(({ to }) => to > at),
  };
  const after = (EVOLUTIONS[event.kind] as Step<Kind>)(timed, event, env);
  return after.header.timing === undefined && bank !== null ? firstRewards(before, after) : after;
}

export function replay(start: TableState, log: readonly LoggedEvent[], env: EvolveEnv): TableState {
  return log.reduce((state, entry) => evolve(state, entry, env), start);
}

/** After a claim everybody who was cut off gets some time to come back before any clock runs. */
const CLAIM_GRACE = 30_000;

/** No clock is charged for the time between the last sign of life of the former host and this claim. */
function claimed(state: TableState, lostSince: number | null): TableState {
  if (lostSince === null) return state;
  const { at, happenedAt, knownUntil, outages } = state;
  const outage = { from: Math.max(lostSince, happenedAt, knownUntil), to: at + CLAIM_GRACE };
  return { ...state, outages: [...outages, outage], knownUntil: outage.to };
}

const seated = (state: TableState, seat: Seat, sitter: Sitter): TableState => ({
  ...state,
  seats: state.seats.with(seat, sitter),
});

const sitterOf = (player: string, satAt: number): Sitter => ({
  kind: 'person',
  player,
  satAt,
  digest: null,
  digested: 0,
  nonce: null,
  standIn: null,
  resigned: false,
  gone: false,
});

function amended(
  state: TableState,
  seat: Seat,
  change: Partial<Extract<Sitter, { kind: 'person' }>>,
): TableState {
  const sitter = state.seats[seat]!;
  return sitter.kind === 'person' ? seated(state, seat, { ...sitter, ...change }) : state;
}

function sentAway(state: TableState, seat: Seat): TableState {
  const sitter = state.seats[seat]!;
  return sitter.kind === 'person' ? { ...state, dismissed: [...state.dismissed, sitter.player] } : state;
}

/** Whoever gets up takes their part of the seed along; that there was one is remembered. */
function withdrawn(state: TableState, sitter: Sitter): TableState {
  const part = sitter.kind === 'person' ? (sitter.nonce ?? sitter.digest) : null;
  return part === null ? state : { ...state, withdrawn: [...state.withdrawn, part] };
}

/** Whoever was bound is held to it, also by a log that somebody has changed. */
function openedPart(state: TableState, seat: Seat, nonce: string): TableState {
  const sitter = state.seats[seat]!;
  const digest = sitter.kind === 'person' ? sitter.digest : null;
  if (digest !== null && nonceDigest(state.header.id, seat, nonce) !== digest) {
    throw problem('damaged', `the nonce of seat ${seat} is not the one of its digest`);
  }
  return amended(state, seat, { nonce });
}

/** A part from before there were two rounds was open from the start: it cannot be used, and that is remembered. */
function bound(state: TableState, seat: Seat, digest: string): TableState {
  const sitter = state.seats[seat]!;
  if (sitter.kind !== 'person') return state;
  const known = sitter.nonce === null ? state : withdrawn(state, sitter);
  return amended(known, seat, { digest, digested: sitter.digested + 1, nonce: null });
}

function went(state: TableState): TableState {
  const { standing, farthest, ...counts } = state.progress;
  const isNew = standing === farthest;
  const next = { standing: standing + 1, farthest: isNew ? farthest + 1 : farthest };
  return {
    ...state,
    progress: { ...next, ...(isNew ? nothingDone(state.seats.length) : counts) },
  };
}

/** The end of a turn brings what the pace gives for it. */
function rewarded(before: TableState, after: TableState, seat: Seat, isBot: boolean): TableState {
  const { bank, header } = after;
  if (bank === null || header.timing === undefined) return after;
  const [previous, next] = [toAct(before), toAct(after)];
  // Where all choose at once, the last to choose is asked again at once, together with the others: that is another turn.
  const endsTurn = !next.includes(seat) || next.some((each) => !previous.includes(each));
  return { ...after, bank: granted(bank, header.agreement.pace, seat, endsTurn, isBot) };
}

function firstRewards(before: TableState, after: TableState): TableState {
  const { bank, header } = after;
  if (bank === null) return after;
  return {
    ...after,
    bank: passed(bank, header.agreement.pace, personsToAct(before), personsToAct(after)),
  };
}

function handedOver(state: TableState, seat: Seat): TableState {
  const { progress, handedAt, seq } = state;
  const handOvers = progress.handOvers.with(seat, progress.handOvers[seat]! + 1);
  return { ...state, handedAt: handedAt.with(seat, seq), progress: { ...progress, handOvers } };
}

function cameBack(state: TableState, seat: Seat): TableState {
  const { bank, header } = state;
  if (bank === null || header.timing !== undefined) return state;
  return { ...state, bank: revived(bank, header.agreement.pace, seat) };
}

function gaveUp(state: TableState, seat: Seat, ending: 'resigned' | 'time'): TableState {
  const handedAt = state.handedAt.with(seat, 0);
  const here = { ...state, handedAt, proposal: null, pause: null };
  const after = amended(here, seat, { resigned: true, standIn: STAND_IN });
  return { ...after, result: endedFor(after, ending) };
}
