import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '#table/table-info';
import { sitterName } from '../lobby/table-row.tsx';
import { StatusLine } from './connection-status.tsx';
import type { TableSession } from './use-online-table.ts';
import { DealTrouble } from '../deal/deal-trouble.tsx';
import { Proposed } from './proposals.tsx';
import { o } from '../words.ts';

const READ = 5000;

/** What one must know just now, over the table and out of its way. */
export function Notices({ session, table }: { session: TableSession; table: TableInfo }): JSX.Element {
  const { seat, toAct, link } = session.state.value;
  const { notice } = session;
  useEffect(() => {
    if (notice.value === null) return undefined;
    const timer = setTimeout(() => {
      notice.value = null;
    }, READ);
    return () => clearTimeout(timer);
  }, [notice.value]);
  const mine = seat === null ? undefined : table.seats[seat];
  const playedFor =
    table.phase === 'playing' && mine?.kind === 'person' && mine.standIn !== null && !mine.resigned;
  const missing = toAct.find((each) => {
    const sitter = table.seats[each];
    return each !== seat && sitter?.kind === 'person' && !sitter.present && sitter.standIn === null;
  });
  return (
    <div class="notices">
      <StatusLine session={session} />
      {notice.value !== null && (
        <p class="note" role="alert">
          {notice.value}
        </p>
      )}
      <DealTrouble session={session} />
      <Proposed session={session} table={table} />
      {playedFor && (
        <div class="note strong" role="status">
          <span>{o('company.playedForYou')}</span>
          <button
            type="button"
            class="button small primary"
            onClick={() => void session.ask({ type: 'takeBack' })}
          >
            {o('company.takeBack')}
          </button>
        </div>
      )}
      {missing !== undefined && link.kind === 'live' && table.phase === 'playing' && (
        <p class="note" role="status">
          {o('company.opponentAway', { name: sitterName(table, missing) })}{' '}
          {table.agreement.away === null
            ? o('agreed.patient')
            : o('agreed.away', { count: table.agreement.away })}
        </p>
      )}
    </div>
  );
}
