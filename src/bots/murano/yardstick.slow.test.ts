import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { stagesOf } from '#core/match';
import { quickRandom } from '#core/random';
import { loadMatch } from '#core/loaded';
import { murano } from '#games/murano/index';
import { iterations } from '../bot.ts';
import { poolOf } from '../pool.ts';

const MATCHES = join(import.meta.dirname, '../../games/murano/matches');
const THINKING = 6;
const LONG = { timeout: 60_000 };
/** One decision in so many is asked about: two or three hundred of the yardstick, fewer of those that think longer. */
const FROZEN = [
  { name: 'former-1', every: 97, least: 50 },
  { name: 'former-2', every: 23, least: 200 },
  { name: 'former-3', every: 97, least: 50 },
  { name: 'former-5', every: 197, least: 25 },
];

/** What a player of the pool would do at moments of one recorded match. */
function choicesIn(file: string, player: string, every: number): string[] {
  const { bot } = poolOf(murano).find(({ name }) => name === player)!;
  const match = loadMatch(readFileSync(join(MATCHES, file), 'utf8'), (): AnyGame => murano);
  return stagesOf(match).flatMap(({ state }, at) => {
    const [seat] = murano.toAct(state);
    if (at % every !== 0 || seat === undefined) return [];
    const view = murano.view(state, seat);
    const word = murano.encode(bot.choose(view, seat, iterations(THINKING), quickRandom(at)));
    return [`${file.replace('.match', '')} ${at} ${seat} ${word}`];
  });
}

test.each(FROZEN)(
  '$name chooses as it always did in the recorded matches',
  LONG,
  async ({ name, every, least }) => {
    const files = readdirSync(MATCHES).filter((file) => file.endsWith('.match'));
    const choices = files.toSorted().flatMap((file) => choicesIn(file, name, every));
    expect(choices.length).toBeGreaterThan(least);
    const kept = name === 'former-2' ? 'yardstick' : name;
    await expect(`${choices.join('\n')}\n`).toMatchFileSnapshot(`testing/content/${kept}.txt`);
  },
);
