import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { AnyGame } from '#core/game';
import type { Json, JsonObject } from '#core/json';
import { defaultOptions, type OptionField } from '#core/options';
import { codeOf, messageOf, problem, type Problem } from '#core/problem';
import { LANGUAGES, speaker } from '#core/words';
import { GAMES, gameOf } from '#games/index';
import { languageOf, type Say, sayIn } from './language.ts';

/** A command given in the wrong way: told in one line, status 2. */
export const misuse = (message: string): Problem => problem('misuse', message);

type Values<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T & typeof EVERYWHERE; allowPositionals: true }>
>['values'];

export interface Arguments<T extends ParseArgsOptionsConfig> {
  readonly flags: Values<T>;
  readonly operands: readonly string[];
  /** Speaks the language that was asked for, or that of the environment. */
  readonly say: Say;
}

const EVERYWHERE = { lang: { type: 'string' } } as const satisfies ParseArgsOptionsConfig;

/** Reads what stands after a command: its flags and at most so many operands. */
export function readFlags<const T extends ParseArgsOptionsConfig>(
  command: string,
  args: readonly string[],
  options: T,
  most = Infinity,
): Arguments<T> {
  const { values, positionals } = parse(command, args, options);
  const say = sayIn(readLanguage((values as { lang?: string }).lang));
  const surplus = positionals[most];
  if (surplus !== undefined) throw misuse(say('error.surplus', { command, given: surplus }));
  return { flags: values, operands: positionals, say };
}

function parse<T extends ParseArgsOptionsConfig>(
  command: string,
  args: readonly string[],
  options: T,
): { values: Values<T>; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...EVERYWHERE }, allowPositionals: true });
  } catch (thrown) {
    const flag = /'(-[^' ]*)/u.exec(messageOf(thrown))?.[1] ?? '';
    const say = sayIn(languageOf(process.env));
    throw misuse(
      codeOf(thrown) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
        ? say('error.unknownFlag', { command, flag })
        : say('error.flagValue', { flag }),
    );
  }
}

function readLanguage(code: string | undefined): Say['language'] {
  const inherited = languageOf(process.env);
  if (code === undefined) return inherited;
  const language = LANGUAGES.find((known) => known === code);
  if (language === undefined) throw misuse(sayIn(inherited)('error.language', { given: code }));
  return language;
}

export function readGameName(say: Say, name: string | undefined): AnyGame {
  const games = GAMES.map(({ id }) => id).join(', ');
  if (name === undefined) throw misuse(say('error.gameNeeded', { games }));
  const game = gameOf(name);
  if (game === undefined) throw misuse(say('error.unknownGame', { given: name, games }));
  return game;
}

export function readCount(say: Say, flag: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d+$/u.test(text) || number < min || number > max) {
    throw misuse(say('error.number', { flag, given: text, min, max }));
  }
  return number;
}

/** The options of a match from `--preset` and `--option name=value`; their values are checked by the game. */
export function readOptionFlags(
  say: Say,
  game: AnyGame,
  { preset, option = [] }: { preset?: string | undefined; option?: readonly string[] | undefined },
): JsonObject {
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  const named = option.map((pair): [string, Json] => {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/su.exec(pair) ?? [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) {
      throw misuse(say('error.option', { given: pair, names: Object.keys(fields).join(', ') }));
    }
    return [name, readValue(field, value)];
  });
  return Object.fromEntries(preset === undefined ? named : [['preset', preset], ...named]);
}

/** What was given and means nothing beside the rest: it is told, and the match begins without it. */
export function idleLines(say: Say, game: AnyGame, settings: JsonObject, seats: number): string[] {
  const sheet = game.options;
  const preset = settings['preset'] as string | undefined;
  const options = {
    ...defaultOptions(sheet),
    ...(preset === undefined ? {} : sheet.presets[preset]),
    ...settings,
  };
  const words = speaker(say.language, game.texts[say.language].words, String);
  return Object.entries(sheet.idle?.(options, seats) ?? {}).flatMap(([name, reason]) =>
    reason === undefined || settings[name] === undefined
      ? []
      : [say('optionSheet.idle', { name, reason: words.say(reason), rule: reason.rule })],
  );
}

/** Beside the result, which alone goes to standard output. */
export function tellIdle(say: Say, game: AnyGame, settings: JsonObject, seats: number): void {
  for (const line of idleLines(say, game, settings, seats)) process.stderr.write(`${line}\n`);
}

/** The value as the game reads it; what it is not is left as text, for the game to refuse. */
function readValue(field: OptionField, text: string): Json {
  if (field.kind === 'switch') return { true: true, false: false, on: true, off: false }[text] ?? text;
  if (field.kind === 'number') return /^\d+$/u.test(text) ? Number(text) : text;
  if (field.kind === 'list') return text === '' ? [] : text.split(',');
  return text;
}
