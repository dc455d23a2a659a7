import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mustBeWritable, trouble } from './trouble.mjs';

/** Builds the application and says how much of it a first move needs. */
const ALLOWED = 92;

const root = join(import.meta.dirname, '..');
process.once('uncaughtException', giveUp);
mustBeWritable(root, 'dist', 'dist/web');
const { error, status, stderr } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'pipe'],
  encoding: 'utf8',
});
if (error !== undefined) giveUp(error);
process.stderr.write(stderr);
if (status !== 0) giveUp(stderr);

function giveUp(reason: unknown): never {
  if (reason instanceof Error) console.error(reason.message);
  console.error(`tavola: the application could not be built${suffix(trouble(reason))}`);
  process.exit(1);
}

function suffix(sentence: string | undefined): string {
  return sentence === undefined ? '; what stopped it is told above.' : `: ${sentence}`;
}

const assets = join(root, 'dist', 'web', 'assets');
const weigh = (file: string): number => gzipSync(readFileSync(join(assets, file))).length / 1000;
const page = readFileSync(join(root, 'dist', 'web', 'index.html'), 'utf8');
const files = readdirSync(assets);

/** What a second visit finds without a network: everything, under the digest of it all. */
const site = join(root, 'dist', 'web');
const worker = join(site, 'sw.js');
const kept = [
  '/',
  '/icon.svg',
  '/icon-turn.svg',
  '/tavola.webmanifest',
  ...files.map((file) => `/assets/${file}`),
];
const digest = createHash('sha256').update(page).update(kept.join()).digest('hex').slice(0, 12);
writeFileSync(
  worker,
  readFileSync(worker, 'utf8').replace("'VERSION'", `'${digest}'`).replace("['FILES']", JSON.stringify(kept)),
);

// Beside each text lies what the server sends to whoever can unpack it.
for (const file of [join(site, 'index.html'), worker, ...files.map((each) => join(assets, each))]) {
  if (!/\.(?:html|js|css|json|svg)$/u.test(file)) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** A file and everything it imports before it can run, its English texts among them. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(assets, file), 'utf8');
  const imports = code.matchAll(
    /(?:from|import) ?["']\.\/([\w.-]+\.js)["']|import\(`\.\/(?=words\.en-)([\w.-]+\.js)`\)/gu,
  );
  for (const [, needed, texts] of imports) withImports(needed ?? texts, found);
  return found;
}

// What the page names comes at once, the reader's language, the room and its bots with the first match.
const scripts = files.filter((file) => file.endsWith('.js'));
const atFirst = (game: string): Set<string> => {
  const wanted = new RegExp(`^(?:worker|en|${game})-`, 'u');
  const begun = scripts.filter((file) => page.includes(file) || wanted.test(file));
  return new Set(begun.flatMap((file) => [...withImports(file)]));
};
const needed = atFirst('muster');

for (const file of files.filter((each) => /\.(?:js|css)$/u.test(each)).toSorted()) {
  console.log(
    `${weigh(file).toFixed(1).padStart(7)} kB  ${file}${needed.has(file) ? '  (first move of Muster)' : ''}`,
  );
}
let isLight = true;
for (const game of ['muster', 'murano']) {
  const total = [...atFirst(game)].reduce((sum, file) => sum + weigh(file), 0);
  isLight &&= total <= ALLOWED;
  console.log(
    `${total.toFixed(1).padStart(7)} kB  of JavaScript for the first move of ${game}, compressed (at most ${ALLOWED})`,
  );
}
const strangers = [...needed].filter((file) => file.startsWith('murano-'));
if (strangers.length > 0) console.error(`Muster brings ${strangers.join(', ')}`);
// Whoever only wants to play is not kept from it by what is a matter for whoever changes the code.
if ((!isLight || strangers.length > 0) && !process.argv.includes('--any-weight')) {
  console.error(
    'tavola: what a first move needs is too heavy (the last lines above); nothing else is wrong.',
  );
  process.exit(1);
}
