/**
 * The printed number of each advantage; I1–I4 are the interactive ones of the Glass Festival. What they do: advantages/.
 * L76: which icon stands on which card is not known; those that may be used at any time are taken for additional actions.
 */
export const ADVANTAGES = {
  present: { number: '1', icon: 'additional', marks: ['first', 'gift'] },
  gift: { number: '2', icon: 'additional', marks: ['first', 'gift'] },
  free: { number: '3', icon: 'modifies', marks: ['first'] },
  merchant: { number: '4', icon: 'modifies', marks: ['first'] },
  expert: { number: '5', icon: 'modifies', marks: [] },
  gourmand: { number: '6', icon: 'modifies', marks: [] },
  gambler: { number: '7', icon: 'modifies', marks: [] },
  magician: { number: '8', icon: 'additional', marks: [] },
  favouritism: { number: '9', icon: 'additional', marks: [] },
  privileged: { number: '10', icon: 'modifies', marks: [] },
  prevident: { number: '11', icon: 'modifies', marks: ['still'] },
  repetition: { number: '12', icon: 'modifies', marks: [] },
  traveller: { number: '13', icon: 'additional', marks: [] },
  topPrice: { number: '14', icon: 'modifies', marks: [] },
  opportunist: { number: '15', icon: 'additional', marks: [] },
  visionary: { number: '16', icon: 'additional', marks: [] },
  authoritarian: { number: 'I1', icon: 'additional', marks: ['interactive'] },
  dealer: { number: 'I2', icon: 'additional', marks: ['interactive'] },
  clumsiness: { number: 'I3', icon: 'additional', marks: ['interactive'] },
  collector: { number: 'I4', icon: 'additional', marks: ['interactive'] },
} as const satisfies Readonly<Record<string, PrintedAdvantage>>;

interface PrintedAdvantage {
  readonly number: string;
  readonly icon: AdvantageIcon;
  readonly marks: readonly Mark[];
}

/** L76: an advantage changes an action, or is one more. */
export const ADVANTAGE_ICONS = ['modifies', 'additional'] as const;
export type AdvantageIcon = (typeof ADVANTAGE_ICONS)[number];

/**
 * first: of the set advised for a first match [L9]; gift: to be removed for expert players [M07];
 * still: leaves the selector where it is, so that the expert variant removes it [L67]; interactive: concerns the others [L62].
 */
export type Mark = 'first' | 'gift' | 'still' | 'interactive';
export type AdvantageId = keyof typeof ADVANTAGES;
