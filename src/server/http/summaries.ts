import type * as v from 'valibot';
import type { TableSummary } from '#table/routes';
import type { LiveTable } from '../table/live-table.ts';

export const summaryOf = (
  live: LiveTable,
  seat: number | null,
  myTurn: boolean,
  at: number,
): v.InferOutput<typeof TableSummary> => ({ table: live.info(), seat, myTurn, at });
