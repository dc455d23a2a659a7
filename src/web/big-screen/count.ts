import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '#table/table-info';

const SECONDS = 3;

export const isFull = ({ seats }: TableInfo): boolean => seats.every(({ kind }) => kind !== 'open');

/** Seconds until the match begins, counted from the moment when the last one sat down; null: somebody is missing. */
export function useCount(table: TableInfo): number | null {
  const left = useSignal(SECONDS);
  const isCounting = table.phase === 'waiting' && isFull(table);
  useEffect(() => {
    left.value = SECONDS;
    if (!isCounting) return undefined;
    const timer = setInterval(() => {
      left.value = Math.max(0, left.value - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return isCounting ? left.value : null;
}
