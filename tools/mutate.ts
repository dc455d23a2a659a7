// Changes the rules of a game in small ways, one at a time, and counts the changes that no test notices.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';

const usage = `npm run mutate -- [GAME] [--only GLOB] [--incremental]
  GAME           muster (the default) or murano
  --only         a part of its folder: --only 'actions/*.ts'
  --static       also what is run only once, while a file is loaded: all tests for each of these changes, hours in all
  --incremental  keep the verdicts on what has not changed since the last such run`;

const data = /\.test\.ts$|\/testing\/|\/words[^/]*$|\/rulebook[^/]*$|\/content\/|\/matches\//u;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '**/*.ts' },
    static: { type: 'boolean', default: false },
    incremental: { type: 'boolean', default: false },
  },
});

const [game = 'muster'] = positionals;
const files = globSync(`src/games/${game}/${values.only}`).filter((file) => !data.test(file));
if (files.length === 0) {
  console.error(`No file in src/games/${game} to change.\n\n${usage}`);
  process.exit(2);
}

const args = ['run', 'tools/mutation/stryker.config.json', '--mutate', files.join(',')];
if (!values.static) args.push('--ignoreStatic');
if (values.incremental) args.push('--incremental', '--incrementalFile', `.cache/mutation/${game}.json`);

const stryker = 'tools/mutation/node_modules/.bin/stryker';
// A mutant meets the whole of the tests many times over: few random matches, so that it does not take a day.
const env = { ...process.env, TAVOLA_GAME: game, TAVOLA_GAMES: '20' };
process.exitCode = spawnSync(stryker, args, { stdio: 'inherit', env }).status ?? 1;
