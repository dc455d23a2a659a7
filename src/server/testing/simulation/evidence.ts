import type { Machine } from './machine.ts';
import type { Entrance } from './process.ts';
import type { World } from './world.ts';

/** Something that a process told somebody at a table, or did there. */
export interface SentMessage {
  readonly process: string;
  readonly table: string;
  readonly at: number;
  readonly what: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is seen of the processes from outside; the judge holds it against the log. */
export interface Evidence {
  readonly messages: SentMessage[];
  /** `again`: since when the same was being thought about already, as far as anybody there was told. */
  readonly thoughts: {
    readonly process: string;
    readonly owner: string;
    readonly at: number;
    readonly again: number | null;
  }[];
  readonly pushes: {
    readonly process: string;
    readonly table: string;
    readonly player: string;
    readonly at: number;
  }[];
  /** When each refusal was first sent, by the id of the request. */
  readonly refusals: Map<string, number>;
  /** Times in which a process was frozen or cut off, or messages took long (''): what is done or told may be late. */
  readonly disturbed: { readonly process: string; readonly from: number; readonly to: number }[];
  /** When processes have refused connections, and when something was wrong with the database. */
  readonly refused: { readonly process: string; readonly from: number; readonly to: number }[];
  readonly troubles: Span[];
  readonly deaths: Map<string, number>;
  /** What was found wrong at once. */
  readonly violations: string[];
  /** Where the peers of each process come in, by its address. */
  readonly entrances: Map<string, Entrance>;
  told(machine: Machine, table: string, text: string): void;
  /** A bot begins to think about what it sees; the answer is called when it has thought. */
  thought(machine: Machine, owner: string, seat: number, view: string): () => void;
  notified(machine: Machine, table: string, player: string): void;
  disturb(process: string, milliseconds: number): void;
  /** The database is not what it should be for so long. */
  trouble(milliseconds: number): void;
  /** Was nothing wrong in a span: with the database, the network, any of these processes (null: with any process at all)? */
  isCalm(from: number, to: number, processes: readonly string[] | null): boolean;
  died(process: string): void;
  wrong(what: string): void;
}

/** What says how a table stands; answers and goodbyes are not among it. */
const TELLING = /^\{"type":"(welcome|sight|table|chat)"/u;

/** Milliseconds after which what was wrong is made up for. */
const SLOW = 2500;
const ANEW = /^\{"type":"(?:bye|sight)"/u;
const REFUSED = /^\{"type":"refused","id":"([^"]+)"/u;

export function newEvidence(world: World): Evidence {
  /** Since when each question is being thought about; when each process last said goodbye to somebody, and told something. */
  const thinking = new Map<string, number>();
  const byes = new Map<string, number>();
  const telling = new Map<string, number>();
  const evidence: Evidence = {
    messages: [],
    thoughts: [],
    pushes: [],
    refusals: new Map(),
    disturbed: [],
    refused: [],
    troubles: [],
    deaths: new Map(),
    violations: [],
    entrances: new Map(),
    told({ name }, table, text) {
      world.note('told', name, table, text);
      const refused = REFUSED.exec(text)?.[1];
      const isFirst = refused !== undefined && !evidence.refusals.has(refused);
      if (isFirst) evidence.refusals.set(refused, world.now());
      if (ANEW.test(text)) byes.set(name, world.now());
      const what = TELLING.exec(text)?.[1];
      if (what !== undefined) telling.set(name, world.now());
      if (what !== undefined) evidence.messages.push({ process: name, table, at: world.now(), what });
    },
    thought({ name }, owner, seat, view) {
      world.note('thinks', name, owner, seat);
      const question = `${name} ${owner} ${seat} ${view}`;
      const since = thinking.get(question);
      // A table that was closed and opened again asks again, and so does one that has come back to where it was: those who
      // are there were told goodbye, or shown it.
      const wasClosed = since === undefined || (byes.get(name) ?? 0) >= since;
      const isTelling = since !== undefined && (telling.get(name) ?? 0) > since;
      const again = !wasClosed && isTelling ? since : null;
      evidence.thoughts.push({ process: name, owner, at: world.now(), again });
      thinking.set(question, world.now());
      return () => thinking.delete(question);
    },
    notified({ name }, table, player) {
      world.note('pushes', name, table, player);
      evidence.pushes.push({ process: name, table, player, at: world.now() });
    },
    disturb(process, milliseconds) {
      evidence.disturbed.push({ process, from: world.now(), to: world.now() + milliseconds });
    },
    trouble: (milliseconds) =>
      void evidence.troubles.push({ from: world.now(), to: world.now() + milliseconds + SLOW }),
    isCalm(from, to, processes) {
      const isIn = (span: Span): boolean => span.from < to && span.to > from;
      const concerns = (process: string): boolean =>
        processes === null || process === '' || processes.includes(process);
      return (
        !evidence.troubles.some(isIn) &&
        !evidence.disturbed.some((each) => concerns(each.process) && isIn(each)) &&
        ![...evidence.deaths.values()].some((at) => isIn({ from: at, to: at + SLOW }))
      );
    },
    died: (process) => void evidence.deaths.set(process, world.now()),
    wrong: (what) => void evidence.violations.push(what),
  };
  return evidence;
}
