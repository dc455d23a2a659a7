import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Failure, myTables, type Summary } from '../api.ts';
import { me } from '../account/player.ts';
import { TableRow } from './table-row.tsx';
import { refusedText } from '../refusal-texts.ts';
import { o } from '../words.ts';

/** My online tables, among all matches; those where I am to act come first. */
export function MyOnlineTables({ onCount }: { onCount: (count: number) => void }): JSX.Element | null {
  const tables = useSignal<readonly Summary[]>([]);
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    if (me.value === null) return;
    void myTables().then((answer) => {
      if ('value' in answer) {
        tables.value = answer.value.tables;
        onCount(tables.value.length);
      } else failure.value = answer.failure;
    });
  }, []);
  if (tables.value.length === 0 && failure.value === null) return null;
  return (
    <>
      <h2>{o('lobby.title')}</h2>
      {failure.value !== null && <p class="note">{refusedText(failure.value)}</p>}
      {tables.value.map((summary) => (
        <TableRow key={summary.table.id} summary={summary} />
      ))}
    </>
  );
}
