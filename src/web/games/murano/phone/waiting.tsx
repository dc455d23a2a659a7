import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { recapOf } from '#games/murano/recap';
import type { Turn } from '#table/turns';
import { CoverAction, HandFoot, RulesAction } from '../../../big-screen/hand-foot.tsx';
import { HandPrompt } from '../../../big-screen/hand-sheet.tsx';
import type { SeatNames } from '../../../room/names.ts';
import { t } from '../../../words/index.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Murrina, ShardRow } from '../pieces/pieces.tsx';
import { Sentence } from '../log/sentence.tsx';
import { noticeOf } from '../prompt/notice.ts';
import { listed } from '../telling.ts';
import { Change } from './gold.tsx';
import { pairAhead, turnsUntil } from './plan.ts';
import { callText } from '../../../big-screen/call.ts';
import { w } from '../../../big-screen/words.ts';
import { p } from './texts.ts';
import { AdvantagesAction, type PocketSheet } from './actions.tsx';

interface Props {
  readonly ui: Interaction;
  readonly seat: Seat;
  readonly names: SeatNames;
  /** What the others have done since. */
  readonly turns: readonly Turn[];
}

/** Between two turns: who plays, when it is one's own turn, what one will find then, and what was done since. */
export function Waiting({ ui, seat, names, turns }: Props): JSX.Element {
  const { toAct, outcome } = ui.sight.value;
  const view = ui.view.value;
  const [mover] = toAct;
  // A match that was given up has no outcome of the rules; nobody plays on.
  const isOver = outcome !== null || mover === undefined;
  const pair = isOver ? null : pairAhead(view, seat);
  return (
    <>
      <HandPrompt
        isMine={false}
        face={
          mover !== undefined && (
            <span class="pocket-mover">
              <Murrina seat={mover} />
            </span>
          )
        }
        title={isOver ? t('room.over') : w('hand.playing', { name: listed(toAct.map(names.nameOf)) })}
      >
        {!isOver && waitText(ui, seat)}
      </HandPrompt>
      {pair !== null && (
        <p class="pocket-pair">
          {p('pair')} <ShardRow shards={pair} read />
        </p>
      )}
      <ul class="pocket-recap" aria-label={t('room.lastTurns')}>
        {turns.slice(-3).map((turn) => (
          <Told key={turn.first} turn={turn} names={names} />
        ))}
      </ul>
    </>
  );
}

function waitText(ui: Interaction, seat: Seat): string {
  const view = ui.view.value;
  const until = turnsUntil(view, seat);
  const notice = noticeOf(view);
  if (notice !== '') return notice;
  const when = until === 1 ? w('hand.next') : w('hand.turns', { count: until });
  return `${when} ${callText()}`;
}

/** A turn in a line: who, what, and what it brought. */
export function Told({ turn, names }: { turn: Turn; names: SeatNames }): JSX.Element {
  const { was, now } = recapOf(turn.lines);
  const by = now - was;
  return (
    <li>
      <Murrina seat={turn.seat} />
      <span class="pocket-did">
        <b>{names.nameOf(turn.seat)}</b> <Sentence turn={turn} names={names} bare gist />
      </span>
      {by !== 0 && <Change by={by} />}
    </li>
  );
}

interface FootProps {
  readonly ui: Interaction;
  readonly seat: Seat;
  readonly isCovered: Signal<boolean>;
  readonly sheet: Signal<PocketSheet>;
}

/** What one may do meanwhile. */
export function WaitingFoot({ ui, seat, isCovered, sheet }: FootProps): JSX.Element {
  return (
    <HandFoot isEven>
      <CoverAction isCovered={isCovered} />
      <AdvantagesAction ui={ui} seat={seat} sheet={sheet} text={p('advantages')} />
      <RulesAction game="murano" />
    </HandFoot>
  );
}
