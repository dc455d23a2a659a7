import type { RANKS } from '#games/murano/content/challenges';
import { all, around, bead, pane, picture, shine, thread, wire } from './paint.ts';

export type Rank = (typeof RANKS)[number]['rank'];

const pipe = (d: string): string =>
  thread(d, '#3b2410', 4.4, 1) + thread(d, '#c79a58', 3, 1) + thread(d, '#ffe9b0', 0.9, 0.9);
const laurel = (leaves: number): string => {
  const side = Array.from({ length: leaves }, (_, n) => {
    const angle = 200 + n * (130 / (leaves - 1));
    return `<g transform="rotate(${angle}) translate(0 -35)"><path d="M0-3C6-6 8-13 3-17C-3-13-5-7 0-3Z" transform="rotate(52)" fill="url(#vG)" stroke="#c2ffd6" stroke-width=".6"/></g>`;
  }).join('');
  return `${side}<g transform="scale(-1 1)">${side}</g>`;
};
const stars = (count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const x = (n - (count - 1) / 2) * 12;
    return `<path transform="translate(${x} 37) scale(.24)" d="M0-22L6-7L22-6L10 4L14 20L0 11L-14 20L-10 4L-22-6L-6-7Z" fill="url(#coin)" stroke="#fff3c9" stroke-width="3"/>`;
  }).join('');

const goblet = (tint: 'B' | 'R'): string =>
  pane('M-13-22H13C14-4 8 4 2 6V16C6 17 10 18 10 21H-10C-10 18-6 17-2 16V6C-8 4-14-4-13-22Z', tint) +
  shine('M-8-18C-9-8-6-1-3 1', 2.2);
const crown =
  '<path d="M-17 10L-19-9L-9 0L0-15L9 0L19-9L17 10Z" fill="url(#au)" stroke="#fff3c9" stroke-width="1.4" stroke-linejoin="round"/>';

const MOTIFS: Readonly<Record<Rank, () => string>> = {
  apprentice: () => pipe('M-24-20L4 6') + bead(10, 12, 11, 'Y'),
  artisan: () => `<g transform="translate(0 1)">${goblet('B')}</g>`,
  master: () => `${laurel(6)}<g transform="translate(0 1) scale(1.05)">${goblet('R')}</g>`,
  grandmaster: () =>
    all(
      laurel(6),
      `<g transform="translate(0 -14) scale(.92)">${crown}</g>`,
      around(5, () => bead(0, -12.5, 5.4, 'B'), [0, 13]),
      bead(0, 13, 7, 'Y'),
      bead(0, -32, 3.4, 'R'),
    ),
};
const STEPS: Readonly<Record<Rank, number>> = { apprentice: 1, artisan: 2, master: 3, grandmaster: 4 };

/** The medal of a rank of the solo game, in a box of 100: one star more for each step. */
export const rankArt = (rank: Rank): string =>
  picture(
    '-50 -50 100 100',
    `<circle r="47" fill="url(#deep)"/><circle r="46" fill="none" stroke="url(#au)" stroke-width="${1.5 + STEPS[rank]}"/><circle r="40" fill="none" stroke="#d9b264" stroke-opacity=".5" stroke-width=".8"/><g transform="translate(0 -5)">${MOTIFS[rank]()}</g>${stars(STEPS[rank])}${rank === 'grandmaster' ? wire('M-30-37A47 47 0 0 1 30-37', 1) : ''}`,
  );
