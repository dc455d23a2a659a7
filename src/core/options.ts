import type { GameTexts, Refusal } from './game.ts';
import { kindOf, type Json, orElse, readList, readNumber, readObject, readOneOf, readText } from './json.ts';
import { problem } from './problem.ts';
import { inEnglish, type Language } from './words.ts';

/**
 * One setting of a match: a switch, a choice, a number, several values of a list in the order of the list, or a text that
 * the game itself reads.
 */
export type OptionField =
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly default: string; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly default: number; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly default: string; readonly max: number }
  | {
      readonly kind: 'list';
      readonly default: readonly string[];
      readonly values: readonly string[];
      readonly max: number;
      /**
       * The part of the game’s words where each value has a name and a text. Without: the names stand beside the name of
       * the setting, as those of a choice do.
       */
      readonly of?: string;
    };

/** The new-match screen as data. */
export interface OptionSheet<Options> {
  readonly fields: { readonly [K in keyof Options & string]: OptionField };
  /** Named sets of settings; they change only the fields they name. */
  readonly presets: Readonly<Record<string, Partial<Options>>>;
  /**
   * Settings that came after matches had been saved: they are written only where they are not their default, so that those
   * matches are told as they always were.
   */
  readonly late?: readonly string[];
  /** Of those, the ones that came after deals in two rounds; all of them came after deals in one. */
  readonly latest?: readonly string[];
  /** Turns off what another setting makes meaningless. */
  settle(options: Options): Options;
  /**
   * The settings that mean nothing beside the others, or with so many at the table, and why. A form does not offer them, and
   * who gives one is told.
   */
  idle?(options: Options, seats: number): Readonly<Partial<Record<string, Refusal>>>;
  /** Why these settings cannot be played together, or null. */
  refusal(options: Options, seats: number): Refusal | null;
  /** Where every combination is too many: sets that between them meet every value; those refused are left out. */
  samples?(seats: number): readonly Options[];
}

export function defaultOptions<Options>(sheet: OptionSheet<Options>): Options {
  const fields = Object.entries<OptionField>(sheet.fields);
  return Object.fromEntries(fields.map(([name, field]) => [name, field.default])) as Options;
}

/** The settings as they are written down. */
export const writtenOptions = <Options extends object>(
  sheet: OptionSheet<Options>,
  options: Options,
): Partial<Options> => withoutDefaults(sheet, options, sheet.late ?? []);

/** The settings of which a fair deal in so many rounds is made: those that came later count where they are chosen. */
export const seededOptions = <Options extends object>(
  sheet: OptionSheet<Options>,
  options: Options,
  rounds: 1 | 2,
): Partial<Options> => withoutDefaults(sheet, options, (rounds === 1 ? sheet.late : sheet.latest) ?? []);

function withoutDefaults<Options extends object>(
  { fields }: OptionSheet<Options>,
  options: Options,
  names: readonly string[],
): Partial<Options> {
  const written: Partial<Options> = { ...options };
  for (const name of names as readonly (keyof Options & string)[]) {
    if (options[name] === fields[name].default) delete written[name];
  }
  return written;
}

interface Optional<Options> {
  readonly options: OptionSheet<Options>;
  readonly texts: Readonly<Record<Language, GameTexts>>;
}

/** Reads settings from outside: missing ones take their default, `preset` names a set to start from. */
export function readOptions<Options>(
  game: Optional<Options>,
  json: Json | undefined,
  seats: number,
): Options {
  const sheet = game.options;
  const names = Object.keys(sheet.fields);
  const fields = readObject(orElse(json, {}), 'options', ['preset', ...names]);
  const preset = fields['preset'] === undefined ? {} : sheet.presets[readPreset(sheet, fields['preset'])];
  const options: Record<string, unknown> = { ...defaultOptions(sheet), ...preset };
  for (const [name, field] of Object.entries<OptionField>(sheet.fields)) {
    if (fields[name] !== undefined) options[name] = readField(field, fields[name], `options.${name}`);
  }
  const settled = sheet.settle(options as Options);
  const refusal = sheet.refusal(settled, seats);
  if (refusal !== null) {
    throw problem('options-refused', `options: ${inEnglish(game, refusal)} [${refusal.rule}]`);
  }
  return settled;
}

function readPreset<Options>(sheet: OptionSheet<Options>, json: Json): string {
  return readOneOf(json, 'options.preset', Object.keys(sheet.presets));
}

function readField(field: OptionField, json: Json, what: string): Json {
  if (field.kind === 'choice') return readOneOf(json, what, field.values);
  if (field.kind === 'number') return readNumber(json, what, field.min, field.max);
  if (field.kind === 'list') return readSelection(field.values, field.max, json, what);
  if (field.kind === 'text') return readShortText(json, what, field.max);
  if (typeof json !== 'boolean') {
    throw problem('wrong-type', `${what}: expected true or false, found ${kindOf(json)}`);
  }
  return json;
}

function readShortText(json: Json, what: string, max: number): string {
  const text = readText(json, what);
  if (text.length <= max) return text;
  throw problem('wrong-type', `${what}: expected a text of at most ${max} letters, found ${kindOf(text)}`);
}

function readSelection(values: readonly string[], max: number, json: Json, what: string): Json {
  const list = readList(json, what, (entry, at) => readOneOf(entry, at, values));
  if (list.length > max || new Set(list).size < list.length) {
    throw problem('wrong-type', `${what}: expected at most ${max} different values, found ${kindOf(json)}`);
  }
  return values.filter((value) => list.includes(value));
}
