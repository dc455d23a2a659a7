import { messageOf } from '#core/problem';
import { rulesOf } from '../../tables/tables.ts';
import type { StoredTable } from '../../store/store.ts';
import { misheard } from '../hearing.ts';
import { type KeptEntry, steadySince } from './kept.ts';
import type { SimulatedTable, EndedEpisode } from './episode.ts';
import { type History, historyOf } from './history.ts';
import { dealt, led, surplus, unseen } from './judge-dealt.ts';
import { isSaid, said } from './judge-said.ts';
import { awake, TOLD } from './judge-told.ts';
import { GOES_ON, standsStill } from './judge-still.ts';

/** Milliseconds: how late somebody may notice that a table is hosted elsewhere. */
const NOTICED = 4500;
/** A process that said so lately that it lives is not gone. */
const LIVES = 3000;
/** How long a process may be taken for gone after it refused connections: until it is heard of again. */
const FORGIVEN = 13_000;
/** Whoever begins anew calls nobody gone for so long. */
const STEADY = 5500;
/** How far a time may be from that of the database: entries may be long under way, and its clock may jump. */
const OFF = 60_000;

export interface Case extends EndedEpisode {
  readonly company: SimulatedTable;
  readonly stored: StoredTable;
  /** Who wrote each entry that stands, by its number. */
  readonly history: History;
  /** Of a gathering: the tables that were opened for its deal. Of one of those: what became of the others. */
  readonly children: readonly StoredTable[];
  readonly siblings: readonly History[];
}

export type Check = (given: Case) => readonly string[];

/** What was answered with `done` stands under its number; nothing stands twice; what was refused does not stand. */
const acknowledged: Check = ({ company, stored: { log }, history, evidence }) => {
  const wrong: string[] = [];
  for (const { seat, requests } of company.players) {
    for (const { id, request, answer } of requests) {
      const entry = log.find((each) => each.request?.id === id);
      if (answer.type === 'refused') {
        const since = entry === undefined ? Infinity : history.keptAt(entry.seq);
        if (since < evidence.refusals.get(id)!) wrong.push(`${id} was refused, though it was done before`);
      } else if (!isSaid(request.type)) {
        const at = log[answer.seq - 1];
        if (at?.request?.id !== id || at.request.seat !== seat) wrong.push(`${id} was answered, and is lost`);
      }
    }
  }
  const ids = log.flatMap(({ request }) => (request === null ? [] : [request.id]));
  if (new Set(ids).size < ids.length) wrong.push('a request stands twice');
  return wrong;
};

/** Whoever asked after somebody else was answered comes after them. */
const inOrder: Check = ({ company }) => {
  const done = company.players
    .flatMap(({ requests }) => requests)
    .flatMap(({ id, request, sentAt, answer, answeredAt }) =>
      answer.type === 'done' && !isSaid(request.type) ? [{ id, sentAt, answeredAt, seq: answer.seq }] : [],
    );
  return done
    .filter(({ seq, sentAt }) => done.some((other) => other.answeredAt < sentAt && other.seq >= seq))
    .map(({ id }) => `${id} was asked for later than what stands behind it`);
};

/** Everybody is shown what follows from the log, as they may see it, and clocks that follow from it. */
const shown: Check = ({ company, stored }) => {
  const { game, version } = stored.header;
  const sights = company.players.flatMap(({ seat, sights: all }) =>
    all.map(({ sight }) => ({ viewer: seat, sight })),
  );
  const beyond = sights.filter(({ sight }) => sight.seq > stored.log.length);
  return [
    ...misheard(stored, rulesOf(game, version), sights),
    ...beyond.map(({ viewer, sight }) => `${viewer} was shown ${sight.seq}, which never stood`),
  ];
};

/** Nobody is shown an earlier moment than before. */
const forward: Check = ({ company }) =>
  company.players.flatMap(({ seat, sights }) =>
    sights
      .filter(({ sight }, index) => sight.seq < (sights[index - 1]?.sight.seq ?? 0))
      .map(({ sight, at }) => `${seat} was shown ${sight.seq} at ${at}, after what stands behind it`),
  );

/** After a claim only the claimant writes. A table that is over is taken by its next entry. */
const hosted: Check = ({ history }) =>
  history.entries.flatMap(({ entry, by, owner, isOver }) => {
    if (entry.event.kind === 'claim') return entry.event.process === by ? [] : ['a claim for somebody else'];
    return by === owner || isOver ? [] : [`${entry.seq} was written by ${by}, and claimed by ${owner}`];
  });

/** Only who hosts a table tells about it, thinks for its bots; whoever was cut off notices it in a while. */
const workedByHost: Check = ({ company, history, evidence }) => {
  const isLate = (process: string, at: number): boolean =>
    at < history.overAt &&
    !history.hostedBy(process, at - NOTICED, at) &&
    !evidence.disturbed.some((each) => each.process === process && each.to > at - NOTICED && each.from < at);
  const messages = evidence.messages.filter(({ table }) => table === company.id);
  const pushes = evidence.pushes.filter(({ table }) => table === company.id);
  const thoughts = evidence.thoughts.filter(({ owner }) => owner === company.host);
  return [
    ...messages
      .filter(({ process, at }) => isLate(process, at))
      .map(({ process, at, what }) => `${process} tells a ${what} at ${at}, and does not host the table`),
    ...pushes
      .filter(({ process, at }) => isLate(process, at))
      .map(({ process, at }) => `${process} calls somebody at ${at}, and does not host the table`),
    ...thoughts
      .filter(({ process, at }) => isLate(process, at))
      .map(({ process, at }) => `${process} thinks for a bot at ${at}, and does not host the table`),
  ];
};

/** A table is taken from nobody who lives, and the time in which nobody had it is nobody's. */
export const takenOver: Check = ({ history, evidence, database }) =>
  history.claims.flatMap(
    // oxlint-disable-next-line eslint/complexity -- one sentence of the judgement after the other, each with its exception
    (takeover: KeptEntry) => {
      const { entry, at, decidedAt, by, before, renewed, silence, lastLives } = takeover;
      if (before === null || before === by || takeover.hadLeft || entry.event.kind !== 'claim') return [];
      // A table that is over goes to others without an entry: whoever asked before that finds its number free.
      if (takeover.isOver && takeover.seenHost !== undefined && takeover.seenHost !== before) return [];
      const isRefused = evidence.refused.some(
        ({ process, from, to }) =>
          // Whoever refused a connection is gone until it is heard of again.
          process === before && from <= decidedAt && (decidedAt < to + FORGIVEN || decidedAt - silence < to),
      );
      const died = isRefused ? -Infinity : (evidence.deaths.get(before) ?? Infinity);
      const hasJumped = at - database.jumpedAt(at) < OFF;
      // What the claimant knew counts: somebody who was gone may be heard of again while the claim is under way.
      if (renewed !== null && at < died && silence < LIVES && !hasJumped) {
        return [`${by} took the table from ${before} at ${at}, which lived`];
      }
      // It may have been long under way.
      const isFresh = decidedAt - steadySince(database.content.renewals(by), decidedAt) < STEADY;
      if (renewed !== null && at < died && isFresh && !hasJumped) {
        return [`${by} took the table from ${before} at ${at}, and was hardly there itself`];
      }
      const { lostSince } = entry.event;
      return lostSince !== null && lastLives.includes(lostSince)
        ? []
        : [`${by} claimed the table of ${before} at ${at}, lost since ${lostSince}`];
    },
  );

/** One time after the other. */
const timed: Check = ({ stored: { log } }) =>
  log.flatMap(({ seq, at }, index) =>
    at >= (log[index - 1]?.at ?? 0) ? [] : [`${seq} is before ${seq - 1}`],
  );

/** Times are those of the database; that of an outage, which may be written long after it, no earlier than its end. */
const synchronous: Check = ({ history }) =>
  history.kept
    .filter(({ entry: { at, event }, clock }) => {
      const due = event.kind === 'outage' ? Math.min(event.to, clock) : clock;
      return at - clock > OFF || due - at > OFF;
    })
    .map(({ entry, clock }) => `${entry.seq} has a time of its own: ${entry.at - clock} off`);

/** Nobody is told by push twice that the table waits for them. */
const pushed: Check = ({ company, evidence, history }) => {
  const reasons = evidence.pushes
    .filter(({ table }) => table === company.id)
    .map(({ player, at }) => `${player} ${history.awaited(player).findLastIndex((since) => since <= at)}`);
  return reasons
    .filter((each, index) => reasons.indexOf(each) < index)
    .map((each) => `${each} was told twice that the table waits`);
};

/** When nothing goes wrong any more, everybody is there again and every match goes on. */
const goesOn: Check = ({ company, world, history, stored: { header } }) => {
  const wrong: string[] = [];
  const { changed } = history;
  for (const { seat, link, waitingSince, table, sights } of company.players) {
    const { kind, ...more } = link() ?? { kind: 'gone' };
    if (kind !== 'live') wrong.push(`${seat} is ${kind} ${JSON.stringify(more)}`);
    if (world.now() - (waitingSince() ?? Infinity) > GOES_ON) wrong.push(`${seat} was not answered`);
    const there = table()?.seats.filter((each) => each.kind === 'person' && each.present).length;
    const seq = sights.at(-1)?.sight.seq ?? 0;
    const isBehind = changed.at < world.now() - NOTICED && seq < changed.seq;
    if (kind === 'live' && isBehind) wrong.push(`${seat} still sees ${seq} instead of ${changed.seq}`);
    const persons = header.seats.filter((each) => each.kind === 'person').length;
    if (kind === 'live' && there !== persons) wrong.push(`${seat} sees ${there} of ${persons}`);
  }
  if (standsStill(history, company.players, world.now())) wrong.push('nothing goes on');
  return wrong;
};

const CHECKS: readonly Check[] = [
  acknowledged,
  inOrder,
  shown,
  forward,
  said,
  timed,
  pushed,
  goesOn,
  dealt,
  led,
  unseen,
  ...TOLD,
];
const OF_SEVERAL: readonly Check[] = [hosted, workedByHost, takenOver, awake, synchronous];

/** Everything that must not have happened. */
export async function judged(scene: EndedEpisode): Promise<string[]> {
  const { database, evidence, companies } = scene;
  const { content } = database;
  const wrong = [...evidence.violations, ...database.broken];
  if (companies.length === 0) wrong.push('no table was ever opened');
  wrong.push(...content.removed.map((table) => `table ${table} was removed`));
  const { table } = content.store('judge');
  const added = await Promise.all([...new Set(content.added)].map(table));
  const tables = added.filter((each) => each !== null);
  wrong.push(...surplus(tables, companies));
  const historiesOf = (each: StoredTable): History =>
    historyOf(each, content, content.openerOf(each.header.id));
  for (const company of companies) {
    const stored = tables.find(({ header }) => header.id === company.id);
    if (stored === undefined) continue;
    const { id, dealt: deal } = stored.header;
    try {
      const history = historyOf(stored, content, company.opener);
      const children = tables.filter(({ header }) => header.dealt?.gathering === id);
      const siblings = tables
        .filter(
          ({ header }) =>
            deal !== undefined && header.dealt?.gathering === deal.gathering && header.id !== id,
        )
        .map(historiesOf);
      const checks = scene.site.isShared ? [...CHECKS, ...OF_SEVERAL] : CHECKS;
      for (const check of checks) {
        wrong.push(...check({ ...scene, company, stored, history, children, siblings }));
      }
    } catch (thrown) {
      wrong.push(`the log of ${id} cannot have come about: ${messageOf(thrown)}`);
    }
  }
  return wrong;
}
