import type { JSX } from 'preact';
import type { Message, Seat } from '#core/game';
import { murano } from '#games/murano/index';
import { MARKETS, marketWord } from '#games/murano/rules/board';
import { SHARD_NAMES, SHARDS } from '#games/murano/rules/shards';
import { answersTo, recapOf, recapWords, turnText } from '#games/murano/recap';
import { isOver } from '#games/murano/turns';
import type { Turn } from '#table/turns';
import { PlayIcon } from '../../../icons.tsx';
import { type TurnMark, useMarks } from '../../../room/marks.ts';
import type { SeatNames } from '../../../room/names.ts';
import { speakerOf, t, tell } from '../../../words/index.ts';
import { seatColour } from '../pieces/pieces.tsx';
import { AnswerSentence, Sentence } from './sentence.tsx';

export type Relive = (turn: Turn) => void;

export interface LastTurnProps {
  readonly turn: Turn;
  readonly names: SeatNames;
  readonly relive: Relive;
}

interface LastTurnOfProps extends LastTurnProps {
  /** The turn that is played now, or was last. */
  readonly current: Turn;
  readonly seat: Seat | null;
}

/** The last turn of a rival, until that rival plays again; or what it gave back when the seat made everybody do so. */
export function LastTurn({ turn, current, seat, names, relive }: LastTurnOfProps): JSX.Element {
  const answer =
    seat === null ? [] : answersTo(current.lines, seat).filter((each) => each.seat === turn.seat);
  return (
    <div
      class="last-turn"
      data-fades
      style={seatColour(turn.seat)}
      key={`${turn.first} ${turn.lines.length} ${answer.length}`}
    >
      <button type="button" class="relive" aria-label={t('room.relive')} onClick={() => relive(turn)}>
        <PlayIcon />
      </button>
      {answer.length === 0 ? (
        <Sentence turn={turn} names={names} />
      ) : (
        answer.map((each) => <AnswerSentence key={each.seat} answer={each} names={names} />)
      )}
    </div>
  );
}

/** What others have done to the table: shards put down, a market bought empty, the ring turned, something made. */
function marksOf(turns: readonly Turn[], names: SeatNames): readonly TurnMark[] {
  const initial = (seat: number): string => names.nameOf(seat).slice(0, 1).toLocaleUpperCase();
  return turns.flatMap(({ seat, lines }) => {
    // Where two begin alike, the number of the seat.
    const isAlone = turns.every((turn) => turn.seat === seat || initial(turn.seat) !== initial(seat));
    const by = isAlone ? initial(seat) : String(seat + 1);
    return lines.flatMap(({ message }) => placeOf(message).map((mark) => ({ ...mark, seat, by })));
  });
}

type Marked = Omit<TurnMark, 'seat' | 'by'>;

function placeOf({ key, with: values = {} }: Message): readonly Marked[] {
  if (key === 'log.notch' || key === 'log.spin') return [{ place: 'ring' }];
  if (key === 'log.create') return [{ place: `made-${String(values['creation'])}` }];
  const market = MARKETS.find((each) => values['market'] === `@market.${marketWord(each)}`);
  if (market === undefined) return [];
  const place = `market-${market}`;
  if (key === 'log.buy' || key === 'log.empty') return [{ place, isGone: true }];
  const put = key.startsWith('log.exchange') ? values['given'] : key === 'log.travel' ? values['shards'] : '';
  const face = SHARDS.find((kind) => String(put).startsWith(`@shards.${SHARD_NAMES[kind]}=`));
  return face === undefined ? [] : [{ place, face }];
}

interface MarksProps {
  readonly turns: readonly Turn[];
  readonly names: SeatNames;
}

export function TurnMarks({ turns, names }: MarksProps): null {
  useMarks('.murano', marksOf(turns, names));
  return null;
}

/** For whoever hears the table: every step of one's own, and of the others each turn, once and as a whole. */
export function lastTurnText(turn: Turn | undefined, { tellOf }: SeatNames): string {
  const line = turn?.lines.at(-1);
  if (turn === undefined || line === undefined) return '';
  if (tellOf(turn.seat) === null || tellOf(line.seat) === null) return tell(murano, line.message, tellOf);
  return isOver(turn.lines) ? turnText(recapOf(turn.lines), speakerOf(murano, tellOf, recapWords)) : '';
}
