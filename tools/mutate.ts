// Changes a part of the program in small ways, one at a time, and counts the changes that no test notices.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PARTS } from './mutation/parts.ts';

const usage = `npm run mutate -- [PART] [--only GLOB] [--incremental]
  PART           ${Object.keys(PARTS).join(', ')} (the first, unless you say)
  --only         some of its files: --only 'actions/*.ts'
  --static       also what is run only once, while a file is loaded: all tests for each of these changes, hours in all
  --incremental  keep the verdicts on what has not changed since the last such run`;

const data = /\.test\.ts$|\/testing\/|\/words[^/]*$|\/rulebook[^/]*$|\/content\/|\/matches\//u;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    static: { type: 'boolean', default: false },
    incremental: { type: 'boolean', default: false },
  },
});

const [name = Object.keys(PARTS)[0]] = positionals;
const part = PARTS[name];
const files = part === undefined ? [] : globSync(`${part.folder}/${values.only ?? part.files}`);
const mutated = files.filter((file) => !data.test(file));
if (mutated.length === 0) {
  console.error(`Nothing to change by that name.\n\n${usage}`);
  process.exit(2);
}

const args = ['run', 'tools/mutation/stryker.config.json', '--mutate', mutated.join(',')];
if (!values.static) args.push('--ignoreStatic');
if (values.incremental) args.push('--incremental', '--incrementalFile', `.cache/mutation/${name}.json`);

const stryker = 'tools/mutation/node_modules/.bin/stryker';
// A mutant meets the whole of the tests many times over: few random matches, so that it does not take a day.
const env = { ...process.env, TAVOLA_PART: name, TAVOLA_GAMES: '20' };
process.exitCode = spawnSync(stryker, args, { stdio: 'inherit', env }).status ?? 1;
