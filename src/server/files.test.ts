import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileFor } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-files-'));
mkdirSync(join(folder, 'assets'));
for (const file of ['index.html', 'assets/app.js']) writeFileSync(join(folder, file), '');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', 'index.html'],
  ['/assets/app.js', 'assets/app.js'],
  ['/assets/app.js?x=1', 'assets/app.js'],
  ['/match/abc', 'index.html'],
  ['/rules/muster/U10', 'index.html'],
])('%s is answered with %s', (url, file) => {
  expect(fileFor(folder, url)).toBe(join(folder, file));
});

test.each(['/assets/none.js', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd.txt', '/%00', '/%'])(
  '%s is not found',
  (url) => {
    expect(fileFor(folder, url)).toBeNull();
  },
);
