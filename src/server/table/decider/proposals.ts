import type { Seat } from '#core/game';
import { stagesOf } from '#core/match';
import type { Proposal, Result } from '#table/table-info';
import type { TableEvent } from './events.ts';
import { actionsSinceTurnOf, turnTakenBack } from './match-changes.ts';
import { isTimed } from '../clocks/outages.ts';
import { type TableState, phaseOf } from './state.ts';

/**
 * What people at a table agree on while they play: a draw, that the match is called off, that a turn is taken back, a
 * pause. Once the cards are dealt nobody gets out alone but by giving up: whoever dislikes their cards would look for
 * better ones.
 */

/** Whoever wants to go on after a pause waits so long for the others at most. */
export const RESUMED_WITHIN = 300_000;

const isPlaying = ({ seats }: TableState, seat: Seat): boolean => {
  const sitter = seats[seat]!;
  return sitter.kind === 'person' && !sitter.resigned && !sitter.gone;
};

/** Whose consent is missing. */
const missing = (state: TableState, { by, agreed }: Proposal): readonly Seat[] =>
  [...state.seats.keys()].filter((seat) => seat !== by && !agreed.includes(seat) && isPlaying(state, seat));

const hasActed = ({ match }: TableState, seat: Seat): boolean =>
  stagesOf(match!).some(({ last }) => last?.move.seat === seat);

type May = (state: TableState, seat: Seat) => boolean;

/** There is somebody to agree, and the log has `timing`: of older logs the clocks could not be set back. */
const canAsk: May = (state, seat) =>
  state.header.timing !== undefined &&
  state.pause === null &&
  missing(state, { what: 'undo', by: seat, agreed: [] }).length > 0;

const MAY: Readonly<Record<Proposal['what'], May>> = {
  // Nobody can ask a bot whether it takes a draw.
  draw: ({ seats }) => seats.every(({ kind }) => kind === 'person'),
  callOff: () => true,
  // Others have the same deal, and no such second chance.
  undo: (state, seat) =>
    canAsk(state, seat) && state.header.dealt === undefined && actionsSinceTurnOf(state.match!, seat) > 0,
  pause: (state, seat) => canAsk(state, seat) && isTimed(state),
  resume: ({ pause }) => pause !== null,
};

export const mayPropose = (state: TableState, seat: Seat, what: Proposal['what']): boolean =>
  phaseOf(state) === 'playing' && state.proposal === null && isPlaying(state, seat) && MAY[what](state, seat);

export const mayAgree = (state: TableState, seat: Seat): boolean =>
  phaseOf(state) === 'playing' && state.proposal !== null && missing(state, state.proposal).includes(seat);

/** Whoever agrees means what they were shown: not what was put in its place while their answer was on its way. */
export const isAnswer = ({ seq, proposedAt }: TableState, after: number): boolean =>
  after <= seq && after >= proposedAt;

export const mayDecline = (state: TableState, seat: Seat): boolean =>
  phaseOf(state) === 'playing' &&
  state.proposal !== null &&
  // Nobody is kept in a pause.
  state.proposal.what !== 'resume' &&
  isPlaying(state, seat);

function resultOf(state: TableState, { what }: Proposal): Result {
  if (what === 'callOff') return { ending: 'calledOff', outcome: null, ranking: [] };
  // Whoever gave up before stays behind those who have agreed.
  const all = [...state.seats.keys()];
  const ranking = [true, false]
    .map((plays) => all.filter((seat) => isPlaying(state, seat) === plays))
    .filter((place) => place.length > 0);
  return { ending: 'agreed', outcome: null, ranking };
}

function carriedOut(state: TableState, proposal: Proposal): TableState {
  const after = { ...state, proposal: null };
  if (proposal.what === 'undo') return turnTakenBack(after, proposal.by);
  if (proposal.what === 'pause') return { ...after, pause: { endsAt: null } };
  if (proposal.what === 'resume') return { ...after, pause: null };
  return { ...after, result: resultOf(state, proposal) };
}

const withProposal = (state: TableState, proposal: Proposal): TableState =>
  missing(state, proposal).length === 0 ? carriedOut(state, proposal) : { ...state, proposal };

export function proposed(
  state: TableState,
  { seat: by, what, asks }: Extract<TableEvent, { kind: 'propose' }>,
): TableState {
  const { progress } = state;
  const counted = progress.proposed.with(by, progress.proposed[by]! + 1);
  const proposal: Proposal = { what, by, agreed: [] };
  const pause = what === 'resume' ? { endsAt: state.at + RESUMED_WITHIN } : state.pause;
  const after = { ...state, progress: { ...progress, proposed: counted }, proposedAt: state.seq, pause };
  // Such logs keep the end they came to: whoever had not acted yet called the match off alone.
  const isEndAlone = what === 'callOff' && asks === undefined && !hasActed(state, by);
  return isEndAlone ? carriedOut(after, proposal) : withProposal(after, proposal);
}

export function agreed(state: TableState, seat: Seat): TableState {
  const { proposal } = state;
  return proposal === null ? state : withProposal(state, { ...proposal, agreed: [...proposal.agreed, seat] });
}
