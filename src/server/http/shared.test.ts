import { expect, test } from 'vitest';
import { systemChance } from '../ports.ts';
import type { Tables } from '../tables/tables.ts';
import { MOST_WRONG, WRONG_COSTS } from '../tables/table-codes.ts';
import { quietHouse } from '../testing/house.ts';
import { houseRoutes } from '../testing/routes-app.ts';

function house(otherwise: (tables: Tables) => Partial<Tables> = () => ({})) {
  const quiet = quietHouse();
  const tables = { ...quiet.tables, ...otherwise(quiet.tables) };
  const app = houseRoutes({ ...quiet, tables }, { chance: systemChance });
  const post = async (url: string, payload: object, remoteAddress = '192.0.2.1') => {
    const answer = await app.inject({ method: 'POST', url, payload, remoteAddress });
    return {
      status: answer.statusCode,
      body: answer.body === '' ? null : answer.json(),
    };
  };
  return { post, clock: quiet.clock };
}
const WANTED = { game: 'muster', options: {}, seats: 2 };

test('whoever guesses the letters of a table has to wait, by every way, and nobody else has to', async () => {
  const { post, clock } = house();
  const { code } = (await post('/api/shared/tables', WANTED)).body;
  const wrong = code === 'BBBB' ? 'CCCC' : 'BBBB';
  for (let each = 0; each < MOST_WRONG; each += 1) {
    expect(await post('/api/shared/look', { code: wrong })).toEqual({
      status: 404,
      body: { reason: 'code' },
    });
  }
  const tooFast = { status: 429, body: { reason: 'too-fast' } };
  expect(await post('/api/shared/look', { code })).toEqual(tooFast);
  expect(await post('/api/shared/fill', { code, seat: 0, level: '1' })).toEqual(tooFast);
  expect((await post('/api/shared/look', { code }, '198.51.100.1')).status).toBe(200);
  clock.advance(WRONG_COSTS);
  expect((await post('/api/shared/look', { code })).status).toBe(200);
});

test('a screen that has lost its letters is given some by its link, and for no other table', async () => {
  const { post, clock } = house();
  const [one, two] = [await post('/api/shared/tables', WANTED), await post('/api/shared/tables', WANTED)];
  const linkOf = ({ body }: typeof one) => ({ table: body['table']['id'], watch: body['watch'] });
  expect((await post('/api/shared/code', linkOf(one))).body).toEqual({ code: one.body['code'] });
  const mixed = { ...linkOf(one), watch: linkOf(two).watch };
  expect((await post('/api/shared/code', mixed)).status).toBe(404);
  clock.advance(24 * 3_600_000);
  const { code } = (await post('/api/shared/code', linkOf(one))).body;
  expect((await post('/api/shared/look', { code })).body['table']['id']).toBe(linkOf(one).table);
});

test('a hundred tables have letters at a time: a screen more is told that there is no room', async () => {
  const { post } = house();
  const opened = [];
  for (let each = 0; each < 101; each += 1) opened.push(await post('/api/shared/tables', WANTED));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(opened.at(-1)).toEqual({ status: 503, body: { reason: 'full' } });
});

test('whoever has the letters gives a seat to a bot, and is told why not where that cannot be', async () => {
  const { post } = house();
  const { code } = (await post('/api/shared/tables', WANTED)).body;
  const fill = async (seat: number): Promise<unknown> => {
    const { status, body } = await post('/api/shared/fill', { code, seat, level: '1' });
    return [status, body];
  };
  expect(await fill(1)).toEqual([204, null]);
  expect(await fill(1)).toEqual([409, { reason: 'not-now' }]);
  expect(await fill(5)).toEqual([409, { reason: 'not-now' }]);
});

test('a seat of a table that is let go at this moment is not filled, and nobody is told that it is', async () => {
  const { post } = house(({ open }) => ({
    async open(id) {
      const live = await open(id);
      return live === null ? null : { ...live, happen: () => Promise.resolve('restart') };
    },
  }));
  const { code } = (await post('/api/shared/tables', WANTED)).body;
  expect(await post('/api/shared/fill', { code, seat: 1, level: '1' })).toEqual({
    status: 409,
    body: { reason: 'not-now' },
  });
});
