import type { Case, Check } from './judge.ts';
import { isSaid } from './judge-said.ts';
import { SLOWEST } from './network.ts';
import type { SimulatedPlayer } from './somebody.ts';
import { NEW_NAME } from './rename.ts';

/** Milliseconds after which whoever is there has seen what happened, and heard of who has gone. */
const SEEN = 9000;
const HEARD = 8000;
/** How long it takes, when nothing is slow, until everybody has heard that somebody came or went. */
const TOLD_SO = 500;
/** How soon somebody is told by push, and for how long a bot that is to act may be left alone when nothing goes wrong. */
const CALLED = 2000;
const REMATCH = 12_000;
const LEFT_ALONE = 15_000;
/** After the death of a process. */
const SETTLED = 3500;

const isThere = ({ lives }: SimulatedPlayer, from: number, to: number): boolean =>
  lives.some((life) => life.from <= from && life.to >= to);
const isAway = ({ lives, peeps }: SimulatedPlayer, from: number, to: number): boolean =>
  ![...lives, ...peeps].some((life) => life.from < to && life.to > from);

/** Whoever is there sees what happens, also when the process that let them in is not the one that hosts the table. */
const whoIsThereSees: Check = ({ company, history, evidence, world }) =>
  company.players.flatMap((player) =>
    history.changes
      .filter(({ at }) => at + SEEN < world.now() && isThere(player, at - 500, at + SEEN))
      .filter(({ seq, at }) => !player.sights.some((each) => each.sight.seq >= seq && each.at <= at + SEEN))
      .filter(({ at, by }) => {
        const door = player.doors.findLast((each) => each.at < at)!.process;
        return evidence.isCalm(at - 1000, at + SEEN, [door, by]);
      })
      .map(({ seq, at }) => `${player.seat} was there and did not see ${seq}, kept at ${at}`),
  );

/** Whoever comes sees all that anybody at the table had seen, or was answered, before they came. */
const isUpToDate: Check = ({ company: { players } }) => {
  const known = players.flatMap(({ requests, sights, welcomes }) => [
    ...sights.map(({ sight, at }) => ({ seq: sight.seq, at })),
    ...welcomes,
    ...requests.flatMap(({ request, answer, answeredAt: at }) =>
      answer.type === 'done' && !isSaid(request.type) ? [{ seq: answer.seq, at }] : [],
    ),
  ]);
  return players.flatMap(({ seat, welcomes, doors }) =>
    welcomes.flatMap(({ seq, at }) => {
      const came = doors.findLast((door) => door.at <= at)?.at ?? 0;
      const before = Math.max(0, ...known.filter((each) => each.at < came).map((each) => each.seq));
      return seq < before
        ? [`${seat} came at ${came} and was shown ${seq}, when ${before} was known already`]
        : [];
    }),
  );
};

/** When somebody has left, and for how long. */
const absences = ({ lives }: SimulatedPlayer): { from: number; to: number }[] =>
  lives.map(({ to }, index) => ({ from: to, to: lives[index + 1]?.from ?? Infinity }));

/** Whoever looks in just then is there, for a moment. When a peep ends is reckoned for a slow network, which is none here. */
const looksIn = ({ peeps }: SimulatedPlayer, at: number): boolean =>
  peeps.some(({ from, to }) => from <= at && at <= to - SLOWEST + TOLD_SO);

/** Whoever is there hears who has gone, also when those look in again later. */
export const gone: Check = ({ company: { players }, evidence, world }) =>
  players.flatMap((player) =>
    absences(player)
      .filter(({ from, to }) => to - from > HEARD && from + HEARD < world.now())
      .filter(({ from }) => evidence.isCalm(from - 1000, from + HEARD, null))
      .flatMap(({ from }) =>
        players
          .filter((other) => other !== player && isThere(other, from, from + HEARD))
          .filter((other) => {
            const news = other.presence.filter(({ at }) => at <= from + HEARD);
            const hasHeard = news.some(({ at, seats }) => at > from && !seats[player.seat]);
            return news.at(-1)?.seats[player.seat] === true && !(hasHeard && looksIn(player, from + HEARD));
          })
          .map((other) => `${other.seat} never heard that ${player.seat} was gone from ${from} on`),
      ),
  );

/** Whoever is waited for and is not there is told so. */
const called: Check = ({ company, history, evidence, world }) =>
  company.players.flatMap((player) =>
    history
      .awaited(player.id)
      .filter((at) => at > HEARD && at + CALLED < world.now() && isAway(player, at - HEARD, at + CALLED))
      .filter((at) => evidence.isCalm(at - HEARD, at + CALLED, null))
      .filter(
        (at) =>
          !evidence.pushes.some(
            (push) =>
              push.table === company.id &&
              push.player === player.id &&
              push.at >= at - 10 &&
              push.at <= at + CALLED,
          ),
      )
      .map((at) => `${player.seat} was waited for from ${at} on, and never told`),
  );

/** A bot that is to act does so, whoever is there; a process alone has the time of its machine, which may be hours behind. */
export const awake: Check = ({ history, healedAt, world, evidence }: Case) =>
  history.botsAsked
    .map(({ from, to }) => ({ from: Math.max(from, healedAt) + SETTLED, to: Math.min(to, world.now()) }))
    .filter(({ from, to }) => to - from > LEFT_ALONE && evidence.isCalm(from, from + LEFT_ALONE, null))
    .map(({ from }) => `a bot was to act from ${from} on, and did not`);

/**
 * A process thinks about a question once. A table that could not be written, or that was claimed again (by another
 * process, or by the same one, which did not know yet whether its claim had been kept), is closed and opened anew, also
 * where nobody is told. Where it is over, the same people sit elsewhere.
 */
export const thinksOnce: Check = ({ company, evidence, history, database: { content } }) =>
  evidence.thoughts
    .filter(({ owner, at }) => owner === company.host && at < history.overAt)
    .filter(
      ({ process, again, at }) =>
        again !== null &&
        !history.changesHands(again, at) &&
        !content.kept.some(
          (each) =>
            each.entry.event.kind === 'claim' &&
            each.table === company.id &&
            each.at >= again &&
            each.at <= at,
        ) &&
        !content.failures.some(
          (each) =>
            each.process === process && each.table === company.id && each.at >= again && each.at <= at,
        ),
    )
    .map(({ process, at }) => `${process} thinks twice about the same at ${at}`);

/** Everybody is called by their new name. */
const renamed: Check = ({ company: { players, hasNewNames } }) =>
  hasNewNames === true
    ? players
        .filter((player) => player.isLive())
        .flatMap((player) =>
          players
            .filter(({ seat }) => {
              const sitter = player.table()!.seats[seat];
              return sitter?.kind === 'person' && !sitter.name.startsWith(NEW_NAME);
            })
            .map(({ seat }) => `${player.seat} calls ${seat} by an old name`),
        )
    : [];

/** Whoever wishes for a rematch with everybody else is led to it, and all to the same. */
const rematched: Check = ({ company, stored: { log }, history, world, healedAt }) => {
  const { players, wantsRematch } = company;
  const opened = log.flatMap(({ event }) => (event.kind === 'rematchOpened' ? [event.table] : []));
  const wrong = opened.length > 1 ? ['a rematch was opened twice'] : [];
  const since = world.now() - REMATCH;
  const isDue = wantsRematch && Math.max(history.overAt, healedAt) < since - SETTLED;
  if (!isDue || !players.every((player) => isThere(player, since, world.now()))) return wrong;
  return [
    ...wrong,
    ...players
      .filter((player) => player.table()!.rematch.table !== (opened[0] ?? ''))
      .map(({ seat }) => `${seat} wished for a rematch, and was not led to it`),
  ];
};

export const TOLD: readonly Check[] = [
  whoIsThereSees,
  isUpToDate,
  gone,
  called,
  thinksOnce,
  renamed,
  rematched,
];
