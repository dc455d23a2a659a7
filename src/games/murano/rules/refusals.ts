import type { Refusal } from '#core/game';
import type { RuleId } from '../rulebook.ts';
import type { Words } from '../words.en.ts';

/** A refusal of this game: its rule and the sentence of the words that says it. */
export function refuse(rule: RuleId, why: keyof Words['refusal']): Refusal {
  return { rule, key: `refusal.${why}` };
}
