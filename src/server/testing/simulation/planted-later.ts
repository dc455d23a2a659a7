import { type Plant, plant } from './plant.ts';

/** Mistakes of which the simulation once knew nothing: who has gone, who was never called, who took what too soon. */
export const PLANTED_LATER: readonly Plant[] = [
  plant(
    'claims at a time before the last entry',
    'hosting/claims.ts',
    'at: Math.max(Math.floor(env.clock.now()), before.at),',
    'at: Math.floor(env.clock.now()),',
  ),
  {
    name: 'hosts again what it let go of',
    edits: [
      {
        file: 'src/server/hosting/hosting.ts',
        from: 'if (isReleased) throw elsewhere(null);',
        to: '',
      },
      {
        file: 'src/server/service.ts',
        from: 'if (parts.hosting.hasLeft()) throw elsewhere(null);',
        to: '',
      },
    ],
  },
  plant(
    'says nothing of who has gone',
    'table/viewers/viewers.ts',
    'return isPresent(viewer.seat) ? undefined : sendTable();',
    'return undefined;',
  ),
  plant(
    'calls others gone as soon as the database answers again',
    'hosting/hosting.ts',
    '(isRecent(other) || clock.now() - steadySince < GONE)',
    'isRecent(other)',
  ),
  plant(
    'never forgives a refusal',
    'hosting/hosting.ts',
    'for (const [id, lastSeen] of refusals) if (others.get(id)?.seen !== lastSeen) refusals.delete(id);',
    '',
  ),
  plant(
    'holds on to a process that is gone',
    'hosting/cluster.ts',
    'gone: peers.drop,',
    'gone: () => undefined,',
  ),
  plant(
    'says nothing when another process hangs up',
    'connection/relaying.ts',
    "closed: () => end('restart', MOVED_RETRY),",
    'closed: () => undefined,',
  ),
  plant(
    'calls nobody',
    'table/viewers/broadcast.ts',
    "if (sitter?.kind !== 'person') continue;",
    'continue;',
  ),
  plant(
    'leaves alone what is due',
    'tables/tables.ts',
    'for (const id of free.slice(0, WOKEN_AT_ONCE))',
    'for (const id of free.slice(0, 0))',
  ),
  plant(
    'claims what is over',
    'hosting/claims.ts',
    "isOver: phaseOf(before) === 'over' };",
    'isOver: false };',
  ),
  plant('goes without letting go', 'hosting/cluster.ts', 'await hosting.release();', 'hosting.stop();'),
  plant('gives nobody time to come back', 'table/decider/evolve.ts', 'to: at + CLAIM_GRACE };', 'to: at };'),
  plant(
    'counts the time in which nobody hosted the table',
    'table/decider/evolve.ts',
    'if (lostSince === null) return state;',
    'if (lostSince !== 0) return state;',
  ),
  plant('keeps what was said from who comes', 'table/viewers/viewers.ts', 'chat: [...chat]', 'chat: []'),
  plant(
    'does not listen to what others tell',
    'hosting/hosting.ts',
    'for (const notice of await shared.told()) env.heard(notice);',
    'await shared.told();',
  ),
  plant(
    'opens another rematch when it was interrupted',
    'tables/rematch.ts',
    'const id = rematchId(header.id, watch);',
    'const id = rematchId(header.id, `${watch}${env.clock.now()}`);',
  ),
  plant(
    'opens other tables for a deal when it was interrupted',
    'tables/gatherings.ts',
    'dealtId(header.id, watch, number));',
    'dealtId(header.id, `${watch}${env.clock.now()}`, number));',
  ),
  plant(
    'deals before all parts are open',
    'table/gathering.ts',
    "phaseOf(state) === 'waiting' && isReady(state);",
    "phaseOf(state) === 'waiting' && state.seats.some((each) => each.kind === 'person' && each.nonce !== null);",
  ),
  plant(
    'shows a deal that is played elsewhere',
    'tables/gatherings.ts',
    'if (!(await isOver(store, id))) return false;',
    'if (!(await isOver(store, id))) return true;',
  ),
  plant(
    'opens what is wanted only when somebody comes',
    'table/opening.ts',
    'again();\n        return null;',
    'return null;',
  ),
  plant(
    'has another secret at each table of a deal',
    'tables/gatherings.ts',
    'dealt: { gathering: header.id, kind, tables, number, ...parts, secret },',
    'dealt: { gathering: header.id, kind, tables, number, ...parts, secret: secret.replace(/^./u, String(number)) },',
  ),
];
