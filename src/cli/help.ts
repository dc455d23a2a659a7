import type { AnyGame } from '#core/game';
import { type OptionField } from '#core/options';
import { valueName, valueText } from '#core/option-texts';
import { speaker } from '#core/words';
import { readFlags, readGameName } from './flags.ts';
import { type Say, titleOf } from './language.ts';
import { block } from './terminal/ink.ts';
import { print } from './terminal/print.ts';

const WIDTH = 80;

export function help(args: readonly string[]): number {
  const { operands, say } = readFlags('help', args, {}, 1);
  if (operands[0] === undefined) print(say('usage'));
  else print(...optionLines(say, readGameName(say, operands[0])));
  return 0;
}

/** The option sheet of a game: how each option is given, its default first, what it means, and each of its values. */
export function optionLines(say: Say, game: AnyGame): string[] {
  const { seats, options, texts } = game;
  const words = speaker(say.language, texts[say.language].words, String);
  const tell = (kind: 'option' | 'preset', name: string): string => {
    const [title, hint] = ['name', 'hint'].map((part) => words.say({ key: `${kind}.${name}.${part}` }));
    return `${title}. ${hint}`;
  };
  const meanings = (name: string, field: OptionField): (readonly [value: string, text: string])[] => {
    if (field.kind !== 'choice' && field.kind !== 'list') return [];
    return field.values.map((value) => {
      const text = valueText(field, value);
      const title = words.say(valueName(name, field, value));
      return [value, text === null ? title : `${title}. ${words.say(text)}`];
    });
  };
  const fields = Object.entries<OptionField>(options.fields);
  const range = seats.min === seats.max ? String(seats.min) : say('optionSheet.from', seats);
  return [
    say('optionSheet.title', { game: titleOf(game, say), seats: range }),
    ...fields.flatMap(([name, field]) => [
      ...block(`${name}=${valuesOf(say, field)}`, WIDTH, '  '),
      ...block(tell('option', name), WIDTH, '      '),
      ...meanings(name, field).flatMap(([value, text]) => block(`${value} – ${text}`, WIDTH, '        ')),
    ]),
    say('optionSheet.presets'),
    ...Object.keys(options.presets).flatMap((name) => [
      `  ${name}`,
      ...block(tell('preset', name), WIDTH, '      '),
    ]),
  ];
}

function valuesOf(say: Say, field: OptionField): string {
  if (field.kind === 'number') return `${field.default} (${say('optionSheet.from', field)})`;
  if (field.kind === 'text') return say('optionSheet.text');
  if (field.kind === 'list') return `${field.default.join(',')} (${field.values.join(', ')})`;
  const values = field.kind === 'switch' ? ['true', 'false'] : field.values;
  const first = String(field.default);
  return [first, ...values.filter((value) => value !== first)].join('|');
}
