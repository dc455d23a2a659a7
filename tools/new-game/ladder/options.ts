import type { OptionSheet } from '#core/options';

export interface Options {
  /** R1: the highest card. */
  readonly highest: number;
  /** R7: what a row is worth. */
  readonly goal: 'cards' | 'last';
}

/** No card is ever higher. */
export const HIGHEST = 40;

export const optionSheet: OptionSheet<Options> = {
  fields: {
    highest: { kind: 'number', default: 24, min: 20, max: HIGHEST },
    goal: { kind: 'choice', default: 'cards', values: ['cards', 'last'] },
  },
  presets: { short: { highest: 20 } },
  settle: (options) => options,
  refusal: () => null,
};
