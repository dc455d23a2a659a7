import { day, night } from 'tavola:art/muster';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { entryAt } from '#core/list';
import { rivalOf } from '#games/muster/state';
import { byActor, type Turn, turnsIn, turnsSince } from '#table/turns';
import { titleOf } from '../../../catalogue.ts';
import { RoomBar } from '../../../room/menu/bar.tsx';
import { FlightLayer } from '../../../room/flight-layer.tsx';
import type { HeldRoom } from '../../../room/held-room.ts';
import { PromptLine } from '../../../room/prompt.tsx';
import { useSeen } from '../../../room/seen.ts';
import { Laid, useLaying } from '../../../room/stages.tsx';
import { isDark, settings } from '../../../settings.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { isHere, Later } from '../later.ts';
import { useDrawer } from '../log/drawer.ts';
import { LastLine } from '../log/last-line.tsx';
import type { Marks } from '../log/marks.ts';
import type { Regions } from '../motion/regions.ts';
import { Players, type Sitting, Strip } from '../players/rails.tsx';
import type { Names } from '../telling.ts';
import { m } from '../texts.ts';
import { Middle } from './middle.tsx';

interface Props extends HeldRoom {
  readonly regions: Regions;
  /** The seat at the lower edge. */
  readonly seat: number;
  readonly sittings: readonly Sitting[];
  /** What the chronicle calls a seat; the reader has no name. */
  readonly nameOf: (seat: number) => string | null;
}

/** First the frame, then a castle at a time, the hand, the players, and the chronicle with all that is only heard. */
const STAGES = 9;

/** The Muster room: a function of what is seen and of what is being done. */
export function Board(props: Props): JSX.Element {
  const { seat, sittings, nameOf, bar, prompt, relive = null, coach, children } = props;
  const { board: ui } = props.regions;
  const sight = ui.sight.value;
  const laid = useLaying(STAGES);
  const whole = useSeen(() => laid.value === STAGES && isHere() !== null, [laid]);
  const lit = useSignal<number | null>(null);
  const drawer = useDrawer();
  const view = ui.view.value;
  const names = namesIn(props);
  const turns = useMemo(() => turnsIn(sight.log, byActor), [sight.log]);
  const marks = marksIn(props, turns);
  return (
    <Land
      class={classesOf(ui, drawer.isOpen)}
      data={{ 'data-phase': view.phase, 'data-mine': ui.seat.value === view.turn && whole }}
    >
      <Later show={({ Fallen }) => <Fallen sight={sight} seat={seat} />} />
      <Laid laid={laid} stage={STAGES}>
        <Later show={({ Reading }) => <Reading view={view} seat={seat} names={names} />} />
      </Laid>
      <RoomBar>
        <h1 class="unseen">{titleOf('muster')}</h1>
        {bar}
      </RoomBar>
      <PromptLine>
        {prompt}
        <Later show={({ Meanings }) => <Meanings ui={ui} names={names} />} />
      </PromptLine>
      <aside class="rail left" aria-label={m('room.field')}>
        <Laid laid={laid} stage={8}>
          <Players ui={ui} seat={seat} sittings={sittings} />
        </Laid>
      </aside>
      <Strip ui={ui} seat={seat} sittings={sittings} />
      <Middle ui={ui} seat={seat} names={names} lit={lit.value} marks={marks} laid={laid}>
        <LastTurn {...props} turns={turns} marks={marks} />
      </Middle>
      <aside class="rail right" aria-label={m('room.chronicle')}>
        {coach}
        <Laid laid={laid} stage={STAGES}>
          <Later
            show={({ Chronicle, FollowFocus, Places }) => (
              <>
                <FollowFocus ui={ui} />
                <Chronicle
                  turns={turns}
                  turn={view.turns}
                  nameOf={nameOf}
                  relive={relive}
                  close={drawer.close}
                  light={(castle) => {
                    lit.value = castle;
                  }}
                />
                <Places ui={ui} names={names} />
              </>
            )}
          />
        </Laid>
      </aside>
      <LastLine
        last={turns.at(-1)}
        isOver={!sight.toAct.includes(turns.at(-1)?.seat ?? -1)}
        sittings={sittings}
        nameOf={nameOf}
        drawer={drawer}
      />
      <Later show={({ CloseUp }) => <CloseUp ui={ui} names={names} />} />
      <FlightLayer />
      {children}
    </Land>
  );
}

interface LandProps {
  readonly class: string;
  readonly data: Readonly<Record<string, string | boolean>>;
  readonly children: ComponentChildren;
}

/** The land in which everything stands. */
export const Land = ({ class: more, data, children }: LandProps): JSX.Element => (
  <div class={`room muster ${more}`} {...data}>
    <Scene />
    {children}
  </div>
);

/** What others have done since whoever looks has acted. */
const since = ({ regions: { board }, relive }: Props, turns: readonly Turn[]): Turn | undefined =>
  relive === undefined ? undefined : turnsSince(turns, board.seat.value).at(-1);

/** What of the last turn is to be seen on the table, until one has acted. */
function marksIn(props: Props, turns: readonly Turn[]): Marks | null {
  const last = since(props, turns);
  const come = isHere();
  const marks =
    last === undefined || props.isPast === true || come === null
      ? null
      : come.marksOf(props.regions.board.view.value, last);
  return marks;
}

/** The last turn in words, over the castles. */
function LastTurn(
  props: Props & { readonly turns: readonly Turn[]; readonly marks: Marks | null },
): JSX.Element | null {
  const { turns, marks, relive, sittings, nameOf } = props;
  const last = since(props, turns);
  if (last === undefined || relive === undefined) return null;
  return (
    <Later
      show={({ Band }) => (
        <Band
          turn={last}
          marks={marks}
          portrait={entryAt(sittings, last.seat).portrait}
          nameOf={nameOf}
          relive={() => relive(last)}
        />
      )}
    />
  );
}

/** Whoever reads this has no name. */
function namesIn({ regions: { board }, seat, sittings, nameOf }: Props): Names {
  const nameAt = (at: number, isReader: boolean): string | null =>
    isReader ? null : entryAt(sittings, at).name;
  const rival = rivalOf(seat);
  const isRival = nameOf(rival) === null;
  const isOwn = nameOf(seat) === null || (board.seat.value === seat && !isRival);
  return { own: nameAt(seat, isOwn), rival: nameAt(rival, isRival) };
}

function classesOf({ selected }: Interaction, isDrawerOpen: boolean): string {
  const has = (kind: 'column' | 'card'): boolean => selected.value.some(({ at }) => at === kind);
  return [
    settings.value.numbers && 'numbers',
    selected.value.length > 0 && 'choosing',
    // Everything is touched, and it can still mean several things.
    has('column') && has('card') && 'asking',
    isDrawerOpen && 'drawer-open',
  ]
    .filter(Boolean)
    .join(' ');
}

const Scene = (): JSX.Element => (
  <img class="scene" src={isDark.value ? night : day} alt="" width="1440" height="900" />
);
