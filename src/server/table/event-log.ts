import { isProblem, problem } from '#core/problem';
import type { StoredTable } from '../store/store.ts';
import { type Course, openCourse, type Surroundings } from './state.ts';
import { indexOf } from './due.ts';
import { fold, replay } from './evolve.ts';
import type { Asked, TableEvent } from './events.ts';
import { atRest, awake, type RestingMatch } from './rest.ts';
import type { World } from './env.ts';

/** The log of one table and where it stands by it. */
export interface Ledger {
  course(): Course;
  /** Who sits here: for this, a table that rests is not woken. */
  seats(): Course['seats'];
  /** Lets go of everything that follows from the words, if nobody has asked for the course since the last call. */
  doze(): void;
  /** The number under which this request was kept before. */
  known(request: Asked): number | undefined;
  /** Keeps an event, and only then lets it happen. */
  keep(event: TableEvent, request: Asked | null): Promise<number>;
}

/** Reads the log; rules that this server does not have, or a log that they do not allow, are thrown as a Problem. */
export function ledger(stored: StoredTable, world: World): Ledger {
  // What was read is not held on to: the course and the requests are all that is needed of it.
  const { log, ...deed } = stored;
  const { header } = deed;
  const around: Surroundings = {
    start: (parts) => world.deal(deed, parts),
  };
  const rules = world.rules(header.game, header.version);
  const opened = openCourse(header, rules, world.outages.before);
  let course = allowed(header.id, () => replay(opened, log, around));
  let resting: RestingMatch | null = null;
  let wanted = true;
  const now = (): Course => {
    wanted = true;
    if (resting !== null) course = { ...course, match: awake(resting) };
    resting = null;
    return course;
  };
  const requests = new Map(
    log.flatMap(({ request, seq }) => (request === null ? [] : [[keyOf(request), seq]])),
  );
  return {
    course: now,
    seats: () => course.seats,
    doze() {
      if (!wanted && course.match !== null) {
        resting = atRest(course.match);
        course = { ...course, match: null };
      }
      wanted = false;
    },
    known: (request) => requests.get(keyOf(request)),
    async keep(event, request) {
      const before = now();
      const at = Math.max(Math.floor(world.clock.now()), before.at);
      const entry = { seq: before.seq + 1, at, event, request };
      // Before it is kept: an action that makes the rules fail is refused, and the match stays as it was.
      const { next, index } = allowed(header.id, () => {
        const folded = fold(before, entry, around);
        return { next: folded, index: indexOf(folded) };
      });
      const kept = await world.keep(header.id, entry, index);
      if (kept === 'taken') throw problem('taken', 'somebody else has written to this log');
      course = next;
      resting = null;
      if (request !== null) requests.set(keyOf(request), entry.seq);
      return entry.seq;
    },
  };
}

/** Rules that fail are a bug, of which one table may die. */
function allowed<T>(table: string, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    // Not the rules, but a log that cannot have come about.
    if (isProblem(thrown) && thrown.code === 'damaged') throw thrown;
    const failed = problem('broken', `table ${table}: the rules failed`);
    throw Object.assign(failed, { cause: thrown });
  }
}

const keyOf = ({ seat, id }: Asked): string => `${seat} ${id}`;

/** One task after the other, each when the one before is done, however that ended. */
export function queue(): <T>(task: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  };
}
