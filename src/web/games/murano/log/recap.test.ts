import { expect, test } from 'vitest';
import type { Seat } from '#core/game';
import type { JsonObject } from '#core/json';
import { type Match, newMatch, outcomeOf, playNotation } from '#core/match';
import { quickRandom } from '#core/random';
import { LANGUAGES, speaker } from '#core/words';
import { murano } from '#games/murano/index';
import { recapOf, recapWords, turnText } from '#games/murano/recap';
import { beginsTurn } from '#games/murano/turns';
import { logFor } from '#table/log';
import { type Turn, turnsIn } from '#table/turns';

const NAMES = ['Ada', 'Bianca', 'Orsola', 'Tullio'];
/** Chance alone makes few creations. */
const EAGER = /^(?:create|activate|exchange|claim|give|trade|travel|spin)/u;

function played(seed: number, seats: number, options: JsonObject): Match {
  const random = quickRandom(seed);
  let match = newMatch(murano, { seats, options, start: { seed: String(seed) } });
  for (let steps = 0; outcomeOf(match) === null && steps < 400; steps += 1) {
    const [seat = 0] = murano.toAct(match.state);
    const words = murano
      .legalActions(murano.view(match.state, seat), seat)
      .map((action) => murano.encode(action));
    const eager = words.filter((word) => EAGER.test(word));
    const from = eager.length > 0 && random.below(2) === 0 ? eager : words;
    match = playNotation(match, seat, from[random.below(from.length)]);
  }
  return match;
}

const turnsOf = (match: Match, reader: Seat): readonly Turn[] => turnsIn(logFor(reader)(match), beginsTurn);

test.each([
  [2, {}],
  [3, { expert: true }],
  [4, { draft: true, interactive: 'shuffled' }],
] as const)('every turn is told in few words with what came of it: %d seats, %j', (seats, options) => {
  let told = 0;
  for (let seed = 0; seed < 3; seed += 1) {
    const match = played(seed, seats, options);
    const turns = turnsOf(match, 0).filter(({ seat }) => seat !== 0);
    for (const language of LANGUAGES) {
      const spoken = speaker(language, { ...murano.texts[language].words, ...recapWords[language] }, (seat) =>
        seat === 0 ? null : (NAMES[seat] ?? ''),
      );
      for (const { lines, seat } of turns) {
        const sentence = turnText(recapOf(lines), spoken);
        expect(sentence).not.toMatch(/[{}@]|recap\.|log\.|NaN/u);
        expect(sentence.startsWith(`${NAMES[seat]} `)).toBe(true);
        expect(sentence.split(/\s+/u).length, sentence).toBeLessThanOrEqual(60);
        told += 1;
      }
    }
    for (const { lines } of turns) {
      const { was, now, parts } = recapOf(lines);
      expect(parts.length).toBeGreaterThan(0);
      expect([typeof was, typeof now]).toEqual(['number', 'number']);
      for (const { message } of lines) {
        if (message.key === 'log.create') expect(parts.map(({ key }) => key)).toContain('recap.makes');
      }
    }
  }
  expect(told).toBeGreaterThan(100);
});

test('a draft tells nobody what another has picked, nor an order what lies in a hand', () => {
  const match = played(1, 4, { draft: true, interactive: 'shuffled' });
  for (const { seat, lines } of turnsOf(match, 0)) {
    if (seat === 0 || !lines.some(({ message }) => message.key.startsWith('log.pick'))) continue;
    expect(recapOf(lines).parts).toEqual([{ key: 'recap.picks', with: expect.anything() }]);
    expect(JSON.stringify(recapOf(lines))).not.toContain('creation');
  }
});
