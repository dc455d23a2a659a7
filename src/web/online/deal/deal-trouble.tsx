import type { JSX } from 'preact';
import type { TableSession } from '../table/use-online-table.ts';
import { o } from '../words.ts';

/** What is wrong with the deal, as far as this device can tell. */
export function DealTrouble({ session }: { session: TableSession }): JSX.Element | null {
  const { trouble } = session.state.value;
  if (trouble === null) return null;
  return (
    <p class="note strong trouble" role="alert">
      {o(`trouble.${trouble}`)}
    </p>
  );
}
