import type { RANKS } from '#games/murano/content/challenges';
import { all, bead, define, pane, picture, shine, thread } from './paint.ts';

export type Rank = (typeof RANKS)[number]['rank'];

define(
  'gilt',
  '<linearGradient id="gilt" x2="1"><stop offset="0" stop-color="#96712e"/><stop offset=".25" stop-color="#fff3c9"/><stop offset=".55" stop-color="#dcb361"/><stop offset="1" stop-color="#8d6826"/></linearGradient>',
);

const pipe = (d: string): string =>
  thread(d, '#3b2410', 4.8, 1) + thread(d, '#c79a58', 3.2, 1) + thread(d, '#ffe9b0', 0.9, 0.9);

/** Two sprigs that open upwards. */
function laurel(): string {
  const leaves = Array.from(
    { length: 7 },
    (_, n) =>
      `<g transform="rotate(${204 + n * 19}) translate(0 -33)"><path d="M0 0C5-1 10-6 8-13C2-12-2-6 0 0Z" transform="rotate(68)" fill="url(#vG)" stroke="#c2ffd6" stroke-width=".6"/><path d="M0 0C5-1 10-6 8-13C2-12-2-6 0 0Z" transform="rotate(8) scale(.9)" fill="url(#vG)" stroke="#c2ffd6" stroke-width=".6"/></g>`,
  ).join('');
  return `${leaves}<g transform="scale(-1 1)">${leaves}</g>`;
}

const star = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y}) scale(.26)" d="M0-22L6-7L22-6L10 4L14 20L0 11L-14 20L-10 4L-22-6L-6-7Z" fill="url(#coin)" stroke="#3c2804" stroke-width="4" paint-order="stroke"/>`;

const CUP = 'M-13-22H13C14-4 8 4 2 6V16C6 17 11 18 11 22H-11C-11 18-6 17-2 16V6C-8 4-14-4-13-22Z';
const light = shine('M-8-18C-9-8-6-1-3 1', 2.4);
const crown =
  '<path d="M-15 7L-17-8L-8-1L0-12L8-1L17-8L15 7Z" fill="url(#au)" stroke="#fff3c9" stroke-width="1.2" stroke-linejoin="round"/>';

/** First the glass on the blowpipe, then a goblet, then one with laurels, then a golden one with a crown. */
const MOTIFS: Readonly<Record<Rank, () => string>> = {
  apprentice: () => all(pipe('M-27-27L4 4'), bead(10, 10, 16, 'Y')),
  artisan: () => `<g transform="scale(1.2)">${pane(CUP, 'B')}${light}</g>`,
  master: () => all(laurel(), pane(CUP, 'R'), light),
  grandmaster: () =>
    all(
      laurel(),
      `<g transform="translate(0 5) scale(.94)"><path d="${CUP}" fill="url(#gilt)" stroke="#fff3c9"/>${bead(0, -10, 4.6, 'R')}${light}</g>`,
      `<g transform="translate(0 -27)">${crown}${bead(0, 0, 3.2, 'B')}${bead(-8.5, 2, 2.4, 'R')}${bead(8.5, 2, 2.4, 'R')}</g>`,
    ),
};
/** Where its stars stand, one more for each step. */
const STARS: Readonly<Record<Rank, readonly number[]>> = {
  apprentice: [0],
  artisan: [-6.5, 6.5],
  master: [-13, 0, 13],
  grandmaster: [-19, -6.5, 6.5, 19],
};

/** The medal of a rank of the solo game, in a box of 100: one star more for each step. */
export const rankArt = (rank: Rank): string =>
  picture(
    '-50 -50 100 100',
    `<circle r="48" fill="url(#au)"/><circle r="${46.5 - STARS[rank].length}" fill="url(#deep)" stroke="#6d4d15" stroke-width=".8"/><g transform="translate(0 -4)">${MOTIFS[rank]()}</g>${STARS[rank].map((x) => star(x, 34 - Math.abs(x) * 0.12)).join('')}`,
  );
