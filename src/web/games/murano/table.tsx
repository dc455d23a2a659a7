import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { Seat } from '#core/game';
import type { Market } from '#games/murano/rules/board';
import type { Card } from '#games/murano/rules/cards';
import { due } from '#games/murano/rules/owed';
import { beginsTurn } from '#games/murano/turns';
import { seatsOf } from '#games/murano/rules/state';
import { type Turn, turnsIn, turnsSince } from '#table/turns';
import { RoomBar, ToggleTool } from '../../room/menu/bar.tsx';
import { FlightLayer } from '../../room/flight-layer.tsx';
import type { HeldRoom } from '../../room/held-room.ts';
import { PromptLine } from '../../room/prompt.tsx';
import { Laid, useLaying } from '../../room/stages.tsx';
import { useSeen, useSeenSignal } from '../../room/seen.ts';
import { Advantages } from './advantages/advantages.tsx';
import { Bench } from './bench/bench.tsx';
import { Dock } from './prompt/dock.tsx';
import { Hand } from './hand/hand.tsx';
import { isHere, Later } from './later.ts';
import type { Regions } from './motion/regions.ts';
import { playWith } from './printed.ts';
import { Purses } from './players/purses.tsx';
import { Rivals } from './players/rivals.tsx';
import { Shelf } from './hand/shelf.tsx';
import { Stage } from './board/stage.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import type { SeatNames } from '../../room/names.ts';
import { m } from './texts.ts';
import { hasTiles } from './upright.ts';

const STAGES = 8;

interface Props extends HeldRoom {
  readonly regions: Regions;
  /** The seat at the lower edge, and what it is called there. */
  readonly seat: Seat;
  /** Who sits at the bench below; null: the reader. */
  readonly own: string | null;
  readonly names: SeatNames;
}

/** The Murano room. It is laid out once; each part of it looks at the table itself. */
export function GlassTable(props: Props): JSX.Element {
  const { regions, seat, own, names, bar, prompt, relive = null, coach, children } = props;
  const { board, around, scrub } = regions;
  playWith(board.view.peek());
  const looked = useSignal<Market | null>(null);
  const lit = useSignal<Market | null>(null);
  const tab = useSignal<Tab>('table');
  const closer = useSignal<Card | null>(null);
  const open = useCallback((to: Tab) => (tab.value = tab.value === to ? 'table' : to), [tab]);
  // The empty board comes early, what lies on it later. What stands above comes before what stands below it: nothing is moved by what comes later.
  const laid = useLaying(STAGES);
  const main = useFocusAtFirst();
  const log = useSeenSignal(() => around.sight.value.log, [around]);
  const turns = useSeenSignal(() => turnsIn(log.value, beginsTurn), [log]);
  return (
    <Room regions={regions} tab={tab} laid={laid}>
      <Laid laid={laid} stage={STAGES}>
        <Later show={({ Reading }) => <Reading ui={around} seat={seat} names={names} />} />
      </Laid>
      <RoomBar>
        {bar}
        <LogOpener tab={tab} />
        <Purses ui={around} seat={seat} names={names} open={open} />
      </RoomBar>
      <aside class="left" aria-label={m('tabs.others')}>
        {coach}
        <Later show={({ Challenge }) => <Challenge ui={around} />} />
        <Rivals ui={around} seat={seat} names={names} turns={turns} relive={relive} />
        <Laid laid={laid} stage={STAGES}>
          <Later
            show={({ Log }) => <Log ui={around} turns={turns} names={names} relive={relive} lit={lit} />}
          />
        </Laid>
      </aside>
      <main class="middle" id="content" tabIndex={-1} ref={main}>
        <Laid laid={laid} stage={2}>
          <PromptLine>{prompt}</PromptLine>
          <Stage regions={regions} looked={looked} lit={lit} laid={laid} />
          <Dock ui={around} seat={seat} scrub={scrub} />
          <Bench key={seat} ui={board} seat={seat} name={own} />
        </Laid>
      </main>
      <Laid laid={laid} stage={7}>
        <aside class="right" aria-label={m('tabs.own')}>
          <Advantages ui={around} seat={seat} />
          <Hand ui={around} seat={seat} names={names} scrub={scrub} closer={closer} />
          <Shelf key={seat} ui={around} seat={seat} />
        </aside>
        <Tabs tab={tab} open={open} ui={around} />
      </Laid>
      <Later show={({ Packet }) => <Packet ui={around} seat={seat} />} />
      <Later show={({ CloseUp }) => <CloseUp ui={around} seat={seat} closer={closer} />} />
      <Later show={({ FocusGoesOn }) => <FocusGoesOn ui={around} />} />
      <FlightLayer />
      <Laid laid={laid} stage={STAGES}>
        <LastTurns {...props} turns={turns} />
      </Laid>
      <SpokenTurn turns={turns} names={names} />
      {children}
    </Room>
  );
}

/** The screen that led here is gone, and the focus with it. What asks for the focus by itself has got it by the next frame. */
function useFocusAtFirst(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return place;
}

interface RoomProps {
  readonly regions: Regions;
  readonly tab: Signal<Tab>;
  readonly laid: Signal<number>;
  readonly children: ComponentChildren;
}

/** Whose decision it is and which stands here as soon as every part shows it. */
export function Room({ regions: { around, idle }, tab, laid, children }: RoomProps): JSX.Element {
  const phase = useSeen(() => around.view.value.phase, [around]);
  const owed = useSeen(() => due(around.view.value)?.kind, [around]);
  const seats = useSeen(() => seatsOf(around.view.value), [around]);
  const mine = useSeen(
    () => idle.value && laid.value === STAGES && isHere() !== null && around.mover.value !== null,
    [around, laid],
  );
  return (
    <Night
      class={`seats-${seats} tab-${tab.value}${hasTiles(seats) ? ' low' : ''}`}
      data={{ 'data-phase': phase, 'data-mine': mine, 'data-owed': owed }}
    >
      {children}
    </Night>
  );
}

interface NightProps {
  readonly class: string;
  readonly data?: Readonly<Record<string, string | boolean | undefined>>;
  readonly children: ComponentChildren;
}

/** The room as such: night, whatever the theme of the page. */
export const Night = ({ class: more, data = {}, children }: NightProps): JSX.Element => (
  <div data-panel="night" data-theme="dark" class={`room murano ${more}`} {...data}>
    {children}
  </div>
);

/** What the others have done since whoever looks has acted: marked on the board, and on a phone in rows. */
function LastTurns({
  regions: { around },
  names,
  relive,
  isPast,
  turns,
}: Props & { readonly turns: ReadonlySignal<readonly Turn[]> }): JSX.Element | null {
  if (relive === undefined || isPast === true) return null;
  const since = turnsSince(turns.value, around.seat.value);
  return (
    <Later
      show={({ TurnMarks, RecapRows }) => (
        <>
          <TurnMarks turns={since} names={names} />
          <RecapRows
            turns={since}
            current={turns.value.at(-1)}
            seat={around.seat.value}
            names={names}
            relive={relive}
          />
        </>
      )}
    />
  );
}

/** What happened last, for whoever hears the table. */
function SpokenTurn({
  turns,
  names,
}: {
  turns: ReadonlySignal<readonly Turn[]>;
  names: SeatNames;
}): JSX.Element {
  return (
    <p class="unseen" aria-live="polite">
      {isHere()?.lastTurnText(turns.value.at(-1), names)}
    </p>
  );
}

/** Where the log has no place of its own, it is one press away. */
function LogOpener({ tab }: { tab: Signal<Tab> }): JSX.Element {
  const isOpen = tab.value === 'log';
  return (
    <ToggleTool
      icon="list"
      label={m('log.title')}
      isOn={isOpen}
      toggle={() => (tab.value = isOpen ? 'table' : 'log')}
      class="log-opener"
    />
  );
}
