import { entryAt } from '#core/list';
import { BRIDGE, isBanner, strengthOf, suitOf, WIZARD } from '#games/muster/cards';
import { castleBody, flag } from './castles.ts';
import { far, figure, near } from './figures.ts';
import {
  disc,
  edge,
  emblem,
  type Emblem,
  face,
  folded,
  GOLD,
  GOLD_LIGHT,
  PALETTE,
  PAPER,
  paper,
  picture,
  RAINBOW,
  rainbowArcs,
  stroke,
  type SuitName,
  SUITS,
} from './paint.ts';

/** What the middle of a card shows, and the row of emblems on its strip. */
interface Face {
  readonly art: string;
  readonly row: readonly Emblem[];
  readonly strip: string;
  readonly fill: string;
  /** The row of the other way up, on the far edge. */
  readonly other: readonly Emblem[];
}

const RAINBOW_STRIP = 'M0 -2H112V27Q56 33 0 27Z';

function bannerFace(suit: SuitName, strength: number): Face {
  const c = PALETTE[suit];
  const leads = strength === 5;
  return {
    art: `<rect x="-56" width="112" height="140" fill="${c.tint}"/><circle cy="64" r="${leads ? 58 : 50}" fill="#fff" opacity=".62"/><circle cy="64" r="${leads ? 46 : 38}" fill="#fff" opacity=".5"/>${far(suit, c)}${figure(strength, suit)}${near(suit, c)}`,
    row: Array.from({ length: strength }, () => suit),
    strip: `M0 -2H112V25${edge(suit, 112, 25, 5)}Z`,
    fill: c.deep,
    other: [],
  };
}

const STARS: readonly Emblem[] = Array.from({ length: 6 }, () => 'star');

function faceOf(piece: number): Face {
  if (isBanner(piece)) return bannerFace(entryAt(SUITS, suitOf(piece)), strengthOf(piece));
  const rainbow = { strip: RAINBOW_STRIP, fill: 'url(#rbg)' };
  if (piece === WIZARD) return { ...rainbow, art: wizard(), row: STARS, other: ['arch'] };
  if (piece === BRIDGE) return { ...rainbow, art: bridge(), row: ['arch'], other: STARS };
  return { ...rainbow, art: rainbowCastle(), row: SUITS, other: [] };
}

/** A card in a box of 120 by 168. The rival's cards carry their row on the lower edge (`flip`), so that it stays in sight. */
export function card(piece: number, flip = false): string {
  const { art, row, strip, fill, other } = faceOf(piece);
  const rainbow = piece >= WIZARD;
  return picture(
    '0 0 120 168',
    `<defs><clipPath id="in"><rect x="4" y="4" width="112" height="160" rx="6.5"/></clipPath></defs><rect width="120" height="168" rx="10" fill="${PAPER}"/><rect x=".5" y=".5" width="119" height="167" rx="9.5" fill="none" stroke="#fff"/><g clip-path="url(#in)"><g transform="translate(60 ${flip ? 4 : 32})">${art}</g>${farEdge(other, flip)}<g transform="translate(4 ${flip ? 164 : 4})${flip ? ' scale(1 -1)' : ''}"><path d="${strip}" transform="translate(0 1.6)" fill="#1a1230" opacity=".28"/><path d="${strip}" fill="${fill}"/></g>${rowOf(row, flip, rainbow)}</g><rect x="4" y="4" width="112" height="160" rx="6.5" fill="none" stroke="#1a1230" stroke-opacity=".16"/>${rainbow ? '<rect x="2.3" y="2.3" width="115.4" height="163.4" rx="8.3" fill="none" stroke="url(#rbg)" stroke-width="1.7"/>' : ''}`,
  );
}

/** Strength is a row of emblems, countable at a glance. */
function rowOf(row: readonly Emblem[], flip: boolean, rainbow: boolean): string {
  const size = row[0] === 'water' || row[0] === 'cloud' ? 15.8 : 17.5;
  const gap = row.length > 5 ? 17.6 : 19.4;
  const x = 60 - ((row.length - 1) * gap) / 2 - size / 2;
  const y = (flip ? 144.5 : 8) + (17.5 - size) / 2;
  const signs = (offset: number, colour: string): string =>
    row.map((sign, i) => emblem(sign, x + i * gap, y + offset, size, colour)).join('');
  return rainbow ? `<g opacity=".5">${signs(0.8, '#1a1230')}</g>${signs(0, '#fff')}` : signs(0, PAPER);
}

/** U25: wizard and bridge are the two ways up of one card. */
function farEdge(other: readonly Emblem[], flip: boolean): string {
  if (other.length === 0) return '';
  const y = flip ? 5.5 : 152;
  const [x, size] = other.length === 1 ? [54.5, 11] : [27, 9.5];
  const signs = other.map((sign, i) => emblem(sign, x + i * 11.2, y, size, '#fff')).join('');
  return `<g transform="${flip ? 'translate(0 4)' : 'translate(0 164) scale(1 -1)'}"><path d="M4 0H116V14Q60 20 4 14Z" fill="#2B2358" opacity=".82"/></g><g transform="rotate(180 60 ${flip ? 10.5 : 157.5})">${signs}</g>`;
}

const STAR_SPOTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-46, 14, 5],
  [44, 20, 4],
  [-36, 34, 3],
  [40, 44, 3],
  [-50, 56, 3],
  [50, 70, 4],
];

const wizard = (): string => {
  return (
    `<rect x="-56" width="112" height="140" fill="#2B2358"/>` +
    rainbowArcs(0, 96, 66, 7, 0.95) +
    `<circle cy="96" r="24.5" fill="#3A2F72"/>` +
    STAR_SPOTS.map(([x, y, r]) => emblem('star', x - r, y - r, r * 2, '#F6DA86')).join('') +
    '<g transform="translate(0 7)">' +
    stroke('M40 34V136', '#8A6A48', 3.6) +
    disc(40, 27, 10, GOLD_LIGHT) +
    emblem('star', 32.5, 19.5, 15, '#C8432F') +
    folded('M-40 138C-38 104-24 84 0 82C24 84 38 104 40 138Z', '#5B4A92') +
    folded('M-40 138C-38 112-30 98-20 90L-8 138Z', '#C8432F', 0.6) +
    folded('M-31 138L-20 96-10 90-4 138Z', '#EDC04A', 0.6) +
    paper('M40 138C38 112 30 98 20 90L8 138Z', '#3F86BF', 0.6) +
    paper('M31 138L20 96 10 90 4 138Z', '#58A35A', 0.6) +
    face(66, '#E6B894', 14.5) +
    folded('M-17 66C-26 92-14 118 0 132C14 118 26 92 17 66C12 78 6 74 0 72C-6 74-12 78-17 66Z', '#F6F2EA') +
    `<path d="M-6 88C-6 100-3 112 0 122M6 88C7 98 5 106 3 114M-12 86C-12 94-10 102-8 108" stroke="#C9C0D6" stroke-width="1.5" fill="none" stroke-linecap="round"/>` +
    folded('M6-8C-10 8-18 30-22 52H22C20 36 16 26 10 16Q4 6 16 0Z', '#5B4A92') +
    folded('M-32 56C-22 44 22 44 32 56C20 62-20 62-32 56Z', '#7C65A8') +
    paper('M-21.5 48C-10 43 10 43 21.5 48L22.5 53C10 48-10 48-22.5 53Z', GOLD, 0.5) +
    emblem('star', -6, 18, 11, GOLD_LIGHT) +
    '</g>'
  );
};
const bridge = (): string => {
  return (
    `<rect x="-56" width="112" height="140" fill="#DDEBF4"/><circle cy="52" r="30" fill="#fff" opacity=".8"/>` +
    disc(-34, 26, 8, '#fff', 0.8) +
    disc(-24, 24, 10, '#fff', 0.8) +
    disc(-14, 28, 7, '#fff', 0.8) +
    disc(34, 40, 7, '#fff', 0.8) +
    disc(43, 42, 6, '#fff', 0.8) +
    paper('M-56 92L-36 66-18 92-4 76 12 92 34 62 56 88V140H-56Z', '#B8C9DA', -1) +
    flag(-22, 36, 'leaf', 15, 10, 32) +
    flag(-2, 29, 'feather', 15, 10, 34) +
    flag(18, 35, 'flame', 15, 10, 32) +
    `<g>${[...RAINBOW].map((c, i) => paper(`M${-60} 118C-40 ${40 + i * 9} 40 ${40 + i * 9} 60 118V136H-60Z`, c, -1.2)).join('')}</g>` +
    paper('M-40 140C-34 92 34 92 40 140Z', '#CFE2EE', -1.2) +
    paper('M-56 96C-46 96-36 108-34 132H-56Z', '#62A560', -1) +
    paper('M56 96C46 96 36 108 34 132H56Z', '#3C8748', -1) +
    paper('M-60 128q10-9 20 0t20 0 20 0 20 0 20 0 20 0V146H-60Z', '#4C8CC2', -1)
  );
};
const rainbowCastle = (): string => {
  return (
    `<rect x="-56" width="112" height="140" fill="#E9F2F4"/>` +
    rainbowArcs(0, 104, 62, 6, 0.5) +
    castleBody(0, 118, 0.62, { base: '#7C65A8', deep: '#2B2358' }, 'cone', [
      PALETTE.water,
      PALETTE.flame,
      PALETTE.leaf,
    ]) +
    flag(0, 21, 'feather', 22, 14, 14) +
    flag(-26, 41, 'cloud', 15, 10, 16) +
    flag(26, 41, 'water', 15, 10, 16) +
    flag(-44, 70, 'leaf', 15, 10, 46) +
    flag(40, 70, 'flame', 15, 10, 46) +
    paper('M-56 116C-30 106 20 106 56 118V140H-56Z', '#62A560', -1) +
    paper('M-56 128C-20 118 30 118 56 126V140H-56Z', '#3C8748', -1)
  );
};
const BACK_SIGNS: readonly (readonly [SuitName, x: number, y: number])[] = [
  ['water', 52, 112],
  ['feather', 24, 116],
  ['cloud', 80, 116],
  ['leaf', 34, 134],
  ['flame', 70, 134],
];

export const cardBack = (): string =>
  picture(
    '0 0 120 168',
    `<rect width="120" height="168" rx="10" fill="${PAPER}"/><rect x="5" y="5" width="110" height="158" rx="6" fill="#33467A"/><rect x="11" y="11" width="98" height="146" rx="4" fill="none" stroke="#F6DA86" stroke-width="1.2" opacity=".8"/>${RAINBOW.map((q, i) => `<path d="M${20 + i * 5} 104A${40 - i * 5} ${40 - i * 5} 0 0 1 ${100 - i * 5} 104" fill="none" stroke="${q}" stroke-width="5"/>`).join('')}<path d="M11 104H109V153a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4Z" fill="#263763"/>${BACK_SIGNS.map(([sign, x, y]) => emblem(sign, x, y, 16, '#DDE5F5')).join('')}${emblem('star', 53, 40, 14, '#F6DA86')}`,
  );
