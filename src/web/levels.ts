/** The levels of the bots, the weakest first. */
export const LEVELS = ['any'] as const;
export type Level = (typeof LEVELS)[number];
export const DEFAULT_LEVEL: Level = 'any';
