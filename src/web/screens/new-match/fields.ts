import type { AnyGame } from '#core/game';
import { defaultOptions, type OptionField } from '#core/options';

type Values = Readonly<Record<string, unknown>>;
type Fields = readonly (readonly [name: string, field: OptionField])[];

const fieldsOf = (game: AnyGame): Fields => Object.entries<OptionField>(game.options.fields);

/** The settings to offer at a table of this size: not those that would mean something only at another one. */
export function fieldsFor(game: AnyGame, values: Values, seats: number): Fields {
  const { min, max } = game.seats;
  const isIdle = (name: string, count: number): boolean =>
    game.options.idle?.(values, count)[name] !== undefined;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return fieldsOf(game).filter(
    ([name]) => !isIdle(name, seats) || counts.every((count) => isIdle(name, count)),
  );
}

/** The settings of a match that are not the usual ones. A match may be older than a setting: then it has the usual one. */
export function changedFields(game: AnyGame, options: Values): Fields {
  const usual = defaultOptions<Values>(game.options);
  return fieldsOf(game).filter(
    ([name]) => options[name] !== undefined && JSON.stringify(options[name]) !== JSON.stringify(usual[name]),
  );
}
