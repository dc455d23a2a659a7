import { describe, expect, test } from 'vitest';
import { defaultOptions, readOptions } from '#core/options';
import { everyOptionSet } from '#core/option-sets';
import { keysOf } from '#core/record';
import { murano } from './index.ts';
import type { Options } from './options.ts';

function why(given: Partial<Options>, seats = 2): string | null {
  const options = murano.options.settle({ ...defaultOptions(murano.options), ...given });
  return murano.options.refusal(options, seats)?.rule ?? null;
}

describe('what cannot be played together', () => {
  test('[M39] a draft is not offered alone', () => {
    expect(why({ draft: true }, 1)).toBe('M39');
    expect(why({ draft: true }, 2)).toBeNull();
  });

  test('[M44] interactive advantages are not offered alone', () => {
    for (const interactive of ['random', 'shuffled'] as const) expect(why({ interactive }, 1)).toBe('M44');
    expect(why({ interactive: 'random' }, 2)).toBeNull();
  });

  test('[M39] draft and interactive advantages are two switches', () => {
    for (const draft of [true, false]) {
      for (const interactive of ['off', 'random', 'shuffled'] as const) {
        expect(why({ draft, interactive })).toBeNull();
      }
    }
  });

  test('[M52] the expert variant is not offered alone', () => {
    expect(why({ expert: true }, 1)).toBe('M52');
  });

  test('[M80] the set for a first match is not for experts, nor with an interactive advantage', () => {
    expect(why({ advantages: 'first', expert: true })).toBe('M80');
    expect(why({ advantages: 'first', interactive: 'random' })).toBe('M80');
    expect(why({ advantages: 'first', interactive: 'shuffled' })).toBe('M80');
    expect(why({ advantages: 'first', draft: true })).toBeNull();
  });

  test('[M08] only a seat at the table can begin', () => {
    expect(why({ first: 'seat3' }, 3)).toBe('M08');
    expect(why({ first: 'seat3' }, 4)).toBeNull();
    expect(why({ first: 'seat1' }, 1)).toBe('M08');
  });
});

describe('advantages that are chosen', () => {
  test('[L8] exactly four', () => {
    expect(why({ advantages: 'chosen', chosen: ['free', 'expert', 'magician'] })).toBe('L8');
    expect(why({ advantages: 'chosen', chosen: ['free', 'expert', 'magician', 'gambler'] })).toBeNull();
  });

  test('[L62] three besides an interactive one', () => {
    const four = ['free', 'expert', 'magician', 'gambler'] as const;
    expect(why({ advantages: 'chosen', interactive: 'random', chosen: four })).toBe('L62');
    expect(why({ advantages: 'chosen', interactive: 'random', chosen: four.slice(0, 3) })).toBeNull();
    expect(
      why({ advantages: 'chosen', interactive: 'chosen', chosen: ['free', 'expert', 'magician', 'dealer'] }),
    ).toBeNull();
  });

  test('[M37] exactly one interactive one, and nothing to shuffle into chosen ones', () => {
    expect(why({ interactive: 'chosen', chosen: [] })).toBe('M37');
    expect(why({ interactive: 'chosen', chosen: ['dealer', 'collector'] })).toBe('M37');
    expect(why({ interactive: 'chosen', chosen: ['dealer'] })).toBeNull();
    const three = ['free', 'expert', 'magician'] as const;
    expect(why({ advantages: 'chosen', interactive: 'shuffled', chosen: three })).toBe('M37');
  });

  test('[M07] [L67] none that the expert variant removes', () => {
    const with11 = { advantages: 'chosen', chosen: ['free', 'expert', 'magician', 'prevident'] } as const;
    expect(why({ ...with11, expert: true })).toBe('M07');
    expect(why({ ...with11, expert: true, expertCards: 'sheet' })).toBe('M07');
    expect(why({ ...with11, expert: true, expertCards: 'all' })).toBeNull();
    const with1 = { advantages: 'chosen', chosen: ['free', 'expert', 'magician', 'present'] } as const;
    expect(why({ ...with1, expert: true })).toBe('M07');
    expect(why({ ...with1, expert: true, expertCards: 'sheet' })).toBeNull();
    expect(why(with1)).toBeNull();
  });
});

describe('settling', () => {
  const settled = (given: Partial<Options>): Options =>
    murano.options.settle({ ...defaultOptions(murano.options), ...given });

  test('[L8] a choice that nobody asked for is forgotten', () => {
    expect(settled({ chosen: ['free', 'dealer'] }).chosen).toEqual([]);
    expect(settled({ chosen: ['dealer', 'free'], advantages: 'chosen' }).chosen).toEqual(['free']);
    expect(settled({ chosen: ['dealer', 'free'], interactive: 'chosen' }).chosen).toEqual(['dealer']);
  });

  test('[M76] an expert match has no safety end, others one between 6 and 30 rounds', () => {
    expect(settled({ expert: true, safety: 20 }).safety).toBe(12);
    expect(settled({ safety: 20 }).safety).toBe(20);
    const read = (safety: number): Options => readOptions(murano, { safety }, 2);
    expect(read(6).safety).toBe(6);
    expect(read(30).safety).toBe(30);
    expect(() => read(5)).toThrow('from 6 to 30');
    expect(() => read(31)).toThrow('from 6 to 30');
    expect(readOptions(murano, {}, 2).safety).toBe(12);
  });

  test('[M07] what experts leave out means nothing to others', () => {
    expect(settled({ expertCards: 'all' }).expertCards).toBe('strict');
    expect(settled({ expert: true, expertCards: 'all' }).expertCards).toBe('all');
  });
});

test('the samples meet every value of every option, and every advantage', () => {
  const sets = [1, 2, 3, 4].flatMap((seats) => everyOptionSet(murano.options, seats));
  const met = (name: keyof Options): Set<unknown> => new Set(sets.map((set) => set[name]));
  for (const name of keysOf(murano.options.fields)) {
    const field = murano.options.fields[name];
    const values = field.kind === 'choice' ? field.values : field.kind === 'switch' ? [true, false] : [];
    for (const value of values) expect(met(name), name).toContain(value);
  }
  expect(new Set(sets.flatMap(({ chosen }) => chosen)).size).toBe(20);
  expect(met('safety')).toEqual(new Set([6, 12, 30]));
});
