import { expect } from 'vitest';
import type { AnyGame } from '#core/game';
import { isObject, type Json } from '#core/json';
import { readOptions } from '#core/options';
import { type Random, quickRandom } from '#core/random';
import { LANGUAGES, speaker } from '#core/words';

/** What a hand may do to a file: any value becomes another, goes, or comes twice. */
const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  3,
  1e9,
  '',
  'B',
  'T T',
  'art',
  [],
  {},
  [null],
  { a: 1 },
];

function mutated(json: Json, random: Random): Json {
  if (random.below(4) === 0 || typeof json !== 'object' || json === null) {
    return typeof json === 'string' && random.below(2) === 0
      ? json.slice(random.below(3), -1 - random.below(2))
      : STRANGE[random.below(STRANGE.length)];
  }
  if (!isObject(json)) {
    const list = [...json];
    const at = random.below(list.length + 1);
    const isWhole = at < list.length && random.below(4) > 0;
    if (isWhole) list[at] = mutated(list[at], random);
    else list.splice(at, random.below(2), STRANGE[random.below(5)]);
    return list;
  }
  const entries = Object.entries(json);
  if (entries.length === 0) return { strange: 1 };
  const [name, value] = entries[random.below(entries.length)];
  const { [name]: _gone, ...rest } = json;
  if (random.below(5) === 0) return rest;
  return { ...rest, [random.below(8) === 0 ? `${name}x` : name]: mutated(value, random) };
}

/** Whatever was done to a pack: it is refused with a sentence, or it is one that can be played. */
export function expectPacksChecked(game: AnyGame, count: number, packOf: (random: Random) => Json): void {
  const { packs } = game;
  let refused = 0;
  for (let seed = 0; seed < count; seed += 1) {
    const random = quickRandom(seed);
    const pack = mutated(packOf(random), random);
    const refusal = packs!.refusal(pack);
    if (refusal === null) {
      const text = packs!.read(pack);
      readOptions(game, { pack: text }, game.seats.max);
      continue;
    }
    refused += 1;
    for (const language of LANGUAGES) {
      const sentence = speaker(language, game.texts[language].words, String).say(refusal);
      const isSentence = /\S \S.*\.$/su.test(sentence);
      if (!isSentence) throw new Error(`${seed}, ${language}: ${sentence}`);
    }
  }
  expect(refused / count, 'refused').toBeGreaterThan(0.8);
}
