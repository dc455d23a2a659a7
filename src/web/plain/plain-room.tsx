import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { youAt } from '../bots/personas.ts';
import { titleOf } from '../catalogue.ts';
import type { RoomProps } from '../game-ui.ts';
import { BarContent, UndoTool } from '../room/menu/bar.tsx';
import { Cover } from '../room/around-one/cover.tsx';
import { PassOn } from '../room/prompt.tsx';
import { sit } from '../room/seat.ts';
import { turnInTitle } from '../room/turn-in-title.ts';
import { t } from '../words/index.ts';
import { PlainEnd } from './end.tsx';
import { listenToPlainKeys } from './keys.ts';
import { namesAt } from '../room/names.ts';
import { PlainTable } from './plain-table.tsx';
import { PlainPrompt } from './prompt.tsx';
import { p } from './texts.ts';

/** A table of any game: who looks at it, what they see, and what they do. */
export function PlainRoom({ id, table, choices }: RoomProps): JSX.Element {
  const { game, players, own: persons } = table;
  const shared = persons.length > 1;
  const room = useMemo(() => sit(table, shared ? null : (persons[0] ?? null)), [table]);
  useEffect(() => () => room.leave(), [room]);
  // In the task that draws the table: whoever sees it is heard.
  useLayoutEffect(() => listenToPlainKeys(room.undo), [room]);

  const sight = room.sight.value;
  const viewer = room.viewer.value;
  const mover = viewer !== null && sight.toAct.includes(viewer) ? viewer : null;
  const names = namesAt(game.id, players, youAt(players, persons));
  const next = sight.toAct.find((each) => persons.includes(each));
  useEffect(() => turnInTitle(game.id, mover !== null), [mover, sight]);

  const prompt =
    shared && viewer !== null && next !== undefined && mover === null ? (
      <PassOn name={names.nameOf(next)} pass={() => room.look(null)} />
    ) : (
      <PlainPrompt game={game} sight={sight} mover={mover} names={names} />
    );
  return (
    // Handing the screen on takes everything away that was drawn for the other.
    <PlainTable
      key={viewer ?? 'covered'}
      game={game}
      sight={room.sight}
      seat={viewer ?? room.lower.value}
      mover={mover}
      isWatched={persons.length === 0}
      names={names}
      play={room.send}
      bar={<Bar id={id} game={game.id} undo={sight.mayUndo ? room.undo : null} />}
      prompt={prompt}
    >
      {shared && viewer === null && next !== undefined && (
        <Cover name={names.nameOf(next)} show={() => room.look(next)} back={<span class="plain-back" />} />
      )}
      {sight.outcome !== null && (
        <PlainEnd
          id={id}
          table={table}
          choices={choices}
          view={sight.view}
          outcome={sight.outcome}
          names={names}
        />
      )}
    </PlainTable>
  );
}

function Bar({ id, game, undo }: { id: string; game: string; undo: (() => void) | null }): JSX.Element {
  return (
    <BarContent
      id={id}
      game={game}
      keys={p('keys')}
      brand={
        <>
          {titleOf(game)}
          <small>{t('name')}</small>
        </>
      }
      tools={<UndoTool undo={undo} />}
    />
  );
}
