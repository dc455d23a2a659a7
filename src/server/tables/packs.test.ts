import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '#core/json';
import { quickRandom } from '#core/random';
import { CATALOGUE } from '#games/index';
import { randomPack } from '#games/murano/testing/packs';
import { randomPack as randomDeck } from '#games/muster/testing/packs';
import * as routes from '#table/routes';
import { packsOffered } from './packs.ts';
import { newPerson, openTable, want } from '../testing/client.ts';
import { dataFolder, startForTest } from '../testing/start.ts';

let data: ReturnType<typeof dataFolder>;
beforeEach(() => {
  data = dataFolder();
  mkdirSync(join(data.path, 'packs'));
});
afterEach(() => data.remove());

const put = (name: string, pack: Json): void =>
  writeFileSync(
    join(data.path, 'packs', name),
    typeof pack === 'string' ? pack : JSON.stringify(pack, null, 2),
  );

function read(packs: string | null = null) {
  const told: object[] = [];
  const log = { warn: (what: object) => told.push(what) };
  const config = { data: data.path, packs };
  return { offered: packsOffered({ config, gameOf: CATALOGUE.gameOf, log }), told };
}

const glass = { ...randomPack(quickRandom(1)), name: 'First printing', edition: '2021', by: 'Ann' };
const deck = randomDeck(quickRandom(2));

describe('the packs that a server offers', () => {
  test('are the files of its folder, of all games, by the names they bear', () => {
    put('a.json', glass);
    put('club.json', deck);
    put('notes.txt', 'nothing');
    const { offered, told } = read();
    expect(told).toEqual([]);
    expect(offered).toEqual([
      {
        game: 'murano',
        name: 'First printing',
        edition: '2021',
        by: 'Ann',
        text: CATALOGUE.gameOf('murano')!.packs!.read(glass),
        fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/u),
      },
      expect.objectContaining({ game: 'muster', name: 'club', edition: '' }),
    ]);
  });

  test('are those of the folder that a setting names, and no others', () => {
    put('a.json', glass);
    const other = join(data.path, 'boxes');
    mkdirSync(other);
    writeFileSync(join(other, 'b.json'), JSON.stringify(deck));
    expect(read(other).offered.map(({ game }) => game)).toEqual(['muster']);
    expect(() => read(join(data.path, 'nowhere'))).toThrow('PACKS: expected a folder that can be read');
  });

  test.each<[string, string, Json]>([
    ['what is no JSON', 'expected JSON', 'rings'],
    ['what is of another game', 'its game is none', { ...glass, game: 'chess' }],
    ['what names no game', 'its game is none', [1]],
    ['a pack that is refused', 'ring', { ...glass, rings: {} }],
    ['the facts that the game comes with', 'comes with', CATALOGUE.gameOf('muster')!.packs!.write('')],
    ['facts that are there already', 'the same facts as First printing', { ...glass, name: 'Second' }],
  ])('are without %s, and the log says why', (_name, why, pack) => {
    put('a.json', glass);
    put('b.json', pack);
    const { offered, told } = read();
    expect(offered.map(({ name }) => name)).toEqual(['First printing']);
    expect(told).toEqual([{ file: 'b.json', why: expect.stringContaining(why) }]);
  });

  test('are none where nothing was laid out; a folder that was named must be there', () => {
    data.remove();
    expect(read().offered).toEqual([]);
    expect(() => read(join(data.path, 'elsewhere'))).toThrow('PACKS: expected a folder');
  });

  test('are told to everybody, and a table is opened with one', async () => {
    put('a.json', glass);
    const server = await startForTest(data.path);
    try {
      const { packs } = await want(routes.OfferedPacks, server.url, 'GET', '/api/packs');
      expect(packs.map(({ name }) => name)).toEqual(['First printing']);
      const { key } = await newPerson(server.url, 'Ada');
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const options = { pack: packs[0].text };
      const { table } = await openTable(server.url, key, { game: 'murano', options, seats });
      expect(table.options).toMatchObject(options);
    } finally {
      await server.close();
    }
  });
});
