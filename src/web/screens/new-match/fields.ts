import type { AnyGame } from '#core/game';
import { defaultOptions, type OptionField } from '#core/options';

type Values = Readonly<Record<string, unknown>>;
type Fields = readonly (readonly [name: string, field: OptionField])[];

const fieldsOf = (game: AnyGame): Fields => Object.entries<OptionField>(game.options.fields);

const countsOf = ({ seats: { min, max } }: AnyGame): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, at) => min + at);

/** The settings to offer at a table of this size: not those that would mean something only at another one. */
export function fieldsFor(game: AnyGame, values: Values, seats: number): Fields {
  const isIdle = (name: string, count: number): boolean =>
    game.options.idle?.(values, count)[name] !== undefined;
  return fieldsOf(game).filter(
    ([name]) => !isIdle(name, seats) || countsOf(game).every((count) => isIdle(name, count)),
  );
}

/** Of a choice, what can be played at a table of this size: not what is played only at another one, unless it is chosen. */
export function valuesFor(
  game: AnyGame,
  [name, values]: readonly [name: string, values: readonly string[]],
  chosen: string,
  seats: number,
): readonly string[] {
  const usual = defaultOptions<Values>(game.options);
  return values.filter((each) => {
    const isRefused = (count: number): boolean =>
      game.options.refusal({ ...usual, [name]: each }, count) !== null;
    return each === chosen || !isRefused(seats) || countsOf(game).every(isRefused);
  });
}

/** The settings of a match that are not the usual ones. A match may be older than a setting: then it has the usual one. */
export function changedFields(game: AnyGame, options: Values): Fields {
  const usual = defaultOptions<Values>(game.options);
  return fieldsOf(game).filter(
    ([name]) => options[name] !== undefined && JSON.stringify(options[name]) !== JSON.stringify(usual[name]),
  );
}
