import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** What can be changed in small ways, and the quick tests that have to notice it. */
interface Part {
  readonly folder: string;
  readonly files: string;
  readonly tests: readonly string[];
}

const games = globSync('src/games/*/')
  .toSorted()
  .map((folder): [string, Part] => {
    const game = basename(folder);
    return [
      game,
      { folder: `src/games/${game}`, files: '**/*.ts', tests: [`src/games/${game}/**/*.test.ts`] },
    ];
  });

export const PARTS: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(games.reverse()),
  /** What a table is to whoever plays at it: back-off, outbox, prediction, the parts of the deal. */
  table: {
    folder: 'src/table',
    files:
      '{backoff,heartbeat,link,local,log,online-table,outbox,part,pending-requests,prediction,remote,socket}.ts',
    tests: ['src/table/*.test.ts'],
  },
  /** The pure parts of the online table: decide, evolve, due, project. */
  server: {
    folder: 'src/server/table',
    files: '{decider/{decide,due,endings,evolve,state},clocks/{clocks,outages},viewers/projection}.ts',
    // Their unit tests only: walks at random would take a day.
    tests: [
      'src/server/table/decider/{decide,decisions,due,endings,evolve,manners,proposals,state}.test.ts',
      'src/server/table/clocks/{clocks,outages,time}.test.ts',
      'src/server/table/viewers/projection.test.ts',
    ],
  },
  /** How touching narrows the legal actions down to one, and the state machine around it. */
  interaction: {
    folder: 'src/web/interaction',
    files: '{gestures,key-commands,mentions,state}.ts',
    tests: ['src/web/interaction/*.test.ts', 'src/web/games/**/touches.test.ts'],
  },
};
