import {
  all,
  around,
  bead,
  blown,
  clipped,
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
  const tints = ['#ffd23f', '#2f8bf5', '#ffd23f', '#f5322f'];
  let lozenges = '';
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const x = 100 + (column - 4) * 24 + (row % 2) * 12;
      const y = 84 + row * 21;
      lozenges += `<path d="M${x} ${y - 21}L${x + 12} ${y}L${x} ${y + 21}L${x - 12} ${y}Z" fill="${tints[(Math.abs(column - 4) + row) % 4]}" stroke="#fff3c9" stroke-opacity=".75" stroke-width="1.200"/>`;
    }
  }
  const eye = 'M36 130C48 114 72 116 84 134C70 146 48 146 36 130Z';
  const hole = `<path d="${eye}" fill="#041019" stroke="#e7c57c" stroke-width="3.600"/><path d="${eye}" fill="none" stroke="#fff3c9" stroke-width="1"/>`;
  const plume = (d: string, spine: string, tint: Tint): string =>
    pane(d, tint) + thread(spine, GLASS[tint].hi, 1.6, 0.85);
  return all(
    foot('Y', 108, 228, 34),
    wire('M176 150L136 228', 5),
    plume('M100 96C52 78 34 40 52 10C84 22 106 56 106 96Z', 'M56 18C64 50 80 76 102 94', 'R'),
    plume('M100 96C148 78 166 40 148 10C116 22 94 56 94 96Z', 'M144 18C136 50 120 76 98 94', 'B'),
    plume('M100 98C74 70 74 28 100 0C126 28 126 70 100 98Z', 'M100 8V92', 'Y'),
    blown('a', face, { tint: 'Y', fill: 'v', inside: lozenges, light: [70, 160, 40, 10], wall: 9 }),
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
  const wheel = 'M100 16A96 96 0 1 1 99.900 16Z';
  const big = (n: number): string =>
    pane('M100 104C80 84 78 46 100 34C122 46 120 84 100 104Z', n % 2 === 0 ? 'R' : 'B') +
    thread('M100 96V44', '#fff', 1.2, 0.4);
  const leading = `fill="none" stroke="#e7c57c"`;
  const glass = all(
    `<circle cx="100" cy="112" r="96" fill="#061a2a"/>`,
    around(
      12,
      (n) => `<path d="M100 20L122 30L112 54L88 54L78 30Z" fill="url(#v${n % 2 === 0 ? 'G' : 'R'})"/>`,
      [100, 112],
      15,
    ),
    around(8, big, [100, 112]),
    around(8, () => bead(100, 43, 8.5, 'G'), [100, 112], 22.5),
    around(
      8,
      () => '<path d="M100 96L92 82L100 70L108 82Z" fill="url(#vG)" stroke="#c2ffd6" stroke-width=".8"/>',
      [100, 112],
      22.5,
    ),
    `<g ${leading} stroke-width="2.600">${around(8, () => '<path d="M100 104C80 84 78 46 100 34C122 46 120 84 100 104Z"/>', [100, 112])}<circle cx="100" cy="112" r="82"/></g>`,
  );
  return all(
    foot('R', 100, 228, 60),
    '<path d="M60 226L68 208H132L140 226Z" fill="url(#au)" stroke="#8f6c2c"/>',
    '<circle cx="100" cy="112" r="102" fill="url(#au)" stroke="#8f6c2c"/>',
    clipped('a', wheel, glass),
    around(6, () => pane('M100 110C90 104 90 92 100 88C110 92 110 104 100 110Z', 'R'), [100, 112]),
    bead(100, 112, 8, 'R'),
    '<circle cx="100" cy="112" r="96" fill="none" stroke="#fff3c9" stroke-width="1.200"/>',
    '<path d="M24 92C32 56 60 32 96 28C62 44 44 68 40 104C34 106 24 102 24 92Z" fill="#fff" opacity=".36"/>',
  );
}

/** A flower of many canes, as it lies in the glass. */
const cane = (x: number, y: number, r: number, outer: Tint, inner: Tint, squash: number): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 10} ${(r / 10) * squash})"><circle r="10.500" fill="#fffdf4"/>${around(8, () => `<circle cy="-6.800" r="3.200" fill="${GLASS[outer].mid}"/>`)}<circle r="4.600" fill="${GLASS[outer].deep}"/><circle r="3" fill="${GLASS[inner].hi}"/><circle r="1.500" fill="${GLASS[inner].mid}"/></g>`;

export function paperweight(): string {
  const dome =
    'M100 50C156 50 190 88 190 134C190 168 176 194 158 208Q148 216 100 216Q52 216 42 208C24 194 10 168 10 134C10 88 44 50 100 50Z';
  const tints: readonly Tint[] = ['R', 'B', 'Y', 'G'];
  const row = (count: number, y: number, half: number, r: number, squash: number, shift: number): string =>
    Array.from({ length: count }, (_, n) => {
      const t = count === 1 ? 0 : (2 * n) / (count - 1) - 1;
      const x = 100 + Math.sin(t * 1.25) * half;
      return cane(
        Math.round(x),
        Math.round(y + Math.abs(t) ** 2 * 26),
        r * (1 - Math.abs(t) * 0.25),
        tints[(n + shift) % 4],
        tints[(n + shift + 2) % 4],
        squash,
      );
    }).join('');
  const inside = all(
    '<ellipse cx="100" cy="196" rx="84" ry="26" fill="#0a7049" opacity=".9"/><path d="M14 150C30 96 170 96 186 150C180 190 150 206 100 206C50 206 20 190 14 150Z" fill="#0b3aa8" opacity=".7"/>',
    row(5, 112, 58, 16, 0.8, 1),
    row(6, 134, 74, 18, 0.9, 0),
    row(5, 160, 66, 20, 0.95, 2),
    row(4, 186, 48, 18, 0.8, 1),
  );
  return all(
    foot('B', 100, 220, 74),
    '<ellipse cx="100" cy="214" rx="66" ry="9" fill="url(#gG)" stroke="#c2ffd6" stroke-opacity=".6"/>',
    blown('a', dome, { tint: 'clear', inside, wall: 14 }),
    `<path d="${dome}" fill="url(#tb)" opacity=".55"/>`,
    '<path d="M32 118C38 86 62 66 94 62C70 74 56 92 54 122C50 130 32 130 32 118Z" fill="#fff" opacity=".85"/>',
    '<ellipse cx="132" cy="76" rx="16" ry="6" transform="rotate(24 132 76)" fill="#fff" opacity=".7"/>',
    shine('M178 150C174 172 164 190 152 200', 4, 0.6),
    shine('M60 208Q100 214 140 208', 2, 0.6),
  );
}
