import type { Refusal, Seat } from '#core/game';
import { nonceDigest } from '#core/fair';
import { mayUndo } from '#core/match';
import type { Reason, Request } from '#table/protocol';
import type { Proposal } from '#table/table-info';
import { isAnswer, mayAgree, mayDecline, mayPropose } from './proposals.ts';
import { type Coming, type TableState, isGone, isReady, isSealed, lengthOf, phaseOf } from './state.ts';
import type { TableEvent } from './events.ts';

/** What a request leads to: an event to be kept, or why not. */
export type Decision =
  | { readonly event: TableEvent }
  | { readonly reason: Reason; readonly refusal?: Refusal };

/** Requests of a seat that end in the log; chat goes its own way. */
export type TableRequest = Exclude<Request, { type: 'chat' | 'emote' }>;
type Type = TableRequest['type'];
type Rule<T extends Type> = (
  state: TableState,
  seat: Seat,
  request: Extract<TableRequest, { type: T }>,
) => Decision;

const NOT_NOW: Decision = { reason: 'not-now' };
const NOT_YOURS: Decision = { reason: 'not-yours' };
const STALE: Decision = { reason: 'stale' };
const UNDONE_ENOUGH: Decision = { reason: 'undo-limit' };
const HANDED_OVER_ENOUGH: Decision = { reason: 'hand-over-limit' };
const LOG_FULL: Decision = { reason: 'log-full' };
const OUT_OF_TIME: Decision = { reason: 'out-of-time' };

/** So often a seat may take back before the match has come further than it was: nobody fills the disk in a circle. */
export const MOST_UNDONE = 30;
/** So often a person may hand a seat to a bot (and take it back) before the match has come further than it was. */
export const MOST_HANDED_OVER = 10;
/** So often a seat may propose something before the match has come further than it was. */
export const MOST_PROPOSED = 5;
/** A log of so many events takes what brings the match on, and nothing else; matches have a few hundred actions. */
export const LONG_LOG = 4000;
/** So often one and the same person may sit down at a table, and so many events there may be before a match. */
export const MOST_SITTINGS = 10;
export const LONG_WAIT = 500;

/** So often a seat may bind itself anew, each time on another device. */
export const MOST_DIGESTS = 30;

const RULES: { readonly [T in Type]: Rule<T> } = {
  digest(state, seat, { digest }) {
    const sitter = state.seats[seat]!;
    if (phaseOf(state) !== 'waiting' || isSealed(state) || sitter.kind !== 'person') return NOT_NOW;
    if (sitter.digest === digest || sitter.digested >= MOST_DIGESTS) return NOT_NOW;
    return { event: { kind: 'digest', seat, digest } };
  },
  nonce(state, seat, { nonce }) {
    const sitter = state.seats[seat]!;
    if (!isSealed(state) || sitter.kind !== 'person' || sitter.nonce !== null) return NOT_NOW;
    if (nonceDigest(state.header.id, seat, nonce) !== sitter.digest) return { reason: 'other-part' };
    return { event: { kind: 'nonce', seat, nonce } };
  },
  move(state, seat, { after, word: notation }) {
    if (phaseOf(state) !== 'playing' || state.pause !== null) return NOT_NOW;
    if (isPlayedFor(state, seat)) return NOT_YOURS;
    // Whoever is not to act was asked for nothing since the last action.
    if (after > state.seq || after < state.asked[seat]!) return STALE;
    const refusal = refusalOf(state, seat, notation);
    if (refusal === null) return { event: { kind: 'move', seat, word: notation } };
    return refusal === 'unknown' ? { reason: 'illegal' } : { reason: 'illegal', refusal };
  },
  undo(state, seat, { after }) {
    if (phaseOf(state) !== 'playing' || state.pause !== null) return NOT_NOW;
    if (isPlayedFor(state, seat)) return NOT_YOURS;
    if (after > state.seq || after < state.matchSeq) return STALE;
    if (!mayTakeBack(state, seat)) return { reason: 'empty-undo' };
    if (lengthOf(state) >= LONG_LOG) return LOG_FULL;
    return state.progress.undone[seat]! < MOST_UNDONE ? { event: { kind: 'undo', seat } } : UNDONE_ENOUGH;
  },
  resign(state, seat) {
    if (phaseOf(state) !== 'playing' || hasResigned(state, seat)) return NOT_NOW;
    return { event: { kind: 'resign', seat } };
  },
  propose: (state, seat, { what }) => decideToPropose(state, seat, what),
  agree(state, seat, { after = state.seq }) {
    if (!mayAgree(state, seat)) return NOT_NOW;
    return isAnswer(state, after) ? { event: { kind: 'agree', seat } } : STALE;
  },
  decline(state, seat, { after = state.seq }) {
    if (!mayDecline(state, seat)) return NOT_NOW;
    return isAnswer(state, after) ? { event: { kind: 'decline', seat } } : STALE;
  },
  handOver(state, seat, { level }) {
    if (phaseOf(state) !== 'playing' || isPlayedFor(state, seat)) return NOT_NOW;
    if (lengthOf(state) >= LONG_LOG) return LOG_FULL;
    if (state.progress.handOvers[seat]! >= MOST_HANDED_OVER) return HANDED_OVER_ENOUGH;
    return { event: { kind: 'handOver', seat, level, why: 'asked' } };
  },
  takeBack(state, seat) {
    if (phaseOf(state) !== 'playing' || !isPlayedFor(state, seat)) return NOT_NOW;
    // Nobody would be left waiting for somebody who has given up, or is being removed.
    if (hasResigned(state, seat) || isGone(state, seat)) return NOT_NOW;
    return hasTime(state, seat) ? { event: { kind: 'takeBack', seat } } : OUT_OF_TIME;
  },
  stand(state, seat, { ifAlone }) {
    // All parts of a gathering are open: its tables are about to be.
    if (phaseOf(state) !== 'waiting' || isReady(state)) return NOT_NOW;
    const isAlone = state.seats.every(({ kind }, each) => each === seat || kind !== 'person');
    if (ifAlone === true && !isAlone) return NOT_NOW;
    return { event: gettingUp(state, seat) };
  },
  fill(state, seat, { seat: wanted, level }) {
    return mayArrange(state, seat) ? decideToFill(state, wanted, level) : NOT_YOURS;
  },
  dismiss(state, seat, { seat: wanted, after = state.seq }) {
    if (!mayArrange(state, seat)) return NOT_YOURS;
    const sitter = state.seats[wanted];
    // Whoever is bound to a part of the seed stays: nobody chooses among deals by sending people away.
    if (phaseOf(state) !== 'waiting' || sitter?.kind !== 'person' || sitter.digest !== null) return NOT_NOW;
    if (wanted === seat) return NOT_NOW;
    // Somebody else sits there than the one who was to go.
    if (after > state.seq || after < sitter.satAt) return STALE;
    return { event: { kind: 'stand', seat: wanted, dismissed: true } };
  },
  rematch(state, seat) {
    if (state.match === null || phaseOf(state) !== 'over' || state.wishes.includes(seat)) return NOT_NOW;
    return { event: { kind: 'rematch', seat } };
  },
};

function decideToPropose(state: TableState, seat: Seat, what: Proposal['what']): Decision {
  if (!mayPropose(state, seat, what)) return NOT_NOW;
  const event: TableEvent = { kind: 'propose', seat, what, asks: true };
  // It brings the match on, and once in a pause is often enough for it to be over.
  if (what === 'resume') return { event };
  if (lengthOf(state) >= LONG_LOG) return LOG_FULL;
  return state.progress.proposed[seat]! < MOST_PROPOSED ? { event } : { reason: 'too-fast' };
}

/** Getting up before the match. Once all are bound nobody gets out of the deal unseen: the table is closed by it. */
export function gettingUp(state: TableState, seat: Seat): TableEvent {
  if (isSealed(state)) return { kind: 'unopened', by: seat };
  // Without the one who opened it, there is no table.
  const isOpener = state.header.shared !== true && seat === state.header.host;
  return isOpener ? { kind: 'abandon' } : { kind: 'stand', seat };
}

/** Who says who sits at a table: whoever opened it; around a shared screen, everybody. */
const mayArrange = ({ header }: TableState, seat: Seat): boolean =>
  header.shared === true || seat === header.host;

/** Whether an open seat may be given to a bot now. */
export function decideToFill(state: TableState, seat: Seat, level: string): Decision {
  if (phaseOf(state) !== 'waiting' || state.seats[seat]?.kind !== 'open') return NOT_NOW;
  if (isLastPerson(state, seat)) return NOT_NOW;
  return { event: { kind: 'fill', seat, level } };
}

/** Of a gathering each table is for somebody: the others at it are bots already. */
function isLastPerson({ header, seats }: TableState, seat: Seat): boolean {
  if (header.gathering === undefined) return false;
  const size = seats.length / header.gathering.tables;
  const first = seat - (seat % size);
  return seats.slice(first, first + size).every(({ kind }, at) => kind === 'bot' || first + at === seat);
}

export const decide = (state: TableState, seat: Seat, request: TableRequest): Decision =>
  (RULES[request.type] as Rule<Type>)(state, seat, request);

/** Whether this player may take an open seat now. */
export function decideToSit(
  state: TableState,
  player: string,
  seat: Seat,
  portrait?: Coming['portrait'],
): Decision {
  if (phaseOf(state) !== 'waiting' || state.seats[seat]?.kind !== 'open') return NOT_NOW;
  const sittings = state.comings.filter((each) => each === player).length;
  if (sittings >= MOST_SITTINGS || lengthOf(state) >= LONG_WAIT) return LOG_FULL;
  return { event: { kind: 'sit', seat, player, ...(portrait !== undefined && { portrait }) } };
}

/** Time that is used up stays used up: the bot plays on. */
const hasTime = ({ bank, header }: TableState, seat: Seat): boolean =>
  bank === null || header.timing === undefined || bank.left[seat]! > 0;

const isPlayedFor = ({ seats }: TableState, seat: Seat): boolean => {
  const sitter = seats[seat]!;
  return sitter.kind === 'person' && sitter.standIn !== null;
};
const hasResigned = ({ seats }: TableState, seat: Seat): boolean => {
  const sitter = seats[seat]!;
  return sitter.kind === 'person' && sitter.resigned;
};

/** Only what the seat itself sees is asked: a refusal cannot tell what is hidden from it. */
function refusalOf({ game, match }: TableState, seat: Seat, notation: string): Refusal | 'unknown' | null {
  const view: unknown = game.view(match!.state, seat);
  const legal: readonly unknown[] = game.legalActions(view, seat);
  if (legal.some((action) => game.encode(action) === notation)) return null;
  const action: unknown = game.parse(notation);
  return action === null ? 'unknown' : (game.refusal(view, seat, action) ?? 'unknown');
}

/** As at a table at home, and never once the match is over. */
export const mayTakeBack = (state: TableState, seat: Seat): boolean =>
  phaseOf(state) === 'playing' && mayUndo(state.match!, seat);
