import { useEffect } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import type { TableInfo } from '#table/table-info';
import { go } from '../../route.ts';
import { lobby } from '../api.ts';
import { hasWaitedLonger } from './pairing.ts';
import { codesOf } from '../deal/table-keepsake.ts';
import type { TableSession } from '../table/use-online-table.ts';

const EVERY = 5000;

/** Whether we wait at this table for whoever comes next. */
export const waitsForAnybody = ({ id, phase, seats }: TableInfo): boolean =>
  codesOf(id).isForAnybody === true && phase === 'waiting' && seats.some(({ kind }) => kind === 'open');

/** Two who looked at the same moment have each opened a table: whoever has waited less goes to the other. */
export function usePairing(session: TableSession, table: TableInfo, game: AnyGame | null): void {
  const isWaiting = waitsForAnybody(table);
  useEffect(() => {
    if (!isWaiting || game === null) return;
    const look = async (): Promise<void> => {
      const open = await lobby();
      if ('failure' in open || !hasWaitedLonger(game, open.value.tables, table.id)) return;
      // Whoever has sat down here in the meantime has found us: then we stay.
      const left = await session.ask({ type: 'stand', ifAlone: true });
      if (left.type === 'done') go(`/online/new/${table.game}#anybody`, 'replace');
    };
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, [isWaiting, game]);
}
