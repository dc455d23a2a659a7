import type { RuleEntry } from '#core/rulebook';

/** Rules of the game (R) and our rulings where they are silent (Q), part by part; `from` is the heading they stand under. */
export const rulebook = [
  { id: 'R1', part: 'setup', from: 'Setting up' },
  { id: 'R2', part: 'turn', from: 'A turn' },
  { id: 'R3', part: 'turn', from: 'Laying' },
  { id: 'R4', part: 'turn', from: 'Drawing' },
  { id: 'R5', part: 'turn', from: 'Drawing' },
  { id: 'R6', part: 'turn', from: 'Stopping' },
  { id: 'R7', part: 'end', from: 'The end' },
  { id: 'Q1', part: 'end', from: 'The end' },
] as const satisfies readonly RuleEntry[];

export type RuleId = (typeof rulebook)[number]['id'];
export type Part = (typeof rulebook)[number]['part'];
