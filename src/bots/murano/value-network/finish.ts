import { TOP_PRICE_BONUS } from '#games/murano/rules/terms';
import { RECIPE_SIZE } from '#games/murano/rules/cards';
import { DOUBLE_BONUS, FULL_PAY } from '#games/murano/rules/creating';
import { one, type Shards, sizeOf, TRANSPARENT } from '#games/murano/rules/shards';
import { BENCH_SIZE } from '#games/murano/rules/state';
import { lackOf, sharedOf } from './spare.ts';
import { countAt, take, TOKENS } from './tokens.ts';

/** The cards that a plan makes, in their order: what they need, and the tokens they bring. */
export interface Hand {
  readonly recipes: Shards[];
  readonly tokens: number[];
  /** L72: what each transparent shard takes from the pay. */
  penalty: number;
}

/** What a plan has at the end of a turn. */
export interface FinishedPlan {
  bench: Shards;
  money: number;
  /** Creations made, and so the place of the next card. */
  made: number;
  tokens: number;
  /** Shards that lie ready for the next creation, and for the one after it. */
  held: number;
  heldNext: number;
}

const CLEAR = one(TRANSPARENT);
/** Shards are counts of five bits for each kind. */
const MASK = 31;
const GIFT = 1 << TOKENS.gift;

/** What is made and what lies ready, in Liras. */
const MADE = 2;
const HELD = 1.3;
const HELD_NEXT = 0.9;
const IDLE = 0.25;

/** Makes what can be made, colours first, then presents, then transparent shards; gives what the plan is worth then. */
export function finish(plan: FinishedPlan, hand: Hand): number {
  const { recipes } = hand;
  const before = plan.made;
  let size = sizeOf(plan.bench);
  while (plan.made < recipes.length) {
    const recipe = recipes[plan.made];
    const clear = plan.bench >>> 20;
    const lack = lackOf(recipe, plan.bench);
    if (lack > clear && plan.tokens === 0) break;
    const spent = lack === 0 || plan.tokens === 0 ? 0 : presents(recipe, plan, lack);
    const helped = countAt(spent, TOKENS.present) + countAt(spent, TOKENS.gift);
    if (lack - helped > clear) break;
    plan.bench -= sharedOf(recipe, plan.bench) + (lack - helped) * CLEAR;
    plan.tokens -= spent;
    size -= RECIPE_SIZE - helped;
    const pay = BENCH_SIZE - size - (lack - helped) * hand.penalty;
    plan.money += pay + (plan.made - before === 1 ? DOUBLE_BONUS : 0);
    if (pay === FULL_PAY) {
      const rest = take(plan.tokens, TOKENS.topPrice);
      if (rest !== plan.tokens) plan.money += TOP_PRICE_BONUS;
      plan.tokens = rest;
    }
    plan.tokens += hand.tokens[plan.made];
    plan.made += 1;
  }
  return worthOf(plan, recipes, size);
}

const missingAt = (recipe: Shards, bench: Shards, kind: number): number =>
  Math.max(0, ((recipe >>> (5 * kind)) & MASK) - ((bench >>> (5 * kind)) & MASK));

const missingRedGreen = (recipe: Shards, bench: Shards): number =>
  missingAt(recipe, bench, 1) + missingAt(recipe, bench, 3);

/** The presents that bring something missing: red and green, or yellow and blue. */
function presents(recipe: Shards, { bench, tokens }: FinishedPlan, lack: number): number {
  const redGreen = missingRedGreen(recipe, bench);
  return (
    Math.min(redGreen, countAt(tokens, TOKENS.present)) +
    Math.min(lack - redGreen, countAt(tokens, TOKENS.gift)) * GIFT
  );
}

/** What a plan is worth in Liras; writes down what lies ready. */
function worthOf(plan: FinishedPlan, recipes: readonly Shards[], size: number): number {
  const { bench, made } = plan;
  plan.held = 0;
  plan.heldNext = 0;
  if (made >= recipes.length) return plan.money + MADE * made;
  const lack = lackOf(recipes[made], bench);
  const clear = bench >>> 20;
  const helped = Math.min(clear, lack);
  plan.held = RECIPE_SIZE - lack + helped;
  if (made + 1 < recipes.length) {
    const lackNext = lackOf(recipes[made + 1], bench - sharedOf(recipes[made], bench));
    plan.heldNext = RECIPE_SIZE - lackNext + Math.min(clear - helped, lackNext);
  }
  const idle = size - plan.held - plan.heldNext;
  return plan.money + MADE * made + HELD * plan.held + HELD_NEXT * plan.heldNext - IDLE * idle;
}
