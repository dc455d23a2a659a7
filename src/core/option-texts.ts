import type { Message } from './game.ts';
import type { OptionField, OptionSheet } from './options.ts';

/** What a value of a choice or a list is called. */
export const valueName = (name: string, field: OptionField, value: string): Message => ({
  key:
    field.kind === 'list' && field.of !== undefined ? `${field.of}.${value}.name` : `option.${name}.${value}`,
});

/** What there is to know about a value of a list; null where its name says it all. */
export const valueText = (field: OptionField, value: string): Message | null =>
  field.kind === 'list' && field.of !== undefined ? { key: `${field.of}.${value}.text` } : null;

/** All that a form of these settings says in the words of the game. */
export function optionMessages<Options>({ fields, presets }: OptionSheet<Options>): Message[] {
  const titled = (part: string): Message[] => [{ key: `${part}.name` }, { key: `${part}.hint` }];
  return [
    ...Object.entries<OptionField>(fields).flatMap(([name, field]) => [
      ...titled(`option.${name}`),
      ...('values' in field ? field.values : []).flatMap((value) => {
        const text = valueText(field, value);
        return [valueName(name, field, value), ...(text === null ? [] : [text])];
      }),
    ]),
    ...Object.keys(presets).flatMap((name) => titled(`preset.${name}`)),
  ];
}
