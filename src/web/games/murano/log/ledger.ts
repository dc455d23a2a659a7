import type { Message, Seat } from '#core/game';
import type { Line } from '#table/table';

/** Where money comes from and goes to, in the order in which it is told. */
export const ENTRIES = [
  'start',
  'creations',
  'sales',
  'passed',
  'advantages',
  'rivals',
  'markets',
  'ring',
  'order',
  'left',
] as const;
export type LedgerEntry = (typeof ENTRIES)[number];
export type Ledger = Readonly<Record<LedgerEntry, number>>;
export const EMPTY_LEDGER: Ledger = {
  start: 0,
  creations: 0,
  sales: 0,
  passed: 0,
  advantages: 0,
  rivals: 0,
  markets: 0,
  ring: 0,
  order: 0,
  left: 0,
};

const BY_KEY: Readonly<Record<string, LedgerEntry>> = {
  'log.create': 'creations',
  'log.sell': 'sales',
  'log.selectorOwnLira': 'passed',
  'log.buy': 'markets',
  'log.notch': 'ring',
  'log.reorder': 'order',
  'log.claim': 'rivals',
  'log.give': 'rivals',
};
/** What the other one gets, whom a line names. */
const OTHERS: Readonly<Record<string, readonly [LedgerEntry, number]>> = {
  'log.claim': ['rivals', 1],
  'log.give': ['rivals', -1],
  'log.selectorLira': ['passed', 1],
};

const numberIn = ({ with: values }: Message, name: string): number => Number(values?.[name] ?? 0);

/** The money of every seat, from the log: `lost` is what cards left in hand cost each, and the rest was there at the start. */
export function ledgersOf(
  log: readonly Line[],
  scores: readonly number[],
  lost: readonly number[],
): readonly Ledger[] {
  const ledgers = lost.map((loss): Record<LedgerEntry, number> => ({ ...EMPTY_LEDGER, left: -loss }));
  const book = (seat: Seat, entry: LedgerEntry, money: number): void => {
    const ledger = ledgers[seat];
    if (ledger !== undefined) ledger[entry] += money;
  };
  for (const { seat, message } of log) {
    book(seat, BY_KEY[message.key] ?? 'advantages', numberIn(message, 'now') - numberIn(message, 'was'));
    const other = OTHERS[message.key];
    if (other !== undefined) book(numberIn(message, 'whom'), ...other);
  }
  return ledgers.map((ledger, seat) => ({
    ...ledger,
    start: (scores[seat] ?? 0) - Object.values(ledger).reduce((sum, money) => sum + money, 0),
  }));
}

/** Beside the largest difference one of less than this part of it decided nothing. */
const WORTH_TELLING = 1 / 4;

/** What parted the first from the second: the largest difference, and the next where it matters beside it. */
export function differences(first: Ledger, second: Ledger): readonly { entry: LedgerEntry; by: number }[] {
  const all = ENTRIES.map((entry) => ({ entry, by: first[entry] - second[entry] }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by);
  return all.filter(({ by }, at) => at < 2 && by >= (all[0]?.by ?? 0) * WORTH_TELLING);
}
