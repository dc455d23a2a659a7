import type { JSX } from 'preact';
import { roleOf } from '../../bots/personas.ts';
import { titleOf } from '../../catalogue.ts';
import type { RoomProps } from '../../game-ui.ts';
import { BarContent, ToggleTool, UndoTool } from '../../room/menu/bar.tsx';
import { Covered, PromptOrPass, TurnInTitle } from '../../room/around-one/handing-on.tsx';
import { useRoom } from '../../room/use-room.ts';
import { change, settings } from '../../settings.ts';
import { t } from '../../words/index.ts';
import { Board } from './board/board.tsx';
import { regionsOf } from './motion/regions.ts';
import { KEYS } from './gestures/keys.ts';
import { Later } from './later.ts';
import { CardFace } from './pieces.tsx';
import { portraitAt } from './players/portrait-at.ts';
import type { Sitting } from './players/rails.tsx';
import { MusterPrompt } from './prompt.tsx';
import { m } from './texts.ts';

const NUMBER = 'M9 4L7 20M17 4l-2 16M4 9h17M3 15h17';

/** A table of Muster: who looks at it, what they see, and what they do. */
export function MusterRoom(props: RoomProps): JSX.Element {
  const { players } = props.table;
  const room = useRoom(props.table, regionsOf, KEYS);
  const { ui: regions, names, isShared } = room;
  const ui = regions.board;
  const sight = ui.sight.value;
  const viewer = room.viewer.value;
  const seat = room.seat();
  const sittings = players.map((player, each): Sitting => ({
    name: each === viewer && !isShared ? t('seat.you') : names.nameOf(each),
    role: roleOf('muster', player),
    portrait: portraitAt(
      players,
      each,
      (viewer === null || isShared ? each === 1 : each !== viewer) ? 'violet' : 'you',
    ),
  }));
  return (
    <Board
      regions={regions}
      seat={seat}
      sittings={sittings}
      nameOf={names.tellOf}
      bar={<Bar id={props.id} undo={sight.mayUndo ? room.undo : null} />}
      relive={({ first, lines }) => room.relive(first, lines.length)}
      isPast={room.isReliving.value}
      prompt={
        <PromptOrPass room={room} sight={sight}>
          <MusterPrompt ui={ui} movers={sight.toAct.map(names.nameOf)} />
        </PromptOrPass>
      }
    >
      <TurnInTitle room={room} game="muster" />
      <Later
        show={({ AroundOne, AutoDraw, Meanwhile, OfferSound, WhyNot, anchor }) => (
          <>
            <WhyNot ui={ui} anchor={anchor} />
            <AroundOne room={room} table={props.table} />
            <AutoDraw ui={ui} />
            <Meanwhile room={room} />
            <OfferSound room={room} />
          </>
        )}
      />
      <Covered room={room} back={<CardFace card={-1} />} />
      {props.ended}
      <Later
        show={({ End }) =>
          sight.outcome === null ? null : (
            <End
              {...props}
              view={sight.view}
              outcome={sight.outcome}
              log={sight.log}
              seat={seat}
              viewer={isShared ? null : viewer}
              sittings={sittings}
              nameOf={names.nameOf}
            />
          )
        }
      />
    </Board>
  );
}

function Bar({ id, undo }: { id: string; undo: (() => void) | null }): JSX.Element {
  const { numbers } = settings.value;
  return (
    <BarContent
      id={id}
      game="muster"
      keys={<Later show={({ KeysText }) => <KeysText />} />}
      choices={<Later show={({ MenuChoices }) => <MenuChoices />} />}
      brand={
        <>
          <svg viewBox="0 0 30 30" aria-hidden="true">
            <path d="M8 3V28" stroke="#8a6a48" stroke-width="2.2" stroke-linecap="round" />
            <path d="M9 4L18.500 4Q27 5 28 11Q27 17 18.500 18L9 18Z" fill="#3C8748" />
            <circle cx="8" cy="3" r="2" fill="#E3B23C" />
          </svg>
          {titleOf('muster')}
          <small>{t('name')}</small>
        </>
      }
      tools={
        <>
          <UndoTool undo={undo} />
          <ToggleTool
            icon={NUMBER}
            label={m('room.numbers')}
            isOn={numbers}
            toggle={() => change({ numbers: !numbers })}
          />
        </>
      }
    />
  );
}
