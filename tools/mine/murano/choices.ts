import type { Action } from '#games/murano/rules/action';

export const FEWEST_CHOICES = 8;
/** More to choose from is no puzzle but a search. */
export const MOST_CHOICES = 60;

/** Anything at all, except what only ends something. */
export function lively(legal: readonly Action[]): readonly Action[] {
  const rest = legal.filter(({ kind }) => kind !== 'end' && kind !== 'skip' && kind !== 'reorder');
  return rest.length > 0 ? rest : legal;
}
