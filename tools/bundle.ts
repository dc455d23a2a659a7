import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationFiles, oneFile } from './package/application.ts';
import { pack } from './package/tar.ts';
import { mustBeWritable, trouble } from './trouble.mjs';

/**
 * Writes the whole application, server and all, for machines that have Node and nothing else: as a package whose program
 * `npx` starts, and as one file. docs/anywhere.md tells how they are used.
 */
const root = join(import.meta.dirname, '..');
const site = join(root, 'dist', 'web');

try {
  mustBeWritable(root, 'dist');
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error('the application is not built yet; run: npm run build');
  }
  const files = await applicationFiles(site);
  write('tavola.tgz', pack(files));
  write('tavola.mjs', Buffer.from(oneFile(files)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(
    `tavola: the bundle could not be made: ${trouble(error) ?? 'what stopped it is told above.'}`,
  );
  process.exitCode = 1;
}

function write(name: string, content: Buffer): void {
  writeFileSync(join(root, 'dist', name), content);
  console.log(`dist/${name}: ${(content.length / 1e6).toFixed(1)} MB`);
}
