import * as catalogue from '../catalogue.ts';
import type { BotEntry } from '../entry.ts';
import type { ProofAnswer, ProofRequest, PuzzleProof } from './proofs.ts';

const OWN: Readonly<Record<string, BotEntry>> = catalogue;

/** The proof that was asked for last: one puzzle is tried several times. */
let last: { readonly puzzle: string; readonly proof: PuzzleProof } | null = null;

export async function answerProof({ id, game, puzzle, notation }: ProofRequest): Promise<ProofAnswer> {
  const proofs = await (Object.hasOwn(OWN, game) ? OWN[game].proofs?.() : undefined);
  if (proofs === undefined) throw new Error(`no proofs for ${game}`);
  if (last?.puzzle !== puzzle) last = { puzzle, proof: proofs.proofOf(puzzle) };
  const { proof } = last;
  return { id, line: notation === null ? proof.solve() : proof.refute(notation) };
}
