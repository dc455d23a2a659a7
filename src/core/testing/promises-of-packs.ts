import { messageOf } from '../problem.ts';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import type { JsonObject } from '#core/json';
import { readOptions } from '#core/options';
import { everyOptionSet } from '#core/option-sets';
import { quickRandom, type Random } from '#core/random';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import type { Kit } from './kit.ts';
import { same } from './non-interference.ts';
import { expectOver, stepPromises } from './step-promises.ts';
import { asMatch, begin, choicesFrom, follow, type WalkSettings } from './walk.ts';

const PACKS = Number(process.env['TAVOLA_PACKS'] ?? 16);
const MATCHES = Number(process.env['TAVOLA_MATCHES'] ?? 1);
/** `2/6`: every sixth pack, beginning with the second; six processes play with all of them. */
const [SHARE, SHARES] = (process.env['TAVOLA_SHARE'] ?? '1/1').split('/').map(Number);
/** Each promise looks at one decision in so many: with many matches of each pack it sees enough of them. */
const STRIDES = MATCHES > 10 ? { plain: 8, costly: 64, rare: 1280 } : { plain: 1, costly: 4, rare: 40 };
/** A whole match is saved and replayed once in so many. */
const REPLAYED = 10;

/**
 * The promises with the facts of any box: whole matches with each of many packs, every promise looked at on the way. A
 * number of seats and a set of options go with each pack in turn.
 */
export function keepsItsPromisesWithPacks(kit: Kit, packOf: (random: Random) => string): void {
  const cases = casesOf(kit.game);
  describe(`the promises of ${kit.name}, ${PACKS} packs × ${MATCHES} matches`, () => {
    test(`each is kept with part ${SHARE} of ${SHARES}`, { timeout: 0 }, () => {
      const promises = stepPromises(kit);
      const packs = new Set<string>();
      let steps = 0;
      for (let number = SHARE - 1; number < PACKS; number += SHARES) {
        const pack = packOf(quickRandom(number));
        const { seats, options } = cases[number % cases.length];
        packs.add(pack);
        const settings = settingsWith(kit, seats, { ...options, pack });
        for (let match = 0; match < MATCHES; match += 1) {
          steps += playOne(kit, settings, { seats, options: 0, seed: number * MATCHES + match }, promises);
        }
      }
      for (const { after } of promises) after?.();
      // Few decks are possible where a pack says nothing else: of a thousand drawn by lot some are drawn twice.
      expect(packs.size, 'packs that differ').toBeGreaterThan(0.8 * Math.floor(PACKS / SHARES));
      expect(steps, 'decisions seen').toBeGreaterThan(20 * packs.size * MATCHES);
    });
  });
}

interface Case {
  readonly seats: number;
  readonly options: object;
}

/** Every number of seats with every set of options that may be played with it, the numbers of seats in turn. */
function casesOf(game: AnyGame): readonly Case[] {
  const bySeats = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => {
    const seats = game.seats.min + at;
    return everyOptionSet<JsonObject>(game.options, seats).map((options) => ({ seats, options }));
  });
  const most = Math.max(...bySeats.map((sets) => sets.length));
  return Array.from({ length: most }, (_, at) => bySeats.map((sets) => sets[at % sets.length])).flat();
}

function settingsWith({ game, eager = () => false }: Kit, seats: number, options: JsonObject): WalkSettings {
  return { sets: new Map([[seats, [readOptions(game, options, seats)]]]), eager };
}

type Promises = ReturnType<typeof stepPromises>;
interface OneMatch {
  readonly seats: number;
  readonly options: number;
  readonly seed: number;
}

function playOne(kit: Kit, settings: WalkSettings, walk: OneMatch, promises: Promises): number {
  const { game, pieces = () => [], longest, last = longest } = kit;
  let steps = 0;
  const saved = (): string =>
    saveMatch(asMatch(game, settings, { ...walk, choices: [...choicesFrom(walk.seed, steps)] }));
  try {
    const all = pieces(begin(game, settings, walk).state);
    const end = follow(game, settings, { ...walk, choices: choicesFrom(walk.seed, last) }, (step) => {
      steps += 1;
      const turn = walk.seed + steps;
      if (turn % STRIDES.plain === 0) same(pieces(step.state), all);
      for (const { check, cost = 'plain' } of promises) {
        if (turn % STRIDES[cost] === 0) check(step, walk, turn);
      }
    });
    same(pieces(end), all);
    expectOver(kit, walk, end, last);
    if (walk.seed % REPLAYED === 0) {
      const text = saved();
      same(saveMatch(loadMatch(text, () => game)), text);
    }
  } catch (thrown) {
    throw new Error(`${messageOf(thrown)}\nwith this match:\n${saved()}`, { cause: thrown });
  }
  return steps;
}
