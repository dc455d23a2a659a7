import { entryAt } from '#core/list';
import {
  all,
  around,
  bead,
  blown,
  clipped,
  define,
  foot,
  GLASS,
  mirrored,
  pane,
  rod,
  shine,
  thread,
  type Tint,
  wire,
} from './paint.ts';

/** Works of art, each in a box of 200 by 240. */

define(
  'ball',
  '<radialGradient id="ball" cx=".52" cy=".6" r=".52"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".75" stop-color="#041a5c" stop-opacity=".3"/><stop offset="1" stop-color="#041a5c" stop-opacity=".85"/></radialGradient>',
);

const daisy = (x: number, y: number, r: number, petals: Tint, heart: Tint): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 30})">${around(10, () => pane('M0-8C-9-14-9-28 0-32C9-28 9-14 0-8Z', petals))}${bead(0, 0, 11, heart)}</g>`;

const tulip = (x: number, y: number, turn: number, tint: Tint): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${pane('M0 24C-26 20-28-8-20-32C-12-24-6-22 0-34C6-22 12-24 20-32C28-8 26 20 0 24Z', tint)}${pane('M0 24C-14 14-14-12 0-34C14-12 14 14 0 24Z', tint)}${shine('M-17-12C-18 0-14 10-8 15', 3.4)}</g>`;

export function bouquet(): string {
  const stems = [
    'M44 82C62 130 84 150 112 222',
    'M78 66C86 120 94 150 102 226',
    'M104 90C102 130 100 150 96 228',
    'M130 62C122 120 112 150 92 224',
    'M158 86C140 130 120 150 84 220',
  ];
  return all(
    foot('G', 100, 228, 44),
    stems.map((d) => rod(d, 'G', 5)).join(''),
    pane('M82 142C52 140 26 124 14 104C42 100 72 112 90 138Z', 'G'),
    pane('M118 142C148 140 174 124 186 104C158 100 128 112 110 138Z', 'G'),
    thread('M22 108C48 114 70 124 86 138M178 108C152 114 130 124 114 138', '#e4fff0', 1.4, 0.7),
    tulip(40, 66, -24, 'R'),
    tulip(160, 68, 24, 'R'),
    daisy(72, 42, 30, 'Y', 'R'),
    daisy(130, 40, 31, 'Y', 'R'),
    tulip(100, 92, 0, 'R'),
    daisy(66, 102, 21, 'Y', 'G'),
    daisy(136, 104, 21, 'Y', 'G'),
    '<path d="M78 160Q100 170 122 158L120 174Q100 184 80 174Z" fill="url(#au)" stroke="#fff3c9" stroke-width=".8"/>',
    thread('M79 166Q100 176 121 165', '#8f6c2c', 1.2, 0.8),
    pane('M82 170C66 176 58 190 60 204C66 196 78 190 90 176Z', 'Y'),
    pane('M118 168C134 174 142 188 140 202C134 194 122 188 110 176Z', 'Y'),
  );
}

export function mask(): string {
  const face =
    'M100 98C122 84 160 84 182 98C192 118 184 156 160 170C138 178 118 170 108 154Q100 144 92 154C82 170 62 178 40 170C16 156 8 118 18 98C40 84 78 84 100 98Z';
  let lozenges = '';
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const x = 100 + (column - 4) * 24 + (row % 2) * 12;
      const y = 84 + row * 21;
      lozenges += `<path d="M${x} ${y - 21}L${x + 12} ${y}L${x} ${y + 21}L${x - 12} ${y}Z" fill="${row % 2 === 0 ? '#ffd23f' : column % 2 === 0 ? '#f5322f' : '#2f8bf5'}" stroke="#fff3c9" stroke-opacity=".75" stroke-width="1.2"/>`;
    }
  }
  const eye = 'M36 130C48 114 72 116 84 134C70 146 48 146 36 130Z';
  const hole = `<path d="${eye}" fill="#041019" stroke="#e7c57c" stroke-width="3.6"/><path d="${eye}" fill="none" stroke="#fff3c9" stroke-width="1"/>`;
  const plume = (d: string, spine: string, tint: Tint): string =>
    pane(d, tint) + thread(spine, GLASS[tint].hi, 1.6, 0.85);
  return all(
    foot('Y', 108, 228, 34),
    wire('M176 150L136 228', 5),
    plume('M100 96C52 78 34 40 52 10C84 22 106 56 106 96Z', 'M56 18C64 50 80 76 102 94', 'R'),
    plume('M100 96C148 78 166 40 148 10C116 22 94 56 94 96Z', 'M144 18C136 50 120 76 98 94', 'B'),
    plume('M100 98C74 70 74 28 100 0C126 28 126 70 100 98Z', 'M100 8V92', 'Y'),
    blown('a', face, {
      tint: 'Y',
      fill: 'v',
      inside: `${lozenges}<path d="M0 80H200V180H0Z" fill="url(#tb)"/>`,
      light: [100, 100, 50, 8],
      wall: 11,
    }),
    hole,
    mirrored(hole),
    thread('M18 98C40 84 78 84 100 98C122 84 160 84 182 98', '#e7c57c', 4.4, 1),
    thread('M18 98C40 84 78 84 100 98C122 84 160 84 182 98', '#fff3c9', 1.2, 1),
    bead(100, 100, 11, 'R'),
    shine('M26 110C24 128 28 144 38 156', 4.6),
    shine('M172 108C175 120 174 132 170 142', 2.8, 0.6),
    thread('M18 100C8 112 6 122 10 134', '#d9b264', 2, 0.9),
    bead(11, 140, 6, 'B'),
  );
}

export function roseWindow(): string {
  const wheel = 'M100 16A96 96 0 1 1 99.9 16Z';
  const petal = 'M100 106C82 88 78 54 100 40C122 54 118 88 100 106Z';
  const outer = (n: number): string =>
    `<path d="M75.2 19.3A96 96 0 0 1 124.8 19.300L117 48A66 66 0 0 0 83 48Z" fill="url(#v${n % 2 === 0 ? 'R' : 'B'})" opacity=".9"/>`;
  const roundel = `<circle cx="100" cy="30" r="11.5" fill="#061a2a"/>${bead(100, 30, 9.5, 'G')}`;
  const glass = all(
    '<circle cx="100" cy="112" r="96" fill="#0a7049"/><circle cx="100" cy="112" r="72" fill="url(#bG)"/>',
    around(12, outer, [100, 112]),
    around(12, () => '<path d="M87.1 64L75.2 19.3" stroke="#e7c57c" stroke-width="2.6"/>', [100, 112]),
    around(12, () => roundel, [100, 112]),
    '<circle cx="100" cy="112" r="66" fill="none" stroke="#e7c57c" stroke-width="3"/>',
    around(8, (n) => pane(petal, n % 2 === 0 ? 'R' : 'B'), [100, 112]),
    around(8, () => shine('M93 82C90 72 91 62 95 55', 2.4, 0.55), [100, 112]),
    `<g fill="none" stroke="#e7c57c" stroke-width="2.6">${around(8, () => `<path d="${petal}"/>`, [100, 112])}</g>`,
  );
  return all(
    foot('R', 100, 228, 60),
    '<path d="M60 226L68 208H132L140 226Z" fill="url(#au)" stroke="#8f6c2c"/>',
    '<circle cx="100" cy="112" r="102" fill="url(#au)" stroke="#8f6c2c"/>',
    clipped('a', wheel, glass),
    '<circle cx="100" cy="112" r="25" fill="#061a2a" stroke="#e7c57c" stroke-width="2.4"/>',
    around(6, () => pane('M100 110C90 104 90 94 100 89C110 94 110 104 100 110Z', 'R'), [100, 112]),
    bead(100, 112, 8, 'G'),
    '<circle cx="100" cy="112" r="96" fill="none" stroke="#fff3c9" stroke-width="1.2"/>',
    '<path d="M20 94C28 56 58 30 96 25C60 42 42 68 38 104C32 108 20 104 20 94Z" fill="#fff" opacity=".4"/>',
    shine('M182 136C174 164 154 186 128 196', 3.4, 0.5),
  );
}

const CANE_TINTS: readonly Tint[] = ['R', 'B', 'Y', 'G'];
const caneTint = (n: number): Tint => entryAt(CANE_TINTS, n % 4);

/** A flower of many canes, as it lies in the glass. */
const cane = (x: number, y: number, r: number, outer: Tint, inner: Tint, squash: number): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 10} ${(r / 10) * squash})"><circle r="10.5" fill="#fffdf4"/>${around(8, () => `<circle cy="-6.8" r="3.2" fill="${GLASS[outer].mid}"/>`)}<circle r="4.6" fill="${GLASS[outer].deep}"/><circle r="3" fill="${GLASS[inner].hi}"/><circle r="1.5" fill="${GLASS[inner].mid}"/></g>`;

export function paperweight(): string {
  const dome =
    'M100 58C160 58 194 98 194 144C194 176 182 198 166 210Q152 220 100 220Q48 220 34 210C18 198 6 176 6 144C6 98 40 58 100 58Z';
  // Round the middle in rings; the glass magnifies what lies in front and flattens what lies near the edge.
  const rows = [
    { count: 1, rx: 0, ry: 0, r: 25 },
    { count: 7, rx: 44, ry: 36, r: 20 },
    { count: 13, rx: 74, ry: 61, r: 15 },
  ];
  const canes = rows.map(({ count, rx, ry, r }, row) =>
    Array.from({ length: count }, (_, n) => {
      const turn = (n / count) * 2 * Math.PI;
      const [x, y] = [100 + rx * Math.sin(turn), 142 - ry * Math.cos(turn)];
      return cane(Math.round(x), Math.round(y), r, caneTint(n + row), caneTint(n + row + 2), 0.95);
    }).join(''),
  );
  const inside = all(
    '<path d="M0 40H200V230H0Z" fill="#0a2f8a" opacity=".5"/><ellipse cx="100" cy="144" rx="89" ry="76" fill="#0b3aa8"/>',
    canes.reverse().join(''),
    '<ellipse cx="100" cy="214" rx="84" ry="14" fill="#a9dcff" opacity=".25"/>',
    '<ellipse cx="100" cy="140" rx="104" ry="94" fill="url(#ball)"/>',
  );
  return all(
    foot('B', 100, 222, 78),
    blown('a', dome, { tint: 'clear', inside, wall: 15 }),
    `<path d="${dome}" fill="url(#tb)" opacity=".4"/>`,
    '<path d="M24 128C30 94 58 72 94 68C68 82 52 102 50 132C46 142 24 142 24 128Z" fill="#fff" opacity=".8"/>',
    '<ellipse cx="136" cy="84" rx="17" ry="6.5" transform="rotate(28 136 84)" fill="#fff" opacity=".75"/>',
    shine('M182 156C179 178 170 194 158 204', 4, 0.6),
    shine('M56 211Q100 218 144 211', 2, 0.7),
  );
}
