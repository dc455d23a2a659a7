import { entryAt } from '#core/list';
import {
  emblem,
  GOLD,
  PALETTE,
  PAPER,
  paper,
  pennant,
  picture,
  RAINBOW,
  type SuitName,
  SUITS,
} from './paint.ts';

type Roof = 'dome' | 'cone' | 'cren' | 'ogive' | 'spire';
interface Tones {
  readonly base: string;
  readonly deep: string;
}

const ROOF: Readonly<Record<SuitName, Roof>> = {
  water: 'dome',
  feather: 'cone',
  cloud: 'cren',
  leaf: 'ogive',
  flame: 'spire',
};
const TIP = { cone: 40.5, spire: 45, dome: 36, ogive: 39, cren: 9 };
const TOWER_TIP = { cone: 29.7, spire: 33, dome: 26.4, ogive: 28.6, cren: 9 };

/** Centred on x, standing on y = base. */
export function castleBody(
  x: number,
  base: number,
  s: number,
  c0: Tones,
  roof: Roof,
  cols?: readonly [left: Tones, middle: Tones, right: Tones],
): string {
  let c = c0;
  const st = '#FBF3E2',
    st2 = '#EADCC2',
    st3 = '#D9C7A6';
  const cren = (x: number, y: number, w: number): string => {
    const n = Math.max(3, Math.round(w / 9) | 1),
      u = w / n;
    let d = `M${x} ${y + 8}`;
    for (let i = 0; i < n; i++) d += i % 2 ? `V${y + 5}H${x + (i + 1) * u}` : `V${y}H${x + (i + 1) * u}`;
    return d + `V${y + 10}H${x}Z`;
  };
  const tower = (cx: number, top: number, w: number, h: number, i: number): string => {
    let r = '';
    if (cols) c = cols[cx < 0 ? 0 : cx > 0 ? 2 : 1];
    const hw = w / 2 + 4;
    if (roof === 'cone')
      r = roofed(
        `M${cx - hw} ${top}L${cx} ${top - w * 1.35}L${cx + hw} ${top}Q${cx} ${top + 6} ${cx - hw} ${top}Z`,
        cx,
        c,
      );
    if (roof === 'spire')
      r = roofed(
        `M${cx - hw} ${top}Q${cx - 3} ${top - w * 0.6} ${cx} ${top - w * 1.5}Q${cx + 3} ${top - w * 0.6} ${cx + hw} ${top}Q${cx} ${top + 5} ${cx - hw} ${top}Z`,
        cx,
        c,
      );
    if (roof === 'dome')
      r = roofed(
        `M${cx - hw + 2} ${top + 1}C${cx - hw - 3} ${top - w * 0.7} ${cx - 4} ${top - w * 0.85} ${cx} ${top - w * 1.2}C${cx + 4} ${top - w * 0.85} ${cx + hw + 3} ${top - w * 0.7} ${cx + hw - 2} ${top + 1}Z`,
        cx,
        c,
      );
    if (roof === 'ogive')
      r = roofed(
        `M${cx - hw} ${top + 1}C${cx - hw} ${top - w * 0.6} ${cx - 4} ${top - w} ${cx} ${top - w * 1.3}C${cx + 4} ${top - w} ${cx + hw} ${top - w * 0.6} ${cx + hw} ${top + 1}L${cx + hw * 0.5} ${top + 5}L${cx} ${top + 1}L${cx - hw * 0.5} ${top + 5}Z`,
        cx,
        c,
      );
    if (roof === 'cren')
      r =
        paper(cren(cx - hw, top - 9, hw * 2), c.base) +
        `<path d="M${cx - hw} ${top}h${hw * 2}v4h${-hw * 2}z" fill="${c.deep}"/>`;
    return (
      paper(`M${cx - w / 2} ${top}H${cx + w / 2}V${top + h}H${cx - w / 2}Z`, i ? st : st2) +
      `<path d="M${cx} ${top}H${cx + w / 2}V${top + h}H${cx}Z" fill="#6b4a2b" opacity=".1"/>` +
      r +
      `<path d="M${cx - 3.2} ${top + 24}v-7a3.2 3.2 0 0 1 6.4 0v7z" fill="${c.deep}"/>`
    );
  };
  const roofed = (d: string, cx: number, c: Tones): string =>
    paper(d, c.base) +
    `<g clip-path="url(#rh)" transform="translate(${cx} 0)"><path d="${d}" transform="translate(${-cx} 0)" fill="#1a1230" opacity=".16"/></g>`;
  let g = '';
  g += tower(0, -104, 30, 104, 0);
  g +=
    paper('M-52-50H52V0H-52Z', st) +
    paper(cren(-50, -58, 100), st) +
    `<path d="M0-50H52V0H0Z" fill="#6b4a2b" opacity=".06"/>`;
  g += tower(-42, -66, 22, 66, 1) + tower(42, -66, 22, 66, 1);
  c = c0;
  g +=
    paper('M-15 0V-22A15 15 0 0 1 15-22V0Z', c.deep, -1) +
    `<path d="M-11 0V-21A11 11 0 0 1 11-21V0Z" fill="#1a1230" opacity=".35"/>`;
  g += `<path d="M-30-34h7M24-26h7M-28-14h6M22-40h6M-6-70h6M3-84h6" stroke="${st3}" stroke-width="2" stroke-linecap="round"/>`;
  return `<g transform="translate(${x} ${base}) scale(${s})">${g}</g>`;
}

export function flag(
  x: number,
  y: number,
  k: SuitName,
  w: number,
  h: number,
  pole: number,
  left = false,
): string {
  if (left)
    return `<path d="M${x} ${y}V${y + pole}" stroke="#5a4630" stroke-width="2.2" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="2.2" fill="${GOLD}"/><g transform="translate(${x - 1} ${y + 3})"><g transform="scale(-1 1)">${paper(pennant(k, w, h), PALETTE[k].base)}<path d="${pennant(k, w, h)}" fill="none" stroke="${PAPER}" stroke-width="1" opacity=".85"/></g>${emblem(k, -w * 0.12 - h * 0.66, h * 0.17, h * 0.66, PAPER)}</g>`;
  return `<path d="M${x} ${y}V${y + pole}" stroke="#5a4630" stroke-width="2.2" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="2.2" fill="${GOLD}"/><g transform="translate(${x + 1} ${y + 3})">${paper(pennant(k, w, h), PALETTE[k].base)}<path d="${pennant(k, w, h)}" fill="none" stroke="${PAPER}" stroke-width="1" opacity=".85"/>${emblem(k, w * 0.12, h * 0.5 - h * 0.33, h * 0.66, PAPER)}</g>`;
}

/** The castle of a banner; made wild, it flies all five pennants. */
export function castle(k: SuitName, wild: boolean): string {
  const c = PALETTE[k],
    r = ROOF[k];
  const tip = -104 - TIP[r],
    t2 = -66 - TOWER_TIP[r];
  let fl = '';
  if (!wild) fl = flag(0, tip - 30, k, 46, 28, 34);
  else {
    const o = (index: number): SuitName =>
      entryAt(
        SUITS.filter((b) => b !== k),
        index,
      );
    fl =
      flag(0, tip - 64, k, 38, 23, 68) +
      flag(0, tip - 52, o(0), 36, 22, 40, true) +
      flag(0, tip - 36, o(3), 35, 22, 36) +
      flag(-42, t2 - 50, o(1), 34, 22, 54, true) +
      flag(42, t2 - 50, o(2), 34, 22, 54);
  }
  return picture(
    '-84 -216 168 220',
    `${wild ? `<g opacity=".9">${RAINBOW.map((q, i) => `<path d="M${-80 + i * 5} 0A${80 - i * 5} ${112 - i * 5} 0 0 1 ${80 - i * 5} 0" fill="none" stroke="${q}" stroke-width="5.3" opacity=".55"/>`).join('')}</g>` : ''}<ellipse cy="1" rx="76" ry="6" fill="#12321c" opacity=".22"/>${castleBody(0, 0, 1, c, r)}${fl}`,
  );
}
