import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOES_NOT_FIT, PLANTED } from '../../src/server/testing/simulation/planted.ts';

/** Loaded before the program (`--import`): changes its source as one of the planted mistakes says, and nothing on the disk. */
const ROOT = join(import.meta.dirname, '..', '..');
const wanted = process.env['TAVOLA_PLANT'];
const { edits } = PLANTED.find(({ name }) => name === wanted)!;
const changed = new Map<string, string>();
for (const { file, from, to } of edits) {
  const url = pathToFileURL(join(ROOT, file)).href;
  const source = changed.get(url) ?? readFileSync(join(ROOT, file), 'utf8');
  if (source.split(from).length !== 2) {
    console.error(`Error: ${file} does not have this once: ${from}`);
    process.exit(DOES_NOT_FIT);
  }
  changed.set(
    url,
    source.replace(from, () => to),
  );
}
registerHooks({
  load(url, context, next) {
    const source = changed.get(url);
    return source === undefined ? next(url, context) : { ...next(url, context), source };
  },
});
