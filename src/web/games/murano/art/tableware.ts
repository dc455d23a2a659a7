import { all, around, bead, blown, foot, GLASS, pane, rod, shine, thread, type Tint } from './paint.ts';

/** Tableware, each in a box of 200 by 240. */

export function vase(): string {
  const body =
    'M64 36C68 52 85 60 85 78C85 94 42 100 40 140C39 172 74 188 79 206L66 216Q66 222 100 222Q134 222 134 216L121 206C126 188 161 172 160 140C158 100 115 94 115 78C115 60 132 52 136 36Z';
  const threads = [0, 1, 2, 3, 4].map((n) =>
    thread(
      `M30 ${122 + n * 4.5}C70 ${140 + n * 5} 130 ${140 + n * 4} 172 ${106 + n * 5}`,
      '#fff',
      1,
      0.5 - n * 0.06,
    ),
  );
  const murrine = [
    [64, 152],
    [92, 164],
    [122, 160],
    [146, 144],
  ].map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="6.5" fill="#a90f2c"/><circle cx="${x}" cy="${y}" r="4.2" fill="#ffb3a4"/><circle cx="${x}" cy="${y}" r="2" fill="#d92b33"/>`,
  );
  const inside = `<path d="M30 96C70 112 130 116 172 84V104C130 138 70 136 30 118Z" fill="url(#gG)"/><path d="M30 146C70 166 130 166 172 132V146C130 182 72 184 30 166Z" fill="url(#gG)"/>${threads.join('')}<path d="M60 196H140V226H60Z" fill="url(#gR)"/>${thread('M60 196H140', '#ffd9cf')}<path d="M60 30H140V49C116 56 84 56 60 49Z" fill="url(#gR)"/>${murrine.join('')}`;
  return all(
    foot('B'),
    blown('a', body, { tint: 'B', inside, light: [116, 146, 26, 34], wall: 10 }),
    `<path d="M52 124C56 112 66 104 76 98C62 116 58 136 60 158C54 150 50 136 52 124Z" fill="#fff" opacity=".8"/>`,
    shine('M146 118C153 132 152 152 142 166', 3, 0.5),
    shine('M92 62C91 72 91 78 89 86', 3.5),
    '<ellipse cx="100" cy="36" rx="36" ry="7" fill="#4a0414" fill-opacity=".85" stroke="#ffc3b0" stroke-width="2"/>',
  );
}

export function carafe(): string {
  const body =
    'M80 52C81 78 82 92 67 112C48 137 42 166 48 192Q52 218 100 218Q148 218 152 192C158 166 152 137 133 112C118 92 119 78 120 52Z';
  const lemon = `<g transform="translate(112 166) rotate(-12)"><circle r="27" fill="#fff6b0" stroke="#de950b" stroke-width="2"/><circle r="23.5" fill="#ffdc4d"/>${around(8, () => '<path d="M0-23V0" stroke="#fffbe0" stroke-width="2.6"/>')}</g>`;
  const bubbles = [
    [74, 204, 2.5],
    [84, 176, 2],
    [132, 200, 2.8],
    [78, 132, 1.8],
    [120, 134, 2],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".75"/>`);
  const inside = `<path d="M30 122H170V230H30Z" fill="url(#gY)"/><ellipse cx="100" cy="196" rx="44" ry="20" fill="#fffbd2" opacity=".55" filter="url(#bl6)"/>${lemon}${pane('M62 150c10-14 24-14 30-6-8 10-20 12-30 6Z', 'G')}${pane('M60 182c8-10 20-11 26-4-7 8-18 9-26 4Z', 'G')}<path d="M70 66H130V74H70ZM70 80H130V85H70Z" fill="url(#gB)"/>`;
  return all(
    foot('Y'),
    rod('M119 64C168 50 182 118 142 140', 'B', 12),
    blown('a', body, { tint: 'clear', inside, wall: 10 }),
    `<ellipse cx="100" cy="122" rx="40" ry="7" fill="#fff6b8" fill-opacity=".85" stroke="#fff"/>${bubbles.join('')}`,
    shine('M56 152C52 168 52 182 56 194', 4.5),
    shine('M144 150C149 166 149 182 145 192', 2.5, 0.45),
    shine('M86 60V98', 3, 0.7),
    '<path d="M58 40C72 38 80 46 92 46H118Q124 46 122 54H80C76 48 66 48 58 40Z" fill="url(#gB)" stroke="#cfeaff" stroke-width="1.2"/><path d="M94 46V36H110V46Z" fill="url(#gG)"/>',
    bead(102, 24, 15, 'G'),
  );
}

const WAVE = 'C58 26 70 52 88 42C106 32 118 52 134 42C144 36 154 38 160 42';

export function chalice(): string {
  const body = `M40 40${WAVE}C162 88 142 124 100 128C58 124 38 88 40 40Z`;
  const wave = (y: number): string =>
    `M30 ${y}C50 ${y - 18} 70 ${y + 12} 92 ${y - 4}C112 ${y - 18} 128 ${y + 8} 170 ${y - 14}`;
  const inside = `<path d="${wave(84)}V140H30Z" fill="#0b3aa8" opacity=".55"/>${thread(wave(84), '#fff', 2.2)}${thread(wave(98), '#3fdc95', 5, 1)}${thread(wave(110), '#a9dcff', 1.6)}`;
  return all(
    foot('B', 100, 224, 54),
    pane(
      'M92 124C94 150 84 154 86 166C88 178 95 182 92 201H108C105 182 112 178 114 166C116 154 106 150 108 124Z',
      'B',
    ),
    thread('M94 130C110 144 88 156 106 168C116 176 96 186 104 200', '#3fdc95', 4, 1),
    bead(100, 160, 14, 'G'),
    '<path d="M92 200C82 212 52 212 46 222Q46 230 100 230Q154 230 154 222C148 212 118 212 108 200Z" fill="url(#gB)" stroke="#a9dcff" stroke-opacity=".7"/>',
    shine('M60 220C74 213 88 212 94 206', 2, 0.7),
    blown('a', body, { tint: 'B', inside, light: [114, 80, 28, 26], wall: 11 }),
    thread('M42 44C60 60 140 60 158 44', '#dff2ff', 1.6, 0.35),
    shine('M52 52C50 74 58 96 70 108', 4.5),
    shine('M150 54C150 74 144 92 134 104', 2.6, 0.4),
    thread(`M40 40${WAVE}`, '#dff2ff', 3.2, 1),
  );
}

/** A round fruit with its light, and a stalk. */
const fruit = (x: number, y: number, r: number, tint: Tint): string =>
  bead(x, y, r, tint) +
  thread(`M${x} ${y - r + 3}q2-8 7-11`, '#0a7049', 3, 1) +
  thread(`M${x - 5} ${y - r + 4}q5 4 10 0`, GLASS[tint].dark, 1.6, 0.6);

export function fruitBowl(): string {
  const bowl =
    'M18 128C20 172 58 196 84 199L80 212Q64 214 62 222H138Q136 214 120 212L116 199C142 196 180 172 182 128Z';
  const places = [
    [142, 92],
    [160, 96],
    [134, 108],
    [152, 112],
    [168, 114],
    [144, 126],
    [162, 130],
  ] satisfies [x: number, y: number][];
  const grapes = places.map(([x, y]) => bead(x, y, 11, 'G'));
  const flutes = [40, 62, 82, 100, 118, 138, 160].map((x) =>
    thread(
      `M${x} 134C${x} 160 ${Math.round(100 + (x - 100) * 0.6)} 184 ${Math.round(100 + (x - 100) * 0.22)} 198`,
      '#ffd5c8',
      1.6,
      0.5,
    ),
  );
  return all(
    foot('R', 100, 224, 60),
    pane('M110 34C124 16 150 18 162 34C148 48 124 48 110 34Z', 'G'),
    thread('M112 34H152', '#e4fff0', 1.4, 0.7),
    fruit(56, 104, 28, 'R'),
    pane('M92 100C82 92 86 74 98 62C100 50 106 42 112 40C116 42 120 52 120 62C132 76 132 96 122 106Z', 'Y'),
    thread('M112 40q-1-8-6-12', '#0a7049', 3.4, 1),
    shine('M98 76C95 84 95 90 98 96', 4),
    grapes.join(''),
    pane('M50 132C40 118 52 104 74 106C92 108 104 116 110 122C100 138 66 142 50 132Z', 'Y'),
    shine('M62 114Q76 110 88 115', 3),
    fruit(116, 118, 24, 'R'),
    blown('a', bowl, {
      tint: 'R',
      inside: `${flutes.join('')}<path d="M10 160C60 178 140 178 190 160V168C140 188 60 188 10 168Z" fill="#ffd23f" opacity=".8"/><path d="M50 208H150V226H50Z" fill="url(#gG)"/>`,
      light: [112, 164, 44, 18],
    }),
    '<path d="M18 128A82 14 0 0 0 182 128" fill="none" stroke="#ffd5c8" stroke-width="3.4" stroke-linecap="round"/>',
    shine('M30 144C36 162 48 176 62 184', 4.5),
    shine('M168 146C164 160 154 172 144 178', 2.6, 0.5),
  );
}

export function sugarBowl(): string {
  const body =
    'M52 112C34 128 30 166 50 192C58 204 72 210 78 212L70 222H130L122 212C128 210 142 204 150 192C170 166 166 128 148 112Z';
  const lid = 'M50 110C52 82 76 72 100 70C124 72 148 82 150 110Q100 122 50 110Z';
  const rib = (x: number): string =>
    thread(
      `M${100 + x * 0.8} 112C${100 + x * 1.2} 140 ${100 + x * 1.1} 176 ${100 + x * 0.5} 210`,
      '#c2ffd6',
      1.8,
      0.5,
    );
  const cube = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})" stroke="#fff" stroke-width="1" stroke-linejoin="round"><path d="M0-14L15-7L0 0L-15-7Z" fill="#fff"/><path d="M-15-7L0 0V16L-15 9Z" fill="#dcecf0"/><path d="M15-7L0 0V16L15 9Z" fill="#b4cdd6"/></g>`;
  return all(
    foot('G', 100, 224, 66),
    rod('M50 132C20 118 8 168 46 180', 'Y', 9),
    rod('M150 132C180 118 192 168 154 180', 'Y', 9),
    blown('a', body, {
      tint: 'G',
      inside: all(
        [-48, -30, -10, 10, 30, 48].map(rib).join(''),
        '<path d="M20 150C60 166 140 166 180 150V162C140 178 60 178 20 162Z" fill="url(#gY)"/>',
      ),
      light: [112, 160, 34, 34],
    }),
    shine('M48 132C40 150 42 172 54 188', 5),
    blown('b', lid, {
      tint: 'G',
      fill: 'v',
      inside: thread('M56 98Q100 110 144 98', '#ffd23f', 5, 1),
      light: [108, 90, 26, 10],
      wall: 7,
    }),
    '<path d="M46 108Q100 126 154 108L154 114Q100 132 46 114Z" fill="url(#gY)" stroke="#fffbd2" stroke-opacity=".8"/>',
    shine('M62 100C66 90 74 84 84 80', 4),
    '<path d="M93 72C95 64 92 62 92 58H108C108 62 105 64 107 72Z" fill="url(#gY)"/>',
    bead(100, 48, 14, 'Y'),
    cube(164, 208, 0.95),
    cube(32, 212, 0.85),
    cube(180, 214, 0.7),
  );
}

const STAR = 'M0-10L2.6-3.200L10-3L4.2 1.600L6.2 9L0 4.800L-6.2 9L-4.2 1.600L-10-3L-2.6-3.200Z';
const star = (x: number, y: number, scale: number, turn = 0): string =>
  `<path d="${STAR}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="#ffe27a" stroke="#fffbd2" stroke-width=".8" stroke-linejoin="round"/>`;

export function candlestick(): string {
  const stem =
    'M84 108C88 118 94 122 92 132C90 142 80 146 82 158C84 168 93 172 91 186C89 196 60 202 48 216Q46 226 100 226Q154 226 152 216C140 202 111 196 109 186C107 172 116 168 118 158C120 146 110 142 108 132C106 122 112 118 116 108Z';
  const dish = 'M52 96Q100 108 148 96C146 110 128 116 100 116C72 116 54 110 52 96Z';
  return all(
    foot('B', 100, 226, 58),
    '<circle cx="100" cy="26" r="22" fill="#ffd23f" opacity=".6" filter="url(#bl6)"/>',
    '<path d="M88 44H112V98H88Z" fill="url(#gY)" stroke="#fffbd2" stroke-opacity=".7"/><ellipse cx="100" cy="44" rx="12" ry="3.6" fill="#fffbd2"/>',
    '<path d="M88 50C85 60 88 64 90 68C91 72 94 70 94 62V46Z" fill="#fffbd2" opacity=".8"/>',
    thread('M100 44V36', '#3b2410', 2, 1),
    '<path d="M100 40C87 36 91 22 100 4C109 22 113 36 100 40Z" fill="url(#vY)"/><path d="M100 38C94 35 96 27 100 18C104 27 106 35 100 38Z" fill="#fff" opacity=".9"/>',
    blown('a', stem, {
      tint: 'B',
      inside:
        star(100, 158, 1.25) +
        star(78, 214, 0.8, 15) +
        star(104, 208, 0.95, -8) +
        star(128, 215, 0.75, 10) +
        star(100, 124, 0.6) +
        star(99, 184, 0.55),
      light: [104, 160, 14, 30],
      wall: 7,
    }),
    shine('M87 152C86 158 88 164 91 168', 3),
    shine('M64 212C74 206 84 204 90 198', 3, 0.7),
    blown('b', dish, {
      tint: 'B',
      inside: star(72, 106, 0.5) + star(100, 110, 0.55) + star(128, 106, 0.5),
      wall: 6,
    }),
    '<ellipse cx="100" cy="96" rx="48" ry="8" fill="#1145bd" fill-opacity=".75" stroke="#cfeaff" stroke-width="2"/><path d="M88 90H112V97Q100 101 88 97Z" fill="url(#gY)"/>',
  );
}
