import { join } from 'node:path';
import { sqliteStore } from '#server/store/sqlite';
import type { StoredTable } from '#server/store/store';
import type { TableEvent } from '#server/table/events';
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

function auditTable(prey: Prey, { log, secret, header }: StoredTable): string[] {
  const { game, people, sent, promised, shown } = prey;
  const wrong: string[] = [];
  const judge = referee(prey, secret, header);
  let clocks: TimeReferee | null = null;
  const filled = log.flatMap(({ event }) => (event.kind === 'fill' ? [event.seat] : []));
  for (const [index, { seq, event, request }] of log.entries()) {
    if (seq !== index + 1) wrong.push(`a gap before ${seq}`);
    if (request !== null) {
      const isForOther = 'seat' in event && event.kind !== 'fill' && event.seat !== request.seat;
      // Only the host frees the seat of somebody else.
      const isDismissed = isForOther && event.kind === 'stand' && request.seat === header.host;
      const cause = isDismissed ? 'dismiss' : CAUSES[event.kind];
      if (sent[request.seat].get(request.id)?.split(' ').includes(cause) !== true) {
        wrong.push(`${seq} ${event.kind}: never asked for by seat ${request.seat}`);
      }
      if (isForOther && !isDismissed) wrong.push(`${seq} ${event.kind}: asked for by another seat`);
    }
    const begun = judge.match();
    if (begun !== null && !isOver(event)) clocks ??= timeReferee(header, begun, log[index - 1].at, filled);
    const late = isOver(event) ? null : (clocks?.see(log[index]) ?? null);
    if (late !== null) wrong.push(late);
    if (!judge.allows(event)) wrong.push(`${seq}: against the rules: ${JSON.stringify(event)}`);
    const state: unknown = judge.state();
    const roles: Role[] = state === null ? [] : [...people.keys(), 'spectator'];
    for (const role of roles) {
      const seen = shown.get(shownKey(role, seq));
      const view: unknown = game.view(state, typeof role === 'number' ? role : null);
      if (seen !== undefined && seen !== digestOfView(view)) {
        wrong.push(`${seq}: ${role} was shown something else`);
      }
    }
  }
  for (const { seat, id, seq } of promised) {
    const asked = log[seq - 1]?.request;
    if (asked?.seat !== seat || asked.id !== id) wrong.push(`promised and not kept: ${seq} ${id}`);
  }
  return wrong;
}
