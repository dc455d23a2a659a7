import { laterParts } from '../../room/later.tsx';
import type { anchor } from './board/anchor.ts';

export const { isHere, Later } = laterParts(() => import('./seldom.ts'));

/** Where a reason stands, as soon as that is known. */
export const anchored = (): { readonly anchor?: typeof anchor } => {
  const come = isHere();
  return come === null ? {} : { anchor: come.anchor };
};
