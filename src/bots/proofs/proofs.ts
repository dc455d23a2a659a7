import type { Move } from '#core/match';

/** What may come to pass: a whole position that agrees with what is seen, and what is played in it. */
export interface PuzzleLine {
  // oxlint-disable-next-line typescript/no-explicit-any -- the game's own state; only the game looks inside
  readonly world: any;
  readonly moves: readonly Move[];
  /** Where hands are hidden: how many of them refute the try, whatever one does afterwards. */
  readonly refuting?: number;
}

/** The proof of one puzzle, made when it is asked for; what it found is kept for the next question. */
export interface PuzzleProof {
  /** How a wrong try fails. */
  refute(notation: string): PuzzleLine;
  /** How the solution goes when the rival resists. */
  solve(): PuzzleLine;
}

/** The proofs of a game's puzzles, by the line of text that a puzzle is. */
export interface Proofs {
  proofOf(line: string): PuzzleProof;
}

/** A question about a puzzle: how this try fails, or, of null, how the solution goes. */
export interface ProofRequest {
  readonly id: number;
  readonly game: string;
  readonly puzzle: string;
  readonly notation: string | null;
}

export interface ProofAnswer {
  readonly id: number;
  readonly line: PuzzleLine;
}
