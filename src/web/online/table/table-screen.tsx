import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Reason } from '#table/protocol';
import { severalSeats } from '#table/several-seats';
import type { TableInfo } from '#table/table-info';
import { titleOf } from '../../catalogue.ts';
import { laterParts } from '../../room/later.tsx';
import { go } from '../../route.ts';
import { useAwake } from '../../big-screen/awake.ts';
import { Shell } from '../../screens/shell.tsx';
import { sound } from '../../sound.ts';
import { Company } from './table-panel.tsx';
import { EndedOtherwise, Rematch } from './match-ending.tsx';
import { GivenUp } from '../deal/fairness.tsx';
import { Notices } from './banners.tsx';
import { Pausable } from './pausing.tsx';
import { choosing } from './choosing.ts';
import { useGameRoom } from './use-game-room.ts';
import { sitterName } from '../lobby/table-row.tsx';
import { closedText, endedText } from '../refusal-texts.ts';
import { StatusLine } from './connection-status.tsx';
import { secondParts } from '../deal/seed-parts.ts';
import { codesOf } from '../deal/table-keepsake.ts';
import { openSession, type TableSession } from './use-online-table.ts';
import { WaitingRoom } from './waiting.tsx';
import { o, type OnlineKey } from '../words.ts';

/** An online table, from the first empty seat to the rematch. */
export function TableScreen({ id, watch }: { id: string; watch: string | null }): JSX.Element {
  const comings = useSignal(0);
  const session = useMemo(() => openSession(id, watch), [id, watch, comings.value]);
  const second = useMemo(() => (watch === null ? secondAt(id) : null), [id, comings.value]);
  useEffect(() => () => session.leave(), [session]);
  useEffect(() => () => second?.leave(), [second]);
  const { link, table, begun, seat } = session.state.value;
  // Whoever waited for the deal goes to their table with it; whoever comes later looks how it stands.
  const hasWaited = useRef(false);
  if (table?.phase === 'waiting') hasWaited.current = true;
  const own = hasWaited.current && table !== null ? ownTable(table, seat) : null;
  useEffect(() => {
    if (own !== null) go(`/table/${own}`, 'replace');
  }, [own]);
  if (link.kind === 'ended') return <TableGone reason={link.reason} />;
  if (table === null) return <Arriving session={session} />;
  if (table.gathering?.opened) {
    return <GatheredLater show={({ Gathered }) => <Gathered {...{ table, seat }} />} />;
  }
  if (table.phase === 'over' && !begun) return <TableGone reason={null} table={table} />;
  if (!begun && table.shared === true && watch === null) {
    const renew = (): void => void (comings.value += 1);
    return <Later show={({ TakeSeat }) => <TakeSeat {...{ session, second, table, renew }} />} />;
  }
  if (!begun) return <WaitingRoom session={session} table={table} />;
  return <Playing session={session} second={second} table={table} />;
}

/** Only phones around a shared screen need it. */
const { Later } = laterParts(() => import('../../big-screen/phone.ts'));

const { Later: GatheredLater } = laterParts(() => import('../../gathering/gathered.tsx'));

/** Of several tables with one deal, the one where this seat is. */
function ownTable({ gathering, seats }: TableInfo, seat: number | null): string | null {
  if (seat === null || gathering === undefined) return null;
  return gathering.opened?.[Math.floor((seat * gathering.tables) / seats.length)] ?? null;
}

/** What everybody may see. */
const spectatorAt = (id: string): TableSession =>
  openSession(id, codesOf(id).watch ?? null, { key: undefined, keeper: secondParts });

/** The second person at this phone. */
function secondAt(id: string): TableSession | null {
  const { second } = codesOf(id);
  return second === undefined ? null : openSession(id, null, { key: second, keeper: secondParts });
}

function Arriving({ session }: { session: TableSession }): JSX.Element {
  return (
    <Shell title={o('company.label')}>
      <section class="page online lost">
        <h1>{o('link.connecting')}</h1>
        <StatusLine session={session} />
      </section>
    </Shell>
  );
}

/** Two, with a pause between them, in milliseconds. */
const BUZZES = [60, 90, 60];

const TITLES: Partial<Record<Reason, OnlineKey>> = {
  update: 'ended.update',
  'rolled-back': 'ended.movesMissing',
};

/** The line was closed for good, with a reason; without one, the table was closed before a match began. */
export function TableGone({ reason, table }: { reason: Reason | null; table?: TableInfo }): JSX.Element {
  const renewable = reason === 'update' || reason === 'malformed' || reason === 'rolled-back';
  return (
    <Shell title={o('ended.title')}>
      <section class="page online lost">
        <h1>{o(reason === null ? 'ended.title' : (TITLES[reason] ?? 'ended.title'))}</h1>
        <p role="alert">{reason === null ? closedText(table!) : endedText(reason)}</p>
        {renewable ? (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {o('ended.reload')}
          </button>
        ) : (
          <a class="button primary" href="/online">
            {o('invite.toLobby')}
          </a>
        )}
        {table !== undefined && <GivenUp table={table} nameOf={(seat) => sitterName(table, seat)} />}
      </section>
    </Shell>
  );
}

function Playing({
  session,
  second,
  table,
}: {
  session: TableSession;
  second: TableSession | null;
  table: TableInfo;
}): JSX.Element {
  const room = useGameRoom(table.game, table.version);
  const { toAct, sending } = session.state.value;
  const mine = [session, second].some((each) => {
    const seat = each?.state.value.seat ?? null;
    return seat !== null && toAct.includes(seat);
  });
  const isKnown = room?.game.version === table.version;
  const seats = second === null ? [session] : [session, second];
  // Of two people at one phone each has a line of their own; while it is handed on, it shows what a spectator sees.
  const watching = useMemo(() => (second === null ? null : spectatorAt(table.id)), [second, table.id]);
  useEffect(() => () => watching?.leave(), [watching]);
  const hasCome = [...seats, ...(watching === null ? [] : [watching])].every(
    ({ state }) => state.value.begun,
  );
  const remote = useMemo(() => {
    if (!isKnown || !hasCome) return null;
    const [own, theirs] = seats.map((each) => each.play(room.game));
    return watching === null ? own! : severalSeats(watching.play(room.game), [own!, theirs!]);
  }, [room, session, hasCome]);
  const isShared = table.shared === true;
  const isHand = isShared && session.state.value.seat !== null;
  const touched = useMemo(() => choosing(session), [session]);
  const looking = useSignal(false);
  useAwake(isShared);
  useEffect(() => {
    if (!mine) return;
    sound('turn');
    // In a room full of people a phone is felt rather than heard.
    if (isShared && 'vibrate' in navigator) navigator.vibrate(BUZZES);
  }, [mine]);
  if (room !== null && !isKnown) return <TableGone reason="other-version" />;
  if (room === null || remote === null) return <div class="room opening" aria-label={titleOf(table.game)} />;
  const { Room } = room;
  const choices = <Rematch session={session} second={second} table={table} />;
  const outcome = <EndedOtherwise session={session} table={table} choices={choices} looking={looking} />;
  const ended = looking.value ? outcome : null;
  const whole = <Room id={table.id} table={remote} choices={choices} ended={ended} />;
  return (
    <div class="far" data-sending={sending} onPointerDown={touched} onKeyDown={touched}>
      {!isHand && <Company session={session} table={table} />}
      <Pausable session={session} table={table}>
        {isHand ? (
          <Later
            show={({ PhoneRoom }) => (
              <PhoneRoom {...{ session, second, table, remote, choices, ended, whole }} />
            )}
          />
        ) : (
          whole
        )}
      </Pausable>
      <Notices session={session} table={table} />
      {!looking.value && outcome}
    </div>
  );
}
