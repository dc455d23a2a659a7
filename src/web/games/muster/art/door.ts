import { castleBody, flag } from './castles.ts';
import { PALETTE, picture, RAINBOW, type SuitName } from './paint.ts';

const SLICE = ' preserveAspectRatio="xMidYMid slice"';

/** The door of Muster: a field under a rainbow. */
export function meadowDoor(): string {
  const W = 560,
    H = 318;
  const hill = (d: string, f: string): string =>
    `<path d="${d}" fill="#1c3b24" opacity=".2" transform="translate(0 -4)"/><path d="${d}" fill="#fff" opacity=".35" transform="translate(0 -1.2)"/><path d="${d}" fill="${f}"/>`;
  const cloud = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M10 44a22 22 0 0 1 10-42 34 34 0 0 1 62-6 26 26 0 0 1 44 14 18 18 0 0 1 0 34z" fill="#3d6a84" opacity=".22" transform="translate(2 5)"/><path d="M10 44a22 22 0 0 1 10-42 34 34 0 0 1 62-6 26 26 0 0 1 44 14 18 18 0 0 1 0 34z" fill="#fff"/></g>`;
  const big = (x: number, y: number, k: SuitName, s: number, pole: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${flag(0, 0, k, 58, 38, pole)}</g>`;
  const tree = (x: number, y: number, s: number, f: string): string =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-46C14-30 16-14 0-8C-16-14-14-30 0-46Z" fill="#1c3b24" opacity=".2" transform="translate(2 2)"/><path d="M0-46C14-30 16-14 0-8C-16-14-14-30 0-46Z" fill="${f}"/><path d="M0-34V0" stroke="#3c2f1d" stroke-width="2" opacity=".6"/></g>`;
  return picture(
    `0 0 ${W} ${H}`,
    `<defs><linearGradient id="ms" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8FC6E0"/><stop offset=".7" stop-color="#DDF0EE"/><stop offset="1" stop-color="#FBF3D6"/></linearGradient></defs><rect width="${W}" height="${H}" fill="url(#ms)"/><circle cx="438" cy="76" r="52" fill="#FFF6D2" opacity=".7"/><circle cx="438" cy="76" r="34" fill="#FFF0B4"/>
 <g>${RAINBOW.map((q, i) => `<circle cx="280" cy="262" r="${226 - i * 11}" fill="none" stroke="#1a1230" stroke-width="1.2" opacity=".1"/><circle cx="280" cy="262" r="${226 - i * 11 - 5.5}" fill="none" stroke="${q}" stroke-width="11" opacity=".82"/>`).join('')}</g>
 ${cloud(14, 66, 0.72)}${cloud(408, 116, 0.8)}${cloud(216, 84, 0.46)}
 ${hill('M0 190C70 150 130 160 190 186C260 140 340 146 400 182C460 150 520 156 560 178V330H0Z', '#B5D8C2')}
 ${hill('M0 218C90 182 170 196 250 208C350 178 470 186 560 212V330H0Z', '#98CB95')}
 ${tree(52, 214, 0.8, '#5E9F6B')}${tree(74, 208, 1.05, '#6FAE7B')}${tree(500, 214, 1, '#5E9F6B')}${tree(522, 216, 0.75, '#6FAE7B')}
 <g style="filter:drop-shadow(0 3px 3px #12321c55)"><g transform="translate(280 238) scale(.98)">${castleBody(0, 0, 1, PALETTE.flame, 'spire', [PALETTE.water, PALETTE.flame, PALETTE.leaf])}</g></g>
 ${flag(280, 238 - (149 + 26) * 0.98, 'feather', 34, 21, 30)}
 ${hill('M0 246C120 216 200 236 300 240C400 220 480 226 560 244V330H0Z', '#7CB86C')}
 ${big(80, 150, 'water', 1.15, 130)}${big(172, 182, 'leaf', 0.95, 100)}${big(352, 180, 'cloud', 0.95, 100)}${big(432, 150, 'flame', 1.12, 130)}
 ${hill('M0 284C100 258 220 276 320 280C420 262 500 266 560 280V330H0Z', '#559A52')}
 ${hill('M0 306C140 286 260 302 380 302C460 294 520 294 560 304V330H0Z', '#3C7D44')}
 ${[
   [36, 300, '#FBE6A0'],
   [54, 306, '#fff'],
   [240, 306, '#F2A27A'],
   [330, 304, '#fff'],
   [400, 300, '#FBE6A0'],
   [528, 300, '#F2A27A'],
 ]
   .map(
     (t) =>
       `<g transform="translate(${t[0]} ${t[1]})"><path d="M0 6V-8" stroke="#2c6436" stroke-width="1.6"/><circle cy="-10" r="4" fill="#1a1230" opacity=".2" transform="translate(.6 1.2)"/><circle cy="-10" r="4" fill="${t[2]}"/></g>`,
   )
   .join('')}`,
    SLICE,
  );
}

/** How long the two columns of each castle are. */
const LENGTHS: readonly (readonly [SuitName, rival: number, own: number])[] = [
  ['water', 18, 16],
  ['feather', 15, 12],
  ['cloud', 15, 18],
  ['leaf', 11, 20],
  ['flame', 15, 16],
];
/** A match of Muster in small. */
export const fieldThumb = (): string =>
  picture(
    '0 0 92 68',
    `<rect width="92" height="68" fill="#CFE6EC"/><path d="M0 34Q46 22 92 34V68H0Z" fill="#8FC27C"/>${LENGTHS.map(([k, rival, own], i) => `<g transform="translate(${5 + i * 17} 0)"><rect x="1" y="${23 - rival}" width="13" height="${rival}" rx="2" fill="${PALETTE[k].deep}" stroke="#fff"/><path d="M7.5 26l6 5v6h-12v-6z" fill="${PALETTE[k].base}"/><rect x="1" y="41" width="13" height="${own}" rx="2" fill="${PALETTE[k].base}" stroke="#fff"/></g>`).join('')}`,
    SLICE,
  );
