import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index';
import { root } from './layers.ts';

/** The rule numbers that begin the name of a test or of a group of tests: `test('[U27] [B21] only the lowest …`. */
function numbersIn(source: string): string[] {
  const names = source.matchAll(/(?:\b(?:test|describe)|\))\(\s*(['"`])(?<name>(?:\[\w+\]\s*)+)/gu);
  return [...names].flatMap(({ groups }) => groups!['name'].match(/\w+/gu)!);
}

test('there are games', () => {
  expect(GAMES.length).toBeGreaterThan(0);
});

test('numbers are found in plain tests, in tables and in groups, and nowhere else', () => {
  const source = `
    test('[U1] one', () => {});
    test("[U2] [B03] two", () => {});
    describe('[U4] a group', () => {});
    test.each([1, 2])('[U5] row %i', () => {});
    test(
      '[U6] on its own line',
    );
    test('not [U7]', () => {}); // nor [U8]
    const text = '[U9]';
  `;
  expect(numbersIn(source)).toEqual(['U1', 'U2', 'B03', 'U4', 'U5', 'U6']);
});

describe.each(GAMES.map((game) => ({ id: game.id, rulebook: game.rulebook })))('$id', ({ id, rulebook }) => {
  const files = globSync(`src/games/${id}/**/*.test.ts`, { cwd: root });
  const tested = new Set(files.flatMap((file) => numbersIn(readFileSync(join(root, file), 'utf8'))));

  test('every rule has a test with its number', () => {
    expect(rulebook.length).toBeGreaterThan(0);
    expect(rulebook.map((rule) => rule.id).filter((rule) => !tested.has(rule))).toEqual([]);
  });

  test('every number in the name of a test is that of a rule', () => {
    expect(tested.size).toBeGreaterThan(0);
    const known = new Set(rulebook.map((rule) => rule.id));
    expect([...tested].filter((rule) => !known.has(rule))).toEqual([]);
  });
});
