import {
  disc,
  emblem,
  face,
  folded,
  GOLD,
  GOLD_LIGHT,
  INK,
  PALETTE,
  PAPER,
  type Palette,
  paper,
  STEEL,
  STEEL_DARK,
  stroke,
  type SuitName,
} from './paint.ts';

type Point = [x: number, y: number];
type Circle = [x: number, y: number, r: number];

/** Ground and far layers, in a box from -56 to 56 and from 0 to 132. */
export function far(k: SuitName, c: Palette): string {
  const g = {
    water: `<path d="M-56 84q14-12 28 0t28 0 28 0 28 0V132H-56Z" fill="${c.light}" opacity=".75"/>`,
    feather: `<path d="M-56 92C-30 70-6 74 14 84S46 92 56 78V132H-56Z" fill="${c.light}" opacity=".8"/>`,
    cloud: `<path d="M-56 96a15 15 0 0 1 22-14 18 18 0 0 1 32-8 20 20 0 0 1 36 4 14 14 0 0 1 22 12V132H-56Z" fill="${c.light}" opacity=".7"/>`,
    leaf: `<path d="M-56 96L-46 62-38 84-28 52-18 84-8 70 4 90 16 58 26 84 36 48 46 82 56 66V132H-56Z" fill="${c.light}" opacity=".75"/>`,
    flame: `<path d="M-56 96L-38 58-26 78-8 50 8 82 26 46 40 76 56 60V132H-56Z" fill="${c.light}" opacity=".7"/>`,
  };
  return g[k];
}
export function near(k: SuitName, c: Palette): string {
  const layers: Readonly<Record<SuitName, readonly [back: string, front: string]>> = {
    water: [
      'M-56 110q9.3-11 18.6 0t18.7 0 18.7 0 18.7 0 18.7 0 18.6 0V136H-56Z',
      'M-56 121q9.3-9 18.6 0t18.7 0 18.7 0 18.7 0 18.7 0 18.6 0V136H-56Z',
    ],
    feather: ['M-56 112C-30 100 8 100 56 114V136H-56Z', 'M-56 126C-16 112 22 112 56 122V136H-56Z'],
    cloud: [
      'M-56 114a12 12 0 0 1 20-6 14 14 0 0 1 25-2 15 15 0 0 1 27 0 13 13 0 0 1 24 2 10 10 0 0 1 16 6V136H-56Z',
      'M-56 126a11 11 0 0 1 18-4 13 13 0 0 1 22 0 14 14 0 0 1 26 0 13 13 0 0 1 24 0 11 11 0 0 1 22 2V136H-56Z',
    ],
    leaf: [
      'M-56 110Q-44 98-34 110Q-22 98-10 110Q4 97 16 110Q28 99 38 110Q48 100 56 108V136H-56Z',
      'M-56 122Q-46 112-34 122Q-20 111-8 122Q6 112 20 122Q32 112 42 122Q50 115 56 120V136H-56Z',
    ],
    flame: [
      'M-56 114L-42 104-32 112-18 101-6 112 8 102 20 112 34 101 44 111 56 104V136H-56Z',
      'M-56 126L-38 115-26 124-8 114 6 124 22 115 38 124 56 116V136H-56Z',
    ],
  };
  const [back, front] = layers[k];
  return `<g transform="translate(0 8)">` + paper(back, c.mid, -1.2) + paper(front, c.base, -1.2) + '</g>';
}
const shoulders = (f: string, w = 36, y = 86): string =>
  folded(`M${-w} 136C${-w} ${y + 16} ${-w * 0.6} ${y} 0 ${y}C${w * 0.6} ${y} ${w} ${y + 16} ${w} 136Z`, f);

/** The people and beasts of the five strengths. */
const BEASTS: Readonly<Record<SuitName, (c: Palette) => string>> = {
  leaf(c) {
    const an =
      'M-10 40C-22 32-30 22-30 4M-24 24C-34 24-44 16-46 6M-29 14C-24 10-22 4-22-2M-16 34C-30 40-44 36-50 26';
    const mir = (s: string): string => `<g transform="scale(-1 1)">${s}</g>`;
    const antlers = stroke(an, c.deep, 4.6);
    return (
      antlers +
      mir(antlers) +
      paper('M-14 50C-34 40-44 46-46 54C-36 62-22 60-14 56Z', c.mid) +
      paper('M14 50C34 40 44 46 46 54C36 62 22 60 14 56Z', c.base) +
      shoulders('#8B5A34', 34, 94) +
      folded('M0 96C-20 92-24 118-30 136H30C24 118 20 92 0 96Z', '#A9713F', 0.8) +
      folded('M0 36C-20 36-20 54-15 70L-10 96C-8 106 8 106 10 96L15 70C20 54 20 36 0 36Z', '#B87B45') +
      folded('M0 74C-8 74-10 86-9 96C-7 103 7 103 9 96C10 86 8 74 0 74Z', '#E7C79A', 0) +
      folded('M-6.5 92C-4 88 4 88 6.5 92C5 98-5 98-6.5 92Z', INK, 0) +
      `<path d="M-14 60q3.5-4 7 0-3.5 3-7 0zM7 60q3.5-4 7 0-3.5 3-7 0z" fill="${INK}"/>` +
      emblem('leaf', -8, 40, 16, c.deep)
    );
  },
  feather(c) {
    const w = 'M-14 62C-40 40-54 46-56 30C-60 70-52 104-20 116Z';
    return (
      folded(w, c.deep) +
      `<g transform="scale(-1 1)">${paper(w, '#6a4504')}</g>` +
      paper('M-20 70C-38 60-46 62-52 54C-50 80-40 98-20 108Z', c.mid) +
      paper('M20 70C38 60 46 62 52 54C50 80 40 98 20 108Z', c.base) +
      folded('M0 30C-34 30-32 84-28 104C-22 128 22 128 28 104C32 84 34 30 0 30Z', c.base) +
      folded('M0 74C-20 74-24 96-18 112C-10 124 10 124 18 112C24 96 20 74 0 74Z', c.tint, 0) +
      (
        [
          [-10, 86],
          [0, 86],
          [10, 86],
          [-6, 95],
          [6, 95],
          [-10, 104],
          [0, 104],
          [10, 104],
        ] satisfies Point[]
      )
        .map(([x, y]) => `<path d="M${x - 4.5} ${y}q4.5 7 9 0" fill="${c.light}"/>`)
        .join('') +
      folded(
        'M0 44C-8 30-24 22-30 14C-32 30-32 46-28 58L0 66 28 58C32 46 32 30 30 14C24 22 8 30 0 44Z',
        c.deep,
      ) +
      disc(-13, 54, 13.5, PAPER) +
      disc(13, 54, 13.5, '#F3EAD2') +
      disc(-13, 54, 8, GOLD, 0) +
      disc(13, 54, 8, GOLD, 0) +
      disc(-13, 54, 4.8, INK, 0) +
      disc(13, 54, 4.8, INK, 0) +
      `<circle cx="-11" cy="52" r="1.5" fill="#fff"/><circle cx="15" cy="52" r="1.5" fill="#fff"/>` +
      folded('M-5 60L0 57 5 60 0 74Z', '#E07A2B')
    );
  },
  cloud(c) {
    const horn = 'M-12 42C-40 24-56 46-48 66C-42 82-24 80-24 66C-24 56-38 56-38 65';
    return (
      shoulders(c.light, 40, 92) +
      (
        [
          [-28, 104, 14],
          [28, 104, 14],
          [-12, 100, 15],
          [12, 100, 15],
          [0, 114, 16],
          [-20, 118, 13],
          [20, 118, 13],
        ] satisfies Circle[]
      )
        .map(([x, y, r]) => disc(x, y, r, x > 4 ? '#DAD6E6' : '#F3F1F8', 0.8))
        .join('') +
      stroke(horn, c.deep, 10, 1.6) +
      `<g transform="scale(-1 1)">${stroke(horn, c.base, 10, 1.6)}</g>` +
      `<path d="${horn}" stroke="${c.mid}" stroke-width="3" stroke-dasharray="1 6" fill="none" stroke-linecap="round"/><path d="${horn}" transform="scale(-1 1)" stroke="${c.light}" stroke-width="3" stroke-dasharray="1 6" fill="none" stroke-linecap="round"/>` +
      folded('M0 44C-18 44-18 62-14 76L-9 98C-7 106 7 106 9 98L14 76C18 62 18 44 0 44Z', '#6A6088') +
      folded('M0 82C-8 82-9 92-8 98C-6 104 6 104 8 98C9 92 8 82 0 82Z', '#CFC6DB', 0) +
      `<path d="M-4 92l4 3 4-3M0 95v4" stroke="${INK}" stroke-width="1.6" fill="none" stroke-linecap="round"/>` +
      `<path d="M-13 68q3.5-4 7 0-3.5 3-7 0zM6 68q3.5-4 7 0-3.5 3-7 0z" fill="${INK}"/>` +
      (
        [
          [-10, 44, 9],
          [10, 44, 9],
          [0, 38, 11],
          [0, 50, 7],
        ] satisfies Circle[]
      )
        .map(([x, y, r]) => disc(x, y, r, x > 4 ? '#E4E0EE' : '#FBFAFD', 0.8))
        .join('')
    );
  },
  flame(c) {
    return (
      folded(
        'M0 6C-10 22-22 18-22 34C-34 26-36 14-36 14C-42 34-40 40-48 44C-54 60-54 84-42 100C-46 100-50 98-50 98C-44 122-20 128 0 134C20 128 44 122 50 98C50 98 46 100 42 100C54 84 54 60 48 44C40 40 42 34 36 14C36 14 34 26 22 34C22 18 10 22 0 6Z',
        c.light,
      ) +
      folded(
        'M0 26C-8 36-16 36-24 44C-40 60-38 90-24 106C-16 116-8 120 0 126C8 120 16 116 24 106C38 90 40 60 24 44C16 36 8 36 0 26Z',
        c.mid,
      ) +
      folded('M-28 60L-32 26-8 46Z', c.base) +
      paper('M28 60L32 26 8 46Z', '#a93423') +
      paper('M-26 54L-28 36-15 47Z', c.deep, 0) +
      paper('M26 54L28 36 15 47Z', c.deep, 0) +
      folded('M0 44C-20 44-34 62-36 82C-24 84-14 96 0 112C14 96 24 84 36 82C34 62 20 44 0 44Z', c.base) +
      paper('M-36 82C-26 74-12 76-4 92L0 112C-14 96-24 84-36 82Z', PAPER, 0.6) +
      paper('M36 82C26 74 12 76 4 92L0 112C14 96 24 84 36 82Z', '#F3E4D6', 0.6) +
      folded('M-5.5 102C-3 99 3 99 5.5 102C4 109-4 109-5.5 102Z', INK, 0) +
      `<path d="M-20 74q5-7 10-1-4 5-10 1zM20 74q-5-7-10-1 4 5 10 1z" fill="${INK}"/>` +
      emblem('flame', -6.5, 47, 13, GOLD_LIGHT)
    );
  },
  water(c) {
    return (
      `<path d="M10 34C4 20 8 8 18 2M10 34C10 18 4 6-6 2M10 34C14 20 26 14 34 16" stroke="${PAPER}" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M10 34C4 20 8 8 18 2M10 34C10 18 4 6-6 2M10 34C14 20 26 14 34 16" stroke="${c.mid}" stroke-width="1.4" fill="none" stroke-linecap="round"/>` +
      paper('M-34 58C-50 52-56 38-54 26C-46 30-40 30-36 36C-32 28-26 24-18 24C-18 38-24 52-30 60Z', c.deep) +
      paper(
        'M-38 50C-36 78-30 96-14 112C6 130 38 130 46 104C52 80 44 44 16 38C-4 36-10 56-16 74C-22 72-28 62-30 50Z',
        c.base,
      ) +
      paper('M46 96C40 84 22 80 8 86C-2 92-10 92-20 104L-14 114C6 130 38 130 46 104Z', c.tint, 0.6) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<path d="M${38 - i * 12} ${88 + (i > 1 ? i - 1 : 0)}C${34 - i * 11} 100 ${30 - i * 10} 112 ${22 - i * 8} 122" stroke="${c.light}" stroke-width="1.6" fill="none"/>`,
        )
        .join('') +
      paper('M2 88C-8 98-12 108-10 116C2 114 12 104 14 92Z', c.deep) +
      disc(32, 72, 4.8, PAPER, 0) +
      disc(32.5, 72.5, 3, INK, 0) +
      `<circle cx="33.5" cy="71.5" r="1" fill="#fff"/><path d="M24 82q10 6 22 1" stroke="${c.deep}" stroke-width="1.6" fill="none" stroke-linecap="round"/>` +
      emblem('water', -6, 54, 17, c.light)
    );
  },
};
const FIGURES: Readonly<Record<number, (k: SuitName, c: Palette) => string>> = {
  1(k: SuitName, c: Palette) {
    return (
      stroke('M36 6V136', '#8A6A48', 3) +
      paper('M36-2L41.5 12 36 20 30.5 12Z', STEEL) +
      paper('M36 24L58 31 36 39Z', c.base) +
      shoulders(c.base) +
      folded('M-11 92H11V136H-11Z', c.tint, 0.8) +
      emblem(k, -8, 94, 16, c.base) +
      folded('M-19 58C-24 78-18 90 0 92C18 90 24 78 19 58Z', STEEL_DARK) +
      face(66, c.skin) +
      folded('M-19 58C-20 30 20 30 19 58Z', STEEL) +
      folded('M-30 59C-18 48 18 48 30 59C18 64-18 64-30 59Z', '#DCE1E6') +
      disc(0, 36, 3, GOLD) +
      disc(-32, 108, 18, c.deep) +
      disc(-32, 108, 14.5, c.mid, 0) +
      emblem(k, -41.5, 98.5, 19, PAPER)
    );
  },
  2(k: SuitName, c: Palette) {
    const fl = c.tint;
    return (
      [-1, 0, 1]
        .map(
          (i) =>
            `<g transform="rotate(${24 + i * 9} 24 92)">` +
            stroke('M24 92V40', '#8A6A48', 2) +
            paper('M24 34L29 40V52L24 48 19 52V40Z', i ? fl : c.light) +
            `</g>`,
        )
        .join('') +
      shoulders(c.deep, 38, 82) +
      folded('M-38 136C-36 108-22 92 0 90C22 92 36 108 38 136L16 136 0 108-16 136Z', c.base) +
      folded('M0 20C-8 30-25 44-24 78C-12 92 12 92 24 78C25 44 8 30 0 20Z', c.base) +
      folded('M-17 62C-17 40 17 40 17 62C17 80 9 88 0 88C-9 88-17 80-17 62Z', c.deep, 0) +
      face(66, c.skin, 13.5) +
      folded('M-17 58C-14 44 14 44 17 58C8 50-8 50-17 58Z', c.hair, 0.6) +
      disc(0, 94, 6.5, GOLD) +
      emblem(k, -4, 90, 8, c.deep) +
      stroke('M-30 16C-60 40-60 104-30 130', '#6B4A2B', 4) +
      `<path d="M-30 16V130" stroke="${PAPER}" stroke-width="1.1"/>` +
      stroke('M-50 73H-14', '#8A6A48', 2) +
      paper('M-54 73L-45 68.500V77.500Z', STEEL) +
      disc(-30, 73, 5, c.skin)
    );
  },
  3(k: SuitName, c: Palette) {
    return (
      stroke('M42 22V112', STEEL, 5) +
      paper('M42 8L46 24H38Z', STEEL, 1) +
      stroke('M33 92H51', GOLD, 4) +
      disc(42, 112, 4, GOLD) +
      paper('M0 34C6 12-8-2-30 0C-42 2-44 12-36 16C-46 20-42 32-30 30C-18 26-8 28-2 36Z', c.base) +
      `<path d="M-3 32C-6 18-14 10-30 9" stroke="${c.light}" stroke-width="1.6" fill="none" stroke-linecap="round"/>` +
      shoulders(c.deep, 38, 84) +
      disc(-31, 100, 15, STEEL) +
      disc(31, 100, 15, STEEL_DARK) +
      disc(-31, 100, 10, '#DCE1E6', 0) +
      disc(31, 100, 10, STEEL, 0) +
      folded('M-21 46C-21 28 21 28 21 46L20 76 0 92-20 76Z', STEEL) +
      `<path d="M-17 56H17V61.500H-17Z" fill="${INK}"/>` +
      paper('M-2.8 32H2.800V88L0 90-2.8 88Z', GOLD, 0.6) +
      paper('M-21 51H21V54.800H-21Z', GOLD, 0.6) +
      [
        [8, 70],
        [13, 70],
        [8, 76],
        [13, 75],
        [-8, 70],
        [-13, 70],
        [-8, 76],
        [-13, 75],
      ]
        .map((p) => `<circle cx="${p[0]}" cy="${p[1]}" r="1.2" fill="${INK}"/>`)
        .join('') +
      `<g transform="translate(0 -7)">` +
      folded('M-19 94C-8 98 8 98 19 94C20 114 14 128 0 136C-14 128-20 114-19 94Z', c.tint) +
      folded(
        'M-15.5 98.500C-6 101 6 101 15.5 98.500C16 114 11 124 0 131C-11 124-16 114-15.5 98.500Z',
        c.base,
        0,
      ) +
      emblem(k, -9.5, 101, 19, PAPER) +
      '</g>'
    );
  },
  4(k: SuitName, c: Palette) {
    return BEASTS[k](c);
  },
  5(k: SuitName, c: Palette) {
    const q = k !== 'feather' && k !== 'leaf';
    const rays = Array.from({ length: 12 })
      .map(
        (_, i) =>
          `<path d="M0 62L-6-12 6-12Z" transform="rotate(${i * 30 + 15} 0 62)" fill="${c.light}" opacity=".55"/>`,
      )
      .join('');
    const hair = q
      ? folded(
          'M0 30C-34 30-32 70-34 108C-20 116-16 100-14 84L14 84C16 100 20 116 34 108C32 70 34 30 0 30Z',
          c.hair,
        )
      : '';
    const beard = q
      ? ''
      : folded('M-16 66C-16 96-8 108 0 114C8 108 16 96 16 66C8 76-8 76-16 66Z', c.hair) +
        `<path d="M-5 76q5 3.5 10 0" stroke="#E8A48E" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
    const fr = q
      ? folded('M-16 60C-16 38 16 38 16 60C10 46 4 44 0 50C-4 44-10 46-16 60Z', c.hair, 0.8)
      : folded(
          'M-16 62C-20 40-14 40 0 40C14 40 20 40 16 62C14 52 10 48 0 48C-10 48-14 52-16 62Z',
          c.hair,
          0.8,
        );
    return (
      rays +
      hair +
      shoulders(c.base, 42, 88) +
      folded(
        'M-42 124C-36 100-22 90-12 90L0 112 12 90C22 90 36 100 42 124C30 112 20 108 14 110L0 132-14 110C-20 108-30 112-42 124Z',
        PAPER,
      ) +
      (
        [
          [-26, 106],
          [-17, 101],
          [17, 101],
          [26, 106],
          [-34, 114],
          [34, 114],
        ] satisfies Point[]
      )
        .map(([x, y]) => `<path d="M${x} ${y - 2.5}l1.6 5h-3.200z" fill="${INK}" opacity=".75"/>`)
        .join('') +
      face(64, c.skin, 14.5) +
      beard +
      fr +
      folded('M-21 44L-25 14-13 26-8 8 0 22 8 8 13 26 25 14 21 44C10 39-10 39-21 44Z', GOLD) +
      `<path d="M-20.5 39C-10 34 10 34 20.5 39L20 44C10 39-10 39-20 44Z" fill="${GOLD_LIGHT}"/>` +
      disc(-25, 13, 2.6, c.base, 0.6) +
      disc(25, 13, 2.6, c.base, 0.6) +
      disc(-8, 7, 2.6, c.mid, 0.6) +
      disc(8, 7, 2.6, c.mid, 0.6) +
      emblem(k, -6, 22, 12, c.deep) +
      disc(0, 116, 8.5, GOLD) +
      emblem(k, -5.5, 110.5, 11, c.deep)
    );
  },
};

/** Whoever has this strength under this banner. */
export const figure = (strength: number, k: SuitName): string => FIGURES[strength]?.(k, PALETTE[k]) ?? '';
