import { isBanner, SUITS, suitOf } from '#games/muster/cards';
import type { Seat } from '#core/game';
import type { MatchStanding } from '../../../game-ui.ts';
import type { MusterStanding } from '../game-room.ts';
import { PALETTE, picture } from './paint.ts';

/** A card of a column in the picture: its height, and what of it stays in sight. */
const CARD = 9;
const STEP = 4;

const colour = (piece: number): string =>
  isBanner(piece) ? PALETTE[SUITS[suitOf(piece)] ?? 'water'].base : '#8A4FBF';

/** A column from the castle outwards, upwards for the rival. */
const column = (pieces: readonly number[], isUp: boolean): string =>
  pieces
    .slice(-5)
    .map((piece, at) => {
      const y = isUp ? 24 - CARD - at * STEP : 43 + at * STEP;
      return `<rect x="1" y="${y}" width="13" height="${CARD}" rx="2" fill="${colour(piece)}" stroke="#fff"/>`;
    })
    .join('');

const castle = (suit: number): string =>
  `<path d="M7.5 26l6 5v9h-12v-9z" fill="#F3ECDC" stroke="${PALETTE[SUITS[suit] ?? 'water'].deep}"/>`;

/** Where a match stands, as a small picture; null of one that was kept before the columns were. */
export function positionPicture(standing: MatchStanding, seat: Seat): string | null {
  const { columns } = standing as MusterStanding;
  if (columns === undefined) return null;
  const lanes = SUITS.map((_, at) => {
    const own = columns[5 * seat + at] ?? [];
    const rival = columns[5 * (1 - seat) + at] ?? [];
    return `<g transform="translate(${5 + at * 17} 0)">${column(rival, true)}${castle(at)}${column(own, false)}</g>`;
  });
  return picture(
    '0 0 92 68',
    `<rect width="92" height="68" fill="#CFE6EC"/><path d="M0 34Q46 22 92 34V68H0Z" fill="#8FC27C"/>${lanes.join('')}`,
  );
}
