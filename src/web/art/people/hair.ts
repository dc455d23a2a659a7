import { thread } from '../thread.ts';

/** Hair behind the head, and before it. */
interface Hair {
  readonly back: string;
  readonly front: string;
}

const strands = (d: string): string => thread(d, '#fff', 1.2, 0.28);
const filled = (d: string, tint: string): string => `<path d="${d}" fill="${tint}"/>`;
const balls = (tint: string, places: readonly (readonly [x: number, y: number, r: number])[]): string =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tint}"/>`).join('');

/** Round the forehead, parted in the middle. */
const PARTED = 'M0-27C-7-23-16-19-19-7C-24-24-14-35 0-35C14-35 24-24 19-7C16-19 7-23 0-27Z';
const FRINGE =
  'M-20-6C-23-26-13-36 2-35C16-35 23-24 20-6C18-14 15-19 10-22C4-17-9-16-15-18C-18-15-19-11-20-6Z';

export const HAIR = {
  tousled: (tint: string): Hair => ({
    back: filled('M-22-4C-26-30-10-40 6-37C20-36 25-22 22-4Z', tint),
    front:
      filled(
        'M-20-7C-22-18-20-26-15-30C-14-36-5-39 0-35C5-40 14-37 16-31C22-27 22-16 20-7C18-13 17-17 14-20C10-17 6-19 3-21C-1-16-7-17-9-21C-13-18-18-14-20-7Z',
        tint,
      ) + strands('M-10-31Q-3-36 4-32M6-33Q12-33 15-27'),
  }),
  parted: (tint: string): Hair => ({
    back: filled('M-22 0C-26-30-12-38 0-38C12-38 26-30 22 0Z', tint),
    front:
      filled(
        'M-20-6C-22-24-14-36 2-35C16-35 23-24 20-6C18-14 16-20 12-23C2-20-10-20-15-23C-18-19-19-13-20-6Z',
        tint,
      ) + strands('M-14-27Q-4-34 10-30'),
  }),
  bun: (tint: string): Hair => ({
    back:
      balls(tint, [[0, -38, 12]]) +
      filled('M-24 6C-30-28-14-38 0-38C14-38 30-28 24 6C20 10-20 10-24 6Z', tint),
    front:
      filled(PARTED, tint) +
      strands('M-4-28Q-13-24-17-15M4-28Q13-24 17-15M-7-42Q0-47 7-42') +
      balls(tint, [
        [-20, -2, 3.2],
        [20, -2, 3.2],
      ]),
  }),
  long: (tint: string): Hair => ({
    back:
      filled('M-25 34C-34 10-32-38 0-38C32-38 34 10 25 34C18 40-18 40-25 34Z', tint) +
      strands('M-25 4Q-28 18-22 32M25 4Q28 18 22 32'),
    front: filled(PARTED, tint) + strands('M-4-28Q-13-24-18-12M4-28Q13-24 18-12'),
  }),
  bob: (tint: string): Hair => ({
    back: filled('M-26 14C-31-26-18-38 0-38C18-38 31-26 26 14C20 18-20 18-26 14Z', tint),
    front: filled(FRINGE, tint) + strands('M-14-26Q-2-33 12-28M-24-6Q-26 4-23 12M24-6Q26 4 23 12'),
  }),
  braids: (tint: string): Hair => ({
    back:
      filled('M-23 4C-28-28-14-38 0-38C14-38 28-28 23 4Z', tint) +
      balls(tint, [
        [-24, 8, 6],
        [-25, 17, 5.5],
        [-26, 26, 5],
        [24, 8, 6],
        [25, 17, 5.5],
        [26, 26, 5],
      ]) +
      balls('#d9b264', [
        [-26, 32, 2.4],
        [26, 32, 2.4],
      ]),
    front: filled(PARTED, tint) + strands('M-4-28Q-13-24-18-12M4-28Q13-24 18-12'),
  }),
  curls: (tint: string): Hair => ({
    back: balls(tint, [
      [-22, -6, 9],
      [22, -6, 9],
      [-22, -20, 10],
      [22, -20, 10],
      [-12, -32, 10],
      [12, -32, 10],
      [0, -35, 11],
      [-23, 6, 7],
      [23, 6, 7],
    ]),
    front:
      balls(tint, [
        [-14, -25, 6.5],
        [-5, -28, 7],
        [5, -28, 7],
        [14, -25, 6.5],
        [-19, -15, 5],
        [19, -15, 5],
      ]) + strands('M-9-32Q-5-36 0-33M6-33Q11-35 14-30'),
  }),
  /** What is left of it. */
  crown: (tint: string): Hair => ({
    back: balls(tint, [
      [-21, -6, 7],
      [21, -6, 7],
      [-20, 2, 6],
      [20, 2, 6],
    ]),
    front: thread('M-9-25Q0-29 9-25', '#fff', 1.6, 0.4),
  }),
} as const;
export type HairStyle = keyof typeof HAIR;

/** Of a cap: darker than the rest of it. */
const BAND = 'M-23-15C-8-23 8-23 23-15L22-10C8-17-8-17-22-10Z';

export const HATS = {
  beret: (tint: string): string =>
    filled('M-25-20C-30-40 6-48 25-34C33-28 30-20 22-19C8-25-12-25-25-20Z', tint) +
    strands('M-18-32Q2-42 20-33'),
  cap: (tint: string): string =>
    filled('M-22-17C-24-42 24-42 22-17C8-23-8-23-22-17Z', tint) +
    filled(BAND, tint) +
    filled(BAND, '#00000059') +
    strands('M-12-32Q0-38 12-32'),
  scarf: (tint: string): string =>
    filled('M-24-8C-27-34-12-41 0-41C12-41 27-34 24-8C18-24 8-28 0-28C-8-28-18-24-24-8Z', tint) +
    thread('M-22-12C-16-25-7-30 0-30C7-30 16-25 22-12', '#fff4cf', 1.6, 0.8) +
    balls('#a5352c', [
      [-14, -31, 1.8],
      [0, -36, 1.8],
      [14, -31, 1.8],
    ]),
} as const;
export type HatStyle = keyof typeof HATS;
