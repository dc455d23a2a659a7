import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { idleLines, readOptionFlags } from './flags.ts';
import { sayIn } from './language.ts';

const say = sayIn('en');

test('an option that means nothing beside the others is told, with the rule', () => {
  expect(idleLines(say, murano, { expertCards: 'all' }, 2)).toEqual([
    '--option expertCards has no effect here: Only the Grandmaster’s Challenge removes advantages for experts. [M07]',
  ]);
  expect(idleLines(say, murano, { emptied: 'all' }, 3)[0]).toContain('[M47]');
  expect(idleLines(say, murano, { safety: 6, chosen: ['free'] }, 1)).toHaveLength(2);
  expect(idleLines(say, muster, { bridges: false, mend: true }, 2)[0]).toContain('[B36]');
  expect(idleLines(sayIn('de'), muster, { preset: 'beginner', mend: true }, 2)[0]).toContain(
    'bewirkt hier nichts',
  );
});

test('what means something, or was not given, is not told', () => {
  const settings: readonly (readonly [JsonObject, number])[] = [
    [{}, 2],
    [{ expert: true, expertCards: 'all' }, 2],
    [{ preset: 'grandmaster', expertCards: 'all' }, 2],
    [{ emptied: 'all' }, 1],
    [{ safety: 6 }, 4],
    [{ advantages: 'chosen', chosen: ['free'] }, 2],
  ];
  for (const [given, seats] of settings) {
    expect(idleLines(say, murano, given, seats)).toEqual([]);
  }
});

test('options are read by name; one that no game has is refused, whatever objects know by that name', () => {
  expect(
    readOptionFlags(say, murano, { preset: 'grandmaster', option: ['expert=true', 'safety=6'] }),
  ).toEqual({
    preset: 'grandmaster',
    expert: true,
    safety: 6,
  });
  expect(readOptionFlags(say, muster, {})).toEqual({});
  for (const given of ['nothing=1', 'toString=1', 'bridges']) {
    expect(() => readOptionFlags(say, muster, { option: [given] }), given).toThrow(given);
  }
});
