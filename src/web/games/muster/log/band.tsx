import type { JSX } from 'preact';
import type { Turn } from '#table/turns';
import { Icon } from '../../../icons.tsx';
import { AGAIN } from '../../../more-icons.ts';
import { t } from '../../../words/index.ts';
import { useMarks } from '../../../room/marks.ts';
import { Portrait, Tag } from '../pieces.tsx';
import type { Marks } from './marks.ts';
import { TurnSentence, turnCastle } from './recapping.tsx';

interface Props {
  readonly turn: Turn;
  /** Where it is to be seen on the table; null while what was is shown. */
  readonly marks: Marks | null;
  readonly portrait: string;
  readonly nameOf: (seat: number) => string | null;
  readonly relive: () => void;
}

/** The last turn of the rival, until one has acted. */
export function Band({ turn, marks, portrait, nameOf, relive }: Props): JSX.Element {
  useMarks(
    '.muster',
    [...(marks?.places ?? [])].map((place) => ({ seat: turn.seat, place })),
  );
  return (
    // What has more to tell is another band: nothing of the one before is moved.
    <div class="band" key={`${turn.first} ${turn.lines.length}`}>
      <Portrait of={portrait} />
      <Tag castle={turnCastle(turn)} />
      <p>
        <TurnSentence turn={turn} nameOf={nameOf} />
      </p>
      <button type="button" class="again" aria-label={t('room.relive')} onClick={relive}>
        <Icon of={AGAIN} />
        <span>{t('room.relive')}</span>
      </button>
    </div>
  );
}
