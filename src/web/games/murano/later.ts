import { laterParts } from '../../room/later.tsx';
import type { turnedBox } from '../../room/turned-box.ts';

export const { isHere, Later } = laterParts(() => import('./seldom.ts'));

/** Where a reason stands, as soon as that is known. */
export const anchored = (): { readonly anchor?: typeof turnedBox } => {
  const come = isHere();
  return come === null ? {} : { anchor: come.turnedBox };
};
