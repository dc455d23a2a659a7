import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Reason } from '#table/protocol';
import type { TableInfo } from '#table/table-info';
import { titleOf } from '../catalogue.ts';
import { Shell } from '../screens/shell.tsx';
import { sound } from '../sound.ts';
import { Company } from './table-panel.tsx';
import { EndedOtherwise, Rematch } from './match-ending.tsx';
import { GivenUp } from './fairness.tsx';
import { Notices } from './banners.tsx';
import { useRoom } from './use-room.ts';
import { sitterName } from './table-row.tsx';
import { closedText, endedText } from './refusal-texts.ts';
import { StatusLine } from './connection-status.tsx';
import { goThere, type There } from './use-online-table.ts';
import { WaitingRoom } from './waiting.tsx';
import { o, type OnlineKey } from './words.ts';

/** An online table, from the first empty seat to the rematch. */
export function TableScreen({ id, watch }: { id: string; watch: string | null }): JSX.Element {
  const there = useMemo(() => goThere(id, watch), [id, watch]);
  useEffect(() => () => there.leave(), [there]);
  const { link, table, begun } = there.visited.value;
  if (link.kind === 'ended') return <Ended reason={link.reason} />;
  if (table === null) return <Arriving there={there} />;
  if (table.phase === 'over' && !begun) return <Ended reason={null} table={table} />;
  if (!begun) return <WaitingRoom there={there} table={table} />;
  return <Playing there={there} table={table} />;
}

function Arriving({ there }: { there: There }): JSX.Element {
  return (
    <Shell title={o('company.label')}>
      <section class="page online lost">
        <h1>{o('link.connecting')}</h1>
        <StatusLine there={there} />
      </section>
    </Shell>
  );
}

const TITLES: Partial<Record<Reason, OnlineKey>> = {
  update: 'ended.update',
  'rolled-back': 'ended.movesMissing',
};

/** The line was closed for good, with a reason; without one, the table was closed before a match began. */
function Ended({ reason, table }: { reason: Reason | null; table?: TableInfo }): JSX.Element {
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

function Playing({ there, table }: { there: There; table: TableInfo }): JSX.Element {
  const room = useRoom(table.game, table.version);
  const { seat, toAct, sending } = there.visited.value;
  const mine = seat !== null && toAct.includes(seat);
  const isKnown = room?.game.version === table.version;
  const remote = useMemo(() => (isKnown ? there.play(room.game) : null), [room, there]);
  useEffect(() => {
    if (mine) sound('turn');
  }, [mine]);
  if (room !== null && !isKnown) return <Ended reason="other-version" />;
  if (room === null || remote === null) return <div class="room opening" aria-label={titleOf(table.game)} />;
  const { Room } = room;
  return (
    <div class="far" data-sending={sending}>
      <Company there={there} table={table} />
      <Room id={table.id} table={remote} choices={<Rematch there={there} table={table} />} />
      <Notices there={there} table={table} />
      <EndedOtherwise there={there} table={table} />
    </div>
  );
}
