import { nonceDigest } from '#core/fair';
import type { Seat } from '#core/game';
import { type Match, outcomeOf, playWord, undo } from '#core/match';
import { problem } from '#core/problem';
import type { Result } from '#table/online';
import { granted, revoked, ticked } from './clocks.ts';
import {
  begunIfReady,
  type Course,
  nothingDone,
  personsToAct,
  type Sitter,
  type Surroundings,
  thinking,
  toAct,
} from './state.ts';
import { endedFor, playedResult } from './endings.ts';
import { passed, revived } from './first-clocks.ts';
import type { Logged, TableEvent } from './events.ts';

type Kind = TableEvent['kind'];
type Step<K extends Kind> = (
  course: Course,
  event: Extract<TableEvent, { kind: K }>,
  around: Surroundings,
) => Course;

/** The level that plays for somebody who did not choose one. */
export const STAND_IN = '3';

const STEPS: { readonly [K in Kind]: Step<K> } = {
  sit: (course, { seat, player }) =>
    seated({ ...course, comings: [...course.comings, player] }, seat, {
      kind: 'person',
      player,
      digest: null,
      digested: 0,
      nonce: null,
      standIn: null,
      resigned: false,
      gone: false,
    }),
  stand: (course, { seat }) => withdrawn(seated(course, seat, { kind: 'open' }), course.seats[seat]!),
  fill: (course, { seat, level }, around) =>
    begunIfReady(seated(course, seat, { kind: 'bot', level }), around),
  digest: (course, { seat, digest }) => bound(course, seat, digest),
  nonce: (course, { seat, nonce }, around) => begunIfReady(openedPart(course, seat, nonce), around),
  move: (course, { seat, word, bot = false }) =>
    rewarded(course, went(withMatch(course, playWord(course.match!, seat, word), seat)), seat, bot),
  undo: (course, { seat }) => unrewarded(tookBack(withMatch(course, undo(course.match!), null), seat), seat),
  handOver: (course, { seat, level, why }) =>
    amended(why === 'asked' ? handedOver(course, seat) : course, seat, {
      standIn: level,
      ...(why === 'gone' && { gone: true }),
    }),
  takeBack: (course, { seat }) =>
    amended(cameBack({ ...course, handedAt: course.handedAt.with(seat, 0) }, seat), seat, { standIn: null }),
  resign: (course, { seat }) => gaveUp(course, seat, 'resigned'),
  flag: (course, { seat }) => gaveUp(course, seat, 'time'),
  abandon: (course) => ({ ...course, result: { ending: 'abandoned', outcome: null, ranking: [] } }),
  unopened: (course, { by = null }) => ({
    ...course,
    leftBy: by,
    result: { ending: 'unopened', outcome: null, ranking: [] },
  }),
  outage: (course, { from, to }) => ({
    ...course,
    outages: [...course.outages, { from, to }],
    knownUntil: to,
  }),
  rematch: (course, { seat }) => ({ ...course, wishes: [...course.wishes, seat] }),
  rematchOpened: (course, { table }) => ({ ...course, rematch: table }),
};

/** The table one event later. */
export function fold(before: Course, { seq, at, event }: Logged, around: Surroundings): Course {
  const { bank } = before;
  const numbered = { ...before, seq, at };
  // Nothing happens at the table by it, and no clock goes on: more of them may follow, from before this moment.
  if (event.kind === 'outage') return STEPS.outage(numbered, event, around);
  const timed: Course = {
    ...numbered,
    happenedAt: at,
    bank: bank === null ? null : ticked(bank, thinking(before), at, before.outages),
    outages: before.outages.filter(({ to }) => to > at),
  };
  const after = (STEPS[event.kind] as Step<Kind>)(timed, event, around);
  return after.header.timing === undefined && bank !== null ? firstRewards(before, after) : after;
}

export function replay(start: Course, log: readonly Logged[], around: Surroundings): Course {
  return log.reduce((course, entry) => fold(course, entry, around), start);
}

const seated = (course: Course, seat: Seat, sitter: Sitter): Course => ({
  ...course,
  seats: course.seats.with(seat, sitter),
});

function amended(course: Course, seat: Seat, change: Partial<Extract<Sitter, { kind: 'person' }>>): Course {
  const sitter = course.seats[seat]!;
  return sitter.kind === 'person' ? seated(course, seat, { ...sitter, ...change }) : course;
}

/** Whoever gets up takes their part of the seed along; that there was one is remembered. */
function withdrawn(course: Course, sitter: Sitter): Course {
  const part = sitter.kind === 'person' ? (sitter.nonce ?? sitter.digest) : null;
  return part === null ? course : { ...course, withdrawn: [...course.withdrawn, part] };
}

/** Whoever was bound is held to it, also by a log that somebody has changed. */
function openedPart(course: Course, seat: Seat, nonce: string): Course {
  const sitter = course.seats[seat]!;
  const digest = sitter.kind === 'person' ? sitter.digest : null;
  if (digest !== null && nonceDigest(course.header.id, seat, nonce) !== digest) {
    throw problem('damaged', `the nonce of seat ${seat} is not the one of its digest`);
  }
  return amended(course, seat, { nonce });
}

/** A part from before there were two rounds was open from the start: it cannot be used, and that is remembered. */
function bound(course: Course, seat: Seat, digest: string): Course {
  const sitter = course.seats[seat]!;
  if (sitter.kind !== 'person') return course;
  const known = sitter.nonce === null ? course : withdrawn(course, sitter);
  return amended(known, seat, { digest, digested: sitter.digested + 1, nonce: null });
}

function went(course: Course): Course {
  const { standing, farthest, undone, handOvers } = course.progress;
  const isNew = standing === farthest;
  const next = { standing: standing + 1, farthest: isNew ? farthest + 1 : farthest };
  return {
    ...course,
    progress: { ...next, ...(isNew ? nothingDone(undone.length) : { undone, handOvers }) },
  };
}

/** The end of a turn brings what the pace gives for it. */
function rewarded(before: Course, after: Course, seat: Seat, isBot: boolean): Course {
  const { bank, header } = after;
  if (bank === null || header.timing === undefined) return after;
  const [asked, next] = [toAct(before), toAct(after)];
  // Where all choose at once, the last to choose is asked again at once, together with the others: that is another turn.
  const endsTurn = !next.includes(seat) || next.some((each) => !asked.includes(each));
  return { ...after, bank: granted(bank, header.agreement.pace, seat, endsTurn, isBot) };
}

function unrewarded(course: Course, seat: Seat): Course {
  const { bank, header } = course;
  return bank === null || header.timing === undefined ? course : { ...course, bank: revoked(bank, seat) };
}

function firstRewards(before: Course, after: Course): Course {
  const { bank, header } = after;
  if (bank === null) return after;
  return {
    ...after,
    bank: passed(bank, header.agreement.pace, personsToAct(before), personsToAct(after)),
  };
}

function handedOver(course: Course, seat: Seat): Course {
  const { progress, handedAt, seq } = course;
  const handOvers = progress.handOvers.with(seat, progress.handOvers[seat]! + 1);
  return { ...course, handedAt: handedAt.with(seat, seq), progress: { ...progress, handOvers } };
}

function cameBack(course: Course, seat: Seat): Course {
  const { bank, header } = course;
  if (bank === null || header.timing !== undefined) return course;
  return { ...course, bank: revived(bank, header.agreement.pace, seat) };
}

function tookBack(course: Course, seat: Seat): Course {
  const { standing, undone, ...progress } = course.progress;
  const counted = undone.with(seat, undone[seat]! + 1);
  return { ...course, progress: { ...progress, standing: standing - 1, undone: counted } };
}

function gaveUp(course: Course, seat: Seat, ending: 'resigned' | 'time'): Course {
  const handedAt = course.handedAt.with(seat, 0);
  const after = amended({ ...course, handedAt }, seat, { resigned: true, standIn: STAND_IN });
  return { ...after, result: endedFor(after, ending) };
}

function withMatch(course: Course, match: Match, actor: Seat | null): Course {
  const after = { ...course, match, matchSeq: course.seq };
  const asked = course.asked.map((since, seat) =>
    stillAsked(course, after, actor, seat) ? since : course.seq,
  );
  const outcome = outcomeOf(match);
  const result: Result | null = outcome === null ? course.result : playedResult(course, outcome);
  return { ...after, asked, result };
}

/** Where several choose at once, the choice of one leaves the question to the others as it was. */
function stillAsked(before: Course, after: Course, actor: Seat | null, seat: Seat): boolean {
  if (actor === null || seat === actor) return false;
  if (!toAct(before).includes(seat) || !toAct(after).includes(seat)) return false;
  return choicesOf(before, seat) === choicesOf(after, seat);
}

function choicesOf({ game, match }: Course, seat: Seat): string {
  const legal: readonly unknown[] = game.legalActions(game.view(match!.state, seat), seat);
  return legal.map((action) => game.encode(action)).join(' ');
}
