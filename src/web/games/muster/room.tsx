import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import { Icon } from '../../icons.tsx';
import { nameOf, roleOf, youAt } from '../../bots/personas.ts';
import { change, settings } from '../../settings.ts';
import { Cover, PassOn } from '../../room/cover.tsx';
import { listenToKeys } from '../../interaction/keys.ts';
import { Menu } from '../../room/menu.tsx';
import { sit } from '../../room/seat.ts';
import { turnInTitle } from '../../room/turn-in-title.ts';
import { WhyNot } from '../../room/why-not.tsx';
import type { RoomProps } from '../../game-ui.ts';
import { t } from '../../words/index.ts';
import { Board } from './board/board.tsx';
import { Later } from './later.ts';
import { interactionAt } from './gestures/gestures.ts';
import { anchor } from './board/anchor.ts';
import { KEYS } from './gestures/keys.ts';
import { CardFace } from './pieces.tsx';
import type { Sitting } from './players/rails.tsx';
import { m } from './texts.ts';
import { titleOf } from '../../catalogue.ts';

/** A table of Muster: who looks at it, what they see, and what they do. */
export function MusterRoom({ id, table, choices }: RoomProps): JSX.Element {
  const { players, own: persons } = table;
  const shared = persons.length > 1;
  const room = useMemo(() => sit(table, shared ? null : (persons[0] ?? null)), [table]);
  const ui = useMemo(() => interactionAt(room.sight, room.send), [room]);
  const undo = (): void => {
    ui.clear();
    room.undo();
  };
  const look = (seat: Seat | null): void => {
    ui.clear();
    room.look(seat);
  };
  useEffect(() => () => room.leave(), [room]);
  useEffect(() => listenToKeys({ ...KEYS, clear: ui.clear, undo }), [ui]);

  const sight = room.sight.value;
  const viewer = room.viewer.value;
  const seat = viewer ?? room.lower.value;
  const you = youAt(players, persons);
  const name = (each: Seat): string => (each === you ? t('seat.you') : nameOf('muster', players, each));
  const next = sight.toAct.find((each) => persons.includes(each));
  const sittings = players.map((player, each): Sitting => ({
    name: each === viewer && !shared ? t('seat.you') : name(each),
    role: roleOf('muster', player),
    portrait:
      player.kind === 'bot'
        ? player.level
        : (viewer === null || shared ? each === 1 : each !== viewer)
          ? 'second'
          : 'you',
  }));
  useEffect(() => turnInTitle('muster', viewer !== null && sight.toAct.includes(viewer)), [viewer, sight]);

  return (
    <Board
      sight={sight}
      ui={ui}
      seat={seat}
      sittings={sittings}
      nameOf={(each) => (each === you ? null : name(each))}
      bar={<Bar undo={sight.mayUndo ? undo : null} menu={<Menu id={id} keys={m('room.keys')} />} />}
      prompt={
        shared && viewer !== null && next !== undefined && next !== viewer ? (
          <PassOn name={name(next)} pass={() => look(null)} />
        ) : undefined
      }
    >
      <WhyNot ui={ui} anchor={anchor} />
      {shared && viewer === null && next !== undefined && (
        <Cover name={name(next)} show={() => look(next)} back={<CardFace card={-1} />} />
      )}
      <Later
        show={({ End }) =>
          sight.outcome === null ? null : (
            <End
              id={id}
              table={table}
              choices={choices}
              sight={sight}
              seat={seat}
              viewer={shared ? null : viewer}
              nameOf={name}
            />
          )
        }
      />
    </Board>
  );
}

function Bar({ undo, menu }: { undo: (() => void) | null; menu: JSX.Element }): JSX.Element {
  const { numbers } = settings.value;
  return (
    <>
      <a class="brand" href="/">
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <path d="M8 3V28" stroke="#8a6a48" stroke-width="2.2" stroke-linecap="round" />
          <path d="M9 4L18.500 4Q27 5 28 11Q27 17 18.500 18L9 18Z" fill="#3C8748" />
          <circle cx="8" cy="3" r="2" fill="#E3B23C" />
        </svg>
        {titleOf('muster')}
        <small>{t('name')}</small>
      </a>
      <div class="tools">
        <button type="button" class="tool wide" onClick={undo ?? undefined} disabled={undo === null}>
          <Icon of="undo" />
          <span>{t('room.undo')}</span>
        </button>
        <button
          type="button"
          class="tool"
          aria-label={m('room.numbers')}
          title={m('room.numbers')}
          aria-pressed={numbers}
          onClick={() => change({ numbers: !numbers })}
        >
          <Icon of="number" />
        </button>
        <a class="tool" href="/rules/muster" aria-label={t('room.rulebook')} title={t('room.rulebook')}>
          <Icon of="book" />
        </a>
        {menu}
      </div>
    </>
  );
}
