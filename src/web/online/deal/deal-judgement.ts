import type { Fair } from '#core/fair';
import type { Match } from '#core/match';
import { type Discord, discordOf, type Receipt } from '#core/receipt';
import type { Codes } from './table-keepsake.ts';

type DealKeepsake = Pick<Codes, 'part' | 'commitment' | 'nonce'>;

/** The digest of the server's part as this device was first shown it. */
export const shownCommitment = ({ part, commitment }: DealKeepsake): string | undefined =>
  part?.commitment ?? commitment;

/** What a device can say of a deal, by what it kept of it before the parts were opened; `…Once`: of one round. */
export type Judgement =
  | { readonly kind: 'kept'; readonly receipt: Receipt }
  | { readonly kind: 'unseen' | 'seenOnce' | 'unseenOnce' | 'otherOnce' }
  | { readonly kind: 'other'; readonly discord: Discord };

export function judge(fair: Fair, header: Match['header'], keepsake: DealKeepsake): Judgement {
  if (keepsake.part?.receipt !== undefined) {
    const discord = discordOf(keepsake.part.receipt, { ...header, fair });
    return discord === null ? { kind: 'kept', receipt: keepsake.part.receipt } : { kind: 'other', discord };
  }
  const shown = shownCommitment(keepsake);
  const isSame = shown === fair.commitment;
  if (fair.digests !== undefined) {
    return shown === undefined || isSame ? { kind: 'unseen' } : { kind: 'other', discord: 'commitment' };
  }
  if (shown === undefined) return { kind: 'unseenOnce' };
  const isIn = keepsake.nonce === undefined || fair.nonces.includes(keepsake.nonce);
  return { kind: isSame && isIn ? 'seenOnce' : 'otherOnce' };
}

export const isWrong = ({ kind }: Judgement): boolean => kind === 'other' || kind === 'otherOnce';

/** The heading says no more than the device can prove. */
export function heading(judgement: Judgement): 'fair.wrong' | 'fair.proven' | 'fair.fits' {
  if (isWrong(judgement)) return 'fair.wrong';
  return judgement.kind === 'kept' ? 'fair.proven' : 'fair.fits';
}
