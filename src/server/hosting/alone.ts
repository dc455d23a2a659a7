import type { Hosting } from './hosting.ts';

/** Where there is one process: everything is hosted here. */
export const ALONE: Hosting = {
  isAlone: true,
  hasLeft: () => false,
  locate: () => Promise.resolve(null),
  elsewhere: () => Promise.resolve(new Map()),
  claim: () => Promise.resolve(null),
  claimed: () => undefined,
  isCurrent: () => true,
  adopt: () => Promise.resolve(true),
  keeping: (_table, write) => write(),
  refused: () => undefined,
  tell: () => Promise.resolve(),
  presence: () => Promise.resolve(new Map()),
};
