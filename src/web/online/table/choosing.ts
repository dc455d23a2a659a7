import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '#core/game';
import type { TableSession } from './use-online-table.ts';

/** That one is choosing is told so often at most, and is believed so long. */
const TOLD_EVERY = 4000;
const BELIEVED = 8000;

/** To be called whenever something of the table is touched: the others see that one is there, and choosing. */
export function choosing({ state, point }: Pick<TableSession, 'state' | 'point'>): () => void {
  let toldAt = -Infinity;
  return () => {
    const { seat, toAct, table } = state.peek();
    if (seat === null || !toAct.includes(seat) || table?.shared === true) return;
    if (Date.now() - toldAt < TOLD_EVERY) return;
    toldAt = Date.now();
    point(['choosing']);
  };
}

/** Who is choosing just now, as far as one was told; with their action it is over. */
export function useChoosing({ state }: Pick<TableSession, 'state'>): Seat | null {
  const { pointed, table } = state.value;
  const believed = useSignal(pointed);
  useEffect(() => {
    believed.value = pointed;
    const timer = setTimeout(() => (believed.value = null), BELIEVED);
    return () => clearTimeout(timer);
  }, [pointed]);
  return table?.shared === true || believed.value !== pointed ? null : (pointed?.seat ?? null);
}
