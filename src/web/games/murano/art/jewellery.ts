import {
  all,
  around,
  bead,
  blown,
  foot,
  GLASS,
  pane,
  shine,
  short,
  thread,
  type Tint,
  wire,
} from './paint.ts';
import { shardAt } from './shards.ts';

/** Jewellery, each in a box of 200 by 240. */

const RAD = Math.PI / 180;

function ray(degrees: number, height: number, w: number, tint: Tint, ball: number): string {
  const turn = degrees * RAD;
  const [x, y] = [100 + 86 * Math.sin(turn), 171 + 31 * Math.cos(turn)];
  const tip = 100 + 102 * Math.sin(turn);
  const lean = Math.atan2(tip - x, height) / RAD;
  const l = Math.hypot(tip - x, height);
  const at = (a: number, b: number): string => `${short(w * a)} ${short(l * b)}`;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(lean)})">${pane(`M0 ${short(-l)}C${at(0.7, -0.62)} ${at(1, -0.3)} ${at(0.45, 0)}H${short(-w * 0.45)}C${at(-1, -0.3)} ${at(-0.7, -0.62)} 0 ${short(-l)}Z`, tint, 0.8)}${shine(`M${at(-0.32, -0.62)}L${at(-0.42, -0.3)}`, w * 0.2)}${ball > 0 ? bead(0, -l - 3, ball, 'T') : ''}</g>`;
}

export function tiara(): string {
  const height = (degrees: number): number => 44 + 104 * Math.cos(degrees * RAD * 0.92) ** 1.5;
  const gems = [-60, -30, 0, 30, 60].map((degrees, n) =>
    shardAt(
      n % 2 === 0 ? 'R' : 'G',
      100 + 87 * Math.sin(degrees * RAD),
      171 + 32 * Math.cos(degrees * RAD),
      n === 2 ? 20 : 17,
      0.5,
    ),
  );
  return all(
    foot('Y', 100, 206, 74),
    thread('M16 166A84 26 0 0 1 184 166', '#7d4a00', 7, 1),
    thread('M16 166A84 26 0 0 1 184 166', '#c98a18', 4.5, 1),
    [-80, 80, -62, 62, -44, 44, -27, 27].map((d) => ray(d, height(d), 11, 'Y', 4)).join(''),
    [-71, 71, -53, 53, -35.5, 35.5].map((d) => ray(d, height(d) * 0.5, 9, 'G', 0)).join(''),
    ray(-14, 84, 9, 'G', 0),
    ray(14, 84, 9, 'G', 0),
    ray(0, 164, 15, 'Y', 0),
    '<path d="M14 160C16 182 56 198 100 198C144 198 184 182 186 160L188 170C182 196 142 210 100 210C58 210 18 196 12 170Z" fill="url(#gY)" stroke="#fffbd2" stroke-opacity=".85" stroke-width="1.2"/>',
    shine('M22 180C42 196 72 202 100 202', 1.8),
    gems.join(''),
    around(
      16,
      (n) =>
        `<path d="M100 ${n % 2 === 0 ? 86 : 92}l4 16h-8Z" fill="${n % 2 === 0 ? '#fff3b0' : '#ffd23f'}"/>`,
      [100, 122],
    ),
    '<circle cx="100" cy="122" r="22" fill="url(#bY)" stroke="#7d4a00" stroke-opacity=".5"/>',
    shardAt('R', 100, 122, 38, 0.9),
    shardAt('R', 100, 32, 26, 0.9),
  );
}

export function necklace(): string {
  const count = 17;
  const beads = Array.from({ length: count }, (_, n) => {
    const t = (2 * n) / (count - 1) - 1;
    const turn = t * 2.42;
    const x = 100 + 80 * Math.sin(turn);
    const y = 108 + 88 * Math.cos(turn);
    return bead(x, y, 6.5 + (1 - Math.abs(t)) * 9.5, (n - (count - 1) / 2) % 2 === 0 ? 'B' : 'R');
  });
  return all(
    foot('B', 100, 224, 44),
    wire('M47 43C60 22 140 22 153 43', 2.6),
    '<circle cx="100" cy="27" r="6" fill="url(#coin)" stroke="#8f6c2c"/>',
    thread('M46 44C10 84 18 170 100 196C182 170 190 84 154 44', '#d9b264', 2, 0.8),
    beads.join(''),
  );
}

/** A slice of a murrina: rings of dots. */
const murrina = (x: number, y: number, r: number, outer: Tint, inner: Tint): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 10})"><circle r="10" fill="${GLASS[outer].deep}"/>${around(8, () => `<circle cy="-7" r="2.5" fill="${GLASS[outer].hi}"/>`)}<circle r="4.6" fill="#fffdf4"/><circle r="3" fill="${GLASS[inner].mid}"/></g>`;

export function pendant(): string {
  const disc = 'M100 84A62 62 0 1 1 99.9 84Z';
  const slices =
    murrina(100, 146, 20, 'G', 'R') +
    around(6, (n) => murrina(100, 108, 14, n % 2 === 0 ? 'B' : 'G', n % 2 === 0 ? 'R' : 'B'), [100, 146]) +
    around(12, () => murrina(100, 90, 7, 'G', 'R'), [100, 146], 15);
  return all(
    foot('G', 100, 224, 44),
    thread('M22 12C34 44 66 62 95 72M178 12C166 44 134 62 105 72', '#04121f', 6, 0.5),
    thread('M22 12C34 44 66 62 95 72M178 12C166 44 134 62 105 72', '#1145bd', 4.4, 1),
    thread('M22 12C34 44 66 62 95 72M178 12C166 44 134 62 105 72', '#a9dcff', 1.2, 0.9),
    '<path d="M88 66Q100 58 112 66L107 88H93Z" fill="url(#au)" stroke="#8f6c2c"/>',
    `<circle cx="100" cy="146" r="66" fill="url(#au)"/>`,
    blown('a', disc, { tint: 'G', fill: 'b', inside: slices, light: [110, 166, 30, 22], wall: 8 }),
    '<path d="M52 130C56 108 74 94 98 92C78 100 66 116 62 138C58 140 52 138 52 130Z" fill="#fff" opacity=".6"/>',
    shine('M150 160C146 176 136 188 124 194', 3.4, 0.6),
  );
}

const earring = (x: number): string => {
  const drop = `M${x} 116C${x + 6} 136 ${x + 34} 156 ${x + 34} 186A34 32 0 0 1 ${x - 34} 186C${x - 34} 156 ${x - 6} 136 ${x} 116Z`;
  const wave = (y: number): string => `M${x - 40} ${y}q10-10 20 0t20 0 20 0 20 0`;
  return all(
    wire(`M${x} 62C${x} 40 ${x - 2} 24 ${x - 14} 20C${x - 26} 18 ${x - 30} 32 ${x - 26} 44`, 2.6),
    bead(x, 72, 12, 'Y'),
    bead(x, 95, 10, 'R'),
    wire(`M${x} 105V118`, 2.4),
    blown(`e${x}`, drop, {
      tint: 'B',
      fill: 'b',
      inside: `<path d="${wave(178)}V230H${x - 40}Z" fill="#0b3aa8" opacity=".5"/>${thread(wave(178), '#fff', 2.4, 0.9)}${thread(wave(190), '#ffd23f', 3.4, 1)}${thread(wave(201), '#a9dcff', 1.8, 0.8)}`,
      wall: 7,
    }),
    `<ellipse cx="${x - 14}" cy="164" rx="11" ry="5" transform="rotate(-62 ${x - 14} 164)" fill="#fff" opacity=".9"/>`,
  );
};

export const earrings = (): string => foot('B', 100, 228, 78) + earring(54) + earring(146);

const leaf = (): string =>
  pane('M100 96C70 78 66 40 100 14C134 40 130 78 100 96Z', 'G') +
  thread('M100 90V26M100 70L84 54M100 70L116 54M100 52L90 42M100 52L110 42', '#e4fff0', 1.3, 0.6) +
  shine('M82 64C78 50 84 38 92 30', 3, 0.7);

export function brooch(): string {
  const turned = [-122, 122, -58, 58].map((angle) => `<g transform="rotate(${angle} 100 120)">${leaf()}</g>`);
  return all(
    foot('G', 100, 224, 48),
    wire('M36 214L164 30', 3.4),
    '<circle cx="164" cy="30" r="7" fill="url(#coin)" stroke="#8f6c2c"/>',
    turned.join(''),
    pane(
      'M100 182C70 176 52 150 56 112C66 122 74 124 82 118C86 104 92 92 100 82C108 92 114 104 118 118C126 124 134 122 144 112C148 150 130 176 100 182Z',
      'G',
    ),
    blown(
      'a',
      'M100 170C70 168 58 142 64 112C68 92 84 74 100 66C116 74 132 92 136 112C142 142 130 168 100 170Z',
      {
        tint: 'R',
        fill: 'b',
        light: [100, 150, 22, 14],
        wall: 7,
      },
    ),
    pane('M64 112C60 142 72 166 100 170C88 150 84 128 96 108C84 112 72 114 64 112Z', 'R'),
    pane('M136 112C140 142 128 166 100 170C116 152 122 128 110 98C118 106 128 112 136 112Z', 'R'),
    pane('M100 66C86 74 76 90 74 106C84 116 98 112 104 100C112 88 108 74 100 66Z', 'R'),
    thread(
      'M100 76C92 84 86 94 86 104M100 66C116 76 124 92 122 108C112 112 104 110 102 104',
      '#ffe0d6',
      1.8,
      0.8,
    ),
    thread('M100 182C92 172 88 168 80 168M100 182C108 172 112 168 120 168', '#e4fff0', 1.6, 0.7),
    shine('M72 122C72 136 76 148 84 156', 4.4),
    shine('M84 86C87 80 91 76 95 73', 3),
  );
}

export function medallion(): string {
  const disc = 'M100 66A72 72 0 1 1 99.9 66Z';
  const rays = around(
    24,
    (n) =>
      `<path d="M100 142L94 60H106Z" fill="${n % 2 === 0 ? '#f5322f' : '#ffd23f'}" opacity="${n % 2 === 0 ? 0.85 : 0.75}"/>`,
    [100, 142],
  );
  const sea = [0, 1, 2, 3].map(
    (n) =>
      `<path d="M20 ${146 + n * 17}q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0V230H20Z" fill="${['#a90f2c', '#d92234', '#8d0a26', '#520314'][n]}" stroke="#ffd23f" stroke-opacity="${0.9 - n * 0.2}" stroke-width="1.6"/>`,
  );
  const inside = `${rays}<circle cx="100" cy="142" r="38" fill="#fffbd2"/><circle cx="100" cy="142" r="34" fill="url(#bY)"/>${sea.join('')}${[0, 1, 2, 3].map((n) => `<path d="M${82 + n * 4} ${158 + n * 12}q${18 - n * 4} 8 ${36 - n * 8} 0q-${18 - n * 4}-5-${36 - n * 8} 0Z" fill="#ffe27a"/>`).join('')}`;
  return all(
    foot('R', 100, 226, 50),
    thread('M70 8L94 52M130 8L106 52', '#520314', 16, 0.6),
    thread('M70 4L95 52M130 4L105 52', '#d92234', 13, 1),
    thread('M70 4L95 52M130 4L105 52', '#ffd23f', 4, 1),
    '<circle cx="100" cy="58" r="9" fill="none" stroke="#e7c57c" stroke-width="5"/>',
    `<circle cx="100" cy="138" r="78" fill="url(#au)" stroke="#8f6c2c"/>${around(36, () => '<circle cx="100" cy="63" r="2.2" fill="#fff3c9"/>', [100, 138])}`,
    blown('a', disc, { tint: 'R', fill: 'b', inside, wall: 7 }),
    '<path d="M40 122C46 96 66 78 94 74C70 86 56 104 52 132C46 134 40 130 40 122Z" fill="#fff" opacity=".55"/>',
    shine('M160 160C155 180 142 194 126 202', 3.4, 0.5),
  );
}

export function beeRing(): string {
  const body = 'M100 34C122 34 134 52 132 74C130 98 116 116 100 124C84 116 70 98 68 74C66 52 78 34 100 34Z';
  const stripes = [60, 80, 100].map(
    (y) => `<path d="M60 ${y}Q100 ${y + 12} 140 ${y}V${y + 9}Q100 ${y + 21} 60 ${y + 9}Z" fill="#0a2470"/>`,
  );
  const wing = (d: string): string =>
    `<path d="${d}" fill="url(#vB)" fill-opacity=".75" stroke="#d9f0ff" stroke-width="1.6"/>`;
  const left =
    wing('M80 66C44 28 12 40 14 62C16 82 52 90 82 80Z') +
    wing('M80 82C52 88 34 104 42 116C52 126 76 108 86 92Z') +
    thread('M76 70C54 54 36 52 26 58M78 84C66 92 56 102 50 110', '#fff', 1.4, 0.75);
  return all(
    foot('Y', 100, 230, 46),
    `<ellipse cx="100" cy="172" rx="52" ry="54" fill="none" stroke="#7d4a00" stroke-width="17"/><ellipse cx="100" cy="172" rx="52" ry="54" fill="none" stroke="#de950b" stroke-width="15"/><ellipse cx="100" cy="172" rx="52" ry="54" fill="none" stroke="#ffd23f" stroke-width="9"/><ellipse cx="99" cy="171" rx="52" ry="54" fill="none" stroke="#fffbd2" stroke-width="2.6"/>`,
    shine('M49 160C46 186 60 210 80 219', 3.6),
    left,
    `<g transform="translate(200 0) scale(-1 1)">${left}</g>`,
    thread('M92 26C88 16 82 12 76 11M108 26C112 16 118 12 124 11', '#2f8bf5', 3, 1),
    '<circle cx="76" cy="11" r="3.4" fill="#a9dcff"/><circle cx="124" cy="11" r="3.4" fill="#a9dcff"/>',
    bead(100, 32, 15, 'B'),
    blown('a', body, { tint: 'Y', fill: 'b', inside: stripes.join(''), light: [104, 76, 14, 30], wall: 6 }),
    '<circle cx="94" cy="30" r="3.4" fill="#fff"/><circle cx="107" cy="30" r="3.4" fill="#fff"/><circle cx="94.5" cy="30.5" r="1.7" fill="#04121f"/><circle cx="107" cy="30.5" r="1.7" fill="#04121f"/>',
    shine('M80 56C77 68 78 82 84 92', 4.4),
  );
}

export function dragonfly(): string {
  const wing = (d: string, veins: string): string =>
    `<path d="${d}" fill="url(#vG)" fill-opacity=".85" stroke="#c2ffd6" stroke-width="1.6"/>${thread(veins, '#e4fff0', 1.2, 0.75)}`;
  const left =
    wing(
      'M92 82C64 46 22 32 10 46C4 60 40 92 92 94Z',
      'M90 86C62 66 36 52 18 50M70 72L62 84M52 62L44 74M80 79L76 89',
    ) +
    wing(
      'M92 96C56 96 20 114 20 130C26 144 66 128 94 106Z',
      'M90 99C62 106 42 116 28 128M70 106L74 118M52 114L56 126',
    );
  const tail = Array.from({ length: 7 }, (_, n) =>
    bead(100, 124 + n * 13.5, 8.6 - n * 0.55, n % 3 === 2 ? 'G' : 'B'),
  );
  return all(
    foot('B', 100, 228, 40),
    `<g transform="translate(5 6) rotate(18 100 120) scale(.94)">`,
    wire('M100 18V228', 3),
    left,
    `<g transform="translate(200 0) scale(-1 1)">${left}</g>`,
    shine('M26 48C44 52 60 62 72 72', 2.6, 0.7),
    tail.reverse().join(''),
    blown(
      'a',
      'M100 66C114 66 118 82 115 98C113 110 108 118 100 118C92 118 87 110 85 98C82 82 86 66 100 66Z',
      { tint: 'B', fill: 'b', light: [102, 92, 8, 14], wall: 5 },
    ),
    thread('M86 88Q100 96 114 88M87 100Q100 108 113 100', '#3fdc95', 3, 1),
    bead(88, 58, 11, 'G'),
    bead(112, 58, 11, 'G'),
    bead(100, 60, 8, 'B'),
    shine('M92 76C90 84 90 90 92 96', 3),
    '</g>',
  );
}
