import { answerProof } from '#bots/proofs/answer-proof';
import type { ProofRequest } from '#bots/proofs/proofs';
import {
  type CostRequest,
  costing,
  type HintRequest,
  hinting,
  type ReviewRequest,
  reviewing,
} from './look-back/reviewing.ts';

/** What a worker is asked besides playing. */
export type SideRequest = ReviewRequest | HintRequest | CostRequest | ProofRequest;

export async function run(request: SideRequest): Promise<void> {
  if ('puzzle' in request) postMessage(await answerProof(request));
  else if ('hint' in request) postMessage(await hinting(request));
  else if ('cost' in request) postMessage(await costing(request));
  else await reviewing(request, postMessage, () => performance.now());
}
