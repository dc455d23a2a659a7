import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAMES } from '#games/index';
import { digestOf, engineDeclaration, engineFiles, newest, releases, rulesOf } from './package/engine.ts';
import { type Files, pack } from './package/tar.ts';
import { mustBeWritable, trouble } from './trouble.mjs';

/**
 * Writes the package of the engine as a folder and as a tarball, and measures both. `--release major`, `minor`
 * or `patch` begins a new version with the public declaration and the rules as they are now: docs/engine.md says which.
 */
const root = join(import.meta.dirname, '..');
const IMPORTS = 9;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];
const PARTS = ['major', 'minor', 'patch'];

try {
  await writePackage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(
    `tavola: the package could not be made: ${trouble(error) ?? 'what stopped it is told above.'}`,
  );
  process.exitCode = 1;
}

async function writePackage(): Promise<void> {
  mustBeWritable(root, 'dist', 'docs');
  const part = PARTS.indexOf(process.argv[process.argv.indexOf('--release') + 1]);
  if (process.argv.includes('--release')) beginRelease(part);
  const folder = join(root, 'dist', 'engine');
  const files = await engineFiles();
  writeAll(folder, files);
  const tarball = pack(files);
  const path = join('dist', `tavola-engine-${newest().version}.tgz`);
  writeFileSync(join(root, path), tarball);
  console.log(`${path}: ${(tarball.length / 1000).toFixed(0)} kB`);
  console.log(`import: ${importTime(folder, '')}`);
  for (const game of Object.keys(newest().rules)) {
    const time = importTime(folder, `await engine.loadGame('${game}');`);
    console.log(`import and rules of ${game}: ${time}`);
  }
}

function beginRelease(part: number): void {
  if (part < 0) throw new Error(`--release: expected ${PARTS.join(', ')}`);
  const numbers = newest().version.split('.').map(Number);
  const version = numbers.map((each, at) => (at < part ? each : at === part ? each + 1 : 0)).join('.');
  const declaration = engineDeclaration();
  const begun = { version, rules: rulesOf(GAMES), api: digestOf(declaration) };
  writeFileSync(join(root, 'docs', 'engine-api.txt'), declaration);
  const lines = [...releases(), begun].map((each) => `  ${JSON.stringify(each)}`);
  writeFileSync(join(root, 'docs', 'engine-releases.json'), `[\n${lines.join(',\n')}\n]\n`);
}

function writeAll(folder: string, files: Files): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Milliseconds in a fresh process, and those of the processor: on a busy machine only these mean anything. */
function importTime(folder: string, then: string): string {
  const script = `const start = performance.now(), cpu = process.cpuUsage();
    const engine = await import('./index.js'); ${then}
    const { user, system } = process.cpuUsage(cpu);
    console.log(JSON.stringify([performance.now() - start, (user + system) / 1000]));`;
  const times = Array.from(
    { length: IMPORTS },
    () =>
      JSON.parse(
        execFileSync(process.execPath, ['--input-type=module', '-e', script], {
          cwd: folder,
          encoding: 'utf8',
        }),
      ) as [number, number],
  );
  const [wall, processor] = [0, 1].map((each) => median(times.map((time) => time[each])));
  return `${wall.toFixed(0)} ms (processor ${processor.toFixed(0)} ms)`;
}
