import { hex } from '#core/sha256';
import type { KeptPart, PartKeeper } from '#table/part';
import { codesOf, keepCodes } from './table-keepsake.ts';

export const random = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Where the browser keeps nothing, our parts of the seeds live as long as the page. */
function keeperOf(name: 'part' | 'secondPart'): PartKeeper {
  const inMemory = new Map<string, KeptPart>();
  return {
    kept: (table) => codesOf(table)[name] ?? inMemory.get(table),
    keep(table, part) {
      inMemory.set(table, part);
      keepCodes(table, { [name]: part });
    },
    newNonce: () => random(16),
  };
}

/** Our parts of the seeds, kept so that a page that is loaded again can open them. */
export const parts = keeperOf('part');
/** Those of the second person at this phone. */
export const secondParts = keeperOf('secondPart');
