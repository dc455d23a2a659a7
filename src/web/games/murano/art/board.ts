import { type Market, PLACES } from '#games/murano/rules/board';
import type { Options } from '#games/murano/options';
import { AS_PRINTED, factsIn, type Printed } from '#games/murano/pack/in-play';
import { type Shard, TRANSPARENT } from '#games/murano/rules/shards';
import {
  angleOf,
  at,
  BOARD,
  channelPath,
  channelSpot,
  facedBy,
  marketSpot,
  mouthSpot,
  sector,
  socketSpots,
  xy,
} from './geometry.ts';
import { define, GLASS, picture, short, TINTS } from './paint.ts';

/** Every layer of the board has the box of the whole board, so that layers are laid one upon the other and turned about their centre. */
const layer = (body: string): string => picture(`0 0 ${BOARD.size} ${BOARD.size}`, body);

const MIDDLE = 'gradientUnits="userSpaceOnUse" cx="500" cy="500"';
const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
const radial = (id: string, r: number, inner: string): void =>
  define(id, `<radialGradient id="${id}" ${MIDDLE} r="${r}">${inner}</radialGradient>`);

radial('lagoon', 700, stop(0, '#1f5f7c') + stop(0.35, '#12405a') + stop(0.7, '#0a2438') + stop(1, '#071827'));
radial('furnace', 300, stop(0, '#ffb35c', 0.85) + stop(0.42, '#ff9a4a', 0.38) + stop(1, '#ff8a3a', 0));
radial(
  'ring',
  352,
  stop(0.64, '#0a2136') + stop(0.72, '#14476a') + stop(0.9, '#0f3654') + stop(1, '#06182a'),
);
radial(
  'lattimo',
  220,
  stop(0.58, '#ffe9cc') + stop(0.7, '#fdf8ee') + stop(0.9, '#e4eae9') + stop(1, '#b3c5cb'),
);
radial('bowl', 116, stop(0, '#fff0c4') + stop(0.35, '#f09a45') + stop(0.72, '#7c3420') + stop(1, '#1c1016'));
define(
  'sheen',
  `<linearGradient id="sheen" x2="1" y2="1">${stop(0, '#fff', 0.2)}${stop(0.35, '#fff', 0)}${stop(0.75, '#fff', 0)}${stop(1, '#fff', 0.1)}</linearGradient>`,
);
define(
  'socket',
  `<radialGradient id="socket" cx=".5" cy=".38" r=".65">${stop(0, '#030b13')}${stop(0.7, '#08202f')}${stop(1, '#1a4257')}</radialGradient>`,
);
define(
  'pointer',
  `<linearGradient id="pointer" x2="0" y2="1">${stop(0, '#b9fff4', 0.3)}${stop(0.5, '#5fd9cf', 0.2)}${stop(1, '#5fd9cf', 0.34)}</linearGradient>`,
);

const disc = (r: number, fill: string, more = ''): string =>
  `<circle cx="500" cy="500" r="${r}" fill="${fill}"${more}/>`;
const hoop = (r: number, stroke: string, width: number, opacity = 1): string =>
  disc(r, 'none', ` stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"`);
const spokes = (from: number, to: number, style: string): string =>
  Array.from(
    { length: PLACES },
    (_, place) => `<path d="M${xy(place * 30, from)}L${xy(place * 30, to)}" ${style}/>`,
  ).join('');
const GOLD = '#d9b264';

/** A tile of still water for the page behind the table, 96 by 22, to be repeated. */
export const watersArt = (): string =>
  picture(
    '0 0 96 22',
    '<path d="M0 11Q24 1 48 11T96 11" fill="none" stroke="#8fd3e6" stroke-opacity=".06"/>',
    ' width="96" height="22"',
  );

/** The arrow beside the ring that says which way it turns: counter-clockwise, at 9:00. */
export const turnArrowArt = (): string => {
  const arc = `M${xy(280, 394)}A394 394 0 0 0 ${xy(262, 394)}`;
  const head = `M${xy(263.5, 383)}L${xy(259.5, 394)}L${xy(263.5, 405)}`;
  const stroke = (d: string, colour: string, width: number, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  return layer(
    `${stroke(arc, '#ffe39a', 16, ' opacity=".25" filter="url(#bl6)"')}${stroke(arc, '#e2bd72', 5)}${stroke(head, '#f0d494', 5)}`,
  );
};

/** The table itself: the dark lagoon with its ripples, gold edges, the shadow of the turning ring and its rim. */
export function tableArt(): string {
  let ripples = '';
  for (let r = 398; r < 720; r += 15) {
    ripples += hoop(r, '#8fd3e6', 1.1, Math.round(130 * (1 - (r - 398) / 420)) / 1000);
  }
  const marks = Array.from(
    { length: 72 },
    (_, n) =>
      `<path d="M${xy(n * 5, 354)}L${xy(n * 5, 359)}" stroke="${GOLD}" stroke-opacity="${n % 6 === 0 ? 1 : 0.45}" stroke-width="${n % 6 === 0 ? 2 : 1}"/>`,
  ).join('');
  return layer(
    `<clipPath id="edge"><rect width="1000" height="1000" rx="44"/></clipPath><g clip-path="url(#edge)"><rect width="1000" height="1000" fill="url(#lagoon)"/>${ripples}</g><rect x="1" y="1" width="998" height="998" rx="43" fill="none" stroke="url(#au)" stroke-width="2"/><rect x="10" y="10" width="980" height="980" rx="35" fill="none" stroke="${GOLD}" stroke-opacity=".35"/><circle cx="500" cy="512" r="366" opacity=".5" filter="url(#bl14)"/>${disc(BOARD.rim, 'url(#au)')}${disc(360, '#06182a')}${marks}`,
  );
}

/** The turning ring at position 0, one side up; its shards are laid upon it so that they can stay upright. */
export function ringArt(side: Options['ring'], printed: Printed = AS_PRINTED): string {
  const { inner, outer } = BOARD.ring;
  const segments = factsIn(printed)
    .rings[side].map((shard, place) => {
      const tint = TINTS[shard];
      const angle = angleOf(place);
      const { x, y } = at(angle, BOARD.ring.shards);
      return `<path d="${sector(angle - 14.3, angle + 14.3, inner + 4, outer - 6)}" fill="${GLASS[tint].mid}" fill-opacity="${tint === 'T' ? 0.07 : 0.15}" stroke="#bfe4f0" stroke-opacity=".1"/><circle cx="${short(x)}" cy="${short(y)}" r="59" fill="url(#h${tint})" opacity=".75"/><circle cx="${short(x)}" cy="${short(y)}" r="41" fill="#04121f" opacity=".4"/>`;
    })
    .join('');
  const hole = `M500 ${500 - outer}A${outer} ${outer} 0 1 1 499.9 ${500 - outer}ZM500 ${500 - inner + 6}A${inner - 6} ${inner - 6} 0 1 0 500.1 ${500 - inner + 6}Z`;
  return layer(
    `<path d="${hole}" fill="url(#ring)"/>${hoop(outer, GOLD, 1.5)}${segments}${spokes(inner, outer - 2, 'stroke="#d2a858" stroke-width="1.8"')}`,
  );
}

/** What lies over the ring and never turns: the light on it, the fixed circle of lattimo, the empty bowl of the warehouse. */
export function circleArt(): string {
  const { inner, outer } = BOARD.circle;
  const flutes = Array.from({ length: PLACES * 6 }, (_, n) =>
    n % 6 === 0
      ? ''
      : `<path d="M${xy(n * 5, 208)}Q${xy(n * 5 + 2.5, 214)} ${xy(n * 5, 221)}" stroke="#7fa0ab" stroke-opacity=".35" fill="none"/>`,
  ).join('');
  const places = Array.from({ length: PLACES }, (_, place) => {
    const { x, y } = at(angleOf(place), BOARD.circle.shards);
    return `<circle cx="${short(x)}" cy="${short(y)}" r="31" fill="#8aa6b0" opacity=".3"/>`;
  }).join('');
  return layer(
    `${disc(350, 'url(#sheen)')}<circle cx="500" cy="504" r="229" opacity=".55" filter="url(#bl6)"/>${disc(227, 'url(#au)')}${disc(outer, 'url(#lattimo)')}${spokes(inner, outer - 1, 'stroke="#b08a45" stroke-opacity=".75" stroke-width="1.3"')}${flutes}${places}${hoop(208, '#b08a45', 0.9, 0.5)}<g style="mix-blend-mode:soft-light">${disc(300, 'url(#furnace)')}</g>${disc(inner, 'url(#au)')}${disc(131, '#0a2030')}${hoop(126, '#6fe0d6', 7, 0.55)}${disc(120, 'url(#au)')}${disc(BOARD.bowl, 'url(#bowl)')}`,
  );
}

/** The glass of the bowl, over the shards that lie in it. */
export const bowlGlassArt = (): string =>
  layer(
    `<path d="${sector(-58, 22, 104, 114)}" fill="#fff" opacity=".28"/><path d="${sector(150, 196, 106, 113)}" fill="#ffd9a0" opacity=".2"/>${hoop(117, '#2a0d08', 5, 0.6)}`,
  );

const POINTER =
  'M486 371C476 362 461 348 461 322C461 304 470 292 480 280C486 272 486 266 480 258C464 246 451 232 451 209C451 180 474 160 500 138C526 160 549 180 549 209C549 232 536 246 520 258C514 266 514 272 520 280C530 292 539 304 539 322C539 348 524 362 514 371Z';

/** The selector at 12:00, in two layers: the glass under the pair of shards it holds, and rim and lights over them. */
export function selectorArt(part: 'under' | 'over'): string {
  const edge = (stroke: string, width: number, opacity: number): string =>
    `<path d="${POINTER}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  const light = (d: string, width: number): string =>
    `<path d="${d}" stroke="#fff" stroke-width="${width}" fill="none" stroke-linecap="round" opacity=".95"/>`;
  return layer(
    part === 'under'
      ? `<g transform="translate(4 5)" filter="url(#bl2)">${edge('#000', 7, 0.45)}</g><path d="${POINTER}" fill="#9ffff0" opacity=".45" filter="url(#bl14)"/><path d="${POINTER}" fill="#0d4a52" opacity=".35"/><path d="${POINTER}" fill="url(#pointer)"/><g fill="#d9fff8" opacity=".28" filter="url(#bl6)"><circle cx="500" cy="322" r="38"/><circle cx="500" cy="209" r="48"/></g>`
      : `${edge('#1fa99c', 6.5, 0.6)}${edge('#d8fffa', 2.6, 1)}${light('M541 200C536 180 520 166 503 152', 4)}${light('M533 318C534 334 528 346 520 355', 3.2)}<circle cx="500" cy="268" r="5.5" fill="url(#coin)"/>`,
  );
}

/** A market is calm, open to the player (legal), or looked at (hovered). */
export type Mood = 'calm' | 'legal' | 'hovered';
const MOODS = {
  calm: { gold: '#7c673c', glow: '', strength: 0, edge: 63 },
  legal: { gold: '#e2bd72', glow: '#e9c877', strength: 0.34, edge: 63 },
  hovered: { gold: '#fff0c0', glow: '#ffe6a3', strength: 0.75, edge: 64 },
} as const;

/** One market in its corner: three sunk sockets in stone, a gold edge, the mouth of its channels. */
export function marketArt(market: Market, mood: Mood = 'calm'): string {
  const { gold, glow, strength, edge } = MOODS[mood];
  const { x, y } = marketSpot(market);
  const mouth = mouthSpot(market);
  const sockets = socketSpots(market);
  const trefoil = (r: number): string =>
    [...sockets.map((spot) => ({ ...spot, r })), { x, y, r: r * 0.72 }]
      .map((c) => `<circle cx="${short(c.x)}" cy="${short(c.y)}" r="${short(c.r)}"/>`)
      .join('');
  const sunk = sockets
    .map(
      (spot) =>
        `<g transform="translate(${short(spot.x)} ${short(spot.y)})"><circle r="48" fill="#0a1e2c" opacity=".6"/><circle cy="1.5" r="47" fill="#c9dde4" opacity=".35"/><circle r="46" fill="url(#socket)" stroke="#020a12" stroke-width="1.5"/><path d="M-40 26A48 48 0 0 0 40 26" fill="none" stroke="#bfe4f0" stroke-opacity=".35" stroke-width="1.5"/></g>`,
    )
    .join('');
  const light =
    strength > 0
      ? `<g fill="${glow}" opacity="${strength}" filter="url(#bl14)">${trefoil(edge + 4)}</g>`
      : '';
  return layer(
    `<linearGradient id="stone" gradientUnits="userSpaceOnUse" x1="${short(x - 60)}" y1="${short(y - 130)}" x2="${short(x + 40)}" y2="${short(y + 130)}">${stop(0, '#7b97a2')}${stop(0.5, '#44626f')}${stop(1, '#243f4d')}</linearGradient>${light}<g opacity=".35" transform="translate(0 6)" filter="url(#bl6)">${trefoil(64)}</g><g fill="${gold}">${trefoil(edge)}</g><g fill="url(#stone)">${trefoil(60.4)}</g><circle cx="${short(mouth.x)}" cy="${short(mouth.y)}" r="7" fill="${gold}"/><circle cx="${short(mouth.x)}" cy="${short(mouth.y)}" r="3" fill="#0a2438"/>${sunk}`,
  );
}

/** The channels of a market at rest: a hair line for each colour it gives, dots where a transparent shard stays. */
export function channelsArt(market: Market, shown: readonly Shard[]): string {
  return layer(
    facedBy(market)
      .map((place, n) => {
        const gives = shown[n] !== TRANSPARENT;
        const { x, y } = channelSpot(place);
        const d = channelPath(place);
        const bed = gives
          ? `<path d="${d}" fill="none" stroke="#03101b" stroke-width="5" stroke-linecap="round" opacity=".7"/>`
          : '';
        return `${bed}<path d="${d}" fill="none" stroke="${GOLD}" stroke-opacity="${gives ? 0.75 : 0.3}" stroke-width="1.8" stroke-linecap="round"${gives ? '' : ' stroke-dasharray="1 8"'}/><circle cx="${short(x)}" cy="${short(y)}" r="${gives ? 5.5 : 4}" fill="${gives ? GOLD : '#0a2136'}" stroke="${GOLD}" stroke-width="1.4"/>`;
      })
      .join(''),
  );
}
