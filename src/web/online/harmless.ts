/** What somebody typed, without what the server would not take: signs that hide, move the cursor or turn the reading round. */
export const harmless = (text: string, longest: number): string =>
  text
    .toWellFormed()
    .replaceAll(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .slice(0, longest)
    .toWellFormed()
    .trim();
