import { batch, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import type { Match } from '#core/match';
import type { Sight, Table } from '#table/table';
import { Icon } from '../icons.tsx';
import { nameOf, roleOf, youAt } from '../people.ts';
import { change, settings } from '../settings.ts';
import { t } from '../words/index.ts';
import { Board } from './board.tsx';
import { Cover, PassOn } from './cover.tsx';
import { End } from './end.tsx';
import { handling } from './handling.ts';
import { listenToKeys } from './keys.ts';
import { Menu } from './menu.tsx';
import type { Sitting } from './rails.tsx';
import { turnInTitle } from './title.ts';
import { WhyNot } from './why.tsx';

interface Props {
  readonly id: string;
  readonly table: Table;
  readonly match: () => Match;
}

/** A table of Muster: who looks at it, what they see, and what they do. */
export function MusterRoom({ id, table, match }: Props): JSX.Element {
  const { players } = table;
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const shared = persons.length > 1;
  const room = useMemo(() => enter(table, shared ? null : (persons[0] ?? null)), [table]);
  useEffect(() => () => room.leave(), [room]);
  useEffect(() => listenToKeys(room.hand, room.undo), [room]);

  const sight = room.sight.value;
  const viewer = room.viewer.value;
  const seat = viewer ?? room.lower.value;
  const you = youAt(players);
  const name = (each: Seat): string => (each === you ? t('seat.you') : nameOf(players, each));
  const next = sight.toAct.find((each) => persons.includes(each));
  const sittings = players.map((player, each): Sitting => ({
    name: each === viewer && !shared ? t('seat.you') : name(each),
    role: roleOf(player),
    portrait: player.kind === 'bot' ? player.level : each === 1 && shared ? 'second' : 'you',
  }));
  useEffect(() => turnInTitle(viewer !== null && sight.toAct.includes(viewer)), [viewer, sight]);

  return (
    <Board
      sight={sight}
      hand={room.hand}
      seat={seat}
      sittings={sittings}
      nameOf={(each) => (each === you ? null : name(each))}
      bar={<Bar undo={sight.mayUndo ? room.undo : null} menu={<Menu id={id} />} />}
      prompt={
        shared && viewer !== null && next !== undefined && next !== viewer ? (
          <PassOn name={name(next)} pass={() => room.look(null)} />
        ) : undefined
      }
    >
      <WhyNot hand={room.hand} />
      {shared && viewer === null && next !== undefined && (
        <Cover name={name(next)} show={() => room.look(next)} />
      )}
      {sight.outcome !== null && (
        <End
          id={id}
          table={table}
          match={match}
          sight={sight}
          seat={seat}
          viewer={shared ? null : viewer}
          nameOf={name}
        />
      )}
    </Board>
  );
}

interface Room {
  readonly sight: Signal<Sight>;
  readonly viewer: { value: Seat | null };
  readonly lower: { value: Seat };
  readonly hand: ReturnType<typeof handling>;
  undo(): void;
  look(seat: Seat | null): void;
  leave(): void;
}

/** Watches the table for one viewer at a time: what another may see is never in the page. */
function enter(table: Table, first: Seat | null): Room {
  const viewer = signal<Seat | null>(first);
  const lower = signal<Seat>(first ?? 0);
  let stop = (): void => undefined;
  let sight: Signal<Sight> | null = null;
  const watch = (): void => {
    stop();
    stop = table.watch(viewer.value, (seen) => {
      if (sight === null) sight = signal(seen);
      else sight.value = seen;
    });
  };
  watch();
  const hand = handling(sight!, (word) => {
    if (viewer.value !== null) table.send(viewer.value, word);
  });
  return {
    sight: sight!,
    viewer,
    lower,
    hand,
    undo() {
      hand.clear();
      if (viewer.value !== null && sight?.value.mayUndo === true) table.undo(viewer.value);
    },
    look(seat) {
      batch(() => {
        hand.clear();
        viewer.value = seat;
        if (seat !== null) lower.value = seat;
        watch();
      });
    },
    leave() {
      stop();
      table.leave();
    },
  };
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
        {t('game.muster')}
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
          aria-label={t('room.numbers')}
          title={t('room.numbers')}
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
