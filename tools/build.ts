import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Builds the application and says how much of it a first move needs. */
const ALLOWED = 90;

const root = join(import.meta.dirname, '..');
const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

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
  if (!/\.(?:html|js|css)$/u.test(file)) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

let first = 0;
for (const file of files.filter((each) => /\.(?:js|css)$/u.test(each)).toSorted()) {
  const size = weigh(file);
  // What the page names is loaded at once, the reader's language and the bots with the first match; the rest when a screen asks for it.
  const needed = file.endsWith('.js') && (page.includes(file) || /^(?:worker|en)-/u.test(file));
  if (needed) first += size;
  console.log(`${size.toFixed(1).padStart(7)} kB  ${file}${needed ? '  (first move)' : ''}`);
}
console.log(
  `${first.toFixed(1).padStart(7)} kB  of JavaScript for the first move, compressed (at most ${ALLOWED})`,
);
if (first > ALLOWED) process.exit(1);
