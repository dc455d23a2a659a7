import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { bareEnvironment } from '../tools/bare.ts';

const PROGRAMS = [
  'chromium',
  'google-chrome',
  'firefox',
  'fc-list',
  'fc-match',
  'psql',
  'sqlite3',
  'redis-server',
];

test('a run finds no browser, no fonts and no database of the machine, only Node, npm and what was installed', () => {
  const machine = mkdtempSync(join(tmpdir(), 'tavola-machine-'));
  for (const name of PROGRAMS) writeFileSync(join(machine, name), '#!/bin/sh\n', { mode: 0o755 });
  const rich = {
    ...process.env,
    PATH: [machine, process.env['PATH']].join(delimiter),
    HOME: machine,
    DATABASE_URL: 'postgres://localhost/other',
    TAVOLA_DATA: machine,
    PORT: '1',
    FONTCONFIG_PATH: machine,
    LD_LIBRARY_PATH: machine,
    PLAYWRIGHT_BROWSERS_PATH: machine,
    TAVOLA_GAMES: '7',
  };
  const find = (env: NodeJS.ProcessEnv): string[] =>
    execFileSync(
      '/bin/sh',
      ['-c', `for each in ${PROGRAMS.join(' ')} node npx vitest; do command -v $each; done; true`],
      {
        env,
        encoding: 'utf8',
      },
    )
      .trim()
      .split('\n')
      .map((path) => path.split('/').at(-1)!);
  try {
    expect(find(rich)).toEqual([...PROGRAMS, 'node', 'npx', 'vitest']);
    const bare = bareEnvironment(rich);
    expect(find(bare)).toEqual(['node', 'npx', 'vitest']);
    expect(JSON.stringify(bare)).not.toContain(machine);
    expect(bare).not.toHaveProperty('DATABASE_URL');
    expect(bare).not.toHaveProperty('PORT');
    expect(bare['TAVOLA_GAMES']).toBe('7');
  } finally {
    rmSync(machine, { recursive: true });
  }
});
