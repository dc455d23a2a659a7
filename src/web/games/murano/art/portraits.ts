import { all, picture, shine, thread } from './paint.ts';
import { HAIR, type HairStyle, HATS, type HatStyle } from './hair.ts';
import { seatGlass } from './tokens.ts';

/** How somebody of the island looks. */
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

/** The people one plays with, by the names that the bots go by. */
export const FACES: Readonly<Record<string, Face>> = {
  Nino: { skin: 'warm', hair: 'tousled', tint: '#4a2c1a', dress: '#2f6d8c', collar: 'shirt' },
  Zorzi: {
    skin: 'olive',
    hair: 'tousled',
    tint: '#1d1512',
    hat: 'beret',
    hatTint: '#a5352c',
    dress: '#e2d4b4',
    collar: 'apron',
  },
  Menega: { skin: 'fair', hair: 'braids', tint: '#b5692a', dress: '#3f7d57', collar: 'lace' },
  Bianca: { skin: 'fair', hair: 'bun', tint: '#8f3b1f', dress: '#c23a3a', collar: 'lace', wears: 'earrings' },
  Marco: {
    skin: 'olive',
    hair: 'parted',
    tint: '#241813',
    beard: 'moustache',
    dress: '#25456e',
    collar: 'shirt',
  },
  Lucrezia: {
    skin: 'warm',
    hair: 'long',
    tint: '#2c1a12',
    dress: '#7b3f86',
    collar: 'lace',
    wears: 'earrings',
  },
  Tullio: {
    skin: 'warm',
    hair: 'parted',
    tint: '#3b2415',
    hat: 'cap',
    hatTint: '#1f6b4a',
    beard: 'full',
    dress: '#6a4a2c',
    collar: 'shirt',
  },
  Chiara: { skin: 'fair', hair: 'bob', tint: '#d9a648', dress: '#2b8a86', collar: 'apron' },
  Piero: { skin: 'brown', hair: 'curls', tint: '#191210', dress: '#c98a2b', collar: 'shirt' },
  Zanetta: {
    skin: 'olive',
    hair: 'long',
    tint: '#5a2a17',
    hat: 'scarf',
    hatTint: '#d39a2d',
    dress: '#8c2f3f',
    collar: 'shawl',
    wears: 'earrings',
  },
  Angelo: {
    skin: 'fair',
    hair: 'curls',
    tint: '#c98f3c',
    beard: 'pointed',
    dress: '#31506b',
    collar: 'lace',
  },
  Fiamma: {
    skin: 'fair',
    hair: 'curls',
    tint: '#c4451c',
    dress: '#23604a',
    collar: 'shawl',
    wears: 'earrings',
  },
  Orsola: {
    skin: 'fair',
    hair: 'bun',
    tint: '#e9edf0',
    dress: '#24507e',
    collar: 'shawl',
    wears: 'both',
    age: 1,
  },
  Vettor: {
    skin: 'warm',
    hair: 'crown',
    tint: '#dfe3e4',
    beard: 'full',
    dress: '#4b2d2a',
    collar: 'shirt',
    age: 1,
  },
  Elena: {
    skin: 'brown',
    hair: 'bun',
    tint: '#2b1c17',
    dress: '#b7792a',
    collar: 'lace',
    wears: 'glasses',
    age: 0.5,
  },
};

const HEAD = 'M-19-10C-19-31 19-31 19-10C19 6 12 19 0 20C-12 19-19 6-19-10Z';

const COLLARS: Readonly<Record<Face['collar'], (dress: string) => string>> = {
  lace: () =>
    '<path d="M-22 33Q0 48 22 33L26 39Q0 57-26 39Z" fill="#fffaf0"/>' +
    thread('M-23 38Q0 54 23 38', '#d9b264', 1, 0.9),
  shirt: (dress) =>
    `<path d="M-13 29L0 43L13 29L17 34L3 52H-3L-17 34Z" fill="#fbf6ea"/>${thread('M0 43V52', dress, 1.4, 0.8)}`,
  shawl: () =>
    '<path d="M-34 42Q-12 28 0 44Q12 28 34 42L40 56H-40Z" fill="#fff" fill-opacity=".2"/><circle cy="44" r="3.4" fill="url(#coin)"/>',
  apron: () =>
    '<path d="M-15 34H15L18 56H-18Z" fill="#6b4a30"/>' +
    thread('M-15 34L-20 28M15 34L20 28', '#6b4a30', 4, 1),
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
  return all(
    '<circle cx="-11" cy="4" r="4.500" fill="#e8604f" opacity=".22"/><circle cx="11" cy="4" r="4.500" fill="#e8604f" opacity=".22"/>',
    eye(-7.5),
    eye(7.5),
    thread('M-12-12Q-8-14.500-4-12.500M12-12Q8-14.500 4-12.500', brow, 2, 1),
    thread('M1-5Q4 2 0 3', shade, 1.6, 0.9),
    lines,
    beard === undefined
      ? thread('M-6 10Q0 15 6 10', '#a33b34', 2, 1)
      : thread('M-4 11Q0 13 4 11', '#8f3730', 1.8, 1),
  );
}

const wearing = (wears: Face['wears']): string => {
  const glasses = `<g fill="#dff3ff" fill-opacity=".25" stroke="#c79a43" stroke-width="1.500"><circle cx="-7.500" cy="-5.500" r="6"/><circle cx="7.500" cy="-5.500" r="6"/></g>${thread('M-1.500-6Q0-7.500 1.500-6M-13.500-6L-19-8M13.500-6L19-8', '#c79a43', 1.4, 1)}`;
  const rings = [-20, 20]
    .map(
      (x) =>
        `<circle cx="${x}" cy="5" r="1.500" fill="url(#coin)"/><circle cx="${x}" cy="9.500" r="3" fill="url(#bB)" stroke="#fff" stroke-width=".6"/>`,
    )
    .join('');
  return `${wears === 'glasses' || wears === 'both' ? glasses : ''}${wears === 'earrings' || wears === 'both' ? rings : ''}`;
};

/** So many of five, on the lower rim: how strong somebody plays. */
const ticks = (level: number): string =>
  [1, 2, 3, 4, 5]
    .map((each) => {
      const angle = (Math.PI * (6 + (3 - each))) / 12;
      const [x, y] = [44 * Math.cos(angle), 44 * Math.sin(angle)].map((at) => at.toFixed(1));
      return `<circle cx="${x}" cy="${y}" r="4.200" fill="${each <= level ? '#ffe9a8' : '#0b1d2f'}" stroke="#0b1d2f" stroke-width="1.600"/>`;
    })
    .join('');

/** Somebody of the island as a cameo in the glass of their seat. */
export function portraitArt(name: string, look: number, level: number): string {
  const face = FACES[name];
  if (face === undefined) throw new Error(`nobody is called ${name}`);
  const { hi, mid, dark } = seatGlass(look);
  const [skin, shade] = SKINS[face.skin];
  const { back, front } = HAIR[face.hair](face.tint);
  const hat = face.hat === undefined ? '' : HATS[face.hat](face.hatTint ?? face.dress);
  return picture(
    '-50 -50 100 100',
    all(
      `<defs><radialGradient id="cameo" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="${hi}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></radialGradient><clipPath id="round"><circle r="47"/></clipPath></defs>`,
      '<circle r="48" fill="url(#cameo)"/><g clip-path="url(#round)"><g transform="translate(0 8) scale(1.16)">',
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
      '</g></g>',
      '<circle r="47" fill="none" stroke="url(#au)" stroke-width="3"/>',
      shine('M-36-24A43 43 0 0 1-6-42', 3.5, 0.7),
      ticks(level),
    ),
  );
}
