import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import type { View } from '#games/murano/rules/state';
import type { RoomProps } from '../../game-ui.ts';
import { nameOf, youAt } from '../../bots/personas.ts';
import { Cover, PassOn } from '../../room/cover.tsx';
import { listenToKeys } from '../../interaction/keys.ts';
import { type Seated, sit } from '../../room/seat.ts';
import { useSeen } from '../../room/seen.ts';
import { turnInTitle } from '../../room/turn-in-title.ts';
import { WhyNot } from '../../room/why-not.tsx';
import { t } from '../../words/index.ts';
import { Bar } from './bar.tsx';
import type { Interaction } from './gestures/gestures.ts';
import { KEYS } from './gestures/keys.ts';
import { Later } from './later.ts';
import { type Regions, regionsOf } from './motion/regions.ts';
import { CardFace } from './pieces/pieces.tsx';
import { Prompt } from './prompt/prompt.tsx';
import type { Scrub } from './board/ring.ts';
import { GlassTable } from './table.tsx';
import type { Names } from './telling.ts';

/** A table of Murano: who looks at it, what they see, and what they do. */
export function MuranoRoom({ id, table, choices }: RoomProps): JSX.Element {
  const { own: persons } = table;
  const shared = persons.length > 1;
  const room = useMemo(() => sit(table, shared ? null : (persons[0] ?? null)), [table]);
  const regions = useMemo(() => regionsOf(room.sight, room.send), [room]);
  const undo = (): void => {
    regions.clear();
    room.undo();
  };
  const look = (to: Seat | null): void => {
    regions.clear();
    room.look(to);
  };
  useEffect(
    () => () => {
      regions.stop();
      room.leave();
    },
    [room],
  );
  useEffect(() => listenToKeys({ ...KEYS, clear: regions.clear, undo }), [regions]);

  const viewer = room.viewer.value;
  const seat = viewer ?? room.lower.value;
  const names = useMemo((): Names => {
    const isYou = (each: Seat): boolean => each === youAt(table.players, table.own);
    const name = (each: Seat): string => nameOf('murano', table.players, each);
    return {
      viewer: shared ? null : viewer,
      nameOf: (each) => (isYou(each) ? t('seat.you') : name(each)),
      tellOf: (each) => (isYou(each) ? null : name(each)),
    };
  }, [table, shared, viewer]);
  const prompt = (
    <RoomPrompt
      ui={regions.deeds}
      scrub={regions.scrub}
      seat={seat}
      names={names}
      undo={undo}
      persons={persons}
      look={shared && viewer !== null ? look : null}
    />
  );
  return (
    <GlassTable
      regions={regions}
      seat={seat}
      own={shared ? names.nameOf(seat) : t('seat.you')}
      names={names}
      bar={<Bar id={id} ui={regions.others} />}
      prompt={prompt}
    >
      <WhyNot ui={regions.deeds} />
      <Title room={room} />
      {shared && viewer === null && <Covered room={room} persons={persons} names={names} look={look} />}
      <Finish id={id} table={table} choices={choices} regions={regions} names={names} />
    </GlassTable>
  );
}

/** The tab tells at once whose turn it is: whoever waits may be elsewhere. */
function Title({ room }: { room: Seated }): null {
  const mine = useSeen(
    () => room.viewer.value !== null && room.sight.value.toAct.includes(room.viewer.value),
    [room],
  );
  useEffect(() => turnInTitle('murano', mine), [mine]);
  return null;
}

interface PromptProps {
  readonly ui: Interaction;
  readonly scrub: Scrub;
  readonly seat: Seat;
  readonly names: Names;
  readonly persons: readonly Seat[];
  readonly undo: () => void;
  /** Hands the screen on, where people share it. */
  readonly look: ((seat: Seat | null) => void) | null;
}

function RoomPrompt({ ui, scrub, seat, names, persons, undo, look }: PromptProps): JSX.Element {
  const { toAct, mayUndo } = ui.sight.value;
  const next = toAct.find((each) => persons.includes(each));
  if (look !== null && next !== undefined && !toAct.includes(seat)) {
    return <PassOn name={names.nameOf(next)} pass={() => look(null)} />;
  }
  return (
    <Prompt ui={ui} scrub={scrub} seat={seat} movers={toAct.map(names.nameOf)} undo={mayUndo ? undo : null} />
  );
}

interface CoveredProps {
  readonly room: Seated;
  readonly persons: readonly Seat[];
  readonly names: Names;
  readonly look: (seat: Seat) => void;
}

function Covered({ room, persons, names, look }: CoveredProps): JSX.Element | null {
  const next = room.sight.value.toAct.find((each) => persons.includes(each));
  if (next === undefined) return null;
  return <Cover name={names.nameOf(next)} show={() => look(next)} back={<CardFace card={-1} />} />;
}

/** The end comes when everything that led to it has been shown. */
function Finish({
  regions,
  ...props
}: RoomProps & { readonly regions: Regions; readonly names: Names }): JSX.Element | null {
  const { outcome, view } = regions.reading.sight.value;
  if (outcome === null) return null;
  return <Later show={({ End }) => <End {...props} view={view as View} outcome={outcome} />} />;
}
