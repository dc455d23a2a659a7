import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client';

/** Figures about the server. Nothing in them depends on what somebody holds in their hand. */
export interface Metrics {
  event(kind: string): void;
  refused(reason: string): void;
  /** Something in the database is not as it was written. */
  damaged(): void;
  botFailed(): void;
  botReplaced(): void;
  kept(seconds: number): void;
  answered(seconds: number): void;
  /** A table of a process that is gone is hosted here. */
  takenOver(): void;
  /** Another process has written to a log that was believed to be this one's. */
  conflict(): void;
  closed(reason: string): void;
  /** A table that is damaged, or at which the program failed. */
  stopped(reason: string): void;
  text(): Promise<string>;
  /** The same for other processes to add up. */
  figures(): Promise<readonly MetricObject[]>;
}

export interface Counts {
  connections(): number;
  /** Plain connections and those of tables. */
  lines(): number;
  tables(): number;
  /** Connections that other processes have passed on. */
  passedOn(): number;
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5];

export function metricsOf(counts: Counts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'tavola_' });
  const counter = <Label extends string>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ): Counter<Label> => new Counter({ name: `tavola_${name}`, help, labelNames, registers });
  const histogram = (name: string, help: string): Histogram =>
    new Histogram({ name: `tavola_${name}`, help, buckets: SECONDS, registers });
  const gauge = (name: string, help: string, count: () => number): void => {
    const gauge: Gauge = new Gauge({
      name: `tavola_${name}`,
      help,
      registers,
      collect: (): void => gauge.set(count()),
    });
  };
  const events = counter('events_total', 'Events kept, by kind', 'kind');
  const refusals = counter('refusals_total', 'Requests refused, by reason', 'reason');
  const closings = counter('closings_total', 'Connections ended by the server, by reason', 'reason');
  const stops = counter(
    'tables_stopped_total',
    'Tables damaged, or stopped by a failure, by reason',
    'reason',
  );
  const damages = counter('damages_total', 'Damaged rows and files that were found');
  const fallbacks = counter('bot_fallbacks_total', 'Moves of bots that had no usable answer in time');
  const replaced = counter('bot_workers_replaced_total', 'Workers of bots that hung or crashed');
  const takeovers = counter('takeovers_total', 'Tables taken over from processes that are gone');
  const conflicts = counter('conflicts_total', 'Entries that another process was sooner with');
  const commits = histogram('commit_seconds', 'Until an event lies on the disk');
  const answers = histogram('answer_seconds', 'From the arrival of a request to its answer');
  gauge('connections', 'Sockets that are open', counts.connections);
  gauge('lines', 'Connections of any kind that are open', counts.lines);
  gauge('tables', 'Tables in memory', counts.tables);
  gauge('passed_on', 'Connections that other processes have passed on to this one', counts.passedOn);
  return {
    event: (kind) => events.inc({ kind }),
    refused: (reason) => refusals.inc({ reason }),
    closed: (reason) => closings.inc({ reason }),
    stopped: (reason) => stops.inc({ reason }),
    damaged: () => damages.inc(),
    botFailed: () => fallbacks.inc(),
    botReplaced: () => replaced.inc(),
    takenOver: () => takeovers.inc(),
    conflict: () => conflicts.inc(),
    kept: (seconds) => commits.observe(seconds),
    answered: (seconds) => answers.observe(seconds),
    text: () => registry.metrics(),
    figures: () => registry.getMetricsAsJSON(),
  };
}

/** The figures of several processes as one: counts and times are added up. */
export async function sumOf(figures: readonly (readonly MetricObject[])[]): Promise<string> {
  const sum = AggregatorRegistry.aggregate(figures.map((each) => [...each]));
  const processes = new Gauge({
    name: 'tavola_processes',
    help: 'Processes that have answered',
    registers: [],
  });
  processes.set(figures.length);
  sum.registerMetric(processes);
  return sum.metrics();
}
