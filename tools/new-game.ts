// npm run new-game -- NAME [--title TITLE]: writes a small game with everything a game has, to be replaced piece by piece.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { asTitle, nameProblem, titleProblem, withEntry } from './new-game/name.ts';

const root = join(import.meta.dirname, '..');
const template = join(import.meta.dirname, 'new-game', 'ladder');
const games = join(root, 'src', 'games');

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const USAGE = 'Usage: npm run new-game -- NAME [--title TITLE]';

function readArguments(): { readonly name: string; readonly title: string } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { title: { type: 'string' } },
    });
    const [name = '', ...surplus] = positionals;
    const taken = readdirSync(games).map((file) => file.replace(/\.\w+$/u, ''));
    const title = values.title ?? asTitle(name);
    const problem =
      surplus.length > 0
        ? `One name at a time: what about “${surplus.join(' ')}”? A title of several words goes into --title.`
        : (nameProblem(name, taken) ?? titleProblem(title));
    return problem === null ? { name, title } : fail(`${problem}\n${USAGE}`);
  } catch (thrown) {
    return fail(`${(thrown as Error).message}\n${USAGE}`);
  }
}

const run = (program: string, ...args: readonly string[]): void => {
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    fail(`${program} ${args.join(' ')} failed: see above. Nothing is lost: the game is written.`);
  }
};

const { name, title } = readArguments();
const folder = join(games, name);
const named = (text: string): string => text.replaceAll('ladder', name).replaceAll('Ladder', title);

for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
  const from = join(template, file);
  if (statSync(from).isDirectory()) continue;
  const to = join(folder, named(file));
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
  writeFileSync(to, named(readFileSync(from, 'utf8')));
}
const entries = join(games, 'entries.ts');
writeFileSync(entries, withEntry(readFileSync(entries, 'utf8'), name));

// A longer or shorter name breaks lines elsewhere; the rulebook on paper is part of what is checked.
run('node_modules/.bin/oxfmt', `src/games/${name}`);
run(process.execPath, 'tools/rules-docs.ts');

console.log(`${title} is in src/games/${name}, and in src/games/entries.ts by one line. It can be played at once:

  npm run -s tavola -- play ${name}
  npm run dev

docs/a-new-game.md leads on from here.`);
