import type { ContestStanding } from '#bots/standing';
import type { AnyGame } from '#core/game';
import type { JsonObject } from '#core/json';
import { defaultOptions } from '#core/options';
import { everyOptionSet } from '#core/option-sets';
import type { Say } from '../language.ts';
import { print } from '../terminal/print.ts';
import { contend } from './contend.ts';
import type { Fixture } from './contest.ts';
import type { Crew } from './crew.ts';

type Options = Readonly<Record<string, unknown>>;

/** The option sets that agree with the given options. Numbers keep their default: they change when a match ends, not how. */
function setsOf(game: AnyGame, seats: number, settings: JsonObject): Options[] {
  const usual = defaultOptions<Options>(game.options);
  const isNumber = (name: string): boolean => game.options.fields[name]?.kind === 'number';
  const fixed = Object.keys(usual).filter((name) => name in settings || isNumber(name));
  const wanted: Options = { ...usual, ...settings };
  return everyOptionSet<Options>(game.options, seats).filter((set) =>
    fixed.every((name) => JSON.stringify(set[name]) === JSON.stringify(wanted[name])),
  );
}

/** Plays the same contest with every set of options, a line for each. */
export async function playSets(
  say: Say,
  crew: Crew,
  game: AnyGame,
  fixture: Fixture,
  settings: JsonObject,
  pairs: number,
  json: boolean,
): Promise<number> {
  const usual = defaultOptions<Options>(game.options);
  for (const options of setsOf(game, fixture.seats, settings)) {
    const { standing } = await contend(crew, { ...fixture, options }, pairs, null);
    if (json) print(JSON.stringify({ options, ...standing }));
    else print(lineOf(say, options, usual, standing));
  }
  return 0;
}

function lineOf(
  say: Say,
  options: Options,
  usual: Options,
  { score, margin, pairs, stalled }: ContestStanding,
): string {
  const changed = Object.entries(options).filter(([name, value]) => value !== usual[name]);
  const number = (value: number): string =>
    (100 * value).toLocaleString(say.language, { maximumFractionDigits: 1 });
  return say('arena.set', {
    score: number(score),
    margin: number(margin),
    counts: pairs.join(' · '),
    stalled,
    options: changed.map(([name, value]) => `${name}=${String(value)}`).join(' '),
  });
}
