/**
 * A company that a game has seats for. Where some are missing, more of those who sit last join them: bots beside a bot,
 * people beside people. Of too many, the last ones leave.
 */
export function seatedAt<Sitter>(
  { min, max }: { readonly min: number; readonly max: number },
  company: readonly Sitter[],
): Sitter[] {
  const people = company.slice(0, max);
  const joining = people.slice(-1).flatMap((last) => Array.from({ length: min - people.length }, () => last));
  return [...people, ...joining];
}
