/**
 * The drawings of Murano. Each function returns the text of one whole SVG document; show it as an image
 * (`address(name, () => …)` of art/src.ts makes it once): ids of two documents must never meet in one page.
 * Only the build draws: the room gets what was drawn from index.ts; the door of the home page is in door.ts.
 *
 * The board is a pile of square layers, all in the box of 1000 by 1000 that geometry.ts measures, from below:
 * tableArt, channelsArt and marketArt of each market, ringArt with its twelve shards (one element, turned by
 * ringAngle; each shard turned back by as much stays upright), circleArt with its shards, the shards of HEAP,
 * bowlGlassArt, selectorArt under, the pair again, selectorArt over (turned by angleOf). Nothing but transform
 * and opacity has to change when something moves.
 */
export {
  bowlGlassArt,
  channelsArt,
  circleArt,
  marketArt,
  type Mood,
  ringArt,
  selectorArt,
  tableArt,
  turnArrowArt,
  watersArt,
} from './board.ts';
export { cardArt, creationArt, type Light } from './creations.ts';
export { type Rank, rankArt } from './ranks.ts';
export { shardArt, shardOutline } from './shards.ts';
export { advantageArt, categoryArt, categorySign, challengeArt, iconArt } from './signs.ts';
export { badgeArt, cardBack, coinArt, emptyPlaceArt, firstPlayerArt, murrinaArt, owlArt } from './tokens.ts';
