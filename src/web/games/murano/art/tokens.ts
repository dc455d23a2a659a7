import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { all, around, GLASS, picture, shine, thread, type Tint, wire } from './paint.ts';

/** Figures and the L of the Lira as strokes in a box of 10 by 14: a picture cannot use the fonts of the page. */
const GLYPHS: Readonly<Record<string, string>> = {
  L: 'M2 1H6M4 1V13M2 13H9V10',
  1: 'M2.5 3.500L5.5 1V13M2.5 13H8.5',
  2: 'M1.5 4Q1.5 1 5 1Q8.5 1 8.5 4.200Q8.5 6.5 1.5 13H9',
  3: 'M1.5 2.800Q3 1 5 1Q8.2 1 8.2 4Q8.2 6.8 4.5 6.800Q8.8 6.8 8.8 10Q8.8 13 5 13Q2.5 13 1.2 11',
  4: 'M7 13V1L1 9.500H9.5',
  8: 'M5 6.500Q2 6.5 2 3.800Q2 1 5 1Q8 1 8 3.800Q8 6.5 5 6.500Q1.4 6.5 1.4 9.800Q1.4 13 5 13Q8.6 13 8.6 9.800Q8.6 6.5 5 6.500Z',
  '+': 'M5 3V11M1 7H9',
  '−': 'M1 7H9',
};

/** Words of figures, centred at x, y. */
export function figures(
  word: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 1.7,
): string {
  const scale = height / 14;
  const glyphs = Array.from(word)
    .map((sign, n) => `<path d="${GLYPHS[sign]}" transform="translate(${n * 11.5} 0)"/>`)
    .join('');
  const width = 10 * word.length + 1.5 * (word.length - 1);
  return `<g transform="translate(${x - (width * scale) / 2} ${y - height / 2}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${glyphs}</g>`;
}

/** A Lira inside another drawing; the sign is L or what it is worth. */
export const coinAt = (sign: string, x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 20})"><circle r="18.5" cy="1.4" fill="#02101b" opacity=".4"/><circle r="18.5" fill="url(#coin)" stroke="#6d4d15" stroke-opacity=".5"/><circle r="14.5" fill="none" stroke="#7a5718" stroke-opacity=".65" stroke-width="1.2"/>${around(24, () => '<path d="M0-18V-16.4" stroke="#7a5718" stroke-opacity=".5" stroke-width="1.2"/>')}${figures(sign, sign.length > 1 ? -0.6 : 0, 0, sign.length > 1 ? 13 : 17, '#3c2804', 1.9)}<path d="M-12-11A16.5 16.5 0 0 1 3-16" stroke="#fffbe2" stroke-width="1.8" stroke-linecap="round" fill="none"/></g>`;

/** The money: one coin with L, or with what it is worth (1, 2, 3, 4 or 8). */
export const coinArt = (sign = 'L'): string => picture('-20 -20 40 40', coinAt(sign, 0, 0, 20));

/** What an empty place of the workbench is worth, engraved: 1 L. */
export const emptyPlaceArt = (): string =>
  picture(
    '-20 -20 40 40',
    `<circle r="17.5" fill="#d9b264" fill-opacity=".07" stroke="#d9b264" stroke-opacity=".62" stroke-width="1.1"/><circle r="14" fill="none" stroke="#d9b264" stroke-opacity=".28" stroke-width=".8" stroke-dasharray="1.2 2.4"/>${figures('1L', 0, 0, 12, '#eed699', 1.3)}`,
  );

const OWL_BODY =
  'M20 26C18 16 20 8 22 3C29 5 34 9 37 13C46 10 54 10 63 13C66 9 71 5 78 3C80 8 82 16 80 26C88 42 88 72 76 88Q68 97 50 97Q32 97 24 88C12 72 12 42 20 26Z';

/** The owl of an expert match, in lattimo and gold. */
export const owlArt = (): string =>
  picture(
    '0 0 100 108',
    `<ellipse cx="50" cy="99" rx="30" ry="6" opacity=".35" filter="url(#bl2)"/><path d="${OWL_BODY}" fill="url(#vB)" stroke="#d9f0ff" stroke-width="1.6"/><path d="M30 56C30 44 70 44 70 56C72 78 62 92 50 93C38 92 28 78 30 56Z" fill="url(#lat)" opacity=".92"/>${[62, 70, 78].map((y) => thread(`M38 ${y}q4 6 8 0q4 6 8 0q4 6 8 0`, '#2f6ea8', 1.6, 0.75)).join('')}${thread('M22 50C18 64 20 78 28 88M78 50C82 64 80 78 72 88', '#061d63', 5, 0.5)}${[34, 66].map((x) => `<circle cx="${x}" cy="34" r="15.5" fill="#fdfbf4" stroke="#d9b264" stroke-width="2.2"/>${around(12, () => `<path d="M${x} 20.500V23.5" stroke="#b08a45" stroke-width="1.2"/>`, [x, 34])}<circle cx="${x}" cy="34" r="9" fill="url(#bY)"/><circle cx="${x}" cy="34" r="5.4" fill="#0a1420"/><circle cx="${x - 2}" cy="32" r="1.9" fill="#fff"/>`).join('')}<path d="M44 40Q50 36 56 40Q55 50 50 55Q45 50 44 40Z" fill="url(#coin)" stroke="#6d4d15" stroke-width=".8"/>${[38, 62].map((x) => `<path d="M${x - 8} 97q2.6-7 5.3 0q2.6-7 5.3 0q2.6-7 5.3 0Z" fill="url(#coin)" stroke="#6d4d15" stroke-width=".7"/>`).join('')}${shine('M24 12C23 18 23 22 24 26', 2.4)}${shine('M19 50C17 60 18 68 20 74', 2.6)}`,
  );

/** The mark of the first player: a lantern of the lagoon. */
export const firstPlayerArt = (): string =>
  picture(
    '-8 0 64 64',
    `<circle cx="24" cy="34" r="30" fill="url(#hY)" opacity=".7"/>${wire('M24 3V9M17 9H31', 2)}<circle cx="24" cy="4" r="2.6" fill="none" stroke="#e7c57c" stroke-width="1.6"/><path d="M12 17L16 10H32L36 17Z" fill="url(#au)" stroke="#6d4d15" stroke-width=".6"/><path d="M11 18H37L40 46H8Z" fill="url(#vY)" fill-opacity=".9" stroke="#fffbd2" stroke-width=".8"/><path d="M24 44C16 40 19 32 24 24C29 32 32 40 24 44Z" fill="#fff6cf"/><path d="M24 43C20.5 41 22 36 24 32.500C26 36 27.5 41 24 43Z" fill="#ff9a4a"/>${wire('M18 18L16.5 46M30 18L31.5 46', 1.1)}<path d="M6 46H42L38 53H10Z" fill="url(#au)" stroke="#6d4d15" stroke-width=".6"/><path d="M14 53H34L31 59H17Z" fill="url(#au)"/>${shine('M14 22L12.5 40', 2)}`,
  );

const STAR = 'M0-30C5-10 10-5 30 0C10 5 5 10 0 30C-5 10-10 5-30 0C-10-5-5-10 0-30Z';

/** The back of the creations, or of Alvisè's challenge cards; the same box as a card's face. */
export function cardBack(kind: 'creation' | 'challenge' = 'creation'): string {
  const warm = kind === 'challenge';
  const lace = all(
    around(12, () => '<path d="M0-26C9-34 9-46 0-54C-9-46-9-34 0-26Z"/><circle cy="-41" r="2.6"/>'),
    around(12, () => '<path d="M-15.5-56C-14-63-4-66 0-60C4-66 14-63 15.5-56"/>', [0, 0], 15),
  );
  const middle = warm
    ? '<path d="M0 20C-19 12-14-6 0-26C14-6 19 12 0 20Z" fill="url(#vY)" stroke="#fffbd2"/><path d="M0 17C-8 13-6 4 0-5C6 4 8 13 0 17Z" fill="#ff9a4a"/>'
    : `<path d="${STAR}" transform="scale(.74)" fill="url(#au)"/><circle r="4.5" fill="url(#bB)" stroke="#a9dcff" stroke-width=".8"/>`;
  return picture(
    '0 0 142 202',
    `<rect width="142" height="202" rx="11" fill="${warm ? '#2a0d18' : '#0d2f47'}"/><rect x="7" y="7" width="128" height="188" rx="7" fill="url(#${warm ? 'ember' : 'deep'})"/><rect x="3.5" y="3.5" width="135" height="195" rx="8.5" fill="none" stroke="url(#au)" stroke-width="1.4"/><rect x="8" y="8" width="126" height="186" rx="6" fill="none" stroke="#d9b264" stroke-opacity=".5" stroke-width=".7"/><g transform="translate(71 101) scale(.93)" fill="none" stroke="#d9b264" stroke-opacity=".85">${lace}<circle r="58"/><circle r="25" stroke-width="1.4"/>${middle}</g>${[
      [20, 22],
      [122, 22],
      [20, 180],
      [122, 180],
    ]
      .map(([x, y]) => `<path d="${STAR}" transform="translate(${x} ${y}) scale(.22)" fill="#d9b264"/>`)
      .join('')}${thread('M22 40Q71 14 120 40M22 162Q71 188 120 162', '#d9b264', 0.9, 0.6)}`,
  );
}

/** On a shard of a recipe: it lies on the workbench, or it would come by what is looked at. */
export const badgeArt = (kind: 'here' | 'coming'): string =>
  picture(
    '-10 -10 20 20',
    kind === 'here'
      ? `<circle r="9" fill="#0f7a5c" stroke="#fff" stroke-width="1.6"/>${thread('M-4 0L-1.2 3L4.2-3', '#fff', 2.2, 1)}`
      : `<circle r="9" fill="url(#coin)" stroke="#fff" stroke-width="1.6"/>${thread('M-4.2 0H4.2M0-4.2V4.2', '#3c2804', 2.2, 1)}`,
  );

const VIOLET = { hi: '#ead6ff', mid: '#a06bea', dark: '#2a0f57' };
const MURRINE: readonly {
  readonly glass: typeof VIOLET;
  readonly heart: Tint;
  readonly petals: number;
}[] = [
  { glass: GLASS.G, heart: 'Y', petals: 10 },
  { glass: GLASS.R, heart: 'B', petals: 8 },
  { glass: GLASS.B, heart: 'Y', petals: 12 },
  { glass: GLASS.Y, heart: 'R', petals: 9 },
  // No shard has it: for people around one screen who choose it.
  { glass: VIOLET, heart: 'G', petals: 11 },
];

/** The glass of a seat, by the number of its murrina. */
export const seatGlass = (look: number): typeof VIOLET => entryAt(MURRINE, look % MURRINE.length).glass;

/** The murrina of a seat: a slice of patterned glass instead of a face. */
export function murrinaArt(seat: Seat): string {
  const { glass, heart, petals } = entryAt(MURRINE, seat % MURRINE.length);
  const { hi, mid, dark } = glass;
  return picture(
    '-50 -50 100 100',
    `<circle r="48" fill="${dark}"/><circle r="47" fill="none" stroke="url(#au)" stroke-width="3"/>${around(petals, () => `<circle cy="-33" r="${petals > 10 ? 8 : 9.5}" fill="${mid}" stroke="${hi}" stroke-width="2"/>`)}${around(7, () => '<circle cy="-17" r="6.5" fill="#fdfbf4"/>', [0, 0], 12)}<circle r="9" fill="${GLASS[heart].mid}" stroke="#fff" stroke-width="2"/>${shine('M-30-28A41 41 0 0 1 10-40', 4, 0.6)}`,
  );
}
