import type * as v from 'valibot';
import type { TableSummary } from '#table/routes';
import type { TableLook } from '../hosting/glance.ts';

export const summaryOf = (
  live: TableLook,
  seat: number | null,
  myTurn: boolean,
  at: number,
): v.InferOutput<typeof TableSummary> => ({ table: live.info(), seat, myTurn, at });
