import type { JSX } from 'preact';
import type { Proposal, TableInfo } from '#table/table-info';
import { sitterName } from './table-row.tsx';
import type { There } from './use-online-table.ts';
import { o } from './words.ts';

interface Props {
  readonly there: There;
  readonly table: TableInfo;
}

/** What one may propose to the others; nothing while something is proposed already. */
export function Proposing({
  there,
  table,
  close,
}: Props & { readonly close: () => void }): JSX.Element | null {
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  if (table.proposal !== undefined || people < 2) return null;
  const propose = (what: Proposal['what']) => () => {
    close();
    void there.ask({ type: 'propose', what });
  };
  return (
    <>
      {people === table.seats.length && (
        <button type="button" class="button small" onClick={propose('draw')}>
          {o('propose.draw')}
        </button>
      )}
      <button type="button" class="button small" onClick={propose('callOff')}>
        {o('propose.callOff')}
      </button>
    </>
  );
}

const THEIRS = { draw: 'propose.theyDraw', callOff: 'propose.theyCallOff' } as const;
const OWN = { draw: 'propose.youDraw', callOff: 'propose.youCallOff' } as const;

/** What is proposed, to those who play: they agree or decline, and whoever proposed it may take it back. */
export function Proposed({ there, table }: Props): JSX.Element | null {
  const { seat } = there.visited.value;
  const { proposal } = table;
  const sitter = seat === null ? undefined : table.seats[seat];
  if (proposal === undefined || seat === null || sitter?.kind !== 'person' || sitter.resigned) return null;
  const { what, by, agreed } = proposal;
  const isOwn = by === seat;
  const hasAgreed = agreed.includes(seat);
  const said = isOwn ? o(OWN[what]) : o(THEIRS[what], { name: sitterName(table, by) });
  return (
    <div class="note strong" role="status">
      <span>{hasAgreed ? o('propose.agreed') : said}</span>
      {!isOwn && !hasAgreed && (
        <button type="button" class="button small primary" onClick={() => void there.ask({ type: 'agree' })}>
          {o('propose.agree')}
        </button>
      )}
      <button type="button" class="button small" onClick={() => void there.ask({ type: 'decline' })}>
        {o(isOwn ? 'propose.withdraw' : 'propose.decline')}
      </button>
    </div>
  );
}
