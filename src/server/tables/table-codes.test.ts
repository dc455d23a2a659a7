import { expect, test } from 'vitest';
import { CODE_LETTERS } from '#table/terms';
import { systemChance } from '../ports.ts';
import { CODE_LASTS, MOST_WRONG, tableCodes, WRONG_COSTS } from './table-codes.ts';

const TABLE = { table: 't'.repeat(22), watch: 'w'.repeat(43) };

/** Codes of a clock that stands still until it is told to go on. */
function house() {
  let now = 0;
  const codes = tableCodes({ now: () => now }, systemChance);
  return { codes, advance: (milliseconds: number) => (now += milliseconds) };
}

/** A code that no table has. */
const wrongOne = (code: string): string => {
  const next = (CODE_LETTERS.indexOf(code[0]) + 1) % CODE_LETTERS.length;
  return `${CODE_LETTERS[next]}${code.slice(1)}`;
};

test('a code has four letters that make no word, and leads to its table', () => {
  const { codes } = house();
  const code = codes.codeOf(TABLE)!;
  expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}$/u);
  expect(codes.find(code, '192.168.1.5')).toEqual(TABLE);
  expect(codes.find(wrongOne(code), '192.168.1.5')).toBe('unknown');
});

test('a table keeps its code, and a rematch, which has the same spectator link, takes it over', () => {
  const { codes } = house();
  const code = codes.codeOf(TABLE)!;
  expect(codes.codeOf(TABLE)).toBe(code);
  const next = { ...TABLE, table: 'n'.repeat(22) };
  expect(codes.codeOf(next)).toBe(code);
  expect(codes.find(code, '192.168.1.5')).toEqual(next);
});

test('a code that no screen shows any more is forgotten', () => {
  const { codes, advance } = house();
  const code = codes.codeOf(TABLE)!;
  advance(CODE_LASTS - 1);
  expect(codes.find(code, '192.168.1.5')).toEqual(TABLE);
  codes.codeOf(TABLE);
  advance(CODE_LASTS);
  expect(codes.find(code, '192.168.1.5')).toBe('unknown');
});

test('five wrong ones in a row cost ten seconds, and only those who were wrong', () => {
  const { codes, advance } = house();
  const code = codes.codeOf(TABLE)!;
  for (let each = 0; each < MOST_WRONG; each += 1) {
    expect(codes.find(wrongOne(code), '192.168.1.5')).toBe('unknown');
  }
  expect(codes.find(code, '192.168.1.5')).toBe('too-fast');
  expect(codes.find(code, '192.168.1.6')).toEqual(TABLE);
  advance(WRONG_COSTS);
  expect(codes.find(code, '192.168.1.5')).toEqual(TABLE);
});

test('of very many who were wrong, those who were wrong longest ago are forgotten, and never more than one', () => {
  const { codes, advance } = house();
  const code = codes.codeOf(TABLE)!;
  const isWrongOnce = (address: string): void => {
    // All together may be wrong once a second, and each network as often.
    advance(60_000);
    codes.codeOf(TABLE);
    expect(codes.find(wrongOne(code), address)).toBe('unknown');
  };
  for (const address of ['10.0.0.1', '10.0.0.2']) {
    for (let each = 1; each < MOST_WRONG; each += 1) isWrongOnce(address);
  }
  for (let each = 0; each < 999; each += 1) isWrongOnce(`10.${1 + (each >> 8)}.${each & 255}.1`);
  for (const address of ['10.0.0.2', '10.0.0.1']) expect(codes.find(wrongOne(code), address)).toBe('unknown');
  expect(codes.find(code, '10.0.0.1'), 'forgotten').toEqual(TABLE);
  expect(codes.find(code, '10.0.0.2'), 'remembered').toBe('too-fast');
});

test('whoever has waited begins a new row: as many wrong ones as before, then as long a wait', () => {
  const { codes, advance } = house();
  const code = codes.codeOf(TABLE)!;
  for (const _ of [1, 2]) {
    for (let each = 0; each < MOST_WRONG; each += 1) {
      expect(codes.find(wrongOne(code), '192.168.1.5')).toBe('unknown');
    }
    expect(codes.find(code, '192.168.1.5')).toBe('too-fast');
    advance(WRONG_COSTS);
  }
});

test('whoever knows a right one and tries others in between comes to an end, too', () => {
  const { codes } = house();
  const code = codes.codeOf(TABLE)!;
  const answers = Array.from({ length: 100 }, (_, each) =>
    codes.find(each % MOST_WRONG === 0 ? code : wrongOne(code), '192.168.1.5'),
  );
  expect(answers.filter((answer) => answer === 'unknown')).toHaveLength(20);
  expect(answers.at(-1)).toBe('too-fast');
});

test('all together have a bound as well, however many addresses they have', () => {
  const { codes } = house();
  const code = codes.codeOf(TABLE)!;
  const answers = Array.from({ length: 2000 }, (_, each) =>
    codes.find(wrongOne(code), `10.${each % 250}.${Math.floor(each / 250)}.1`),
  );
  expect(answers.filter((answer) => answer === 'unknown')).toHaveLength(120);
});

test('each letter is as likely as the others: a byte that would prefer some is drawn anew', () => {
  const drawn = [255, 0, 240, 1, 239, 254, 20];
  const codes = tableCodes({ now: () => 0 }, { bytes: () => Uint8Array.of(drawn.shift()!) });
  expect(codes.codeOf(TABLE)).toBe('BCZB');
});

test('there are a hundred codes at a time, and one more when one is forgotten', () => {
  const { codes, advance } = house();
  const nth = (number: number) => ({ table: `t${number}`, watch: `w${number}` });
  for (let each = 0; each < 100; each += 1) expect(codes.codeOf(nth(each))).not.toBeNull();
  expect(codes.codeOf(nth(100))).toBeNull();
  expect(codes.codeOf(nth(5)), 'one that there is').not.toBeNull();
  advance(CODE_LASTS);
  expect(codes.codeOf(nth(100))).not.toBeNull();
});

test('of very many who were wrong, the one who was wrong longest ago is forgotten first', () => {
  const { codes, advance } = house();
  const code = codes.codeOf(TABLE)!;
  const wrong = (address: string): void => {
    advance(7000);
    codes.codeOf(TABLE);
    expect(codes.find(wrongOne(code), address)).toBe('unknown');
  };
  for (let each = 0; each < 3; each += 1) wrong('192.168.1.5');
  for (let each = 0; each < 900; each += 1) wrong(`10.${each % 200}.${Math.floor(each / 200)}.1`);
  wrong('192.168.1.5');
  for (let each = 0; each < 500; each += 1) wrong(`11.${each % 200}.${Math.floor(each / 200)}.1`);
  // The fifth in a row.
  wrong('192.168.1.5');
  expect(codes.find(code, '192.168.1.5')).toBe('too-fast');
});
