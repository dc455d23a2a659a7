import type { Refusal } from '#core/game';
import type { RuleId } from './rulebook.ts';
import type { words } from './words.en.ts';

/** Why not: the rule, and the sentence of the words. */
export const refuse = (rule: RuleId, key: keyof typeof words.refusal): Refusal => ({
  rule,
  key: `refusal.${key}`,
});
