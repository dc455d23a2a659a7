import type { JSX } from 'preact';
import type { Castle } from '#games/muster/cards';
import { rivalOf } from '#games/muster/state';
import type { Interaction } from '../gestures/gestures.ts';
import type { Marks } from '../log/marks.ts';
import { castleName, type Names } from '../telling.ts';
import { m } from '../texts.ts';
import { Column } from './column.tsx';
import { Keep } from './keep.tsx';

interface Props {
  readonly ui: Interaction;
  readonly castle: Castle;
  /** The seat at the lower edge. */
  readonly seat: number;
  readonly names: Names;
  readonly lit: boolean;
  /** What was played last. */
  readonly marks: Marks | null;
  /** Spreads out what lies on the castle. */
  readonly fan: (castle: Castle) => void;
}

/** One castle with the columns of both sides. */
export function Lane({ ui, castle, seat, names, lit, marks, fan }: Props): JSX.Element {
  return (
    <section class={`lane${lit ? ' lit' : ''}`} aria-label={m('room.castle', { castle: castleName(castle) })}>
      <Column ui={ui} castle={castle} side={rivalOf(seat)} seat={seat} names={names} />
      <Keep ui={ui} castle={castle} seat={seat} names={names} marks={marks} fan={() => fan(castle)} />
      <Column ui={ui} castle={castle} side={seat} seat={seat} names={names} />
    </section>
  );
}
