import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import type { View } from '#games/murano/state';
import type { RoomProps } from '../games.ts';
import { nameOf, youAt } from '../people.ts';
import { Cover, PassOn } from '../table/cover.tsx';
import { listenToKeys } from '../table/keys.ts';
import { sit } from '../table/seat.ts';
import { turnInTitle } from '../table/title.ts';
import { WhyNot } from '../table/why.tsx';
import { t } from '../words/index.ts';
import { Bar } from './bar.tsx';
import { End } from './end.tsx';
import { handling } from './handling.ts';
import { KEYS } from './keys.ts';
import { CardFace } from './pieces.tsx';
import { Prompt } from './prompt.tsx';
import { scrubbing } from './ring.ts';
import { GlassTable } from './table.tsx';
import type { Names } from './telling.ts';

/** A table of Murano: who looks at it, what they see, and what they do. */
export function MuranoRoom({ id, table, choices }: RoomProps): JSX.Element {
  const { players, own: persons } = table;
  const shared = persons.length > 1;
  const room = useMemo(() => sit(table, shared ? null : (persons[0] ?? null)), [table]);
  const hand = useMemo(() => handling(room.sight, room.send), [room]);
  const scrub = useMemo(() => scrubbing(hand, room.send), [hand]);
  const clear = (): void => {
    hand.clear();
    scrub.to(0);
  };
  const undo = (): void => {
    clear();
    room.undo();
  };
  const look = (seat: Seat | null): void => {
    clear();
    room.look(seat);
  };
  useEffect(() => () => room.leave(), [room]);
  useEffect(() => listenToKeys({ ...KEYS, clear, undo }), [hand]);

  const sight = room.sight.value;
  const viewer = room.viewer.value;
  const seat = viewer ?? room.lower.value;
  const you = youAt(players);
  const names: Names = {
    viewer: shared ? null : viewer,
    nameOf: (each) => (each === you ? t('seat.you') : nameOf('murano', players, each)),
    tellOf: (each) => (each === you ? null : nameOf('murano', players, each)),
  };
  const next = sight.toAct.find((each) => persons.includes(each));
  const passing = shared && viewer !== null && next !== undefined && !sight.toAct.includes(viewer);
  useEffect(() => turnInTitle('murano', viewer !== null && sight.toAct.includes(viewer)), [viewer, sight]);

  return (
    <GlassTable
      sight={sight}
      hand={hand}
      scrub={scrub}
      seat={seat}
      own={shared ? names.nameOf(seat) : t('seat.you')}
      names={names}
      bar={<Bar id={id} view={sight.view as View} />}
      prompt={
        passing ? (
          <PassOn name={names.nameOf(next)} pass={() => look(null)} />
        ) : (
          <Prompt
            hand={hand}
            seat={seat}
            movers={sight.toAct.map(names.nameOf)}
            undo={sight.mayUndo ? undo : null}
          />
        )
      }
    >
      <WhyNot hand={hand} />
      {shared && viewer === null && next !== undefined && (
        <Cover name={names.nameOf(next)} show={() => look(next)} back={<CardFace card={-1} />} />
      )}
      {sight.outcome !== null && (
        <End
          id={id}
          table={table}
          choices={choices}
          view={sight.view as View}
          outcome={sight.outcome}
          names={names}
        />
      )}
    </GlassTable>
  );
}
