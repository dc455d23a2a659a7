import type { JSX } from 'preact';
import type { Message } from '#core/game';
import { murano } from '#games/murano/index';
import { MARKETS, marketWord } from '#games/murano/rules/board';
import { SHARD_NAMES, SHARDS } from '#games/murano/rules/shards';
import { gistText, recapOf, recapWords, turnText } from '#games/murano/recap';
import { isOver } from '#games/murano/turns';
import type { Turn } from '#table/turns';
import { PlayIcon } from '../../../icons.tsx';
import { type TurnMark, useMarks } from '../../../room/marks.ts';
import type { SeatNames } from '../../../room/names.ts';
import { speakerOf, t, tell } from '../../../words/index.ts';
import { seatColour } from '../pieces/pieces.tsx';
import { Chain } from './chain.tsx';

export type Relive = (turn: Turn) => void;

export interface LastTurnProps {
  readonly turn: Turn;
  readonly names: SeatNames;
  readonly relive: Relive;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What was done, without who did it: that stands beside it. */
export const deedsOf = (turn: Turn, names: SeatNames): string =>
  capital(gistText(recapOf(turn.lines), speakerOf(murano, names.tellOf, recapWords)));

/** The last turn of a rival, until that rival plays again. */
export function LastTurn({ turn, names, relive }: LastTurnProps): JSX.Element {
  return (
    <div class="last-turn" style={seatColour(turn.seat)} key={`${turn.first} ${turn.lines.length}`}>
      <span class="gist">{deedsOf(turn, names)}.</span>
      <Chain turn={turn} />
      <button type="button" class="relive" aria-label={t('room.relive')} onClick={() => relive(turn)}>
        <PlayIcon />
      </button>
    </div>
  );
}

/** The shards that others have put down, as far as they still lie there. */
function marksOf(turns: readonly Turn[]): readonly TurnMark[] {
  return turns.flatMap(({ seat, lines }) => lines.flatMap(({ message }) => markOf(message, seat)));
}

function markOf({ key, with: values = {} }: Message, seat: number): readonly TurnMark[] {
  const market = MARKETS.find((each) => values['market'] === `@market.${marketWord(each)}`);
  const put = key.startsWith('log.exchange') ? values['given'] : key === 'log.travel' ? values['shards'] : '';
  const face = SHARDS.find((kind) => String(put).startsWith(`@shards.${SHARD_NAMES[kind]}=`));
  return market === undefined || face === undefined ? [] : [{ seat, place: `market-${market}`, face }];
}

export function TurnMarks({ turns }: { turns: readonly Turn[] }): null {
  useMarks('.murano', marksOf(turns));
  return null;
}

/** For whoever hears the table: every step of one's own, and of the others each turn, once and as a whole. */
export function told(turn: Turn | undefined, { tellOf }: SeatNames): string {
  const line = turn?.lines.at(-1);
  if (turn === undefined || line === undefined) return '';
  if (tellOf(turn.seat) === null || tellOf(line.seat) === null) return tell(murano, line.message, tellOf);
  return isOver(turn.lines) ? turnText(recapOf(turn.lines), speakerOf(murano, tellOf, recapWords)) : '';
}
