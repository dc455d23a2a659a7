import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withPreview } from '#server/edge/preview';
import { mustBeWritable, trouble } from './trouble.mjs';
import { weigh } from './vite/weight.ts';

/**
 * Builds the application and says how much of it a first move needs. `--folder` builds it for any server of files, below
 * any path: nothing behind it, its addresses behind #.
 */
const root = join(import.meta.dirname, '..');
const isFolder = process.argv.includes('--folder');
const name = isFolder ? 'folder' : 'web';
process.once('uncaughtException', giveUp);
mustBeWritable(root, 'dist', `dist/${name}`);
const mode = isFolder ? ['--mode', 'folder'] : [];
const { error, status, stderr } = spawnSync('vite', ['build', ...mode, '--logLevel', 'warn'], {
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

const site = join(root, 'dist', name);
const assets = join(site, 'assets');
const built = readFileSync(join(site, 'index.html'), 'utf8');
// A server knows where it is when it starts; of a folder somebody has to say where it will lie.
const address = isFolder ? process.env['PUBLIC_URL'] : undefined;
const page =
  address === undefined
    ? built
    : withPreview(built, new URL('preview.jpg', `${address.replace(/\/$/u, '')}/`).href);
if (page !== built) writeFileSync(join(site, 'index.html'), page);
const files = readdirSync(assets);

/** What a second visit finds without a network: everything, under the digest of it all. */
const worker = join(site, 'sw.js');
// Not every server of files knows that a folder means its page.
const first = isFolder ? './index.html' : './';
const cachedFiles = [
  first,
  './icon.svg',
  './icon-turn.svg',
  './tavola.webmanifest',
  ...files.map((file) => `./assets/${file}`),
];
const digest = createHash('sha256').update(page).update(cachedFiles.join()).digest('hex').slice(0, 12);
writeFileSync(
  worker,
  readFileSync(worker, 'utf8')
    .replace("'VERSION'", `'${digest}'`)
    .replace("'PAGE'", `'${first}'`)
    .replace("['FILES']", JSON.stringify(cachedFiles)),
);

// Beside each text lies what the server sends to whoever can unpack it.
for (const file of isFolder
  ? []
  : [join(site, 'index.html'), worker, ...files.map((each) => join(assets, each))]) {
  if (!/\.(?:html|js|css|json|svg)$/u.test(file)) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

const weights = weigh(
  assets,
  JSON.parse(readFileSync(join(root, '.cache', isFolder ? 'folder-chunks.json' : 'chunks.json'), 'utf8')),
);
console.log(weights.lines.join('\n'));
// Whoever only wants to play is not kept from it by what is a matter for whoever changes the code.
if (weights.faults.length > 0 && !process.argv.includes('--any-weight')) {
  console.error(
    `tavola: ${weights.faults.join('; ')}. What a first move needs is too heavy; nothing else is wrong.`,
  );
  process.exit(1);
}
