import { advantageWord, categoriesOf } from '#games/murano/rules/cards';
import type { AdvantageId } from '#games/murano/content/advantages';
import type { View } from '#games/murano/rules/state';
import { ADVANTAGE_WORTH } from '../heuristic-weights.ts';

/** Advantages that a plan can use, as counts in one number: from which of its bits, four for each. */
export const TOKENS = {
  present: 0,
  gift: 4,
  free: 8,
  merchant: 12,
  gourmand: 16,
  gambler: 20,
  topPrice: 24,
} as const satisfies Partial<Record<AdvantageId, number>>;

const NIBBLE = 15;

/** What a completed card brings to a plan: the better of its advantages, if a plan can use it. */
export function tokensOf(view: View, card: number): number {
  let [token, best] = [0, 0];
  for (const category of categoriesOf(view, card)) {
    const word = advantageWord(view.advantages[category]);
    if (ADVANTAGE_WORTH[word] <= best) continue;
    best = ADVANTAGE_WORTH[word];
    token = word in TOKENS ? 1 << TOKENS[word as keyof typeof TOKENS] : 0;
  }
  return token;
}

export const countAt = (tokens: number, kind: number): number => (tokens >>> kind) & NIBBLE;

/** One token of a kind less, if there is one. */
export const take = (tokens: number, kind: number): number =>
  countAt(tokens, kind) > 0 ? tokens - (1 << kind) : tokens;
