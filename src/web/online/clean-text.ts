/** Something is to be seen of it. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/u;

/** Joiners that join nothing. */
const IDLE = /(?<=^|[\s\u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/gu;

/**
 * What somebody typed, without what the server would not take: signs that hide, move the cursor or turn the reading round,
 * piles of marks, and joiners that join nothing.
 */
export function harmless(text: string, longest: number): string {
  const short = text
    .toWellFormed()
    .replaceAll(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}]/gu, ' ')
    .slice(0, longest)
    .toWellFormed()
    .replaceAll(IDLE, '')
    .replaceAll(/(?<=(?:\p{M}[\u200C\u200D]?){4})\p{M}+/gu, '')
    .replaceAll(IDLE, '')
    .trim();
  return VISIBLE.test(short) ? short : '';
}
