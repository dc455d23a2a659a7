import type { JSX } from 'preact';
import { useCallback, useMemo } from 'preact/hooks';
import type { Turn } from '#table/turns';
import type { RoomProps } from '../../game-ui.ts';
import { Covered, PromptOrPass, TurnInTitle } from '../../room/around-one/handing-on.tsx';
import type { SeatNames } from '../../room/names.ts';
import { type RoomState, useRoom } from '../../room/use-room.ts';
import { Bar } from './bar.tsx';
import { KEYS } from './gestures/keys.ts';
import { Later } from './later.ts';
import { type Regions, regionsOf } from './motion/regions.ts';
import { CardFace } from './pieces/pieces.tsx';
import { MuranoPrompt } from './prompt/prompt.tsx';
import { GlassTable } from './table.tsx';

/** A table of Murano: who looks at it, what they see, and what they do. */
export function MuranoRoom(props: RoomProps): JSX.Element {
  const room = useRoom(props.table, regionsOf, KEYS);
  const { ui: regions, isShared } = room;
  const seat = room.seat();
  // The same as long as the same one looks: what reads them is not rendered anew.
  const names = useMemo(() => room.names, [room, room.viewer.value]);
  const relive = useCallback(({ first, lines }: Turn) => room.relive(first, lines.length), [room]);
  return (
    <GlassTable
      regions={regions}
      seat={seat}
      own={!isShared && room.viewer.value === seat ? null : names.nameOf(seat)}
      names={names}
      bar={<Bar id={props.id} ui={regions.around} />}
      prompt={<RoomPrompt room={room} names={names} />}
      relive={relive}
      isPast={room.isReliving.value}
    >
      <TurnInTitle room={room} game="murano" />
      <Covered room={room} back={<CardFace card={-1} />} />
      <Later
        show={({ AroundTable, Colours, Faces, Meanwhile, OfferSound, turnedBox, WhyNot }) => (
          <>
            <WhyNot ui={regions.board} anchor={turnedBox} />
            <AroundTable room={room} table={props.table} />
            <Colours players={props.table.players} />
            <Faces players={props.table.players} />
            <Meanwhile room={room} />
            <OfferSound room={room} />
          </>
        )}
      />
      {props.ended}
      <Finish {...props} regions={regions} names={names} />
    </GlassTable>
  );
}

function RoomPrompt({ room, names }: { room: RoomState<Regions>; names: SeatNames }): JSX.Element {
  const { around, scrub } = room.ui;
  const sight = around.sight.value;
  return (
    <PromptOrPass room={room} sight={sight}>
      <MuranoPrompt
        ui={around}
        scrub={scrub}
        seat={room.seat()}
        movers={sight.toAct.map(names.nameOf)}
        undo={sight.mayUndo ? room.undo : null}
      />
    </PromptOrPass>
  );
}

/** The end comes when everything that led to it has been shown. */
function Finish({
  regions,
  ...props
}: RoomProps & { readonly regions: Regions; readonly names: SeatNames }): JSX.Element | null {
  const { outcome, view, log } = regions.around.sight.value;
  if (outcome === null) return null;
  return <Later show={({ End }) => <End {...props} view={view} outcome={outcome} log={log} />} />;
}
