import type { AnyGame } from '#core/game';
import type { OptionField } from '#core/options';

type Values = Readonly<Record<string, unknown>>;
type Sheet = AnyGame['options'];

/** Another setting, and the value it would need. */
interface Need {
  readonly option: string;
  readonly value: unknown;
}

const valuesOf = (field: OptionField): readonly unknown[] => {
  if (field.kind === 'switch') return [true, false];
  return field.kind === 'number' ? [field.min, field.max] : field.values;
};

const settled = (sheet: Sheet, values: Values): Values => sheet.settle(values) as Values;

/** Does this setting change anything beside these values? */
function matters(sheet: Sheet, values: Values, name: string): boolean {
  const all = valuesOf(sheet.fields[name]).map((value) => settled(sheet, { ...values, [name]: value })[name]);
  return new Set(all).size > 1;
}

/** What a setting that means nothing now would need to mean something; null: it does, or nothing alone would help. */
export function needOf(sheet: Sheet, values: Values, name: string): Need | null {
  if (sheet.fields[name].kind === 'list' || matters(sheet, values, name)) return null;
  for (const [option, field] of Object.entries<OptionField>(sheet.fields)) {
    if (option === name || field.kind === 'list') continue;
    for (const value of valuesOf(field)) {
      if (matters(sheet, { ...values, [option]: value }, name)) return { option, value };
    }
  }
  return null;
}
