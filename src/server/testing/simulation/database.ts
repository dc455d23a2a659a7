import pg from 'pg';
import type { ResultRow, Value } from '../../store/postgres/connection.ts';
import { APPEND } from '../../store/postgres/appends.ts';
import { STATEMENTS } from '../../store/postgres/shared.ts';
import { type Content, isWrite, newContent } from './content.ts';
import { EPOCH, type Machine } from './machine.ts';
import type { SimulatedNetwork } from './network.ts';
import type { World } from './world.ts';

/** Who asks a database. Milliseconds: how long the database works at a statement, and how long its answer is waited for. */
export interface Driver {
  readonly statement: number;
  readonly answer: number;
  /** The database warns. */
  notice(): void;
}

/** A database for all processes, and what can happen to it and on the way to it. */
export interface Database {
  readonly content: Content;
  now(): number;
  /** What processes have asked for that they must not. */
  readonly broken: string[];
  /** The answer of a statement, as a driver gives it. */
  query(from: Machine, text: string, values: readonly Value[], driver: Driver): Promise<readonly ResultRow[]>;
  crash(milliseconds: number): void;
  stall(milliseconds: number): void;
  /** Of a hundred statements, or of those that write something, so many lose their line. */
  lose(percent: number, what?: 'all' | 'writes'): void;
  /** The standby does not answer for so long; then, perhaps, it becomes the primary. */
  cutStandby(milliseconds: number, failover: boolean): void;
  /** There is no room for so long: what is there can be read. */
  fill(milliseconds: number): void;
  /** Of a hundred lines that are said, so many lose their way to the database, and arrive there much later. */
  loseLines(percent: number): void;
  /** Is the next statement of this process, which adds a line, among them? */
  mayLoseLine(process: string): void;
  /** The next sign of life is lost, whose ever it is, and nobody hears so. */
  loseRenewal(): void;
  /** Of a hundred tables that are opened, so many cannot be: what they follow from is there, and they are wanted still. */
  refuseTables(percent: number): void;
  isRefused(): boolean;
  jump(milliseconds: number): void;
  /** When its clock last jumped before a moment. */
  jumpedAt(moment: number): number;
  isFull(): boolean;
  /** Since when it can be reached again, or when it will be. */
  backAt(): number;
  /** How many signs of life of a process were lost lately: whoever has two of them under way waits for an answer. */
  lostRenewals(process: string): number;
}

export const DATABASE = 'database';
/** Milliseconds: what is lost may be waited for, and arrive, so long. */
const ANSWER = 12_000;

const lostLine = (): Error => new Error('Connection terminated unexpectedly');
const refusedLine = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
/** The database has given a statement up as a whole. */
const failed = (message: string, code: string): Error =>
  Object.assign(new pg.DatabaseError(message, 0, 'error'), { severity: 'ERROR', code });
const timedOut = (): Error => failed('canceling statement due to statement timeout', '57014');
const noRoom = (): Error => failed('could not extend file: No space left on device', '53100');

// oxlint-disable-next-line eslint/max-lines-per-function -- one database: every way in which it can fail is a switch of the same state
export function newDatabase(world: World, network: SimulatedNetwork): Database {
  let ahead = 0;
  const jumps: number[] = [];
  /** Lines are of an incarnation of the server. */
  let incarnation = 0;
  let downUntil = -1;
  let stalledUntil = -1;
  let fullUntil = -1;
  let losing = 0;
  let areReadsLost = true;
  let isRenewalLost = false;
  let refusing = 0;
  let losingLines = 0;
  const lostLines = new Set<string>();
  let standbyAwayUntil = -1;
  const lostRenewals: { readonly process: string; readonly at: number }[] = [];
  const now = (): number => EPOCH + world.now() + ahead;
  const content = newContent(world, now);
  /** As it was before the first entry that no standby has confirmed. */
  let confirmed: (() => void) | null = null;
  const leaving = new Set<string>();
  const broken: string[] = [];
  const isUp = (): boolean => downUntil <= world.now();

  const execute = (
    text: string,
    values: readonly Value[],
    notice: () => void,
  ): Promise<readonly ResultRow[]> => {
    const isAway = standbyAwayUntil > world.now();
    if (isWrite(text) && isAway) {
      // The wait for the standby is broken off: it is there, and it is a success, with a warning.
      confirmed ??= content.snapshot();
      notice();
    } else if (isWrite(text)) confirmed = null;
    return content.run(text, values);
  };

  return {
    content,
    now,
    broken,
    query: (from, text, values, { notice, statement, answer: patience }) =>
      // oxlint-disable-next-line eslint/complexity -- a statement meets every way to fail in the order in which it would
      new Promise((resolve, reject) => {
        const begun = incarnation;
        if (text === STATEMENTS.RELEASE) leaving.add(from.name);
        else if (leaving.has(from.name) && (text === APPEND || text === STATEMENTS.ADOPT)) {
          broken.push(`${from.name} writes, and has let go of everything`);
        }
        let isDone = false;
        let forgetLate = (): void => undefined;
        const answer = (milliseconds: number, tell: () => void): (() => void) =>
          from.after(milliseconds, () => {
            if (isDone) return;
            isDone = true;
            forgetLate();
            tell();
          });
        const fail = (thrown: Error): void =>
          void answer(network.delay(DATABASE, from.name), () => reject(thrown));
        if (!isUp()) return fail(refusedLine());
        forgetLate = answer(patience, () => reject(new Error('Query read timeout')));
        const isLine = lostLines.delete(from.name);
        const isSilence = isRenewalLost && text === STATEMENTS.RENEW;
        if (isSilence) isRenewalLost = false;
        const isLost = isLine || isSilence || ((areReadsLost || isWrite(text)) && world.percent(losing));
        if (isLost && text === STATEMENTS.RENEW) lostRenewals.push({ process: from.name, at: world.now() });
        const isNeverHeard = isSilence || (isLost && !isLine && world.percent(25));
        if (isLine || (isLost && !isSilence && world.percent(70))) fail(lostLine());
        const wait = network.delay(from.name, DATABASE) + world.between(1, 20) / 10;
        const isLate = isLine || (isLost && world.percent(60));
        // A line arrives when others are back, and perhaps before whoever said it is.
        const first = isLine ? 700 : 100;
        const late = isLate ? world.between(first, world.pick([2000, 6000, 15_000])) : 0;
        const arrived = async (waited = 0): Promise<void> => {
          if (incarnation !== begun || !isUp()) return fail(lostLine());
          const stalled = stalledUntil - world.now();
          if (stalled > 0 && waited === 0) {
            const longest = Math.min(stalled, statement);
            return void world.after(longest, () => void arrived(longest));
          }
          if (waited >= statement) return fail(timedOut());
          if (isWrite(text) && fullUntil > world.now()) return fail(noRoom());
          let warned = false;
          const rows = await execute(text, values, () => (warned = true));
          if (isLost) return fail(lostLine());
          return void answer(network.delay(DATABASE, from.name), () => {
            if (warned) notice();
            content.answered(from.name, text, values, rows);
            resolve(rows);
          });
        };
        if (!isNeverHeard) world.after(wait + late, () => void arrived());
        return undefined;
      }),
    crash(milliseconds) {
      world.note('the database is away', milliseconds);
      incarnation += 1;
      downUntil = world.now() + milliseconds;
    },
    stall(milliseconds) {
      world.note('the database stalls', milliseconds);
      stalledUntil = world.now() + milliseconds;
    },
    fill(milliseconds) {
      world.note('there is no room', milliseconds);
      fullUntil = world.now() + milliseconds;
    },
    loseLines(percent) {
      losingLines = percent;
    },
    mayLoseLine(process) {
      if (losingLines > 0 && world.percent(losingLines)) lostLines.add(process);
    },
    loseRenewal() {
      isRenewalLost = true;
    },
    refuseTables(percent) {
      refusing = percent;
    },
    isRefused: () => refusing > 0 && world.percent(refusing),
    lose(percent, what = 'all') {
      losing = percent;
      areReadsLost = what === 'all';
    },
    cutStandby(milliseconds, failover) {
      world.note('the standby is away', milliseconds, Number(failover));
      standbyAwayUntil = world.now() + milliseconds;
      world.after(milliseconds, () => {
        if (!failover) return;
        confirmed?.();
        confirmed = null;
        // Signs of life are lost, too: for those who look it is as if time had jumped.
        jumps.push(world.now());
        this.crash(world.between(200, 3000));
      });
    },
    jump(milliseconds) {
      world.note('the clock of the database jumps', milliseconds);
      ahead += milliseconds;
      jumps.push(world.now());
    },
    jumpedAt: (moment) => jumps.findLast((each) => each <= moment) ?? -Infinity,
    isFull: () => fullUntil > world.now(),
    backAt: () => downUntil,
    lostRenewals: (process) =>
      lostRenewals.filter((each) => each.process === process && world.now() - each.at < 2 * ANSWER).length,
  };
}
