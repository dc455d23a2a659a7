import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json';
import { defaultOptions, readOptions } from '#core/options';
import { everyOptionSet } from '#core/option-sets';
import { inEnglish } from '#core/words';
import { muster } from './index.ts';
import { type Options, optionSheet } from './options.ts';
import { table } from './testing/table.ts';

const DEFAULTS: Options = {
  first: 'random',
  steps: true,
  bridges: true,
  mend: true,
  unity: false,
  overRainbow: false,
  tie: 'draw',
  stall: 40,
  pack: '',
};

const read = (json: Json): Options => readOptions(muster, json, 2);

test('a match is played by the whole rulebook unless something else is chosen', () => {
  expect(defaultOptions(optionSheet)).toEqual(DEFAULTS);
  expect(read({})).toEqual(DEFAULTS);
});

test('the sheet says what each setting may be', () => {
  expect(optionSheet.fields).toEqual({
    first: { kind: 'choice', default: 'random', values: ['random', 'seat0', 'seat1'] },
    steps: { kind: 'switch', default: true },
    bridges: { kind: 'switch', default: true },
    mend: { kind: 'switch', default: true },
    unity: { kind: 'switch', default: false },
    overRainbow: { kind: 'switch', default: false },
    tie: { kind: 'choice', default: 'draw', values: ['draw', 'strength'] },
    stall: { kind: 'number', default: 40, min: 20, max: 200 },
    pack: { kind: 'text', default: '', max: 20 },
  });
});

describe('the beginner game', () => {
  test('[U4] leaves out the marked rules: one step at most, bridges, and swapping for a bridge', () => {
    expect(optionSheet.presets).toEqual({ beginner: { steps: false, bridges: false, mend: false } });
    expect(read({ preset: 'beginner' })).toEqual({ ...DEFAULTS, steps: false, bridges: false, mend: false });
  });

  test('[U4] a leader may stand on a soldier, and no bridge is built', () => {
    const given = { own: { leaf: 'leaf1' }, hand: 'leaf3 leaf5 rainbow flame1 flame1' };
    const usual = table(given);
    expect(usual.why('banner-leaf5-leaf')).toBe('U13');
    expect(usual.why('bridge-leaf-leaf3')).toBeNull();
    const beginners = table({ ...given, options: { preset: 'beginner' } });
    expect(beginners.why('banner-leaf5-leaf')).toBeNull();
    expect(beginners.refusal('bridge-leaf-leaf3')).toEqual({ rule: 'U21', key: 'refusal.noBridges' });
    expect(beginners.legal('bridge')).toEqual([]);
  });

  test('[B23] a swap then looks only at the emblem and at enough strength', () => {
    const beginners = table({
      options: { preset: 'beginner' },
      rival: { leaf: 'leaf2 wizard' },
      hand: 'leaf1 leaf2 leaf5 flame5 water5',
    });
    expect(beginners.legal('swap')).toEqual(['swap-1-leaf-1-leaf2', 'swap-1-leaf-1-leaf5']);
    expect(beginners.why('swap-1-leaf-1-leaf1')).toBe('U12');
    expect(beginners.why('swap-1-leaf-1-flame5')).toBe('U10');
  });

  test('[B23] each marked rule is a switch of its own', () => {
    expect(read({ steps: false })).toEqual({ ...DEFAULTS, steps: false });
    expect(read({ mend: false })).toEqual({ ...DEFAULTS, mend: false });
    expect(read({ preset: 'beginner', bridges: true, mend: true })).toEqual({ ...DEFAULTS, steps: false });
  });

  test('[B36] goes together with the power of unity', () => {
    expect(read({ preset: 'beginner', unity: true })).toEqual({
      ...DEFAULTS,
      steps: false,
      bridges: false,
      mend: false,
      unity: true,
    });
  });
});

describe('settings together', () => {
  test('[B36] without bridges there is none to swap', () => {
    expect(read({ bridges: false, mend: true })).toEqual({ ...DEFAULTS, bridges: false, mend: false });
    expect(read({ bridges: false }).mend).toBe(false);
    expect(read({ bridges: true }).mend).toBe(true);
  });

  test('[B36] somewhere over the rainbow needs bridges', () => {
    const refusal = { rule: 'B36', key: 'refusal.overRainbowNeedsBridges' };
    expect(optionSheet.refusal({ ...DEFAULTS, overRainbow: true, bridges: false }, 2)).toEqual(refusal);
    expect(optionSheet.refusal({ ...DEFAULTS, overRainbow: true }, 2)).toBeNull();
    expect(optionSheet.refusal({ ...DEFAULTS, bridges: false }, 2)).toBeNull();
    expect(inEnglish(muster, refusal)).toBe('“Somewhere over the rainbow” needs bridges to be in play.');
    for (const json of [
      { overRainbow: true, bridges: false },
      { overRainbow: true, preset: 'beginner' },
    ]) {
      expect(() => read(json)).toThrow(
        'options: “Somewhere over the rainbow” needs bridges to be in play. [B36]',
      );
    }
  });

  test('[B36] without one step at a time a bridge and its swap stay exact', () => {
    const free = table({
      options: { steps: false },
      own: { leaf: 'leaf1' },
      rival: { water: 'water1 bridge water3' },
      hand: 'leaf3 leaf4 rainbow water2 water4',
    });
    expect(free.why('banner-leaf4-leaf')).toBeNull();
    expect(free.legal('bridge')).toEqual(['bridge-leaf-leaf3', 'bridge-water-water2']);
    expect(free.why('bridge-leaf-leaf4')).toBe('B16');
    expect(free.legal('swap')).toEqual(['swap-1-water-1-water2']);
    expect(free.why('swap-1-water-1-water4')).toBe('B22');
  });

  test('[B36] every playable combination, each once', () => {
    const sets = everyOptionSet(optionSheet, 2);
    // Three ways to begin, two ties, three limits, steps, unity; bridges with mending and rows, or none at all.
    expect(sets).toHaveLength(3 * 2 * 3 * 2 * 2 * (2 * 2 + 1));
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(sets.length);
    for (const set of sets) if (!set.bridges) expect(set).toMatchObject({ mend: false, overRainbow: false });
  });
});

test.each([19, 201, 0, 40.5, -40, '40', null, true])('[B27] %j is no stall limit', (stall) => {
  expect(() => read({ stall })).toThrow('options.stall: expected a whole number from 20 to 200, found ');
});

test.each([20, 40, 200])('[B27] %i turns are a stall limit', (stall) => {
  expect(read({ stall }).stall).toBe(stall);
});
