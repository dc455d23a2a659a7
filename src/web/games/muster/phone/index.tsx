import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { entryAt } from '#core/list';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { rivalOf, type View } from '#games/muster/state';
import type { Table } from '#table/table';
import { byActor, turnsIn } from '#table/turns';
import { callText } from '../../../big-screen/call.ts';
import { BackAction, CoverAction, HandFoot, RulesAction } from '../../../big-screen/hand-foot.tsx';
import { GoldAction, HandPrompt, HandSheet } from '../../../big-screen/hand-sheet.tsx';
import { w } from '../../../big-screen/words.ts';
import type { HandProps } from '../../../game-ui.ts';
import { TurnInTitle } from '../../../room/around-one/handing-on.tsx';
import { useRoom } from '../../../room/use-room.ts';
import { t, tell } from '../../../words/index.ts';
import { tellAction } from '../board/action-text.ts';
import { Land } from '../board/board.tsx';
import { AutoDraw } from '../gestures/auto-draw.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { KEYS } from '../gestures/keys.ts';
import { Later } from '../later.ts';
import { TurnSentence } from '../log/recapping.tsx';
import { regionsOf } from '../motion/regions.ts';
import { Portrait } from '../pieces.tsx';
import { followSeldom } from '../seldom-texts.ts';
import { asTitle, cardTitle, type HandNames } from '../telling.ts';
import { m } from '../texts.ts';
import { Cards } from './cards.tsx';
import { CastleStrip } from './castle-strip.tsx';
import { Passing } from './passing.tsx';
import { actionsWith, type Held } from './plan.ts';
import { PlaceList } from './place-list.tsx';
import { followPhone, p } from './texts.ts';
import { Top } from './top.tsx';
import { sittingsOf } from '../players/around-screen.ts';
import { portraitOf } from '../players/portrait-at.ts';

await Promise.all([followPhone(), followSeldom()]);

/** The hand of somebody who has the castles before them on a screen for all. What is chosen here is seen nowhere else. */
export function PhoneHand(props: HandProps): JSX.Element {
  const { table } = props;
  const room = useRoom(table, regionsOf, KEYS);
  const ui = room.ui.board;
  const sight = ui.sight.value;
  const view = ui.view.value;
  const seat = room.seat();
  const { nameOf, tellOf } = room.names;
  const next = room.nextIn(sight);
  const isPassed = room.isShared && next !== undefined && room.viewer.value !== next;
  const isMine = sight.toAct.includes(seat) && room.viewer.value === seat;
  // A match that was given up has no outcome of the rules; nobody plays on.
  const isOver = sight.outcome !== null || sight.toAct.length === 0;
  const turns = useMemo(() => turnsIn(sight.log, byActor), [sight.log]);
  const last = turns.at(-1);
  const names: HandNames = { own: null, rival: nameOf(rivalOf(seat)) };
  // Whose turn is over hands the phone on; what they held is gone from the page first.
  useEffect(() => {
    if (isPassed && room.viewer.value !== null) room.look(null);
  }, [isPassed]);
  const lastTurn = last !== undefined && (
    <p class="pocket-told">
      <TurnSentence turn={last} nameOf={room.isShared ? nameOf : tellOf} />
    </p>
  );
  return (
    <div data-for="hand">
      <Land class="at-phone" data={{ 'data-phase': view.phase }}>
        <HandSheet class="pocket" isMine={isMine}>
          {isPassed ? (
            <Passing
              name={nameOf(next)}
              cards={entryAt(view.hands, next).length}
              show={() => room.look(next)}
            >
              {lastTurn}
            </Passing>
          ) : (
            <>
              <Top view={view} seat={seat} table={table} />
              {isMine ? (
                <Mine
                  key={`${sight.log.length} ${view.phase}`}
                  ui={ui}
                  names={names}
                  undo={sight.mayUndo ? room.undo : null}
                />
              ) : (
                <Idle ui={ui} names={names} seat={seat} table={table} isOver={isOver}>
                  {lastTurn}
                </Idle>
              )}
            </>
          )}
        </HandSheet>
        <TurnInTitle room={room} game="muster" />
        <AutoDraw ui={ui} />
        <Later
          show={({ End }) =>
            sight.outcome === null ? null : (
              <End
                {...props}
                view={view}
                outcome={sight.outcome}
                log={sight.log}
                seat={seat}
                sittings={sittingsOf(table.players, nameOf)}
                viewer={room.isShared ? null : seat}
                nameOf={nameOf}
              />
            )
          }
        />
        {props.ended}
      </Land>
    </div>
  );
}

interface MineProps {
  readonly ui: Interaction;
  readonly names: HandNames;
  readonly undo: (() => void) | null;
}

/** One's own turn: a card, its place, and the button that says what will happen. */
function Mine({ ui, names, undo }: MineProps): JSX.Element {
  const view = ui.view.value;
  const seat = ui.seat.value ?? 0;
  const held = useSignal<Held>(null);
  const chosen = useSignal<Action | null>(null);
  const open = actionsWith(ui.legal.value, held.value);
  const hasMoves = actionsWith(ui.legal.value, 'wizards').length > 0;
  const [only, ...others] = open;
  const action = chosen.value ?? (others.length === 0 && only !== undefined ? only : null);
  const hold = (next: Held): void => {
    held.value = next;
    chosen.value = null;
  };
  return (
    <>
      <HandPrompt isMine title={titleOf(view, held.value)}>
        {view.phase === 'action' ? p('still') : tell(muster, muster.question(view, seat))}
      </HandPrompt>
      <main class="pocket-main" id="content">
        <CastleStrip view={view} seat={seat} names={names} open={open} chosen={action} />
        <PlaceList
          ui={ui}
          names={names}
          open={open}
          chosen={action}
          choose={(each) => (chosen.value = each)}
        />
        {held.value === null && hasMoves && (
          <button type="button" class="pocket-wizards" onClick={() => hold('wizards')}>
            {p('wizards')}
          </button>
        )}
        <Cards ui={ui} seat={seat} held={held} hold={hold} isCovered={false} />
      </main>
      <HandFoot>
        <BackAction letGo={held.value === null ? null : () => hold(null)} undo={undo} />
        {action === null ? (
          <GoldAction press={null}>{p(open.length === 0 ? 'first' : 'place')}</GoldAction>
        ) : (
          <GoldAction
            word={muster.encode(action)}
            press={() => ui.play(action)}
            isSealed={muster.reveals(view, seat, action)}
          >
            {tellAction(view, seat, action, names).text}
          </GoldAction>
        )}
      </HandFoot>
    </>
  );
}

function titleOf(view: View, held: Held): string {
  if (held === 'wizards') return p('where', { card: tell(muster, { key: 'piece.wizard' }) });
  if (held !== null) return p('where', { card: asTitle(cardTitle(held.card)) });
  if (view.phase === 'refill') return m('room.stepRefill');
  return view.phase === 'place' ? m('room.stepPlace') : t('room.yourTurn');
}

interface IdleProps {
  readonly ui: Interaction;
  readonly names: HandNames;
  readonly seat: number;
  readonly table: Pick<Table, 'players'>;
  readonly isOver: boolean;
  readonly children: JSX.Element | false;
}

/** Between two turns: who plays, what was done, how the castles stand, and the hand to read. */
function Idle({ ui, names, seat, table, isOver, children }: IdleProps): JSX.Element {
  const isCovered = useSignal(false);
  const held = useSignal<Held>(null);
  return (
    <>
      <HandPrompt
        isMine={false}
        face={<Portrait of={portraitOf(table.players, rivalOf(seat))} />}
        title={isOver ? t('room.over') : w('hand.playing', { name: names.rival })}
      >
        {!isOver && `${w('hand.next')} ${callText()}`}
      </HandPrompt>
      <main class="pocket-main" id="content">
        <CastleStrip view={ui.view.value} seat={seat} names={names} open={[]} chosen={null} />
        {children}
        <Cards ui={ui} seat={seat} held={held} hold={() => undefined} isCovered={isCovered.value} />
      </main>
      <HandFoot isEven>
        <CoverAction isCovered={isCovered} />
        <RulesAction game="muster" />
      </HandFoot>
    </>
  );
}
