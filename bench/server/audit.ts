import { join } from 'node:path';
import { sqliteStore } from '#server/store/sqlite';
import type { StoredTable } from '#server/store/store';
import type { LoggedEvent, TableEvent } from '#server/table/decider/events';
import { type TimeReferee, timeReferee } from '../../src/server/testing/time.ts';
import { digestOfView, type Prey, type Role, shownKey } from './prey.ts';
import { referee } from './referee.ts';

/** Which requests may lead to which events. */
const CAUSES: Readonly<Record<string, string>> = {
  digest: 'digest',
  nonce: 'nonce',
  move: 'move',
  undo: 'undo',
  resign: 'resign',
  handOver: 'handOver',
  takeBack: 'takeBack',
  stand: 'stand',
  abandon: 'stand',
  unopened: 'stand',
  fill: 'fill',
  rematch: 'rematch',
};

/** Reads the logs of attacked tables from the file and holds them against the rules, and against what was shown. */
export async function audit(data: string, preys: readonly Prey[]): Promise<string[]> {
  const store = sqliteStore(join(data, 'tavola.db'), (thrown) => {
    throw thrown;
  });
  const violations: string[] = [];
  for (const prey of preys) {
    const stored = await store.table(prey.table);
    const wrong = stored === null ? ['gone'] : auditTable(prey, stored);
    violations.push(...wrong.map((what) => `${prey.game.id} ${prey.table}: ${what}`));
  }
  await store.close();
  return violations;
}

const isOver = ({ kind }: TableEvent): boolean => kind.startsWith('rematch') || kind === 'abandon';

/** Whatever somebody asked for was asked for by them, and is theirs to ask for. */
function wronglyAsked(
  sent: Prey['sent'],
  { host }: StoredTable['header'],
  {
    seq,
    event,
    request,
  }: Pick<LoggedEvent, 'seq' | 'event'> & { request: NonNullable<LoggedEvent['request']> },
): string[] {
  const isForOther = 'seat' in event && event.kind !== 'fill' && event.seat !== request.seat;
  // Only the host frees the seat of somebody else.
  const isDismissed = isForOther && event.kind === 'stand' && request.seat === host;
  const cause = isDismissed ? 'dismiss' : CAUSES[event.kind];
  const isAsked = sent[request.seat].get(request.id)?.split(' ').includes(cause) === true;
  return [
    ...(isAsked ? [] : [`${seq} ${event.kind}: never asked for by seat ${request.seat}`]),
    ...(isForOther && !isDismissed ? [`${seq} ${event.kind}: asked for by another seat`] : []),
  ];
}

/** Everybody was shown the view of their own seat, and spectators theirs. */
function wronglyShown({ game, people, shown }: Prey, state: unknown, seq: number): string[] {
  const roles: Role[] = state === null ? [] : [...people.keys(), 'spectator'];
  return roles.flatMap((role) => {
    const digest = shown.get(shownKey(role, seq));
    const view: unknown = game.view(state, typeof role === 'number' ? role : null);
    return digest === undefined || digest === digestOfView(view)
      ? []
      : [`${seq}: ${role} was shown something else`];
  });
}

function auditTable(prey: Prey, { log, secret, header }: StoredTable): string[] {
  const { sent, promised } = prey;
  const wrong: string[] = [];
  const judge = referee(prey, secret, header);
  let clocks: TimeReferee | null = null;
  const filled = log.flatMap(({ event }) => (event.kind === 'fill' ? [event.seat] : []));
  for (const [index, { seq, event, request }] of log.entries()) {
    if (seq !== index + 1) wrong.push(`a gap before ${seq}`);
    if (request !== null) wrong.push(...wronglyAsked(sent, header, { seq, event, request }));
    const begun = judge.match();
    if (begun !== null && !isOver(event)) clocks ??= timeReferee(header, begun, log[index - 1].at, filled);
    const isAllowed = judge.allows(event);
    const late = isOver(event) ? null : (clocks?.see(log[index], judge.agreed()) ?? null);
    if (late !== null) wrong.push(late);
    if (!isAllowed) wrong.push(`${seq}: against the rules: ${JSON.stringify(event)}`);
    wrong.push(...wronglyShown(prey, judge.state(), seq));
  }
  return [...wrong, ...unkept(promised, log)];
}

/** What was acknowledged stands where it was said to. */
const unkept = (promised: Prey['promised'], log: readonly LoggedEvent[]): string[] =>
  promised.flatMap(({ seat, id, seq }) => {
    const request = log[seq - 1]?.request;
    return request?.seat === seat && request.id === id ? [] : [`promised and not kept: ${seq} ${id}`];
  });
