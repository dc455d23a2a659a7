import { factsOf } from './code.ts';
import { type Facts, PRESENT } from './facts.ts';

/** Whatever knows with which facts it is played: a position, or its options alone. */
export interface Printed {
  readonly options: { readonly pack: string };
}

/** With the facts that the game comes with. */
export const AS_PRINTED: Printed = { options: { pack: '' } };

let [lastPack, lastFacts] = ['', PRESENT];

/** M103: the facts of this match. Options that were read name some; hardly ever are those of two packs asked for in turn. */
export function factsIn({ options: { pack } }: Printed): Facts {
  if (pack !== lastPack) {
    lastFacts = factsOf(pack) ?? PRESENT;
    lastPack = pack;
  }
  return lastFacts;
}
