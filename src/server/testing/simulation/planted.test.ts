import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLANTED } from './planted.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

test.each(PLANTED)('what is planted still fits the source: $name', ({ edits }) => {
  for (const { file, from, to } of edits) {
    expect(readFileSync(join(ROOT, file), 'utf8').split(from), `${file}: ${from}`).toHaveLength(2);
    expect(to).not.toBe(from);
  }
});
