import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { myTables, type Summary } from '../api.ts';
import { TableRow } from './table-row.tsx';

const MOST = 2;

/** At the entrance: the online tables where somebody waits for me. */
export function WaitingTables(): JSX.Element | null {
  const tables = useSignal<readonly Summary[]>([]);
  useEffect(() => {
    void myTables().then((answer) => {
      if ('value' in answer) tables.value = answer.value.tables.filter(({ myTurn }) => myTurn).slice(0, MOST);
    });
  }, []);
  if (tables.value.length === 0) return null;
  return (
    <section class="tiles">
      {tables.value.map((summary) => (
        <TableRow key={summary.table.id} summary={summary} />
      ))}
    </section>
  );
}
