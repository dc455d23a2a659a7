import type { AnyGame } from '#core/game';
import type { Language, WordTree } from '#core/words';
import type { Level } from './level.ts';
import type { AnyEvaluator } from './review/evaluator.ts';
import type { Proofs } from './proofs/proofs.ts';

/** Rules, and those who play by them. */
export interface Bots {
  readonly game: AnyGame;
  readonly levels: readonly Level[];
}

/** How to get what the bots were taught of one game. What the levels are called stands beside it in `words.*.ts`. */
export interface BotEntry {
  /** The levels, with this one among them: a first match against a simple bot waits for nothing that only strong ones know. */
  load(level: number): Promise<Bots>;
  /** Who judges a match when somebody looks back; missing: whoever judges games that nobody was taught. */
  review?(): Promise<{ readonly evaluator: AnyEvaluator }>;
  /** What it says, beside the words of the game. */
  readonly reviewWords?: Readonly<Record<Language, () => Promise<{ readonly words: WordTree }>>>;
  /** The proofs of its puzzles. Without: it has none. */
  proofs?(): Promise<Proofs>;
  /** What those of each level are called: the first is met first, the others where several of one level sit down. */
  readonly personas: Readonly<Record<number, readonly string[]>>;
}
