import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { stagesOf } from '#core/match';
import { quickRandom } from '#core/random';
import { loadMatch } from '#core/saved';
import { murano } from '#games/murano/index';
import type { State } from '#games/murano/rules/state';
import { iterations } from '../bot.ts';
import { levels } from './levels.ts';

const MATCHES = join(import.meta.dirname, '../../games/murano/matches');
/** One decision in so many is asked about: two or three hundred in all. */
const EVERY = 23;
const THINKING = 6;
const LONG = { timeout: 60_000 };
const [, yardstick] = levels;

/** What level 2 would do at moments of one recorded match. */
function choicesIn(name: string): string[] {
  const match = loadMatch(readFileSync(join(MATCHES, name), 'utf8'), () => murano as AnyGame);
  return stagesOf(match).flatMap(({ state }, at) => {
    const [seat] = murano.toAct(state as State);
    if (at % EVERY !== 0 || seat === undefined) return [];
    const view = murano.view(state as State, seat);
    const chosen = yardstick.bot.choose(view, seat, iterations(THINKING), quickRandom(at));
    return [`${name.replace('.match', '')} ${at} ${seat} ${murano.encode(chosen)}`];
  });
}

test('level 2, the yardstick, chooses as it always did in the recorded matches', LONG, async () => {
  const names = readdirSync(MATCHES).filter((name) => name.endsWith('.match'));
  const choices = names.toSorted().flatMap(choicesIn);
  expect(choices.length).toBeGreaterThan(200);
  await expect(`${choices.join('\n')}\n`).toMatchFileSnapshot('testing/content/yardstick.txt');
});
