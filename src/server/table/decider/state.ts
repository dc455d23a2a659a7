import type { Portrait } from '#table/terms';
import type { AnyGame, Seat } from '#core/game';
import type { Fair } from '#core/fair';
import type { Json } from '#core/json';
import { type Match, newMatch, type Start } from '#core/match';
import type { Proposal, Result } from '#table/table-info';
import { type Bank, type Outages, fullBank } from '../clocks/clocks.ts';
import type { TableHeader } from './events.ts';

/** Somebody who sits down, and the portrait that they had chosen by then. */
export interface Coming {
  readonly player: string;
  readonly portrait?: Portrait | undefined;
}

/** Somebody who has sat down. */
export interface SeatedPerson extends Coming {
  readonly kind: 'person';
  /** The event by which they sat down. */
  readonly satAt: number;
  /** What binds this person to a part of the seed, how often it was given, and the part once it is opened. */
  readonly digest: string | null;
  readonly digested: number;
  readonly nonce: string | null;
  /** The level of the bot that plays for this person now. */
  readonly standIn: string | null;
  readonly resigned: boolean;
  /** Is no longer a player of this server: only the moves are left. */
  readonly gone: boolean;
}

/** Who has a seat. */
export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | SeatedPerson;

/** How far the match has come, take-backs and all. */
export interface Progress {
  /** Actions that stand now, and the most that ever stood. */
  readonly standing: number;
  readonly farthest: number;
  /** How often each seat has taken something back, was handed to a bot, and has proposed something, since there were so many. */
  readonly undone: readonly number[];
  readonly handOvers: readonly number[];
  readonly proposed: readonly number[];
}

/** Where a table stands: a left fold of `evolve` over its log (event sourcing), and never anything more. */
export interface TableState {
  readonly header: TableHeader;
  readonly game: AnyGame;
  /** The last event, and when it happened. */
  readonly seq: number;
  readonly at: number;
  /** When something last happened that was no outage. */
  readonly happenedAt: number;
  /** Those of the log that clocks still have to do with, in their order; until when the log knows of all. */
  readonly outages: Outages;
  readonly knownUntil: number;
  /** How many entries of the log say nothing but which process hosts the table. */
  readonly claims: number;
  readonly seats: readonly Sitter[];
  /** null until everybody is ready: no card exists before. */
  readonly match: Match | null;
  /** The last event that changed the match. */
  readonly matchSeq: number;
  /** For each seat that is to act, the event that asked it (optimistic concurrency): an answer to an earlier one is stale. */
  readonly asked: readonly number[];
  readonly bank: Bank | null;
  /** For each seat, the event by which its person handed it to the bot that plays it; 0: by no such event. */
  readonly handedAt: readonly number[];
  readonly result: Result | null;
  /** What is proposed just now; null as soon as anybody acts. */
  readonly proposal: Proposal | null;
  /** The event by which something was last proposed. */
  readonly proposedAt: number;
  /** All have agreed on a pause: nobody acts, and no clock runs; it ends by itself at a moment, once somebody wants to go on. */
  readonly pause: { readonly endsAt: number | null } | null;
  /** What people who got up before the match were bound to. */
  readonly withdrawn: readonly string[];
  /** Who got up when everybody was bound. */
  readonly leftBy: Seat | null;
  readonly progress: Progress;
  /** Who has sat down here, each time. */
  readonly comings: readonly string[];
  /** Whom the host has sent away: they come back by an invitation, and not from the lobby. */
  readonly dismissed: readonly string[];
  readonly wishes: readonly Seat[];
  readonly rematch: string | null;
  /** Of a gathering: the tables that its deal went to. */
  readonly opened: readonly string[] | null;
}

/** What everybody has added to the seed; nothing by a bot. */
export type SeedParts = Required<Pick<Fair, 'digests' | 'nonces' | 'withdrawn'>>;

/** What `evolve` needs besides its events. */
export interface EvolveEnv {
  /** How the match starts, once everybody has added to the seed. */
  start(parts: SeedParts): Start;
}

/** `before`: outages from the time when they were not yet written into logs. */
export function initialState(header: TableHeader, game: AnyGame, before: Outages = []): TableState {
  return {
    header,
    game,
    seq: 0,
    at: header.openedAt ?? 0,
    happenedAt: header.openedAt ?? 0,
    outages: before,
    knownUntil: before.at(-1)?.to ?? 0,
    claims: 0,
    seats: header.seats.map((plan) => (plan.kind === 'bot' ? plan : { kind: 'open' })),
    match: null,
    matchSeq: 0,
    asked: header.seats.map(() => 0),
    bank: null,
    handedAt: header.seats.map(() => 0),
    result: null,
    proposal: null,
    proposedAt: 0,
    pause: null,
    withdrawn: [],
    leftBy: null,
    progress: { standing: 0, farthest: 0, ...nothingDone(header.seats.length) },
    comings: [],
    dismissed: [],
    wishes: [],
    rematch: null,
    opened: null,
  };
}

/** The match has come further than it ever was: what does not bring it on is counted anew. */
export function nothingDone(seats: number): Pick<Progress, 'undone' | 'handOvers' | 'proposed'> {
  const none = Array.from({ length: seats }, () => 0);
  return { undone: none, handOvers: none, proposed: none };
}

/** How long the log is for those who must not let it grow without end. */
export const lengthOf = ({ seq, claims }: Pick<TableState, 'seq' | 'claims'>): number => seq - claims;

export type TablePhase = 'waiting' | 'playing' | 'over';
export function phaseOf({ match, result }: TableState): TablePhase {
  if (result !== null) return 'over';
  return match === null ? 'waiting' : 'playing';
}

/** The seat of a player, or null. */
export function seatOf({ seats }: Pick<TableState, 'seats'>, player: string): Seat | null {
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && sitter.player === player);
  return seat < 0 ? null : seat;
}

/** Is no longer a player of this server, or will not be in a moment. */
export function isGone({ seats }: Pick<TableState, 'seats'>, seat: Seat): boolean {
  const sitter = seats[seat]!;
  return sitter.kind === 'person' && sitter.gone;
}

/** The bot that plays this seat now, or null when a person does. */
export function botOn({ seats }: TableState, seat: Seat): string | null {
  const sitter = seats[seat]!;
  if (sitter.kind === 'bot') return sitter.level;
  return sitter.kind === 'person' ? sitter.standIn : null;
}

/** Who is to act; nobody before the match, after it, and in a pause. */
export const toAct = (state: TableState): readonly Seat[] =>
  phaseOf(state) === 'playing' && state.pause === null ? state.game.toAct(state.match!.state) : [];

export const personsToAct = (state: TableState): readonly Seat[] =>
  toAct(state).filter((seat) => botOn(state, seat) === null);

/**
 * Whose clock runs. Whoever hands a seat over in the middle of thinking goes on thinking until the bot has acted: a clock
 * cannot be stopped for a moment and taken back.
 */
export function thinking(state: TableState): readonly Seat[] {
  if (state.header.timing === undefined) return personsToAct(state);
  return toAct(state).filter(
    (seat) => botOn(state, seat) === null || state.handedAt[seat]! > state.asked[seat]!,
  );
}

/** What each seat has added to the seed so far; of a deal that was made at a gathering, what all seats there added. */
export const partsOf = ({ header, seats, withdrawn }: TableState): SeedParts =>
  header.dealt ?? {
    digests: seats.map((sitter) => (sitter.kind === 'person' ? sitter.digest : null)),
    nonces: seats.map((sitter) => (sitter.kind === 'person' ? sitter.nonce : null)),
    withdrawn,
  };

/** Every seat is taken and every person bound: nobody can take anything back, and the parts are opened. */
export const isSealed = (state: TableState): boolean =>
  phaseOf(state) === 'waiting' &&
  state.seats.every(
    (sitter) => sitter.kind === 'bot' || (sitter.kind === 'person' && sitter.digest !== null),
  );

/** Whom the table waits for: those who are to act and, before that, those who have to open their part. */
export const awaited = (state: TableState): readonly Seat[] =>
  isSealed(state)
    ? state.seats.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.nonce === null ? [seat] : []))
    : personsToAct(state);

/** Everybody has opened their part; where the deal is made already, everybody has sat down. */
export const isReady = ({ header, seats }: Pick<TableState, 'header' | 'seats'>): boolean =>
  seats.every(
    (sitter) =>
      sitter.kind === 'bot' ||
      (sitter.kind === 'person' && (header.dealt !== undefined || sitter.nonce !== null)),
  );

/** The same table with a match, if everybody is ready for it. Where people only gather, none begins. */
export function begunIfReady(state: TableState, { start }: EvolveEnv): TableState {
  const { header, seats, seq, at } = state;
  if (!isReady(state) || state.match !== null || header.gathering !== undefined) return state;
  const match = newMatch(state.game, {
    options: header.options as unknown as Json,
    seats: seats.length,
    start: start(partsOf(state)),
  });
  const askedSince = seats.map(() => seq);
  return {
    ...state,
    match,
    matchSeq: seq,
    asked: askedSince,
    bank: fullBank(header.agreement.pace, seats.length, at),
  };
}
