import {
  type Advantage,
  advantageWord,
  type Category,
  categoryWord,
  type Challenge,
  challengeWord,
} from '#games/murano/rules/cards';
import type { AdvantageIcon, AdvantageId } from '#games/murano/content/advantages';
import type { CategoryId } from '#games/murano/content/categories';
import type { ChallengeId } from '#games/murano/content/challenges';
import { all, around, define, picture, short, shine, thread } from './paint.ts';
import { shardAt } from './shards.ts';
import { coinAt, figures } from './tokens.ts';

const GOLD = '#f6e2aa';

/** Signs of the categories as lines in a box of 24, to be drawn in the colour of the text. */
const CATEGORIES: Readonly<Record<CategoryId, string>> = {
  art: '<path d="M12 3.500C6.8 3.5 3 7 3 11.800C3 16.5 6.6 20.5 11.2 20.500C13 20.5 13.6 19.3 13 18C12.4 16.6 13.2 15.2 14.9 15.200H17.500C19.6 15.2 21 13.7 21 11.500C21 6.8 17 3.5 12 3.500Z"/><path d="M7.2 12.300h.01M9 8.200h.01M13.4 7h.01M17.2 9.600h.01" stroke-width="2.6"/>',
  jewellery:
    '<path d="M6.5 4.500h11L21 9.5 12 20.5 3 9.500Z"/><path d="M3 9.500h18M9 9.500l3 11 3-11-3-5Z"/>',
  tableware: '<path d="M6 3.500h12c0 6-2.2 9.5-6 9.500S6 9.5 6 3.500ZM12 13v7M8 20.500h8"/>',
  animals:
    '<path d="M4 4.500c2.5.6 4 2 5 3.6 2-.6 4-.6 6 0 1-1.6 2.5-3 5-3.6.6 4 .3 6.5-.5 9L12 20.5 4.5 13.500C3.7 11 3.4 8.5 4 4.500Z"/><path d="M8.7 12.200l1.6.9M15.3 12.200l-1.6.9"/>',
};

/** What goes inside an inline svg with viewBox 0 0 24 24, no fill, and the stroke of the text. */
export const categorySign = (category: Category): string => CATEGORIES[categoryWord(category)];

/** The sign of a category inside another drawing. */
export const categoryAt = (category: Category, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">${categorySign(category)}</g>`;

/** The sign of a category as a picture of its own. */
export const categoryArt = (category: Category, colour = '#d9b264'): string =>
  picture('0 0 24 24', categoryAt(category, 0, 0, 24, colour));

/** L76: a pane of glass with a path that bends away, or with one more. */
const ICONS: Readonly<Record<AdvantageIcon, string>> = {
  modifies: '<path d="M8 16.500V13Q8 9.5 11.5 9.500H16M13.500 7L16 9.5 13.5 12"/>',
  additional: '<path d="M12 7.500V16.500M7.5 12H16.500"/>',
};

/** The icon of an advantage as a picture of its own, drawn with the pen of the categories. */
export const iconArt = (icon: AdvantageIcon): string =>
  picture(
    '0 0 24 24',
    `<g fill="none" stroke="#d9b264" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"><path d="M12 2.500L20.5 7.200V16.800L12 21.500L3.5 16.800V7.200Z"/>${ICONS[icon]}</g>`,
  );

define('rim', '<clipPath id="rim"><circle r="30"/></clipPath>');

const BOX = '-32 -32 64 64';

const line = (d: string, width = 2.6, colour = GOLD): string =>
  thread(d, '#04121f', width + 2, 0.55) + thread(d, colour, width, 1);

/** A straight arrow. */
function arrow(x1: number, y1: number, x2: number, y2: number, head = 5): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const barb = (turn: number): string =>
    `${short(x2 - head * Math.cos(angle + turn))} ${short(y2 - head * Math.sin(angle + turn))}`;
  return line(`M${x1} ${y1}L${x2} ${y2}M${barb(0.65)}L${x2} ${y2}L${barb(-0.65)}`);
}

const onCircle = (r: number, degrees: number): readonly [x: number, y: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [r * Math.sin(angle), -r * Math.cos(angle)];
};

/** An arrow along a circle, clockwise if it ends at a greater angle than it begins. */
function bent(r: number, from: number, to: number, head = 5.5): string {
  const [x1, y1] = onCircle(r, from);
  const [x2, y2] = onCircle(r, to);
  const clockwise = to > from;
  const sweep = clockwise ? 1 : 0;
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const back = to - (clockwise ? 1 : -1) * ((head / r) * 57.3);
  const [a, b] = onCircle(r - head * 0.72, back);
  const [c, d] = onCircle(r + head * 0.72, back);
  return line(
    `M${short(x1)} ${short(y1)}A${r} ${r} 0 ${large} ${sweep} ${short(x2)} ${short(y2)}M${short(a)} ${short(b)}L${short(x2)} ${short(y2)}L${short(c)} ${short(d)}`,
  );
}

/** To and fro: the sign of an exchange. */
const toAndFro = (x: number, y: number, w: number): string =>
  arrow(x - w, y - 4, x + w, y - 4, 4.5) + arrow(x + w, y + 4, x - w, y + 4, 4.5);

/** A market in small. */
const market = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})"><g fill="#e2bd72">${lobes(7.2)}</g><g fill="#4d6a77">${lobes(6.2)}</g><g fill="#05131f">${lobes(4.4)}</g></g>`;
const lobes = (r: number): string =>
  [-90, 30, 150]
    .map(
      (turn) =>
        `<circle cx="${short(6.2 * Math.cos((turn * Math.PI) / 180))}" cy="${short(6.2 * Math.sin((turn * Math.PI) / 180))}" r="${r}"/>`,
    )
    .join('');

/** Another player. */
const person = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})"><path d="M-11 12C-11 2-6-1 0-1C6-1 11 2 11 12Z" fill="url(#vT)" stroke="#fff" stroke-opacity=".7"/><circle cy="-7" r="5.8" fill="url(#bT)" stroke="#fff" stroke-opacity=".7"/></g>`;

const creation = (x: number, y: number, turn: number, star = false): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-7" y="-10" width="14" height="20" rx="2" fill="url(#lat)" stroke="#8f6c2c" stroke-width=".9"/><path d="M-4.2 6V-2C-4.2-4-1.5-5 0-7.500C1.5-5 4.2-4 4.2-2V6Z" fill="#124460"/>${star ? '<path d="M0-4C.8-1 1.4-.4 4 0C1.4.4.8 1 0 4C-.8 1-1.4.4-4 0C-1.4-.4-.8-1 0-4Z" fill="#ffd23f"/>' : ''}</g>`;

const bow = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 20})" fill="url(#vR)" stroke="#ffd5c8" stroke-width="1" stroke-linejoin="round"><path d="M0 1C-5-8-13-8-13-1C-13 5-5 5 0 1Z"/><path d="M0 1C5-8 13-8 13-1C13 5 5 5 0 1Z"/><path d="M-1 2C-4 6-7 9-10 10L-6 12C-3 9-1 6 0 3C1 6 3 9 6 12L10 10C7 9 4 6 1 2Z"/><circle cy="1" r="3"/></g>`;

/** The selector in small, pointing up. */
const selector = (x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 40}) rotate(${turn})"><path d="M0-20C10-14 12-6 7-1C4 2 4 3 7 6C10 12 6 18 0 20C-6 18-10 12-7 6C-4 3-4 2-7-1C-12-6-10-14 0-20Z" fill="#5fd9cf" fill-opacity=".38" stroke="#d8fffa" stroke-width="2"/>${shine('M5-12C7-10 7.5-8 6.5-6', 1.6)}</g>`;

/** The ring in small. */
const ring = (r: number): string =>
  `<circle r="${r}" fill="none" stroke="#0a2136" stroke-width="9"/><circle r="${r}" fill="none" stroke="#2a6d90" stroke-width="7.5"/>${around(12, () => `<path d="M0 ${-r - 3.6}V${-r + 3.6}" stroke="${GOLD}" stroke-opacity=".8" stroke-width="1"/>`)}<circle r="${r + 4}" fill="none" stroke="#d9b264" stroke-width="1.2"/><circle r="${r - 4}" fill="none" stroke="#d9b264" stroke-width="1.2"/>`;

const ADVANTAGE_EMBLEMS: Readonly<Record<AdvantageId, () => string>> = {
  present: () => all(shardAt('R', -10, 9, 27, 0.6), shardAt('G', 12, 9, 25, 0.6), bow(0, -11, 21)),
  gift: () => all(shardAt('Y', -11, 9, 28, 0.6), shardAt('B', 12, 8, 29, 0.6), bow(0, -11, 21)),
  free: () => all(market(-9, 3, 31), coinAt('2', 14, -4, 12), line('M3 8L25-16', 2.6, '#ff7a66')),
  merchant: () => all(shardAt('G', -12, -8, 23, 0.5), bent(18, -5, 55), coinAt('4', 9, 9, 14)),
  expert: () => all(toAndFro(0, -13, 13), shardAt('T', 0, 10, 27, 0.8)),
  gourmand: () => all(market(-14, -1, 26), figures('+', 3.5, 0, 11, GOLD, 2.8), shardAt('T', 18, 0, 23, 0.8)),
  gambler: () =>
    all(coinAt('L', -15, 0, 12.5), figures('+', 3, 0, 11, GOLD, 2.8), shardAt('T', 18, 0, 23, 0.8)),
  magician: () =>
    all(creation(-12, 3, -18), creation(12, 3, 18), creation(0, 0, 0, true), bent(22, -52, 46), gain(0, 19)),
  favouritism: () => all(shardAt('T', -12, -8, 25, 0.8), bent(18, -5, 55), coinAt('3', 9, 9, 14)),
  privileged: () => all(toAndFro(0, -16, 15), toAndFro(0, 3, 15), price(0, 20)),
  prevident: () => all(selector(-9, -1, 46), padlock(10, 9), gain(15, -12)),
  repetition: () => all(selector(0, -2, 34), bent(21, 25, 140), bent(21, 220, 335), price(0, 22)),
  traveller: () => `<g transform="translate(-1 0) scale(.92)">${gondola()}</g>`,
  topPrice: () => all(coinAt('8', -9, 7, 16), figures('+2', 16, 2, 15, GOLD, 2.8), crown(-9, -15, 21)),
  opportunist: () => all(shardAt('B', -14, -4, 22, 0.5), toAndFro(2, -4, 6), quarters(17, -4), price(0, 19)),
  visionary: () =>
    all(ring(17), `<g transform="scale(.82)">${eye()}</g>`, bent(26, 50, -50, 6), bent(26, 230, 130, 6)),
  authoritarian: () =>
    all(
      person(13, 1, 28),
      crown(13, -19, 13),
      shardAt('R', -15, -9, 19, 0.5),
      arrow(3, -9, -4, -9, 4),
      coinAt('1', -15, 12, 9),
      arrow(-4, 12, 3, 12, 4),
    ),
  dealer: () =>
    all(
      person(13, 1, 28),
      coinAt('1', -15, -10, 10),
      arrow(3, -10, -3, -10, 4),
      shardAt('B', -15, 11, 22, 0.5),
      arrow(-4, 12, 3, 12, 4),
    ),
  clumsiness: () => broken(),
  collector: () =>
    all(
      person(0, -11, 22),
      shardAt('Y', -16, 9, 21, 0.5),
      shardAt('G', 17, 10, 20, 0.5),
      toAndFro(0, 11, 5.5),
    ),
};

/** One Lira to pay, one Lira to get. */
const price = (x: number, y: number): string => coinAt('−1', x, y, 9.5);
const gain = (x: number, y: number): string => coinAt('+1', x, y, 9.5);

/** A shard of any colour. */
const quarters = (x: number, y: number): string =>
  (['B', 'G', 'R', 'Y'] as const)
    .map((tint, n) => shardAt(tint, x + (n % 2 === 0 ? -5.5 : 5.5), y + (n < 2 ? -6 : 6), 12))
    .join('');

const padlock = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-5-2V-6A5 5 0 0 1 5-6V-2" fill="none" stroke="#04121f" stroke-width="5" stroke-opacity=".5"/><path d="M-5-2V-6A5 5 0 0 1 5-6V-2" fill="none" stroke="#e7c57c" stroke-width="2.6"/><rect x="-8.5" y="-3" width="17" height="14" rx="3" fill="url(#coin)" stroke="#6d4d15" stroke-width=".8"/><circle cy="2.6" r="2" fill="#3c2804"/><path d="M0 3V7" stroke="#3c2804" stroke-width="1.8" stroke-linecap="round"/></g>`;

const crown = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 20})" d="M-10 6L-11-6L-5 0L0-9L5 0L11-6L10 6Z" fill="url(#au)" stroke="#fff3c9" stroke-width="1" stroke-linejoin="round"/>`;

const eye = (): string =>
  `<path d="M-13 0C-8-8 8-8 13 0C8 8-8 8-13 0Z" fill="url(#lat)" stroke="#8f6c2c"/><circle r="5.6" fill="url(#bB)"/><circle r="2.4" fill="#04121f"/><circle cx="-1.8" cy="-2" r="1.3" fill="#fff"/>`;

const gondola = (): string =>
  `${shardAt('Y', 0, -6, 22, 0.6)}<path d="M-25-8C-24 2-20 10-10 11H10C20 11 24 4 25-13L21-9C20-1 16 3 9 3H-9C-16 3-20 0-21-9Z" fill="#0a1826" stroke="${GOLD}" stroke-width="1.6" stroke-linejoin="round"/><path d="M21-9L25-13L28-12M22-6H27M22-3H26.5" stroke="${GOLD}" stroke-width="1.4" fill="none"/>${thread('M-25 17q4-4 8 0t8 0 8 0 8 0 8 0 8 0', '#8fd3e6', 2, 0.9)}${thread('M-19 23q4-4 8 0t8 0 8 0 8 0', '#8fd3e6', 1.6, 0.6)}${arrow(-10, -20, 12, -20, 5)}`;

const broken = (): string =>
  `<g transform="rotate(-14 -8 0)">${half('left', 'M-50-50H4L-8-18L8-2L-6 20L4 50H-50Z', -7)}</g><g transform="rotate(16 8 4)">${half('right', 'M50-50H4L-8-18L8-2L-6 20L4 50H50Z', 8)}</g>${thread('M-20-20L-15-15M0-25V-18M20-20L15-15', GOLD, 2.4, 1)}<path d="M-4 20l4-5 3 6zM8 22l5-3 1 5zM-14 22l4-4 2 5z" fill="url(#vR)" stroke="#ffb29c" stroke-width=".6"/>`;
const half = (id: string, d: string, x: number): string =>
  `<g transform="translate(${x} 0) scale(.34)"><clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${shardAt('R', 0, 0, 100)}</g></g>`;

/** The emblem of an advantage on a medallion, in a box of 64: it shows what the advantage does. */
export const advantageArt = (advantage: Advantage): string =>
  picture(
    BOX,
    `<circle r="31" fill="url(#deep)"/><g clip-path="url(#rim)"><g transform="scale(.93)">${ADVANTAGE_EMBLEMS[advantageWord(advantage)]()}</g></g><circle r="30.2" fill="none" stroke="url(#au)" stroke-width="1.6"/>`,
  );

/** A shard that comes on the workbench. */
const arrival = (tint: 'B' | 'G' | 'Y' | 'R') => (): string =>
  `<path d="M-18 8V19Q-18 23-14 23H14Q18 23 18 19V8" fill="#04121f" fill-opacity=".6" stroke="${GOLD}" stroke-width="2" stroke-linecap="round"/>${shardAt(tint, 0, 4, 30, 0.8)}${arrow(0, -24, 0, -14, 6)}`;

const CHALLENGE_EMBLEMS: Readonly<Record<ChallengeId, () => string>> = {
  ring: () => ring(13) + bent(23, 60, -70, 7),
  selector: () => selector(0, 2, 34) + bent(22, -65, 65, 7),
  red: arrival('R'),
  green: arrival('G'),
  blue: arrival('B'),
  yellow: arrival('Y'),
  empty: () =>
    market(0, 2, 34) + arrow(0, -16, 0, -26, 5) + arrow(17, 12, 25, 17, 5) + arrow(-17, 12, -25, 17, 5),
  nothing: () =>
    `<path d="M7-19A15 15 0 1 0 12 5A17 17 0 0 1 7-19Z" fill="url(#coin)" stroke="#fff3c9" stroke-width=".8"/>${thread('M-22 16q5.5-5 11 0t11 0 11 0 11 0', '#8fd3e6', 2, 0.9)}${thread('M-15 23q5-4 10 0t10 0 10 0', '#8fd3e6', 1.6, 0.6)}<path d="M16-14C17-11 17.5-10.5 20-10C17.5-9.5 17-9 16-6C15-9 14.5-9.5 12-10C14.5-10.5 15-11 16-14Z" fill="${GOLD}"/>`,
};

/** A challenge of Alvisè on a tile with a pointed arch, in a box of 64. */
export const challengeArt = (challenge: Challenge): string =>
  picture(
    BOX,
    `<path d="${ARCH}" fill="url(#ember)"/><path d="${ARCH}" fill="none" stroke="url(#au)" stroke-width="1.6"/><g transform="translate(0 3) scale(.88)">${CHALLENGE_EMBLEMS[challengeWord(challenge)]()}</g>`,
  );
const ARCH = 'M-27 27V-6C-27-20-10-20 0-31C10-20 27-20 27-6V27Q27 31 23 31H-23Q-27 31-27 27Z';
