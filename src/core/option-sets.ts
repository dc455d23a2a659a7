import type { Json } from './json.ts';
import type { OptionField, OptionSheet } from './options.ts';

/** Every combination that can be played, or the sheet's samples; numbers take their least, default and greatest value. */
export function everyOptionSet<Options>(sheet: OptionSheet<Options>, seats: number): Options[] {
  const sets = sheet.samples?.(seats) ?? everyCombination(sheet);
  const settled = new Map(sets.map((set) => sheet.settle(set)).map((set) => [JSON.stringify(set), set]));
  return [...settled.values()].filter((set) => sheet.refusal(set, seats) === null);
}

function everyCombination<Options>(sheet: OptionSheet<Options>): Options[] {
  let sets: Record<string, unknown>[] = [{}];
  for (const [name, field] of Object.entries<OptionField>(sheet.fields)) {
    sets = sets.flatMap((set) => valuesOf(field).map((value) => ({ ...set, [name]: value })));
  }
  return sets as Options[];
}

function valuesOf(field: OptionField): readonly Json[] {
  if (field.kind === 'switch') return [true, false];
  if (field.kind === 'list' || field.kind === 'text') return [field.default];
  return field.kind === 'choice' ? field.values : [...new Set([field.min, field.default, field.max])];
}
