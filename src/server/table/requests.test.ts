import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { muster } from '#games/muster/index';
import { quietHouse } from '../testing/house.ts';
import { seated } from '../testing/seated.ts';

const FREE = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;

test('a rule that forbids an action is told with all that its sentence is filled with', async () => {
  const refusal = { rule: 'U1', key: 'tooMany', with: { count: 3 } };
  const game: AnyGame = { ...muster, parse: () => ({}), refusal: () => refusal };
  const at = await seated(quietHouse({ rules: () => game }), muster, 2, FREE);
  const [seat] = muster.toAct((await at.state()).match!.state);
  expect(await at.ask(seat, { type: 'move', after: (await at.state()).seq, word: 'all-of-it' })).toBe(
    'illegal',
  );
  const { key, with: values } = refusal;
  expect(at.told(seat, 'refused').at(-1)).toMatchObject({ rule: 'U1', refusal: { key, with: values } });
});
