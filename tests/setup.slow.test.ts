import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './layers.ts';

const LOCK = {
  packages: {
    '': { name: 'tavola' },
    'node_modules/one': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['nowhere'], cpu: ['none'] },
  },
};

/** A clone that holds nothing but its set-up, behind a path that needs care, beside an npm that does as it is told. */
function clone(npm: string | null) {
  const top = mkdtempSync(join(tmpdir(), 'tavola-setup-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const folder = join(top, 'Spiele & „Würfel“ $(false)');
  const programs = join(top, 'programs');
  for (const each of [join(folder, 'tools'), programs]) mkdirSync(each, { recursive: true });
  for (const file of ['setup.mjs', 'trouble.mjs']) {
    copyFileSync(join(root, 'tools', file), join(folder, 'tools', file));
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(LOCK));
  if (npm !== null) writeFileSync(join(programs, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  return {
    folder,
    setUp: (env: NodeJS.ProcessEnv = {}) => {
      const done = spawnSync(process.execPath, [join(folder, 'tools', 'setup.mjs')], {
        env: { PATH: programs, HOME: top, ...env },
        encoding: 'utf8',
      });
      expect(done.stdout).toBe('');
      return { status: done.status, said: done.stderr };
    },
  };
}

/** What npm leaves behind: its list of what it has installed. */
const installing = (version: string): string =>
  `/bin/mkdir -p node_modules && echo '${JSON.stringify({
    packages: { 'node_modules/one': { version } },
  })}' > node_modules/.package-lock.json && echo "$*" > called`;

test('the set-up installs once, behind any path, and is silent afterwards', () => {
  const { folder, setUp } = clone(installing('1.0.0'));
  expect(setUp()).toMatchObject({ status: 0, said: expect.stringContaining('tavola: ready.') });
  expect(existsSync(join(folder, 'called'))).toBe(true);
  expect(setUp()).toEqual({ status: 0, said: '' });
});

test('what npm leaves out is missed', () => {
  const { setUp } = clone(installing('0.9.0'));
  expect(setUp()).toMatchObject({ status: 1, said: expect.stringContaining('npm left out some of') });
});

test('packages installed by hand are taken as they are, and only when they are the right ones', () => {
  const { folder, setUp } = clone('echo npm was asked >&2; exit 1');
  const list = join(folder, 'node_modules', '.package-lock.json');
  mkdirSync(dirname(list));
  writeFileSync(list, JSON.stringify({ packages: { 'node_modules/one': { version: '1.0.0' } } }));
  expect(setUp()).toEqual({ status: 0, said: '' });
  writeFileSync(list, JSON.stringify({ packages: { 'node_modules/one': { version: '0.9.0' } } }));
  expect(setUp()).toMatchObject({ status: 1, said: expect.stringContaining('npm was asked') });
});

test.each([
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code EAI_AGAIN', 'the package registry cannot be reached'],
  ['npm error code EROFS', 'can only be read'],
  ['npm error code EACCES', 'may not be written by this user'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'not trusted here'],
  ['npm error code E404', 'npm config get registry'],
  ['npm error something new', 'Mend what it says'],
])('when npm fails with “%s” the set-up says what helps', (error, expected) => {
  const { setUp } = clone(`echo '${error}' >&2; exit 1`);
  const { status, said } = setUp();
  expect(status).toBe(1);
  expect(said).toContain(error);
  expect(said).toContain(expected);
  expect(said).not.toContain('    at ');
});

test('without npm, or where nothing can be written, the set-up says so and shows no stack', () => {
  const missing = clone(null).setUp();
  expect(missing).toMatchObject({ status: 1, said: expect.stringContaining('npm could not be started') });
  const { folder, setUp } = clone('exit 0');
  writeFileSync(join(folder, '.cache'), 'a file where a folder should be');
  const refused = setUp();
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/^tavola: E\w+: .*\.cache/u);
  expect(refused.said).not.toContain('    at ');
});

test('a user without a home installs with a cache of the folder’s own', () => {
  const { setUp } = clone(`${installing('1.0.0')} && echo "$*" >&2`);
  expect(setUp({ HOME: '/dev/null/home' }).said).toMatch(/--cache=\S.*\.cache\/npm/u);
});
