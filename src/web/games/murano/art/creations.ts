import { AS_PRINTED, type Printed } from '#games/murano/pack/in-play';
import { type Card, cardWord, categoriesOf, recipeOf } from '#games/murano/rules/cards';
import type { CreationId } from '#games/murano/content/creations';
import { countOf, SHARDS } from '#games/murano/rules/shards';
import { CARD } from './card.ts';
import { fox, frog, parrot, peacock, rooster, tortoise } from './animals.ts';
import { bouquet, mask, paperweight, roseWindow } from './fine-art.ts';
import { beeRing, brooch, dragonfly, earrings, medallion, necklace, pendant, tiara } from './jewellery.ts';
import { define, picture, short, TINTS } from './paint.ts';
import { shardAt } from './shards.ts';
import { categoryAt } from './signs.ts';
import { candlestick, carafe, chalice, fruitBowl, sugarBowl, vase } from './tableware.ts';

interface Drawing {
  /** In the colours of its recipe, standing on y = 226 in the middle of a field of 200 by 240. */
  readonly draw: () => string;
  /** What of that field it fills: x, y, width, height. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** How large it may stand under the pointed arch of its niche without touching it. */
  readonly scale: number;
}

const DRAWINGS: Readonly<Record<CreationId, Drawing>> = {
  C01: { draw: bouquet, box: [8, 6, 184, 231], scale: 0.47 },
  C02: { draw: mask, box: [4, -1, 183, 238], scale: 0.48 },
  C03: { draw: roseWindow, box: [-3, 9, 206, 228], scale: 0.43 },
  C04: { draw: paperweight, box: [5, 57, 190, 174], scale: 0.47 },
  C05: { draw: pendant, box: [19, 9, 162, 224], scale: 0.46 },
  C06: { draw: earrings, box: [19, 18, 162, 219], scale: 0.49 },
  C07: { draw: tiara, box: [-6, 18, 212, 197], scale: 0.42 },
  C08: { draw: necklace, box: [9, 20, 182, 213], scale: 0.49 },
  C09: { draw: carafe, box: [45, 8, 127, 227], scale: 0.57 },
  C10: { draw: fruitBowl, box: [16, 21, 168, 212], scale: 0.53 },
  C11: { draw: vase, box: [39, 28, 122, 207], scale: 0.6 },
  C12: { draw: sugarBowl, box: [17, 33, 174, 200], scale: 0.51 },
  C13: { draw: peacock, box: [4, 18, 192, 217], scale: 0.46 },
  C14: { draw: frog, box: [8, 25, 184, 212], scale: 0.48 },
  C15: { draw: fox, box: [26, 21, 166, 214], scale: 0.52 },
  C16: { draw: parrot, box: [28, 24, 148, 214], scale: 0.6 },
  C17: { draw: brooch, box: [9, 22, 182, 211], scale: 0.49 },
  C18: { draw: medallion, box: [21, -3, 158, 238], scale: 0.52 },
  C19: { draw: beeRing, box: [13, 7, 174, 232], scale: 0.49 },
  C20: { draw: dragonfly, box: [26, 22, 178, 215], scale: 0.49 },
  C21: { draw: rooster, box: [22, 17, 172, 214], scale: 0.51 },
  C22: { draw: tortoise, box: [3, 29, 196, 204], scale: 0.45 },
  C23: { draw: chalice, box: [38, 34, 124, 199], scale: 0.55 },
  C24: { draw: candlestick, box: [45, 3, 110, 232], scale: 0.58 },
};

/** In the hand a creation is still unlit glass; once it is made it shines. */
export type Light = 'finished' | 'unfinished';

define(
  'unlit',
  '<filter id="unlit"><feColorMatrix values=".26 .3 .08 0 .02 .12 .46 .1 0 .06 .12 .36 .3 0 .14 0 0 0 .72 0"/></filter>',
);

/** A creation alone, without its card, standing in a frame of 5 by 6. */
export function creationArt(card: Card, light: Light = 'finished'): string {
  const [x, y, width, height] = DRAWINGS[cardWord(card)].box;
  const unit = 1.04 * Math.max(width / 5, height / 6);
  const left = x + width / 2 - 2.5 * unit;
  const top = y + height - 5.9 * unit;
  return picture(`${short(left)} ${short(top)} ${short(5 * unit)} ${short(6 * unit)}`, lit(card, light));
}

const lit = (card: Card, light: Light): string => {
  const drawing = DRAWINGS[cardWord(card)].draw();
  return light === 'finished' ? drawing : `<g filter="url(#unlit)">${drawing}</g>`;
};

/** A creation on the floor of its niche. */
function standing(card: Card, light: Light): string {
  const { box, scale } = DRAWINGS[cardWord(card)];
  const [x, y, width, height] = box;
  const place = `x="${short(82 - (scale * width) / 2)}" y="${short(160.5 - scale * height)}" width="${short(scale * width)}" height="${short(scale * height)}"`;
  return `<svg ${place} viewBox="${x} ${y} ${width} ${height}" overflow="visible">${lit(card, light)}</svg>`;
}

const NICHE = 'M34 163V82C34 50 62 42 82 12C102 42 130 50 130 82V163Q130 167 126 167H38Q34 167 34 163Z';
const RAYS = [0, 1, 2, 3, 4, 5, 6]
  .map((n) => `<path d="M82 108L${30 + n * 17} 0L${38 + n * 17} 0Z" fill="#bfeaff" opacity=".03"/>`)
  .join('');

/** The shards of a recipe, the most frequent first. */
const recipe = (card: Card, printed: Printed): readonly (typeof TINTS)[number][] =>
  SHARDS.map((shard) => ({ shard, count: countOf(recipeOf(printed, card), shard) }))
    .sort((a, b) => b.count - a.count)
    .flatMap(({ shard, count }) => Array.from({ length: count }, () => TINTS[shard]));

/** The face of a card without its name: recipe on the left edge, categories top right, the creation in its niche. */
export function cardArt(card: Card, light: Light = 'finished', printed: Printed = AS_PRINTED): string {
  const shards = recipe(card, printed);
  const { x, y, step, size } = CARD.recipe;
  const column = shards.map((tint, n) => shardAt(tint, x, y + n * step, size)).join('');
  const signs = categoriesOf(printed, card)
    .map((category, n) => categoryAt(category, 117, 9 + n * 19, 17, '#8a6520'))
    .join('');
  return picture(
    `0 0 ${CARD.width} ${CARD.height}`,
    `<rect width="142" height="202" rx="11" fill="url(#lat)"/><rect x="3.5" y="3.5" width="135" height="195" rx="8.5" fill="none" stroke="url(#au)" stroke-width="1.5"/><clipPath id="niche-edge"><path d="${NICHE}"/></clipPath><g clip-path="url(#niche-edge)"><rect x="30" y="8" width="104" height="168" fill="url(#niche)"/>${RAYS}<path d="M30 148H134V176H30Z" fill="#0a2738"/><path d="M30 148H134" stroke="#8fd3e6" stroke-opacity=".35"/><ellipse cx="82" cy="157" rx="52" ry="12" fill="url(#h${shards[0]})" opacity=".8"/></g><path d="${NICHE}" fill="none" stroke="url(#au)" stroke-width="1.6"/><path d="${NICHE}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".6" transform="translate(3.2 4.2) scale(.96 .965)"/>${standing(card, light)}${column}${signs}`,
  );
}
