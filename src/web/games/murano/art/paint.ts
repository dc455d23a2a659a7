/** Blown glass: every drawing of Murano is made of these few pieces. All of it is text of SVG; nothing is traced. */
import { thread } from '../../../art/thread.ts';
import { GLASS, short, type Tint, TINTS } from './glass.ts';

export { GLASS, short, thread, type Tint, TINTS };

const stops = (...list: readonly (readonly [at: number, colour: string, opacity?: number])[]): string =>
  list
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');
const linear = (id: string, to: string, inner: string): string =>
  `<linearGradient id="${id}" ${to}>${inner}</linearGradient>`;
const radial = (id: string, at: string, inner: string): string =>
  `<radialGradient id="${id}" ${at}>${inner}</radialGradient>`;
const blur = (id: string, by: number): string =>
  `<filter id="${id}" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

const DOWN = 'x2="0" y2="1"';
const SLANT = 'x2="1" y2="1"';

/** Definitions by id; a picture takes along only those it uses. Letters: b body, h halo, g tube, v pane. */
const DEFS = new Map<string, string>([
  ['tb', linear('tb', 'x2=".5" y2="1"', stops([0, '#fff', 0.42], [0.6, '#fff', 0.04], [1, '#fff', 0.22]))],
  ['tbT', linear('tbT', 'x2=".6" y2="1"', stops([0, '#fff'], [0.6, '#cfe9f0'], [1, '#fff']))],
  [
    'au',
    linear(
      'au',
      SLANT,
      stops([0, '#f8e9bb'], [0.35, '#d9b264'], [0.6, '#96712e'], [0.8, '#e7c57c'], [1, '#a47d36']),
    ),
  ],
  ['lat', linear('lat', DOWN, stops([0, '#fffdf7'], [0.6, '#eceee9'], [1, '#d3dcde']))],
  ['coin', radial('coin', 'cx=".4" cy=".3" r=".8"', stops([0, '#fff3c9'], [0.5, '#dcb361'], [1, '#8d6826']))],
  [
    'niche',
    radial('niche', 'cx=".5" cy=".56" r=".62"', stops([0, '#2d7d98'], [0.45, '#124460'], [1, '#071b2c'])),
  ],
  [
    'clr',
    linear(
      'clr',
      'x2="1"',
      stops(
        [0, '#d9f4fb', 0.75],
        [0.12, '#fff', 0.5],
        [0.4, '#bfe6f2', 0.16],
        [0.85, '#bfe6f2', 0.28],
        [1, '#e9fbff', 0.8],
      ),
    ),
  ],
  [
    'deep',
    radial('deep', 'cx=".5" cy=".42" r=".7"', stops([0, '#1f6483'], [0.6, '#0f3953'], [1, '#071c2e'])),
  ],
  [
    'ember',
    radial('ember', 'cx=".5" cy=".7" r=".8"', stops([0, '#8a3b22'], [0.5, '#4a1a22'], [1, '#200a16'])),
  ],
  ['bl2', blur('bl2', 2)],
  ['bl6', blur('bl6', 6)],
  ['bl14', blur('bl14', 14)],
]);
for (const tint of TINTS) {
  const { hi, mid, deep, dark } = GLASS[tint];
  const glow = stops([0, hi], [0.38, mid], [0.78, deep], [1, dark]);
  const tube = stops(
    [0, deep, 0.95],
    [0.1, hi, 0.8],
    [0.24, mid, 0.82],
    [0.55, mid, 0.62],
    [0.84, deep, 0.9],
    [0.94, hi, 0.75],
    [1, deep],
  );
  const pane = stops([0, hi, 0.95], [0.35, mid, 0.88], [0.8, deep, 0.92], [1, mid, 0.9]);
  define(`b${tint}`, radial(`b${tint}`, 'cx=".5" cy=".7" r=".72" fx=".5" fy=".8"', glow));
  define(`h${tint}`, radial(`h${tint}`, '', stops([0.35, mid, 0.55], [1, mid, 0])));
  define(`g${tint}`, linear(`g${tint}`, 'x2="1"', tube));
  define(`v${tint}`, linear(`v${tint}`, DOWN, pane));
}

/** Adds something that pictures may refer to by its id. */
export function define(id: string, text: string): void {
  DEFS.set(id, text);
}

/** The definitions that this text refers to, and those that they refer to. */
function needs(text: string): string {
  const definitions = new Map<string, string>();
  const look = (inside: string): void => {
    for (const [, id = ''] of inside.matchAll(/#([\w-]+)[)"]/gu)) {
      const wanted = DEFS.get(id);
      if (wanted === undefined || definitions.has(id)) continue;
      definitions.set(id, wanted);
      look(wanted);
    }
  };
  look(text);
  return [...definitions.values()].join('');
}

/** A whole drawing: a document of its own, so that ids never meet those of another. */
export const picture = (box: string, body: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${attributes}><defs>${needs(body)}</defs>${body}</svg>`;

/** Pieces, the first one lowest. */
export const all = (...pieces: readonly string[]): string => pieces.join('');

export const mirrored = (art: string, width = 200): string =>
  `<g transform="translate(${width} 0) scale(-1 1)">${art}</g>`;

/** The same piece several times round a centre. */
export function around(
  count: number,
  draw: (index: number) => string,
  [x, y]: readonly [x: number, y: number] = [0, 0],
  first = 0,
): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<g transform="rotate(${short(first + (index * 360) / count)} ${x} ${y})">${draw(index)}</g>`,
  ).join('');
}

/** What stands on the floor: a shadow, and the coloured light that falls through the glass. */
export const foot = (tint: Tint, x = 100, y = 226, rx = 56): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="9" opacity=".35" filter="url(#bl2)"/><ellipse cx="${x + 6}" cy="${y}" rx="${short(rx * 0.72)}" ry="6" fill="${GLASS[tint].mid}" opacity=".55" filter="url(#bl2)"/>`;

/** A highlight. */
export const shine = (d: string, width = 3, opacity = 0.8): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Gold wire. Solid, because a gradient vanishes on a straight upright line. */
export const wire = (d: string, width = 3): string =>
  thread(d, '#8f6c2c', width + 1, 1) +
  thread(d, '#e7c57c', width, 1) +
  thread(d, '#fff3c9', width * 0.3, 0.9);

/** A solid rod of glass: handles, stems, tendrils. */
export const rod = (d: string, tint: Tint, width: number): string =>
  all(
    thread(d, GLASS[tint].dark, width + 2, 0.6),
    thread(d, GLASS[tint].deep, width, 1),
    thread(d, GLASS[tint].mid, width * 0.66, 0.95),
    `<g transform="translate(${short(-width * 0.14)} ${short(-width * 0.1)})">${thread(d, GLASS[tint].hi, width * 0.22, 0.95)}</g>`,
  );

/** A flat piece that light falls through: leaf, petal, feather. */
export const pane = (d: string, tint: Tint, width = 1.2): string =>
  `<path d="${d}" fill="url(#v${tint})" stroke="${GLASS[tint].hi}" stroke-opacity=".7" stroke-width="${width}" stroke-linejoin="round"/>`;

export const bead = (x: number, y: number, r: number, tint: Tint): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="url(#b${tint})" stroke="${GLASS[tint].hi}" stroke-opacity=".6"/><ellipse cx="${short(x - r * 0.35)}" cy="${short(y - r * 0.42)}" rx="${short(r * 0.32)}" ry="${short(r * 0.19)}" transform="rotate(-30 ${short(x - r * 0.35)} ${short(y - r * 0.42)})" fill="#fff" opacity=".95"/>`;

export const clipped = (id: string, d: string, inside: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;

interface Blown {
  readonly tint: Tint | 'clear';
  /** How the body is filled: a tube seen from the side, a pane lit from above, a ball lit from below. */
  readonly fill?: 'g' | 'v' | 'b';
  /** Decoration, cut off at the silhouette. */
  readonly inside?: string;
  /** Where the inner light lies: x, y, rx, ry. */
  readonly light?: readonly [x: number, y: number, rx: number, ry: number];
  readonly wall?: number;
}

/** A blown body: its silhouette, decoration, inner light, and the thickness of its wall as two lines inside the edge. */
export function blown(
  id: string,
  d: string,
  { tint, fill = 'g', inside = '', light, wall = 9 }: Blown,
): string {
  const { hi, dark } = GLASS[tint === 'clear' ? 'T' : tint];
  const paint = tint === 'clear' ? 'clr' : fill + tint;
  const core =
    light === undefined
      ? ''
      : `<ellipse cx="${light[0]}" cy="${light[1]}" rx="${light[2]}" ry="${light[3]}" fill="${hi}" opacity=".6" filter="url(#bl14)"/>`;
  const edge = (colour: string, opacity: number, width: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  return all(
    `<path d="${d}" fill="url(#${paint})"/>`,
    clipped(id, d, inside + core + edge(dark, 0.36, wall) + edge(hi, 0.5, wall * 0.36)),
    edge(hi, 0.6, 1.2),
  );
}
