import { hex } from '#core/sha256';
import type { KeptPart, PartKeeper } from '#table/part';
import { codesOf, keepCodes } from './table-keepsake.ts';

export const random = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Where the browser keeps nothing, our parts of the seeds live as long as the page. */
const inMemory = new Map<string, KeptPart>();

/** Our parts of the seeds, kept so that a page that is loaded again can open them. */
export const parts: PartKeeper = {
  kept: (table) => codesOf(table).part ?? inMemory.get(table),
  keep(table, part) {
    inMemory.set(table, part);
    keepCodes(table, { part });
  },
  newNonce: () => random(16),
};
