import type { JSX } from 'preact';
import type { Proposal, TableInfo } from '#table/table-info';
import { sitterName } from '../lobby/table-row.tsx';
import type { TableSession } from './use-online-table.ts';
import { o } from '../words.ts';

interface Props {
  readonly session: TableSession;
  readonly table: TableInfo;
}

/** What one may propose to the others; nothing while something is proposed already. */
export function Proposing({
  session,
  table,
  close,
}: Props & { readonly close: () => void }): JSX.Element | null {
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  if (table.proposal !== undefined || people < 2) return null;
  const { pace, away } = table.agreement;
  const isPaused = table.pause !== undefined;
  const hasTime = pace.kind !== 'free' || away !== null;
  const propose = (what: Proposal['what']) => () => {
    close();
    void session.ask({ type: 'propose', what });
  };
  const offered: readonly Asked[] = [
    ...(isPaused || table.dealt !== undefined ? [] : (['undo'] as const)),
    ...(isPaused || !hasTime || table.shared === true ? [] : (['pause'] as const)),
    ...(people === table.seats.length ? (['draw'] as const) : []),
    'callOff',
  ];
  return (
    <>
      {offered.map((what) => (
        <button key={what} type="button" class="button small" onClick={propose(what)}>
          {o(`propose.${what}`)}
        </button>
      ))}
    </>
  );
}

const THEIRS = {
  draw: 'propose.theyDraw',
  callOff: 'propose.theyCallOff',
  undo: 'propose.theyUndo',
  pause: 'propose.theyPause',
} as const;
const OWN = {
  draw: 'propose.youDraw',
  callOff: 'propose.youCallOff',
  undo: 'propose.youUndo',
  pause: 'propose.youPause',
} as const;
/** Going on after a pause is asked where the pause is shown. */
type Asked = keyof typeof OWN;

/** What is proposed, to those who play: they agree or decline, and whoever proposed it may take it back. */
export function Proposed({ session, table }: Props): JSX.Element | null {
  const { seat } = session.state.value;
  const { proposal } = table;
  const sitter = seat === null ? undefined : table.seats[seat];
  if (proposal === undefined || proposal.what === 'resume') return null;
  if (seat === null || sitter?.kind !== 'person' || sitter.resigned) return null;
  const { what, by, agreed } = proposal;
  const isOwn = by === seat;
  const hasAgreed = agreed.includes(seat);
  const said = isOwn ? o(OWN[what]) : o(THEIRS[what], { name: sitterName(table, by) });
  return (
    <div class="note strong" role="status">
      <span>{hasAgreed ? o('propose.agreed') : said}</span>
      {!isOwn && !hasAgreed && (
        <button
          type="button"
          class="button small primary"
          onClick={() => void session.ask({ type: 'agree' })}
        >
          {o('propose.agree')}
        </button>
      )}
      <button type="button" class="button small" onClick={() => void session.ask({ type: 'decline' })}>
        {o(isOwn ? 'propose.withdraw' : 'propose.decline')}
      </button>
    </div>
  );
}
