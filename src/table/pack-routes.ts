import * as v from 'valibot';

/** GET /api/packs: the boxes that this server offers; `text` is what the option `pack` of a match takes. */
export const OfferedPack = v.strictObject({
  game: v.string(),
  name: v.string(),
  edition: v.string(),
  by: v.string(),
  text: v.string(),
  fingerprint: v.string(),
});
export const OfferedPacks = v.strictObject({ packs: v.array(OfferedPack) });
