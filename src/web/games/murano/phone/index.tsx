import './index.css';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { handSize } from '#games/murano/modules/variants';
import type { Card } from '#games/murano/rules/cards';
import { completedBy, seatsOf, type View } from '#games/murano/rules/state';
import { beginsTurn } from '#games/murano/turns';
import { type Turn, turnsIn, turnsSince } from '#table/turns';
import { HandSheet, HandTop } from '../../../big-screen/hand-sheet.tsx';
import { ownName } from '../../../big-screen/own-name.ts';
import type { HandProps } from '../../../game-ui.ts';
import { TurnInTitle } from '../../../room/around-one/handing-on.tsx';
import type { SeatNames } from '../../../room/names.ts';
import { type RoomState, useRoom } from '../../../room/use-room.ts';
import { WhyNot } from '../../../room/why-not.tsx';
import { Advantages } from '../advantages/advantages.tsx';
import { followClosely } from '../closely/texts.ts';
import { KEYS } from '../gestures/keys.ts';
import { CloseUp } from '../hand/close-up.tsx';
import { Packet } from '../hand/draft.tsx';
import { Shelf } from '../hand/shelf.tsx';
import { Later } from '../later.ts';
import { type Regions, regionsOf } from '../motion/regions.ts';
import { Money, Murrina } from '../pieces/pieces.tsx';
import { playWith } from '../printed.ts';
import { endsNow } from '../prompt/notice.ts';
import { creationName } from '../telling.ts';
import { Night } from '../table.tsx';
import { m } from '../texts.ts';
import { prospectOf } from '../board/prospects.ts';
import { PocketBench, PocketCards } from './cards.tsx';
import { Choosing, hasChoice } from './choosing-panel.tsx';
import { Actions, Quiet, type PocketSheet, SheetHead, Ways } from './actions.tsx';
import { Passing } from './passing.tsx';
import { type Pocket, usePocket } from './pocket.ts';
import { PocketBoard } from './pocket-board.tsx';
import { PocketPrompt } from './prompt.tsx';
import { followPhone, p } from './texts.ts';
import { Waiting, WaitingFoot } from './waiting.tsx';

await Promise.all([followPhone(), followClosely()]);

/** The hand of somebody who has the board before them on a screen for all. */
export function PhoneHand(props: HandProps): JSX.Element {
  const { table, point } = props;
  const room = useRoom(table, regionsOf, KEYS);
  const { board, around } = room.ui;
  playWith(board.view.peek());
  const pocket = usePocket(room.ui, point);
  const names = useMemo(() => room.names, [room, room.viewer.value, table.players]);
  const { log, toAct } = board.sight.value;
  const turns = useMemo(() => turnsIn(log, beginsTurn), [log]);
  const next = room.nextIn(board.sight.value);
  const isPassed = room.isShared && next !== undefined && room.viewer.value !== next;
  const seat = room.seat();
  const isMine = toAct.includes(seat) && room.viewer.value === seat;
  // Whose turn is over hands the phone on; what they held is gone from the page first.
  useEffect(() => {
    if (isPassed && room.viewer.value !== null) room.look(null);
  }, [isPassed]);
  return (
    <div data-for="hand">
      <Night class="at-phone">
        <HandSheet class="pocket" isMine={isMine}>
          {isPassed ? (
            <Passing room={room} next={next} last={turns.at(-1)} />
          ) : (
            <Held {...{ room, pocket, names, seat, turns, isMine }} name={ownName(table, seat)} />
          )}
        </HandSheet>
        <WhyNot ui={board} />
        <TurnInTitle room={room} game="murano" />
        <Later
          show={({ Colours, Faces }) => (
            <>
              <Colours players={table.players} />
              <Faces players={table.players} />
            </>
          )}
        />
        <Finish {...props} regions={room.ui} names={names} />
        <Packet ui={around} seat={seat} />
        {props.ended}
      </Night>
    </div>
  );
}

interface HeldProps {
  readonly room: RoomState<Regions>;
  readonly pocket: Pocket;
  readonly names: SeatNames;
  readonly seat: Seat;
  readonly turns: readonly Turn[];
  readonly isMine: boolean;
  readonly name: string;
}

function Held({ room, pocket, names, seat, turns, isMine, name }: HeldProps): JSX.Element {
  const { ui } = pocket;
  const view = ui.view.value;
  const sheet = useSignal<PocketSheet>('none');
  const isCovered = useSignal(false);
  const closer = useSignal<Card | null>(null);
  useEffect(() => {
    sheet.value = 'none';
    if (isMine) isCovered.value = false;
  }, [isMine, view.phase]);
  return (
    <>
      <Top view={view} seat={seat} name={name} />
      <main class="pocket-main" id="content">
        {isMine ? (
          <>
            <PocketPrompt pocket={pocket} seat={seat} />
            {hasChoice(ui) ? <Choosing ui={ui} seat={seat} names={names} /> : <PocketBoard pocket={pocket} />}
          </>
        ) : (
          <Waiting ui={ui} seat={seat} names={names} turns={turnsSince(turns, seat)} />
        )}
        <BenchHead pocket={pocket} seat={seat} />
        <PocketBench key={seat} pocket={pocket} seat={seat} />
        <PocketCards pocket={pocket} seat={seat} isCovered={isCovered.value} closer={closer}>
          {isMine ? (
            <Quiet pocket={pocket} seat={seat} sheet={sheet} />
          ) : (
            <p class="pocket-hint">{p('moveHint')}</p>
          )}
        </PocketCards>
      </main>
      {sheet.value === 'advantages' && <Spending pocket={pocket} seat={seat} sheet={sheet} />}
      <Ways pocket={pocket} seat={seat} sheet={sheet} />
      {isMine ? (
        <Actions pocket={pocket} seat={seat} sheet={sheet} undo={ui.sight.value.mayUndo ? room.undo : null} />
      ) : (
        <WaitingFoot ui={ui} seat={seat} isCovered={isCovered} sheet={sheet} />
      )}
      <CloseUp ui={ui} seat={seat} closer={closer} />
    </>
  );
}

const Top = ({ view, seat, name }: { view: View; seat: Seat; name: string }): JSX.Element => (
  <HandTop face={<Murrina seat={seat} />} name={name}>
    <span class="pocket-money">
      <Money amount={entryAt(view.money, seat)} />
    </span>
    <span class="pocket-round">{m(endsNow(view) ? 'lastRound' : 'round', { count: view.round })}</span>
  </HandTop>
);

/** What the chosen deal leads to, as far as only this phone may say it; or how many creations are made. */
function BenchHead({ pocket: { ui, after, next }, seat }: Pick<HeldProps, 'pocket' | 'seat'>): JSX.Element {
  const view = ui.view.value;
  const then = after.value;
  const isDeal = next.value !== null && ['exchange', 'buy', 'take', 'sell'].includes(next.value.kind);
  const prospect = isDeal && then !== null ? prospectOf(view, then, seat) : null;
  const all = handSize(view.options, seatsOf(view));
  return (
    <p class="pocket-label">
      <span>{p('bench')}</span>
      {prospect !== null && prospect.surplus > 0 && (
        <b class="warn">{m('surplus', { count: prospect.surplus })}</b>
      )}
      {prospect !== null && prospect.surplus === 0 && prospect.pay !== null && (
        <b>{p('pays', { name: creationName(prospect.card), pay: prospect.pay })}</b>
      )}
      {(prospect === null || (prospect.surplus === 0 && prospect.pay === null)) && (
        <span>{p('made', { made: completedBy(view, seat), all })}</span>
      )}
    </p>
  );
}

interface SpendingProps extends Pick<HeldProps, 'pocket' | 'seat'> {
  readonly sheet: Signal<PocketSheet>;
}

/** The four advantages, and what could pay for them. */
function Spending({ pocket: { ui }, seat, sheet }: SpendingProps): JSX.Element {
  return (
    <section class="pocket-sheet" aria-label={m('advantages.title')}>
      <SheetHead title={m('shelf.label')} sheet={sheet} />
      <Shelf key={seat} ui={ui} seat={seat} />
      <Advantages ui={ui} seat={seat} />
    </section>
  );
}

/** The end, when everything that led to it has been seen. */
function Finish({
  regions,
  ...props
}: HandProps & { readonly regions: Regions; readonly names: SeatNames }): JSX.Element | null {
  const { outcome, view, log } = regions.around.sight.value;
  if (outcome === null) return null;
  return <Later show={({ End }) => <End {...props} view={view} outcome={outcome} log={log} />} />;
}
