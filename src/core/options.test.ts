import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import { defaultOptions, type OptionSheet, readOptions } from './options.ts';
import { everyOptionSet } from './option-sets.ts';
import { optionMessages, valueName, valueText } from './option-texts.ts';
import { pebbles, type PebblesOptions } from './testing/pebbles.ts';

const DEFAULTS: PebblesOptions = { heap: 6, together: false, goal: 'most', extras: [] };
const read = (json?: Json, seats = 2): PebblesOptions => readOptions(pebbles, json, seats);

test('the defaults are those of the sheet', () => {
  expect(defaultOptions(pebbles.options)).toEqual(DEFAULTS);
});

test('the values of a list are named beside it, or in a part of the words of their own', () => {
  const { extras } = pebbles.options.fields;
  expect([valueName('extras', extras, 'moss'), valueText(extras, 'moss')]).toEqual([
    { key: 'option.extras.moss' },
    null,
  ]);
  const apart = { ...extras, of: 'plant' };
  expect([valueName('extras', apart, 'moss'), valueText(apart, 'moss')]).toEqual([
    { key: 'plant.moss.name' },
    { key: 'plant.moss.text' },
  ]);
  const keys = (of: object): string[] =>
    optionMessages({
      ...pebbles.options,
      fields: { ...pebbles.options.fields, extras: { ...extras, ...of } },
    })
      .map(({ key }) => key)
      .filter((key) => !/^option\.(?:heap|together|goal)/u.test(key));
  const [name, hint] = ['option.extras.name', 'option.extras.hint'];
  const presets = ['preset.rush.name', 'preset.rush.hint'];
  const values = ['moss', 'sand', 'shell'];
  expect(keys({})).toEqual([name, hint, ...values.map((each) => `option.extras.${each}`), ...presets]);
  expect(keys({ of: 'plant' })).toEqual([
    name,
    hint,
    ...values.flatMap((each) => [`plant.${each}.name`, `plant.${each}.text`]),
    ...presets,
  ]);
});

describe('settings from outside', () => {
  test('missing ones take their default', () => {
    expect(read()).toEqual(DEFAULTS);
    expect(read({})).toEqual(DEFAULTS);
    expect(() => read(null)).toThrow('options: expected an object');
    expect(read({ heap: 9 })).toEqual({ ...DEFAULTS, heap: 9 });
    expect(read({ heap: 4, together: true, goal: 'fewest' })).toEqual({
      heap: 4,
      together: true,
      goal: 'fewest',
      extras: [],
    });
  });

  test('a preset names a set to start from, and what is named beside it goes before', () => {
    expect(read({ preset: 'rush' })).toEqual({ ...DEFAULTS, heap: 3, together: true });
    expect(read({ preset: 'rush', heap: 8 })).toEqual({ ...DEFAULTS, heap: 8, together: true });
    expect(read({ preset: 'rush', together: false })).toEqual({ ...DEFAULTS, heap: 3 });
  });

  test('a list is kept in the order of the sheet', () => {
    expect(read({ extras: ['shell', 'moss'] }).extras).toEqual(['moss', 'shell']);
    expect(read({ extras: [] }).extras).toEqual([]);
  });

  test('what another setting makes meaningless is turned off', () => {
    expect(read({ heap: 3, extras: ['moss'] }).extras).toEqual([]);
    expect(read({ heap: 4, extras: ['moss'] }).extras).toEqual(['moss']);
  });

  test('what cannot be played together is refused with the reason and its rule', () => {
    expect(() => read({ together: true, goal: 'fewest' }, 3)).toThrow(
      expect.objectContaining({ code: 'options-refused', message: 'options: Too many for that. [P5]' }),
    );
    expect(read({ together: true, goal: 'fewest' }, 2)).toMatchObject({ together: true });
  });

  test.each<[Json, string, string]>([
    [
      [],
      'wrong-type',
      'options: expected an object with preset, heap, together, goal, extras, found a list of 0',
    ],
    [
      'heap',
      'wrong-type',
      'options: expected an object with preset, heap, together, goal, extras, found "heap"',
    ],
    [
      { speed: 3 },
      'unknown-field',
      'options: unknown field "speed"; expected preset, heap, together, goal, extras',
    ],
    [{ preset: 'slow' }, 'wrong-type', 'options.preset: expected one of rush, found "slow"'],
    [{ preset: null }, 'wrong-type', 'options.preset: expected one of rush, found null'],
    [{ preset: 'toString' }, 'wrong-type', 'options.preset: expected one of rush, found "toString"'],
    [{ heap: 2 }, 'wrong-type', 'options.heap: expected a whole number from 3 to 9, found 2'],
    [{ heap: 10 }, 'wrong-type', 'options.heap: expected a whole number from 3 to 9, found 10'],
    [{ heap: 3.5 }, 'wrong-type', 'options.heap: expected a whole number from 3 to 9, found 3.5'],
    [{ heap: '5' }, 'wrong-type', 'options.heap: expected a whole number from 3 to 9, found "5"'],
    [{ heap: null }, 'wrong-type', 'options.heap: expected a whole number from 3 to 9, found null'],
    [{ together: 1 }, 'wrong-type', 'options.together: expected true or false, found 1'],
    [{ together: 'yes' }, 'wrong-type', 'options.together: expected true or false, found "yes"'],
    [{ together: null }, 'wrong-type', 'options.together: expected true or false, found null'],
    [{ goal: 'least' }, 'wrong-type', 'options.goal: expected one of most, fewest, found "least"'],
    [{ goal: true }, 'wrong-type', 'options.goal: expected one of most, fewest, found true'],
    [{ extras: 'moss' }, 'wrong-type', 'options.extras: expected a list, found "moss"'],
    [
      { extras: ['rock'] },
      'wrong-type',
      'options.extras[0]: expected one of moss, sand, shell, found "rock"',
    ],
    [
      { extras: ['moss', 'moss'] },
      'wrong-type',
      'options.extras: expected at most 2 different values, found a list of 2',
    ],
    [
      { extras: ['moss', 'sand', 'shell'] },
      'wrong-type',
      'options.extras: expected at most 2 different values, found a list of 3',
    ],
  ])('%j is refused', (json, code, message) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ code, message }));
  });
});

describe('every set of options', () => {
  test('has each switch, choice and the least, usual and greatest number, settled and each once', () => {
    const sets = everyOptionSet(pebbles.options, 2);
    expect(sets).toHaveLength(3 * 2 * 2);
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(sets.length);
    expect(new Set(sets.map((set) => set.heap))).toEqual(new Set([3, 6, 9]));
    expect(new Set(sets.map((set) => set.goal))).toEqual(new Set(['most', 'fewest']));
    expect(new Set(sets.map((set) => set.together))).toEqual(new Set([true, false]));
  });

  test('leaves out what is refused', () => {
    expect(everyOptionSet(pebbles.options, 3)).toHaveLength(3 * 3);
  });

  test('counts a number once whose default is a limit', () => {
    const sheet: OptionSheet<{ n: number }> = {
      fields: { n: { kind: 'number', default: 1, min: 1, max: 4 } },
      presets: {},
      settle: (options) => options,
      refusal: () => null,
    };
    expect(everyOptionSet(sheet, 2)).toEqual([{ n: 1 }, { n: 4 }]);
  });

  test('merges what settles to the same', () => {
    const sheet: OptionSheet<{ a: boolean; b: boolean }> = {
      fields: { a: { kind: 'switch', default: true }, b: { kind: 'switch', default: true } },
      presets: {},
      settle: (options) => (options.a ? options : { ...options, b: false }),
      refusal: () => null,
    };
    expect(everyOptionSet(sheet, 2)).toEqual([
      { a: true, b: true },
      { a: true, b: false },
      { a: false, b: false },
    ]);
  });

  test('are the samples of a sheet that has too many, settled, without those refused', () => {
    const sheet: OptionSheet<{ n: number }> = {
      fields: { n: { kind: 'number', default: 1, min: 1, max: 4 } },
      presets: {},
      settle: ({ n }) => ({ n: Math.min(n, 3) }),
      refusal: ({ n }) => (n === 2 ? { rule: 'P9', key: 'x' } : null),
      samples: (seats) => [{ n: seats }, { n: 3 }, { n: 4 }, { n: 1 }],
    };
    expect(everyOptionSet(sheet, 2)).toEqual([{ n: 3 }, { n: 1 }]);
  });
});
