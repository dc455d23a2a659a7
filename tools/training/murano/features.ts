import { COLOUR_GROUPS } from '#bots/murano/afterstate/table';
import { newColourScratch, putColourParts } from '#bots/murano/afterstate/colours';
import { needsOf } from '#bots/murano/needs';
import { featureWriter } from '#bots/murano/value-network/features';
import { numbersIn, type FeatureGroup, GROUPS, hashOf } from '#bots/murano/value-network/feature-table';
import { hopesOf } from '#bots/murano/value-network/table-parts';
import type { FeatureWriter } from '#bots/murano/value-network/value-network';

/** What is learnt from beyond what the networks for the ends of turns are told. */
const ALL: readonly FeatureGroup[] = [...GROUPS, ...COLOUR_GROUPS];
export const FEATURES = numbersIn(ALL);
export const TABLE_HASH = hashOf(ALL);

export function allFeatureWriter(): FeatureWriter {
  const [first, scratch] = [featureWriter(), newColourScratch()];
  return (view, seat, out) => {
    let at = first(view, seat, out);
    putColourParts(scratch, view, seat, needsOf(view, seat), hopesOf(view), (value) => {
      out[at] = value;
      at += 1;
    });
    return at;
  };
}
