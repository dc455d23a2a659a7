import { type Card, cardWord, categoriesOf, recipeOf } from '#games/murano/cards';
import type { CreationId } from '#games/murano/content/creations';
import { countOf, SHARDS } from '#games/murano/shards';
import { fox, frog, parrot, peacock, rooster, tortoise } from './animals.ts';
import { bouquet, mask, paperweight, roseWindow } from './fine-art.ts';
import { beeRing, brooch, dragonfly, earrings, medallion, necklace, pendant, tiara } from './jewellery.ts';
import { define, picture, TINTS } from './paint.ts';
import { shardAt } from './shards.ts';
import { categoryAt } from './signs.ts';
import { candlestick, carafe, chalice, fruitBowl, sugarBowl, vase } from './tableware.ts';

/** Each in a box of 200 by 240, in the colours of its recipe, standing on y = 226. */
const DRAWINGS: Readonly<Record<CreationId, () => string>> = {
  C01: bouquet,
  C02: mask,
  C03: roseWindow,
  C04: paperweight,
  C05: pendant,
  C06: earrings,
  C07: tiara,
  C08: necklace,
  C09: carafe,
  C10: fruitBowl,
  C11: vase,
  C12: sugarBowl,
  C13: peacock,
  C14: frog,
  C15: fox,
  C16: parrot,
  C17: brooch,
  C18: medallion,
  C19: beeRing,
  C20: dragonfly,
  C21: rooster,
  C22: tortoise,
  C23: chalice,
  C24: candlestick,
};

/** In the hand a creation is still unlit glass; once it is made it shines. */
export type Light = 'finished' | 'unfinished';

define(
  'unlit',
  '<filter id="unlit"><feColorMatrix values=".16 .34 .1 0 .05 .18 .38 .12 0 .1 .2 .42 .14 0 .17 0 0 0 .8 0"/></filter>',
);

/** A creation alone, without its card. */
export const creationArt = (card: Card, light: Light = 'finished'): string =>
  picture('-6 -8 212 252', lit(card, light));

const lit = (card: Card, light: Light): string => {
  const drawing = DRAWINGS[cardWord(card)]();
  return light === 'finished' ? drawing : `<g filter="url(#unlit)">${drawing}</g>`;
};

const NICHE = 'M34 163V82C34 50 62 42 82 12C102 42 130 50 130 82V163Q130 167 126 167H38Q34 167 34 163Z';
const RAYS = [0, 1, 2, 3, 4, 5, 6]
  .map((n) => `<path d="M82 108L${30 + n * 17} 0L${38 + n * 17} 0Z" fill="#bfeaff" opacity=".03"/>`)
  .join('');

/** The shards of a recipe, the most frequent first. */
const recipe = (card: Card): readonly (typeof TINTS)[number][] =>
  SHARDS.map((shard) => ({ shard, count: countOf(recipeOf(card), shard) }))
    .sort((a, b) => b.count - a.count)
    .flatMap(({ shard, count }) => Array.from({ length: count }, () => TINTS[shard]));

/** Where a card shows what, in its box of 142 by 202: for badges on the recipe and for the name, which the page writes. */
export const CARD = {
  width: 142,
  height: 202,
  recipe: { x: 18.5, y: 19, step: 25, size: 23 },
  name: { x: 12, y: 171, width: 118, height: 26 },
} as const;

/** The face of a card without its name: recipe on the left edge, categories top right, the creation in its niche. */
export function cardArt(card: Card, light: Light = 'finished'): string {
  const shards = recipe(card);
  const { x, y, step, size } = CARD.recipe;
  const column = shards.map((tint, n) => shardAt(tint, x, y + n * step, size)).join('');
  const signs = categoriesOf(card)
    .map((category, n) => categoryAt(category, 117, 9 + n * 19, 17, '#8a6520'))
    .join('');
  return picture(
    `0 0 ${CARD.width} ${CARD.height}`,
    `<rect width="142" height="202" rx="11" fill="url(#lat)"/><rect x="3.500" y="3.500" width="135" height="195" rx="8.500" fill="none" stroke="url(#au)" stroke-width="1.500"/><clipPath id="niche-edge"><path d="${NICHE}"/></clipPath><g clip-path="url(#niche-edge)"><rect x="30" y="8" width="104" height="168" fill="url(#niche)"/>${RAYS}<path d="M30 148H134V176H30Z" fill="#0a2738"/><path d="M30 148H134" stroke="#8fd3e6" stroke-opacity=".35"/><ellipse cx="82" cy="157" rx="52" ry="12" fill="url(#h${shards[0]})" opacity=".8"/></g><path d="${NICHE}" fill="none" stroke="url(#au)" stroke-width="1.600"/><path d="${NICHE}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".6" transform="translate(3.200 4.200) scale(.96 .965)"/><svg x="36" y="47" width="92" height="112" viewBox="-6 -8 212 252" preserveAspectRatio="xMidYMax meet">${lit(card, light)}</svg>${column}${signs}`,
  );
}
