import { SUITS as SUIT_NAMES } from '#games/muster/cards';

/** Cut paper: every drawing of Muster is made of these. All of it is text of SVG; nothing is traced. */
export type SuitName = (typeof SUIT_NAMES)[number];
export const SUITS: readonly SuitName[] = SUIT_NAMES;

export interface Palette {
  readonly base: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly tint: string;
  readonly skin: string;
  readonly hair: string;
}

export const PALETTE: Readonly<Record<SuitName, Palette>> = {
  water: {
    base: '#2A6CA8',
    deep: '#143F6B',
    mid: '#4C8CC2',
    light: '#8FBFE0',
    tint: '#DCEBF4',
    skin: '#F0CDB0',
    hair: '#3A2A22',
  },
  feather: {
    base: '#D79E1E',
    deep: '#8A5C06',
    mid: '#E6B743',
    light: '#F3D27C',
    tint: '#FCF1D2',
    skin: '#B97A52',
    hair: '#2B1C17',
  },
  cloud: {
    base: '#7C739E',
    deep: '#453E66',
    mid: '#9A93B8',
    light: '#BFB9D4',
    tint: '#ECE9F3',
    skin: '#E6B894',
    hair: '#D9D4E6',
  },
  leaf: {
    base: '#3C8748',
    deep: '#1B4D2C',
    mid: '#62A560',
    light: '#9CCB8E',
    tint: '#E2F1DA',
    skin: '#8A5638',
    hair: '#4A2C1A',
  },
  flame: {
    base: '#C8432F',
    deep: '#7A1C18',
    mid: '#E06A45',
    light: '#F2A27A',
    tint: '#FCE6D8',
    skin: '#F3D2B8',
    hair: '#A33A1C',
  },
};

export const PAPER = '#FFFBF0';
export const INK = '#2A2540';
export const STEEL = '#C9CFD6';
export const STEEL_DARK = '#8D97A3';
export const GOLD = '#E3B23C';
export const GOLD_LIGHT = '#F6DA86';
export const RAINBOW = ['#C8432F', '#E8863A', '#EDC04A', '#58A35A', '#3F86BF', '#7C65A8'];

/** Emblems in a box of 24, filled with the current colour. */
export type Emblem = SuitName | 'star' | 'arch' | 'crown';
export const EMBLEMS: Readonly<Record<Emblem, string>> = {
  water:
    '<path d="M1.5 9.2c2.6-4.6 6.2-4.6 8.6-1.6 2 2.5 4.3 2.5 6-.2 1.6-2.6 3.9-3.2 6.4-1.400v5c-2.3-1.5-3.8-.8-5 1.2-2.3 3.6-6.4 3.5-9 .3-1.9-2.3-3.7-1.7-5.2.9l-1.8 1.400z"/><path d="M1.5 17.600c2.6-4.6 6.2-4.6 8.6-1.6 2 2.5 4.3 2.5 6-.2 1.6-2.6 3.9-3.2 6.4-1.400v5c-2.3-1.5-3.8-.8-5 1.2-2.3 3.6-6.4 3.5-9 .3-1.9-2.3-3.7-1.7-5.2.9l-1.8 1.400z"/>',
  feather:
    '<path d="M21.5 2.200c.6 5.4-.5 9-2.9 11.700l-3.3.3 2.1 1c-1.5 1.3-3.3 2.3-5.3 3l-2.9-.6 1.5 1.100c-1 .2-2 .4-3.1.5l-3.5 3.6-1.7-1.7 3.4-3.600c-.2-4.6 1.4-8.3 4.7-11 2.8-2.4 6.5-3.8 11-4.300zM8 16.300l8.5-9.2-.7-.6-8.6 9z" fill-rule="evenodd"/>',
  cloud:
    '<path d="M6.2 19.500C3 19.5.8 17.5.8 14.800c0-2.5 1.8-4.4 4.2-4.7.3-3.5 3-6 6.4-6 2.8 0 5.1 1.6 6.1 4.2 3.3.1 5.7 2.4 5.7 5.5 0 3.3-2.5 5.7-5.9 5.700z"/>',
  leaf: '<path d="M12 .8c5.3 3.3 8.2 7 8.2 11.2 0 4-2.6 6.7-6.9 7.200V23h-2.600v-3.800C6.4 18.7 3.8 16 3.8 12 3.8 7.8 6.7 4.1 12 .8zm-.75 6.600v3.100L8.6 8.300l-.8 1 3.45 2.900v2.600L8.6 12.700l-.8 1 3.45 2.800v1h1.5v-1l3.45-2.8-.8-1-2.65 2.100v-2.600l3.45-2.9-.8-1-2.65 2.200V7.400z" fill-rule="evenodd"/>',
  flame:
    '<path d="M13.2.6c.8 3.3 3.1 4.8 4.8 7.6.3-1.3.2-2.3-.2-3.5 3 2.7 4.6 5.9 4.6 9.5 0 5.5-4.2 9.3-10.2 9.300S1.8 19.8 1.8 14.600c0-3.1 1.3-5.7 3.5-8.3.1 1.7.6 2.9 1.7 3.900C7.2 6.3 9.3 3 13.2.6zM12.3 13c-2.7 2-4 3.7-4 5.6 0 1.9 1.5 3.2 3.8 3.200s3.9-1.3 3.9-3.300c0-1.3-.6-2.4-1.7-3.5-.2.8-.5 1.3-1 1.7-.1-1.3-.4-2.5-1-3.700z" fill-rule="evenodd"/>',
  star: '<path d="M12 .8l2.9 7.6 8.1.4-6.3 5.1 2.1 7.900L12 17.400l-6.8 4.4 2.1-7.900L1 8.800l8.1-.4z"/>',
  arch: '<path d="M1 20C1 11.5 5.6 5.5 12 5.500S23 11.5 23 20h-4.200c0-6.2-2.7-10.3-6.8-10.300S5.2 13.8 5.2 20zM8 20c0-4.2 1.5-6.8 4-6.800s4 2.6 4 6.800z"/>',
  crown: '<path d="M2 19.500L.8 6.500l6 4.500L12 3l5.2 8 6-4.5-1.2 13z"/>',
};

export const emblem = (name: Emblem, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="${colour}">${EMBLEMS[name]}</g>`;

/** A cut piece of paper: a hard offset shadow, then the shape. */
export const paper = (d: string, fill: string, offset = 1.4): string =>
  `<path d="${d}" transform="translate(${offset * 0.5} ${offset})" fill="#1a1230" opacity=".2"/><path d="${d}" fill="${fill}"/>`;
/** The same with its right half shaded, as if creased down the middle. */
export const folded = (d: string, fill: string, offset = 1.4): string =>
  `${paper(d, fill, offset)}<path d="${d}" fill="#1a1230" opacity=".11" clip-path="url(#rh)"/>`;
export const disc = (x: number, y: number, r: number, fill: string, offset = 1.2): string =>
  `<circle cx="${x + offset * 0.5}" cy="${y + offset}" r="${r}" fill="#1a1230" opacity=".2"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const stroke = (d: string, colour: string, width: number, offset = 1): string =>
  `<path d="${d}" transform="translate(${offset * 0.5} ${offset})" stroke="#1a1230" opacity=".2" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

export const face = (y: number, skin: string, r = 14): string =>
  folded(
    `M${-r} ${y - 6}C${-r} ${y - r * 1.5} ${r} ${y - r * 1.5} ${r} ${y - 6}C${r} ${y + r * 0.9} ${r * 0.5} ${y + r * 1.25} 0 ${y + r * 1.25}C${-r * 0.5} ${y + r * 1.25} ${-r} ${y + r * 0.9} ${-r} ${y - 6}Z`,
    skin,
    1,
  ) +
  `<path d="M-8.5 ${y}q2.6 2.2 5 0M3.5 ${y}q2.6 2.2 5 0" stroke="${INK}" stroke-width="1.5" fill="none" stroke-linecap="round"/><path d="M-3 ${y + 9.5}q3 2 6 0" stroke="#8a3b32" stroke-width="1.4" fill="none" stroke-linecap="round" opacity=".75"/><circle cx="-8.5" cy="${y + 5.5}" r="2.6" fill="#D9694F" opacity=".28"/><circle cx="8.5" cy="${y + 5.5}" r="2.6" fill="#D9694F" opacity=".28"/>`;

/** The edge of strips: each banner cuts its paper differently. */
export function edge(k: SuitName | '', w: number, y: number, a: number): string {
  let s = '';
  const n = { water: 4, feather: 7, cloud: 5, leaf: 4, flame: 6 }[k as SuitName] ?? 1,
    u = w / n;
  for (let i = n; i > 0; i--) {
    const x1 = i * u,
      x0 = x1 - u,
      m = (x0 + x1) / 2;
    if (k === 'water')
      s += `C${x1 - u * 0.25} ${y + a * 1.3} ${x0 + u * 0.75} ${y + a * 1.3} ${m} ${y + a * 0.35}C${x0 + u * 0.25} ${y - a * 0.5} ${x0 + u * 0.2} ${y - a * 0.5} ${x0} ${y}`;
    else if (k === 'feather') s += `L${x0 + u * 0.12} ${y + a}L${x0} ${y}`;
    else if (k === 'cloud') s += `A${u / 2} ${a * 1.15} 0 0 1 ${x0} ${y}`;
    else if (k === 'leaf')
      s += `Q${x1 - u * 0.1} ${y + a * 0.7} ${m} ${y + a * 1.2}Q${x0 + u * 0.1} ${y + a * 0.7} ${x0} ${y}`;
    else if (k === 'flame')
      s += `L${x0 + u * 0.62} ${y + a * (i % 2 ? 1.4 : 0.9)}Q${x0 + u * 0.1} ${y + a * 0.4} ${x0} ${y}`;
    else s += `L${x0} ${y}`;
  }
  return s;
}

/** Pennant cloth, hoist on the left at x = 0. */
export function pennant(k: SuitName, w: number, h: number): string {
  const H = h,
    W = w;
  return {
    water: `M0 0C${W * 0.3} ${-H * 0.12} ${W * 0.6} ${H * 0.12} ${W} 0L${W * 0.76} ${H * 0.5}L${W} ${H}C${W * 0.6} ${H * 1.12} ${W * 0.3} ${H * 0.88} 0 ${H}Z`,
    feather: `M0 0C${W * 0.4} ${-H * 0.05} ${W * 0.7} ${H * 0.25} ${W * 1.18} ${H * 0.5}C${W * 0.7} ${H * 0.75} ${W * 0.4} ${H * 1.05} 0 ${H}Z`,
    cloud: `M0 0L${W * 0.8} 0A${H * 0.17} ${H * 0.17} 0 0 1 ${W * 0.8} ${H * 0.333}A${H * 0.17} ${H * 0.17} 0 0 1 ${W * 0.8} ${H * 0.667}A${H * 0.17} ${H * 0.17} 0 0 1 ${W * 0.8} ${H}L0 ${H}Z`,
    leaf: `M0 0L${W * 0.5} 0Q${W * 0.95} ${H * 0.08} ${W} ${H * 0.5}Q${W * 0.95} ${H * 0.92} ${W * 0.5} ${H}L0 ${H}Z`,
    flame: `M0 0L${W} ${-H * 0.04}L${W * 0.7} ${H * 0.26}L${W * 1.06} ${H * 0.5}L${W * 0.7} ${H * 0.74}L${W} ${H * 1.04}L0 ${H}Z`,
  }[k];
}

export const rainbowArcs = (x: number, y: number, r: number, width: number, opacity = 1): string =>
  RAINBOW.map(
    (colour, i) =>
      `<circle cx="${x}" cy="${y}" r="${r - i * width}" fill="none" stroke="${colour}" stroke-width="${width + 0.4}" opacity="${opacity}"/>`,
  ).join('');

const STRIP = ['#B4382A', '#C4641F', '#A9800F', '#34803F', '#2869A4', '#5D4A98'];
/** What the drawings refer to; part of every picture. */
const DEFS = `<defs><clipPath id="rh"><rect x="0" y="-300" width="300" height="700"/></clipPath><linearGradient id="rbg" x1="0" x2="1">${STRIP.map((colour, i) => `<stop offset="${i / 5}" stop-color="${colour}"/>`).join('')}</linearGradient></defs>`;

export const picture = (viewBox: string, drawing: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${more}>${DEFS}${drawing}</svg>`;
