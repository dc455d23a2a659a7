import { entryAt } from '#core/list';
import type { Shard } from '#games/murano/rules/shards';
import { define, GLASS, picture, short, type Tint, TINTS } from './paint.ts';

type Point = readonly [x: number, y: number];

/** The five silhouettes in a box from −50 to 50: drop, square cut, triangle, hexagon, round. */
const OUTLINES: Readonly<Record<Tint, string>> = {
  B: 'M0-45C7-31 33-12 33 13A33 31 0 0 1-33 13C-33-12-7-31 0-45Z',
  G: 'M-28-36H28Q36-36 36-28V28Q36 36 28 36H-28Q-36 36-36 28V-28Q-36-36-28-36Z',
  Y: 'M-7-37Q0-48 7-37L41 22Q47 34 34 34H-34Q-47 34-41 22Z',
  R: 'M-24-37H24L44 0L24 37H-24L-44 0Z',
  T: 'M0-40A40 40 0 1 1 0 40A40 40 0 1 1 0-40Z',
};

const points = (list: readonly Point[]): string => list.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ');
const facet = (list: readonly Point[], opacity: number, colour = '#fff'): string =>
  `<polygon points="${points(list)}" fill="${colour}" opacity="${opacity}"/>`;
const table = (list: readonly Point[], opacity: number, fill = 'tb'): string =>
  `<polygon points="${points(list)}" fill="url(#${fill})" stroke="#fff" stroke-opacity="${opacity}" stroke-width="1.4" stroke-linejoin="round"/>`;
const regular = (corners: number, r: number, turn: number): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = ((index * 360) / corners + turn) * (Math.PI / 180);
    return [r * Math.sin(angle), -r * Math.cos(angle)];
  });

const corners = (half: number): readonly [Point, Point, Point, Point] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

function squareCut(): string {
  const [a, b, c, d] = corners(33);
  const [e, f, g, h] = corners(19);
  return (
    facet([a, b, f, e], 0.34) +
    facet([a, e, h, d], 0.14) +
    facet([b, c, g, f], 0.2, '#012') +
    facet([d, h, g, c], 0.36, '#012') +
    table([e, f, g, h], 0.45)
  );
}

function triangle(): string {
  const top: Point = [0, -17];
  const right: Point = [18, 15];
  const left: Point = [-18, 15];
  return (
    facet([[0, -40], [40, 30], right, top], 0.16, '#5a2c00') +
    facet([[0, -40], [-40, 30], left, top], 0.3) +
    facet([[-40, 31], [40, 31], right, left], 0.28, '#5a2c00') +
    table([top, right, left], 0.6)
  );
}

function hexagon(): string {
  const outer: Point[] = [
    [-24, -37],
    [24, -37],
    [44, 0],
    [24, 37],
    [-24, 37],
    [-44, 0],
  ];
  const inner = outer.map(([x, y]): Point => [x * 0.54, y * 0.54]);
  const light = [0.28, 0.06, -0.26, -0.42, -0.2, 0.18];
  const sides = light.map((strength, side) => {
    const next = (side + 1) % 6;
    return facet(
      [entryAt(outer, side), entryAt(outer, next), entryAt(inner, next), entryAt(inner, side)],
      Math.abs(strength),
      strength > 0 ? '#fff' : '#200',
    );
  });
  return sides.join('') + table(inner, 0.4);
}

const drop = (): string =>
  `<path d="${OUTLINES.B}" transform="translate(0 4) scale(.68)" fill="url(#tb)" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/><path d="M-26 20A27 26 0 0 0 26 20A30 22 0 0 1-26 20Z" fill="#d6f0ff" opacity=".55"/>`;

function round(): string {
  const outer = regular(8, 38, 22.5);
  const inner = regular(8, 20, 0);
  const light = [
    [0.75, 0.1],
    [0.2, 0.38],
    [0.35, 0.1],
    [0.05, 0.3],
    [0.45, 0.12],
    [0.25, 0.42],
    [0.1, 0.3],
    [0.55, 0.15],
  ] satisfies [light: number, shade: number][];
  const sides = light.map(([strength, shade], side) => {
    const [from, to] = [entryAt(outer, side), entryAt(inner, (side + 1) % 8)];
    return (
      facet([from, entryAt(outer, (side + 1) % 8), to], strength) +
      facet([from, entryAt(inner, side), to], shade, '#1f5c70')
    );
  });
  return `${sides.join('')}${table(inner, 0.9, 'tbT')}<path d="M-30 20A36 36 0 0 0 4 37" stroke="#ffb6c9" stroke-width="3" fill="none" opacity=".7"/><path d="M16 34A37 37 0 0 0 35 12" stroke="#8fd8ff" stroke-width="3" fill="none" opacity=".9"/>`;
}

const CUTS: Readonly<Record<Tint, () => string>> = {
  B: drop,
  G: squareCut,
  Y: triangle,
  R: hexagon,
  T: round,
};

/** The white highlight of each: x, y, rx, ry, turn. */
const HIGHLIGHTS: Readonly<Record<Tint, readonly [number, number, number, number, number]>> = {
  B: [-12, -3, 8, 4.5, -58],
  G: [-17, -23, 12, 4.6, -8],
  Y: [-9, -10, 6, 3.6, -60],
  R: [-17, -22, 12, 4.6, -8],
  T: [-14, -21, 11, 5, -32],
};

for (const tint of TINTS) {
  const { hi, dark } = GLASS[tint];
  const [x, y, rx, ry, turn] = HIGHLIGHTS[tint];
  define(
    `s${tint}`,
    `<symbol id="s${tint}" viewBox="-50 -50 100 100"><ellipse cx="2" cy="39" rx="30" ry="8" fill="#01101c" opacity=".22"/><path d="${OUTLINES[tint]}" fill="url(#b${tint})"/>${CUTS[tint]()}<path d="${OUTLINES[tint]}" fill="none" stroke="${dark}" stroke-opacity=".75" stroke-width="2.4"/><path d="${OUTLINES[tint]}" transform="scale(.92)" fill="none" stroke="${hi}" stroke-opacity=".82" stroke-width="2.6"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff" opacity=".9"/></symbol>`,
  );
}

/** A shard inside another drawing, its centre at x, y. */
export const shardAt = (tint: Tint, x: number, y: number, size: number, halo = 0): string =>
  `<g transform="translate(${short(x)} ${short(y)})">${halo > 0 ? `<circle r="${short(size * 0.78)}" fill="url(#h${tint})" opacity="${halo}"/>` : ''}<use href="#s${tint}" x="${short(-size / 2)}" y="${short(-size / 2)}" width="${short(size)}" height="${short(size)}"/></g>`;

/** The silhouette alone, in a box from −50 to 50: for masks, outlines and empty sockets. */
export const shardOutline = (shard: Shard): string => OUTLINES[TINTS[shard]];

/** A shard in a box of 100. With a halo it shines on a dark ground, in a box of 150. */
export function shardArt(shard: Shard, halo = false): string {
  const tint = TINTS[shard];
  return halo
    ? picture('-75 -75 150 150', shardAt(tint, 0, 0, 100, 0.8))
    : picture('-50 -50 100 100', shardAt(tint, 0, 0, 100));
}
