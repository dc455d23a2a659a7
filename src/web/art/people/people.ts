import type { Portrait } from '#table/terms';
import { bust, type Face } from './face.ts';

/** Those whose faces people may lend themselves. */
export const PEOPLE: Readonly<Record<Portrait, Face>> = {
  beret: {
    skin: 'fair',
    hair: 'bob',
    tint: '#33201a',
    hat: 'beret',
    hatTint: '#2f5aa8',
    dress: '#c9463d',
    collar: 'shirt',
  },
  braids: { skin: 'brown', hair: 'braids', tint: '#1b1311', dress: '#e0764f', collar: 'lace' },
  glasses: {
    skin: 'warm',
    hair: 'tousled',
    tint: '#6a4326',
    dress: '#3a7d63',
    collar: 'shirt',
    wears: 'glasses',
  },
  bun: { skin: 'olive', hair: 'bun', tint: '#1e1613', dress: '#1f7a78', collar: 'shawl', wears: 'earrings' },
  beard: { skin: 'olive', hair: 'parted', tint: '#2a1b15', beard: 'full', dress: '#7d2f45', collar: 'shirt' },
  curls: { skin: 'warm', hair: 'curls', tint: '#5b331c', dress: '#6b4a9e', collar: 'lace' },
  scarf: {
    skin: 'fair',
    hair: 'long',
    tint: '#3a241a',
    hat: 'scarf',
    hatTint: '#2f8f9d',
    dress: '#d29a3a',
    collar: 'shawl',
  },
  cap: {
    skin: 'fair',
    hair: 'tousled',
    tint: '#d8ab56',
    hat: 'cap',
    hatTint: '#b23a34',
    dress: '#2c4f86',
    collar: 'shirt',
  },
  silver: {
    skin: 'brown',
    hair: 'bob',
    tint: '#d8dcdf',
    dress: '#8a3b6e',
    collar: 'lace',
    wears: 'both',
    age: 1,
  },
  moustache: {
    skin: 'fair',
    hair: 'parted',
    tint: '#b3571f',
    beard: 'moustache',
    dress: '#c79a33',
    collar: 'apron',
  },
  long: { skin: 'warm', hair: 'long', tint: '#c98d43', dress: '#c65a78', collar: 'lace' },
  bald: {
    skin: 'brown',
    hair: 'crown',
    tint: '#4a3f3a',
    beard: 'pointed',
    dress: '#3f7cb8',
    collar: 'shirt',
    age: 0.5,
  },
};

/** Somebody in a round window before this ground: lighter where the light comes from. */
export const personPicture = (portrait: Portrait, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><rect x="-50" y="-50" width="100" height="100" fill="${ground}"/><circle cx="-18" cy="-26" r="46" fill="#fff" opacity=".22"/>${bust(PEOPLE[portrait])}</svg>`;
