import { computed, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '#table/table-info';
import { gameIn, titleOf } from '../catalogue.ts';
import type { ScreenProps } from '../game-ui.ts';
import { sharedScreens, tableCode } from '../online/api.ts';
import { parts } from '../online/deal/seed-parts.ts';
import { StatusLine } from '../online/table/connection-status.tsx';
import { TableGone } from '../online/table/table-screen.tsx';
import { openSession, type TableSession } from '../online/table/use-online-table.ts';
import { useGameRoom } from '../online/table/use-game-room.ts';
import { go } from '../route.ts';
import { useAwake } from './awake.ts';
import { JoinBoard } from './join-board.tsx';
import { w } from './words.ts';

/** Long before a code is forgotten. */
const RENEWED_EVERY = 30 * 60_000;

/** A spectator that happens to be large: whatever it shows, everybody in the room may see. */
export function SharedScreen({ id, watch }: { id: string; watch: string }): JSX.Element {
  // Also on a machine whose own player sits at the table: the screen never has a hand.
  const session = useMemo(() => openSession(id, watch, { key: undefined, keeper: parts }), [id, watch]);
  useEffect(() => () => session.leave(), [session]);
  useAwake();
  const { link, table, begun } = session.state.value;
  const isLive = link.kind === 'live';
  const code = useCode(id, watch, isLive);
  const next = table?.rematch.table ?? null;
  useEffect(() => {
    if (next !== null) go(`/screen/${next}#${watch}`, 'replace');
  }, [next]);
  useEffect(() => {
    if (table !== null) document.title = w('screen.label', { code, game: titleOf(table.game) });
  }, [code, table?.game]);
  if (link.kind === 'ended') return <TableGone reason={link.reason} />;
  if (table === null) return <div class="big-screen opening" data-theme="dark" />;
  if (table.phase === 'over' && !begun) return <TableGone reason={null} table={table} />;
  if (!begun) return <Joining session={session} table={table} code={code} />;
  return <Playing session={session} table={table} code={code} />;
}

/** The letters of the table, asked for again whenever the server may have forgotten them. */
function useCode(table: string, watch: string, isLive: boolean): string {
  const code = useSignal('');
  useEffect(() => {
    if (!isLive) return undefined;
    const ask = (): void =>
      void tableCode(table, watch).then((answer) => {
        if ('value' in answer) code.value = answer.value.code;
      });
    ask();
    const timer = setInterval(ask, RENEWED_EVERY);
    return () => clearInterval(timer);
  }, [table, watch, isLive]);
  return code.value;
}

interface Props {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly code: string;
}

function Joining({ session, table, code }: Props): JSX.Element {
  const addresses = useSignal<readonly string[]>([]);
  useEffect(() => {
    void sharedScreens().then((answer) => {
      if ('value' in answer) addresses.value = answer.value.addresses;
    });
  }, []);
  return (
    <JoinBoard table={table} code={code} addresses={addresses.value}>
      <StatusLine session={session} />
    </JoinBoard>
  );
}

/** Whose phone is asleep, or out of reach. */
const isAway = (sitter: SeatInfo): boolean =>
  sitter.kind === 'person' && !sitter.present && sitter.standIn === null && !sitter.resigned;

function Playing({ session, table, code }: Props): JSX.Element {
  const room = useGameRoom(table.game, table.version);
  const own = useScreen(table.game);
  useLargeType();
  const remote = useMemo(() => (room === null ? null : session.play(room.game)), [room, session]);
  const pointed = useMemo(() => computed(() => session.state.value.pointed), [session]);
  if (room === null || remote === null || own === null) {
    return <div class="big-screen opening" data-theme="dark" />;
  }
  const { Room } = room;
  const join = (
    <>
      {w('screen.join')} <b aria-label={w('screen.code', { code })}>{code}</b>
    </>
  );
  const over = w('screen.over');
  return (
    <div class="big-screen playing">
      {own === 'none' ? (
        <>
          <p class="joining">{join}</p>
          <Room id={table.id} table={remote} choices={<p class="wanted">{over}</p>} />
        </>
      ) : (
        <own.Screen
          table={remote}
          join={join}
          over={over}
          pointed={pointed}
          away={table.seats.flatMap((sitter, seat) => (isAway(sitter) ? [seat] : []))}
        />
      )}
      <StatusLine session={session} />
    </div>
  );
}

/** At 1920 × 1080; the smallest text of a room, three quarters of it, is then 28 pixels high. */
const LARGE = 37.5;
/** One pixel of that, on this screen; upright there is less beside each other. */
const unit = (): number =>
  innerHeight > innerWidth ? innerWidth / 1400 : Math.min(innerWidth / 1920, innerHeight / 1080);

/** All that is written grows with the screen. */
function useLargeType(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.fontSize;
    const set = (): void => {
      style.fontSize = `${LARGE * unit()}px`;
    };
    set();
    addEventListener('resize', set);
    return () => {
      removeEventListener('resize', set);
      style.fontSize = before;
    };
  }, []);
}

type Own = { readonly Screen: ComponentType<ScreenProps> } | 'none';

/** What a game has for a screen of this kind; null until it has come. */
function useScreen(game: string): Own | null {
  const own = useSignal<Own | null>(null);
  useEffect(() => {
    const load = gameIn(game)?.ui.forAll;
    if (load === undefined) own.value = 'none';
    else {
      void load()
        .then(({ screen }) => screen())
        .then((come) => (own.value = come));
    }
  }, [game]);
  return own.value;
}
