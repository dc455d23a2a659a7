import { bust, type Face } from '../../../art/people/face.ts';
import { PEOPLE } from '../../../art/people/people.ts';
import type { Portrait } from '#table/terms';
import { all, picture, shine } from './paint.ts';
import { seatGlass } from './tokens.ts';

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

/** So many of five, on the lower rim: how strong somebody plays. */
const ticks = (level: number): string =>
  [1, 2, 3, 4, 5]
    .map((each) => {
      const angle = (Math.PI * (6 + (3 - each))) / 12;
      const [x, y] = [44 * Math.cos(angle), 44 * Math.sin(angle)].map((at) => at.toFixed(1));
      return `<circle cx="${x}" cy="${y}" r="4.200" fill="${each <= level ? '#ffe9a8' : '#0b1d2f'}" stroke="#0b1d2f" stroke-width="1.600"/>`;
    })
    .join('');

/** Somebody as a cameo in the glass of their seat. */
function cameo(face: Face, look: number, more: string): string {
  const { hi, mid, dark } = seatGlass(look);
  return picture(
    '-50 -50 100 100',
    all(
      `<defs><radialGradient id="cameo" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="${hi}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></radialGradient><clipPath id="round"><circle r="47"/></clipPath></defs>`,
      `<circle r="48" fill="url(#cameo)"/><g clip-path="url(#round)">${bust(face)}</g>`,
      '<circle r="47" fill="none" stroke="url(#au)" stroke-width="3"/>',
      shine('M-36-24A43 43 0 0 1-6-42', 3.5, 0.7),
      more,
    ),
  );
}

/** Somebody of the island, with the lights of their level. */
export function portraitArt(name: string, look: number, level: number): string {
  const face = FACES[name];
  if (face === undefined) throw new Error(`nobody is called ${name}`);
  return cameo(face, look, ticks(level));
}

/** Somebody at the table, by the portrait they have chosen. */
export const personArt = (portrait: Portrait, look: number): string => cameo(PEOPLE[portrait], look, '');
