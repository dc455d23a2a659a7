/** The printed number of each advantage; I1–I4 are the interactive ones of the Glass Festival. What they do: advantages/. */
export const ADVANTAGES = {
  present: { number: '1', marks: ['first', 'gift'] },
  gift: { number: '2', marks: ['first', 'gift'] },
  free: { number: '3', marks: ['first'] },
  merchant: { number: '4', marks: ['first'] },
  expert: { number: '5', marks: [] },
  gourmand: { number: '6', marks: [] },
  gambler: { number: '7', marks: [] },
  magician: { number: '8', marks: [] },
  favouritism: { number: '9', marks: [] },
  privileged: { number: '10', marks: [] },
  prevident: { number: '11', marks: ['still'] },
  repetition: { number: '12', marks: [] },
  traveller: { number: '13', marks: [] },
  topPrice: { number: '14', marks: [] },
  opportunist: { number: '15', marks: [] },
  visionary: { number: '16', marks: [] },
  authoritarian: { number: 'I1', marks: ['interactive'] },
  dealer: { number: 'I2', marks: ['interactive'] },
  clumsiness: { number: 'I3', marks: ['interactive'] },
  collector: { number: 'I4', marks: ['interactive'] },
} as const satisfies Readonly<Record<string, { readonly number: string; readonly marks: readonly Mark[] }>>;

/**
 * first: of the set advised for a first match [L9]; gift: to be removed for expert players [M07];
 * still: leaves the selector where it is, so that the expert variant removes it [L67]; interactive: concerns the others [L62].
 */
export type Mark = 'first' | 'gift' | 'still' | 'interactive';
export type AdvantageId = keyof typeof ADVANTAGES;
