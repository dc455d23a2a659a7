import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as taught from '#bots/catalogue';
import * as engine from './index.ts';

const games = join(import.meta.dirname, '..', 'games');
const saved = globSync(`${games}/*/matches/*.match`);

test.each(engine.games)('$id: its rules are loaded by name, and by version', async ({ id }) => {
  const game = await engine.loadGame(id);
  expect(game.id).toBe(id);
  await expect(engine.loadGame(id, game.version)).resolves.toBe(game);
  await expect(engine.loadGame(id, 99)).rejects.toMatchObject({ code: 'other-version' });
  const levels = async (strongest?: number): Promise<readonly number[]> =>
    (await engine.loadLevels(game, strongest)).map(({ number }) => number);
  // What nobody was taught is played by the search that knows the rules alone, which has nothing to fetch.
  const [all, few] = Object.hasOwn(taught, id)
    ? [
        [1, 2, 3, 4, 5],
        [1, 2],
      ]
    : [
        [1, 2, 3],
        [1, 2, 3],
      ];
  expect([await levels(), await levels(1)]).toEqual([all, few]);
});

test('what is no game is told with the games there are', async () => {
  const names = engine.games.map(({ id }) => id).join(', ');
  await expect(engine.loadGame('chess')).rejects.toThrow(`"chess": no such game; expected one of ${names}`);
});

test('every recorded match is read and saved again as it was', async () => {
  expect(saved.length).toBeGreaterThan(10);
  for (const file of saved) {
    const text = readFileSync(file, 'utf8');
    expect(engine.saveMatch(await engine.readMatch(text)), file).toBe(text);
  }
});

test('what is no saved match is told, whatever it is', async () => {
  await expect(engine.readMatch('')).rejects.toMatchObject({ code: 'not-a-match', line: 1 });
  await expect(engine.readMatch('tavola match 1\ngame chess 1\n')).rejects.toMatchObject({
    code: 'unknown-game',
    line: 2,
  });
});

test('the words a seat may play are those of the only one to act, and none when the match is over', async () => {
  const match = engine.newMatch(await engine.loadGame('muster'), { start: { seed: 'words' } });
  const [word = ''] = engine.legalWords(match);
  const seat = engine.soleActor(match)!;
  expect(engine.legalWords(match, seat === 0 ? 1 : 0)).toEqual([]);
  expect(engine.play(match, seat, word).last?.move).toEqual({ seat, notation: word });
  const text = readFileSync(
    saved.find((file) => !file.includes('unfinished'))!,
    'utf8',
  );
  expect(engine.legalWords(await engine.readMatch(text))).toEqual([]);
});

test('a sentence names the players, or speaks to the reader', async () => {
  const match = await engine.readMatch(readFileSync(join(games, 'muster/matches/beginner.match'), 'utf8'));
  const [start, { last, state } = start] = engine.stagesOf(match);
  const { seat, notation } = last!.move;
  const told = match.game.describe(start.state, state, seat, match.game.parse(notation));
  expect(engine.speakerOf(match.game, 'en').say(told)).toMatch(new RegExp(`^${seat + 1} `, 'u'));
  expect(engine.speakerOf(match.game, 'de', () => null).say(told)).toMatch(/^Du /u);
});
