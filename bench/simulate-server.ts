import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { episode } from '../src/server/testing/simulation/episode.ts';
import { simulate } from '../src/server/testing/simulation/index.ts';
import { DOES_NOT_FIT, PLANTED } from '../src/server/testing/simulation/planted.ts';
import { inParts, shareOf, summed } from './server/parts.ts';

/**
 * The server of one to three processes, in a world without real time: `npm run simulate:server -- --matches 1000 --seed 1`.
 * `--episode N --trace` shows one episode; `--planted` plants mistakes, each of which has to be found.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    episode: { type: 'string' },
    trace: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    /** Seconds of a core, after which a planted mistake counts as not found: what else the machine does is no matter. */
    seconds: { type: 'string', default: '60' },
    until: { type: 'boolean', default: false },
  },
});
const tell = (line: string): void => console.log(line);
const wrong = (seed: number, what: readonly string[]): void =>
  tell(`episode ${seed}: ${what.slice(0, 5).join('; ')}`);

/** Of a core, by this process. */
function secondsUsed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Runs until something is found, or for so long. */
async function search(seconds: number): Promise<void> {
  let isWrong = false;
  await simulate(
    Infinity,
    Number(values.seed),
    (seed, what) => {
      isWrong = true;
      wrong(seed, what);
    },
    () => !isWrong && secondsUsed() < seconds,
  );
  tell(`used ${secondsUsed().toFixed(1)} s`);
  process.exitCode = isWrong ? 1 : 0;
}

async function findPlanted(): Promise<void> {
  const chosen = shareOf(PLANTED.filter(({ name }) => name.includes(values.only)));
  let missed = 0;
  for (const { name } of chosen) {
    const args = ['--import', import.meta.resolve('./server/plant.ts'), process.argv[1]];
    const child = spawn(
      process.execPath,
      [...args, '--until', '--seconds', values.seconds, '--seed', values.seed],
      {
        env: { ...process.env, TAVOLA_PLANT: name },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const [out, trouble, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    // A mistake may also end the process at once, which is found as well.
    const lines = `${out}${trouble}`.split('\n');
    const headline = lines.find((line) => /^episode|Error/u.test(line)) ?? '';
    const seconds = lines.find((line) => line.startsWith('used '))?.slice(5) ?? 'at once';
    const isMissed = status === 0 || status === DOES_NOT_FIT;
    if (isMissed) missed += 1;
    tell(`${isMissed ? 'MISSED' : 'found '} ${seconds.padStart(7)}  ${name}: ${headline.slice(0, 140)}`);
  }
  tell(`${chosen.length - missed} of ${chosen.length} planted mistakes found`);
  if (missed > 0) process.exitCode = 1;
}

async function many(): Promise<void> {
  const parts = await inParts({
    name: 'simulate-server',
    total: Number(values.matches),
    part: 250,
    seed: Number(values.seed),
    tell: (line) => tell(`… ${line}`),
    async run(matches, seed) {
      const { count, digest } = await simulate(matches, seed, wrong);
      return { count, digest };
    },
  });
  const count = summed(parts.map((part) => ({ ...part.count })));
  const digest = createHash('sha256').update(parts.map((part) => part.digest).join(' '));
  tell(
    `${count.matches} matches in ${count.episodes} episodes, ${count.faults} faults, ${count.claims} claims, ` +
      `${count.acknowledged} requests acknowledged: ${count.violations} episodes with a violation; digest ${digest.digest('hex').slice(0, 16)}`,
  );
  if (count.violations > 0 || count.acknowledged === 0) process.exitCode = 1;
}

if (values.episode !== undefined) {
  const { violations, ...outcome } = await episode(Number(values.episode), values.trace ? tell : undefined);
  tell(JSON.stringify(outcome));
  for (const each of violations) tell(each);
  if (violations.length > 0) process.exitCode = 1;
} else if (values.planted) await findPlanted();
else if (values.until) await search(Number(values.seconds));
else await many();
// Processes that are dead in the simulation still wait for something here.
process.exit();
