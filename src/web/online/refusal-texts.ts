import { unopenedOf } from '#core/given-up';
import type { TableInfo } from '#table/table-info';
import type { Reason } from '#table/protocol';
import type { Failure } from './api.ts';
import { sitterName } from './lobby/table-row.tsx';
import { o, type OnlineKey } from './words.ts';

const REFUSED: Partial<Record<Failure | Reason, OnlineKey>> = {
  broken: 'refused.broken',
  stale: 'refused.stale',
  illegal: 'refused.illegal',
  'not-yours': 'refused.notYours',
  'no-seat': 'refused.notYours',
  'not-now': 'refused.notNow',
  'empty-undo': 'refused.emptyUndo',
  'other-part': 'refused.otherPart',
  'undo-limit': 'refused.undoLimit',
  'hand-over-limit': 'refused.handOverLimit',
  'log-full': 'refused.logFull',
  'out-of-time': 'refused.outOfTime',
  'too-fast': 'refused.tooFast',
  storage: 'refused.storage',
  code: 'refused.code',
  options: 'refused.options',
  seated: 'refused.seated',
  offline: 'refused.offline',
  full: 'refused.full',
  'no-table': 'refused.noTable',
  'no-key': 'refused.noKey',
  'no-invitation': 'invite.used',
  damaged: 'ended.damaged',
  'other-version': 'ended.otherVersion',
};

/** Why something was not done, in a sentence. */
export const refusedText = (reason: Failure | Reason): string => o(REFUSED[reason] ?? 'refused.other');

const ENDED: Partial<Record<Reason, OnlineKey>> = {
  update: 'ended.updateText',
  broken: 'ended.broken',
  damaged: 'ended.damaged',
  full: 'ended.full',
  malformed: 'ended.malformed',
  'no-key': 'ended.noKey',
  'no-seat': 'ended.noSeat',
  'no-table': 'ended.noTable',
  'other-version': 'ended.otherVersion',
  'rolled-back': 'ended.rolledBack',
  'shared-deal': 'ended.sharedDeal',
  storage: 'ended.storage',
};

/** Why a table cannot be shown. */
export const endedText = (reason: Reason): string => o(ENDED[reason] ?? 'ended.other');

/** Why a table was closed before a match began; where all were bound to their parts, by whom. */
export function closedText(table: TableInfo): string {
  if (table.result?.ending !== 'unopened') return o('ended.closed');
  const { leftBy } = table.fair;
  if (leftBy !== null) return o('ended.left', { name: sitterName(table, leftBy) });
  const names = unopenedOf({ ...table.fair, table: table.id }).map((seat) => sitterName(table, seat));
  return o('ended.unopened', { names: names.join(', ') });
}
