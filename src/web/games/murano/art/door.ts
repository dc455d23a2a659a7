/** With its own gradients, whose names the drawings of the room use for others. */
const picture = (viewBox: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;

type Gem = 'b' | 'g' | 'y' | 'r' | 'w';
/** A shard in small, as in Murano's own room: its glass as mid, light and dark, and its cut. */
const GEMS: Readonly<
  Record<Gem, { readonly glass: readonly [string, string, string]; readonly cut: string }>
> = {
  b: {
    glass: ['#2f8bf5', '#a9dcff', '#0b2f8e'],
    cut: 'M0-15C3-10 11-4 11 4.500A11 10.5 0 0 1-11 4.500C-11-4-3-10 0-15Z',
  },
  g: {
    glass: ['#22b873', '#c2ffd6', '#05503a'],
    cut: 'M-9.5-12H9.500Q12-12 12-9.500V9.500Q12 12 9.5 12H-9.500Q-12 12-12 9.500V-9.500Q-12-12-9.5-12Z',
  },
  y: {
    glass: ['#ffd23f', '#fffbd2', '#a86808'],
    cut: 'M-2.3-13Q0-16.5 2.3-13L14 8Q16 12 11.5 12H-11.500Q-16 12-14 8Z',
  },
  r: { glass: ['#f5322f', '#ffb29c', '#7a0a20'], cut: 'M-8-12.500H8L14.5 0 8 12.500H-8L-14.5 0Z' },
  w: { glass: ['#dcebf1', '#ffffff', '#7ea6b6'], cut: 'M0-13A13 13 0 1 1 0 13A13 13 0 1 1 0-13Z' },
};
const GEM_DEFS = Object.entries(GEMS)
  .map(
    ([k, { glass }]) =>
      `<radialGradient id="g${k}"><stop offset="0" stop-color="${glass[1]}" stop-opacity=".75"/><stop offset=".35" stop-color="${glass[0]}" stop-opacity=".4"/><stop offset="1" stop-color="${glass[0]}" stop-opacity="0"/></radialGradient><radialGradient id="c${k}" cx=".5" cy=".75" r=".8"><stop offset="0" stop-color="${glass[1]}"/><stop offset=".45" stop-color="${glass[0]}"/><stop offset="1" stop-color="${glass[2]}"/></radialGradient>`,
  )
  .join('');
const gem = (k: Gem, x: number, y: number, s: number): string => {
  const { glass, cut } = GEMS[k];
  const facets =
    k === 'w'
      ? `<path d="M0-13L7 0L0 13L-7 0ZM-13 0L0 7L13 0L0-7Z" fill="none" stroke="${glass[2]}" stroke-width=".9"/>`
      : '';
  return `<g transform="translate(${x} ${y}) scale(${s})"><circle r="30" fill="url(#g${k})"/><path d="${cut}" fill="url(#c${k})" stroke="${glass[1]}" stroke-opacity=".75"/>${facets}<path d="${cut}" transform="translate(0 1) scale(.54)" fill="#fff" fill-opacity=".2" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/><ellipse cx="-4" cy="-6" rx="3.8" ry="1.7" transform="rotate(-24 -4 -6)" fill="#fff" opacity=".95"/></g>`;
};

/** The door of Murano: night on the lagoon. */
export function lagoonDoor(): string {
  const W = 560,
    H = 318;
  const stars = Array.from({ length: 46 })
    .map((_, i) => {
      const x = (i * 137.5) % W,
        y = ((i * 61.8 * 1.7) % 150) + 6;
      return `<circle cx="${x}" cy="${y}" r="${0.5 + (i % 4) * 0.3}" fill="#DCE8FF" opacity="${0.3 + (i % 5) * 0.13}"/>`;
    })
    .join('');
  const sky1 =
    'M0 214V196H22V188H40V196H58V180H66V172H84V180H92V196H120V150H124V128L132 108L140 128V150H144V196H176V186H184C184 170 196 162 202 154C208 162 220 170 220 186H228V178H236C236 156 252 146 260 132C268 146 284 156 284 178H292V196H330V188H352V196H384V182H404V196H430V190H470V180H486V196H520V186H560V214Z';

  const R = 104,
    cx = W / 2,
    cy = 190;
  const ks: readonly Gem[] = ['b', 'r', 'y', 'g', 'w', 'b', 'y', 'r', 'g', 'w', 'r', 'b'];
  const ring = ks
    .map((k, i) => {
      const a = -Math.PI * (1 - (i + 0.5) / 12);
      return gem(k, cx + Math.cos(a) * R, cy + Math.sin(a) * R, 0.62);
    })
    .join('');
  return picture(
    `0 0 ${W} ${H}`,
    `<defs>${GEM_DEFS}<linearGradient id="ns" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#071233"/><stop offset=".6" stop-color="#14306A"/><stop offset="1" stop-color="#2E5A92"/></linearGradient><linearGradient id="wt" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#17386F"/><stop offset="1" stop-color="#061029"/></linearGradient><radialGradient id="fur"><stop offset="0" stop-color="#FFE9B0" stop-opacity=".95"/><stop offset=".35" stop-color="#FFB75A" stop-opacity=".5"/><stop offset="1" stop-color="#FF8A3A" stop-opacity="0"/></radialGradient><linearGradient id="vs" x1="0" x2="1"><stop offset="0" stop-color="#0F5E8E"/><stop offset=".3" stop-color="#7FD3F2"/><stop offset=".55" stop-color="#2E8BC9"/><stop offset="1" stop-color="#0B3E72"/></linearGradient><linearGradient id="vs2" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#FFC46B" stop-opacity=".9"/></linearGradient></defs>
 <rect width="${W}" height="${H}" fill="url(#ns)"/>${stars}
 <circle cx="${cx}" cy="${cy}" r="190" fill="url(#fur)" opacity=".5"/>
 <g fill="none" stroke="#EBC56A"><circle cx="${cx}" cy="${cy}" r="${R + 19}" stroke-width="1.4" opacity=".9"/><circle cx="${cx}" cy="${cy}" r="${R - 19}" stroke-width="1.4" opacity=".9"/><circle cx="${cx}" cy="${cy}" r="${R + 25}" stroke-width=".7" opacity=".6"/><circle cx="${cx}" cy="${cy}" r="${R}" stroke-width="38" stroke="#0A1B4A" opacity=".55"/>${Array.from(
   { length: 24 },
 )
   .map((_, i) => {
     const a = (i * Math.PI) / 12;
     return `<path d="M${cx + Math.cos(a) * (R - 19)} ${cy + Math.sin(a) * (R - 19)}L${cx + Math.cos(a) * (R + 19)} ${cy + Math.sin(a) * (R + 19)}" stroke-width=".8" opacity=".55"/>`;
   })
   .join('')}</g>${ring}
 <path d="M0 222V188H30V178H48V188H90V170H110V188H150V180H172V188H300V176H318V160L324 150L330 160V188H372V176H398V188H440V166C440 156 452 150 456 142C460 150 472 156 472 166V188H505V176H530V188H560V222Z" fill="#1B3A78" opacity=".8"/><path d="${sky1}" transform="translate(0 8)" fill="#0C1E4E"/><path d="${sky1}" transform="translate(0 7)" fill="none" stroke="#5E86C8" stroke-opacity=".45" stroke-width="1"/>${[
   [30, 200],
   [74, 190],
   [132, 160],
   [202, 190],
   [260, 186],
   [340, 202],
   [396, 198],
   [478, 194],
   [532, 202],
 ]
   .map((p) => `<rect x="${p[0]}" y="${p[1]}" width="3.4" height="6" rx="1.6" fill="#FFD98A" opacity=".85"/>`)
   .join('')}
 <rect y="220" width="${W}" height="${H - 220}" fill="url(#wt)"/>
 <ellipse cx="${cx}" cy="262" rx="150" ry="52" fill="url(#fur)" opacity=".65"/>
 ${Array.from({ length: 22 })
   .map((_, i) => {
     const y = 228 + i * 4.4,
       w = 8 + ((i * 53) % 46),
       x = cx - 110 + ((i * 97) % 220);
     return `<rect x="${x - w / 2}" y="${y}" width="${w}" height="1.3" rx=".6" fill="${['#FFE0A0', '#9FD0FF', '#FFB3A0', '#A8F0CB'][i % 4]}" opacity="${0.5 - 0.012 * i}"/>`;
   })
   .join('')}
 <circle cx="${cx}" cy="196" r="86" fill="url(#fur)" opacity=".85"/>
 <g transform="translate(${cx} 270)"><ellipse cy="3" rx="40" ry="7" fill="#020818" opacity=".6"/><path d="M-15 0C-15-6-9-8-9-13C-42-26-46-78-14-100C-11-108-13-118-21-126H21C13-118 11-108 14-100C46-78 42-26 9-13C9-8 15-6 15 0Z" fill="url(#vs)" stroke="#CFF0FF" stroke-opacity=".8" stroke-width="1.2"/><path d="M-28-46C-16-56-2-34 12-46C20-52 26-50 31-46C29-30 20-18 9-13H-9C-20-18-26-30-28-46Z" fill="url(#vs2)"/><path d="M-31-62C-16-74 0-50 14-62C22-68 28-66 33-60" stroke="#FF9A7A" stroke-width="4" fill="none" opacity=".9"/><path d="M-27-78C-14-88 2-66 14-78C20-83 25-82 29-78" stroke="#FFE08A" stroke-width="3" fill="none" opacity=".9"/><path d="M-25-70C-27-52-22-36-14-28" stroke="#fff" stroke-width="3.6" fill="none" stroke-linecap="round" opacity=".8"/><path d="M-13-120H13" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".7"/></g>
 <g transform="translate(${cx + 176} 240)"><path d="M-46-10C-44 2-34 8-20 9H18C34 8 42 0 46-16L41-12C38-4 32 0 20 1H-22C-32 0-38-4-40-10Z" fill="#050d24" stroke="#5E86C8" stroke-opacity=".6" stroke-width=".8"/><path d="M41-12L46-16L49-15M42.5-9H47M42-6H46" stroke="#EBC56A" stroke-width="1" fill="none"/><path d="M-28 0C-29-8-27-14-25-15A3.4 3.4 0 1 1-22-15C-20-13-20-6-20 0Z" fill="#050d24"/><path d="M-30-18.500H-17" stroke="#EBC56A" stroke-width="1.6"/><path d="M-20-10L-2 16" stroke="#2b4a86" stroke-width="1.4"/><path d="M-44 13q6-3 12 0t12 0 12 0 12 0 12 0 12 0" stroke="#5E86C8" stroke-opacity=".5" fill="none"/></g>${gem('g', cx - 118, 268, 1.25)}${gem('r', cx - 72, 284, 1.05)}${gem('y', cx + 76, 284, 1.1)}${gem('b', cx + 122, 266, 1.25)}${gem('w', cx + 168, 290, 0.9)}${gem('y', cx - 166, 290, 0.9)}`,
  );
}

const SMALL_RING: readonly Gem[] = ['b', 'y', 'r', 'w', 'g', 'b', 'r', 'y'];
/** A match of Murano in small. */
export const lagoonThumb = (): string =>
  picture(
    '0 0 92 68',
    `<defs>${GEM_DEFS}<radialGradient id="lg" r=".8"><stop offset="0" stop-color="#1f6685"/><stop offset="1" stop-color="#06182a"/></radialGradient></defs><rect width="92" height="68" fill="url(#lg)"/><g fill="none" stroke="#d9b264"><circle cx="46" cy="34" r="31"/><circle cx="46" cy="34" r="24" stroke="#0a2a42" stroke-width="12"/><circle cx="46" cy="34" r="17.5"/></g><circle cx="46" cy="34" r="15" fill="#f3f1ea"/><circle cx="46" cy="34" r="8.5" fill="#c86a2c" stroke="#d9b264"/>${SMALL_RING.map(
      (k, i) => {
        const a = ((i + 0.5) * Math.PI) / 4;
        return gem(k, Math.round(46 + Math.sin(a) * 24), Math.round(34 - Math.cos(a) * 24), 0.36);
      },
    ).join('')}`,
  );
