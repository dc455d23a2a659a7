import type { JSX } from 'preact';
import type { There } from '../table/use-online-table.ts';
import { o } from '../words.ts';

/** What is wrong with the deal, as far as this device can tell. */
export function DealTrouble({ there }: { there: There }): JSX.Element | null {
  const { trouble } = there.visited.value;
  if (trouble === null) return null;
  return (
    <p class="note strong trouble" role="alert">
      {o(`trouble.${trouble}`)}
    </p>
  );
}
