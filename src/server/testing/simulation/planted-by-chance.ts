import { type Plant, plant } from './plant.ts';

/** Mistakes put anywhere into hosting, forwarding, takeover, stores and greetings by somebody who did not look at the simulation. */
export const PLANTED_BY_CHANCE: readonly Plant[] = [
  plant(
    'has two copies of a table that two people open at once',
    'tables/tables.ts',
    'if (already !== null) return already;',
    '',
  ),
  plant('claims what the living host', 'hosting/hosting.ts', 'if (peer !== null) throw elsewhere(peer);', ''),
  plant(
    'lets somebody in at a table that it has given up',
    'table/live-table.ts',
    "if (isEnded()) return viewer.end('restart', 0);",
    '',
  ),
  plant(
    'gives the same time back twice',
    'table/decider/evolve.ts',
    'from: Math.max(lostSince, happenedAt, knownUntil),',
    'from: lostSince,',
  ),
  plant(
    'refuses what it has done when it is asked again',
    'table/requests.ts',
    'if (seq !== undefined) return done(seq);',
    "if (seq !== undefined) return refuse('stale');",
  ),
  plant(
    'calls a lost line a refusal',
    'store/postgres/connection.ts',
    'lost = !isDefinite(thrown);',
    'lost = false;',
  ),
  plant(
    'calls every entry of a group kept',
    'store/postgres/appends.ts',
    "answer.kept ? 'kept' : 'taken'",
    "'kept'",
  ),
  plant(
    'does not ask again behind what it has read',
    'hosting/claims.ts',
    'const claim = await env.hosting.claim(id);',
    'const claim = wanted;',
  ),
  plant(
    'shows what it hosted before another process wrote to it',
    'hosting/hosting.ts',
    'if (wasHosted) env.lost(table);',
    '',
  ),
  plant(
    'goes on at tables that it lets go of',
    'hosting/cluster.ts',
    "for (const table of live()) table.end('restart', soon());",
    '',
  ),
  {
    name: 'waits long for an answer that was lost',
    edits: [
      {
        file: 'src/server/hosting/repeats.ts',
        from: 'if (underWay < MOST) goOn();\n        else heldUp = goOn;',
        to: '',
      },
      {
        file: 'src/server/store/postgres/connection.ts',
        from: 'statement: 3000, answer: 3500 };',
        to: 'statement: 10_000, answer: 12_000 };',
      },
    ],
  },
  plant(
    'passes on the greeting of somebody who has gone',
    'connection/relaying.ts',
    'if (!isOpen()) return relay?.close();',
    '',
  ),
];
