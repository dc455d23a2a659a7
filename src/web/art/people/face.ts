import { HAIR, type HairStyle, HATS, type HatStyle } from './hair.ts';
import { thread } from '../thread.ts';

/** How somebody looks. */
export interface Face {
  readonly skin: Skin;
  readonly hair: HairStyle;
  readonly tint: string;
  readonly hat?: HatStyle;
  readonly hatTint?: string;
  readonly beard?: 'full' | 'moustache' | 'pointed';
  readonly dress: string;
  readonly collar: 'lace' | 'shirt' | 'shawl' | 'apron';
  readonly wears?: 'glasses' | 'earrings' | 'both';
  /** From 0 to 1: lines, and brows of the colour of the hair. */
  readonly age?: number;
}

const SKINS = {
  fair: ['#f7d3b5', '#dfa684'],
  warm: ['#edbd92', '#c68a5e'],
  olive: ['#d9a274', '#a8703f'],
  brown: ['#a9714a', '#7a4a2b'],
} as const;
type Skin = keyof typeof SKINS;

const HEAD = 'M-19-10C-19-31 19-31 19-10C19 6 12 19 0 20C-12 19-19 6-19-10Z';

const COLLARS: Readonly<Record<Face['collar'], (dress: string) => string>> = {
  lace: () =>
    `<path d="M-22 33Q0 48 22 33L26 39Q0 57-26 39Z" fill="#fffaf0"/>${thread('M-23 38Q0 54 23 38', '#d9b264', 1, 0.9)}`,
  shirt: (dress) =>
    `<path d="M-13 29L0 43L13 29L17 34L3 52H-3L-17 34Z" fill="#fbf6ea"/>${thread('M0 43V52', dress, 1.4, 0.8)}`,
  shawl: () =>
    '<path d="M-34 42Q-12 28 0 44Q12 28 34 42L40 56H-40Z" fill="#fff" fill-opacity=".2"/><circle cy="44" r="3.4" fill="#e3b04a"/>',
  apron: () =>
    `<path d="M-15 34H15L18 56H-18Z" fill="#6b4a30"/>${thread('M-15 34L-20 28M15 34L20 28', '#6b4a30', 4, 1)}`,
};

const BEARDS: Readonly<Record<NonNullable<Face['beard']>, (tint: string) => string>> = {
  full: (tint) =>
    `<path d="M-19-6C-18 0-13 2-9 4Q0-1 9 4C13 2 18 0 19-6C21 12 12 29 0 29C-12 29-21 12-19-6Z" fill="${tint}"/>${moustache(tint)}`,
  pointed: (tint) => `<path d="M-8 12Q0 8 8 12Q6 24 0 28Q-6 24-8 12Z" fill="${tint}"/>${moustache(tint)}`,
  moustache: (tint) => moustache(tint),
};

const moustache = (tint: string): string =>
  `<path d="M0 4C-4 2-9 4-13 9C-8 11-3 10 0 7C3 10 8 11 13 9C9 4 4 2 0 4Z" fill="${tint}"/>`;

/** Eyes, brows, nose, mouth and cheeks: friendly, and looking at whoever plays. */
function features({ skin, tint, age = 0, beard }: Face): string {
  const [, shade] = SKINS[skin];
  const brow = age > 0.7 ? '#c9ced1' : tint === '#e9edf0' ? '#b9bfc4' : tint;
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="-6" rx="3" ry="3.3" fill="#fff"/><circle cx="${x}" cy="-5.700" r="2.200" fill="#2b1d16"/><circle cx="${x + 0.8}" cy="-6.700" r=".8" fill="#fff"/>`;
  const lines =
    age > 0
      ? thread('M-16-1Q-14 1-11 1M16-1Q14 1 11 1M-10 8Q-12 11-11 14M10 8Q12 11 11 14', shade, 1, age)
      : '';
  return [
    '<circle cx="-11" cy="4" r="4.500" fill="#e8604f" opacity=".22"/><circle cx="11" cy="4" r="4.500" fill="#e8604f" opacity=".22"/>',
    eye(-7.5),
    eye(7.5),
    thread('M-12-12Q-8-14.500-4-12.500M12-12Q8-14.500 4-12.500', brow, 2, 1),
    thread('M1-5Q4 2 0 3', shade, 1.6, 0.9),
    lines,
    beard === undefined
      ? thread('M-6 10Q0 15 6 10', '#a33b34', 2, 1)
      : thread('M-4 11Q0 13 4 11', '#8f3730', 1.8, 1),
  ].join('');
}

const wearing = (wears: Face['wears']): string => {
  const glasses = `<g fill="#dff3ff" fill-opacity=".25" stroke="#c79a43" stroke-width="1.500"><circle cx="-7.500" cy="-5.500" r="6"/><circle cx="7.500" cy="-5.500" r="6"/></g>${thread('M-1.500-6Q0-7.500 1.500-6M-13.500-6L-19-8M13.500-6L19-8', '#c79a43', 1.4, 1)}`;
  const rings = [-20, 20]
    .map(
      (x) =>
        `<circle cx="${x}" cy="5" r="1.500" fill="#e3b04a"/><circle cx="${x}" cy="9.500" r="3" fill="#3f86d8" stroke="#fff" stroke-width=".6"/>`,
    )
    .join('');
  return `${wears === 'glasses' || wears === 'both' ? glasses : ''}${wears === 'earrings' || wears === 'both' ? rings : ''}`;
};

/** Head and shoulders, the eyes about the middle of a field from -50 to 50. */
export function bust(face: Face): string {
  const [skin, shade] = SKINS[face.skin];
  const { back, front } = HAIR[face.hair](face.tint);
  const hat = face.hat === undefined ? '' : HATS[face.hat](face.hatTint ?? face.dress);
  return [
    '<g transform="translate(0 8) scale(1.16)">',
    back,
    `<path d="M-46 60C-46 36-24 33-9 29H9C24 33 46 36 46 60Z" fill="${face.dress}"/>`,
    '<path d="M-46 60C-46 36-24 33-9 29L-12 60Z" fill="#000" opacity=".14"/>',
    COLLARS[face.collar](face.dress),
    `<path d="M-8 12H8V31Q0 38-8 31Z" fill="${shade}"/>`,
    `<circle cx="-19" cy="-3" r="4.500" fill="${shade}"/><circle cx="19" cy="-3" r="4.500" fill="${shade}"/>`,
    `<path d="${HEAD}" fill="${skin}"/><path d="M0-26C19-26 19-20 19-10C19 6 12 19 0 20C9 12 12-12 0-26Z" fill="${shade}" opacity=".3"/>`,
    face.beard === undefined ? '' : BEARDS[face.beard](face.tint),
    features(face),
    front,
    hat,
    wearing(face.wears),
    '</g>',
  ].join('');
}
