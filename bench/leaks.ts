import { parseArgs } from 'node:util';
import { dealtLeaks } from '../src/server/testing/dealt-twins.ts';
import { compared, DISGUISED } from '../src/server/testing/leaks.ts';
import { testPostgres } from '../src/server/testing/postgres.ts';
import { relayedLeaks } from '../src/server/testing/simulation/twins.ts';
import { socketHouse, socketLeaks } from '../src/server/testing/socket-twins.ts';
import { dataFolder } from '../src/server/testing/start.ts';
import { twinsOf } from '../src/server/testing/twins.ts';
import { inParts, summed } from './server/parts.ts';

/**
 * Worlds that differ only in what a viewer may not know: `npm run leaks -- PAIRS SEED`; with `--processes`, at three
 * processes that pass connections on, of which one dies on the way; with `--sockets`, at three on a real PostgreSQL; with
 * `--gatherings`, one deal at two tables, with whatever is done at one of them hidden from everybody else.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'boolean', default: false },
    sockets: { type: 'boolean', default: false },
    gatherings: { type: 'boolean', default: false },
  },
});
const [pairs = '100000', seed = '1'] = positionals;
const show = (twin: object): void => console.log(JSON.stringify(twin));
const tell = (line: string): void => console.log(`… ${line}`);

/** So many pairs of worlds, in parts of the whole; each game that hides something has its share of a part. */
async function run<Counts extends Readonly<Record<string, number>>>(
  name: string,
  part: number,
  compare: (disguised: (typeof DISGUISED)[number], count: number, seed: number) => Promise<Counts>,
): Promise<Counts> {
  const parts = await inParts({
    name,
    total: Number(pairs),
    part,
    seed: Number(seed),
    tell,
    async run(count, each) {
      const counts = [];
      for (const disguised of DISGUISED) {
        counts.push(await compare(disguised, count / DISGUISED.length, each));
      }
      return summed(counts);
    },
  });
  return summed(parts);
}

async function oneProcess(): Promise<void> {
  const {
    leaks,
    pairs: done,
    different,
    spectators,
    sealed,
  } = await run('leaks', 5000, (disguised, count, each) => compared(disguised, count, each, show));
  console.log(
    `${done} pairs, ${different} of them with different hidden pieces, ${sealed} with different sealed choices, ` +
      `${spectators} for spectators: ${leaks} with a byte of difference in what is sent`,
  );
  if (leaks > 0 || different < done / 4) process.exitCode = 1;
}

async function several(): Promise<void> {
  const {
    leaks,
    pairs: done,
    passedOn,
    played,
  } = await run('leaks-processes', 500, (disguised, count, each) =>
    relayedLeaks(twinsOf(disguised, count, each), each, show),
  );
  console.log(
    `${done} pairs at three processes, ${passedOn} of them passed on, ${played} with a move: ${leaks} with a byte of difference in what is sent`,
  );
  if (leaks > 0 || passedOn < done / 4) process.exitCode = 1;
}

/** Real servers: what is sent, and in which order; how long it takes is that of the machine. */
async function overSockets(): Promise<void> {
  const postgres = await testPostgres();
  const folder = dataFolder();
  const house = await socketHouse(await postgres.database(), folder.path);
  const {
    leaks,
    pairs: done,
    passedOn,
    played,
    again,
  } = await run('leaks-sockets', 500, (disguised, count, each) =>
    socketLeaks(house, twinsOf(disguised, count, each), (_twin, one, other) => {
      const at = one.findIndex((text, index) => text !== other[index]);
      show({ one: one[at], other: other[at] });
    }),
  );
  await house.close();
  await postgres.stop();
  folder.remove();
  console.log(
    `${done} pairs at three servers, ${passedOn} of them passed on, ${played} with a move, ${again} played again ` +
      `because a line was cut: ${leaks} with a byte of difference in what is sent`,
  );
  if (leaks > 0 || passedOn < done / 4) process.exitCode = 1;
}

async function ofOneDeal(): Promise<void> {
  const {
    leaks,
    pairs: done,
    different,
  } = await run('leaks-gatherings', 100, ({ game }, count, each) =>
    dealtLeaks(game, count, each, (one, other) => show({ one, other })),
  );
  console.log(
    `${done} pairs of a deal at two tables, ${different} of them with something else done at one: ${leaks} with a byte of ` +
      'difference in what anybody else is sent',
  );
  if (leaks > 0 || different < done / 2) process.exitCode = 1;
}

await (values.gatherings
  ? ofOneDeal()
  : values.sockets
    ? overSockets()
    : values.processes
      ? several()
      : oneProcess());
// Processes of the simulation still wait for something.
process.exit();
