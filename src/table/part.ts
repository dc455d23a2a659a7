import { nonceDigest } from '#core/fair';
import type { Seat } from '#core/game';
import type { Json } from '#core/json';
import { discordOf, type Receipt, type DealTerms } from '#core/receipt';
import type { Unsent } from './pending-requests.ts';
import type { TableInfo } from './table-info.ts';

/** What this device keeps of the deal of one table. */
export interface KeptPart {
  /** The digest of the server's part, as it was first shown. */
  readonly commitment: string;
  /** Ours: a secret until all are bound. */
  readonly nonce: string;
  /** What was shown when ours was opened; from then on nothing of it may change. */
  readonly receipt?: Receipt;
}

/** Where a device keeps it, so that a page that is loaded again goes on where it was. */
export interface PartKeeper {
  kept(table: string): KeptPart | undefined;
  keep(table: string, part: KeptPart): void;
  /** 128 bits that nobody could foresee. */
  newNonce(): string;
}

/**
 * `elsewhere`: all are bound, and our part lies on another device of ours. `changed`: the server does not show what it
 * showed before, and nothing of ours is sent to it any more.
 */
export type Trouble = 'elsewhere' | 'changed';

/** What a device has to do next for the deal: bind itself, open its part, warn, or nothing. */
export type PartStep =
  | { readonly do: 'bind'; readonly digest: string; readonly keep: KeptPart }
  | { readonly do: 'open'; readonly nonce: string; readonly keep: KeptPart }
  | { readonly do: 'warn'; readonly trouble: Trouble }
  | null;

const CHANGED: PartStep = { do: 'warn', trouble: 'changed' };
const ELSEWHERE: PartStep = { do: 'warn', trouble: 'elsewhere' };

/** Every seat is taken and every person bound. This is seen here and not believed: our part is opened by it. */
export const isSealed = ({ phase, seats, fair }: TableInfo): boolean =>
  phase === 'waiting' &&
  fair.digests.length === seats.length &&
  seats.every(({ kind }, seat) => kind === 'bot' || (kind === 'person' && fair.digests[seat] !== null));

const tablesOf = ({ gathering, dealt }: TableInfo): number | undefined => gathering?.tables ?? dealt?.tables;

/** Under which name this device keeps its part: where the deal was made. */
const dealtAt = ({ id, dealt }: Pick<TableInfo, 'id' | 'dealt'>): string => dealt?.gathering ?? id;

const termsOf = (table: TableInfo): DealTerms => {
  const { game, version, options, fair } = table;
  const tables = tablesOf(table);
  const shared = tables === undefined ? {} : { tables };
  return { game, version, options: options as Json, fair: { ...fair, ...shared, table: dealtAt(table) } };
};

/**
 * The next step. `arriving`: this device has just come to the table; the one that came last holds the part, so that it
 * is there to open it.
 */
export function nextStep(
  table: TableInfo,
  seat: Seat | null,
  part: KeptPart | undefined,
  { newNonce, arriving }: { newNonce(): string; arriving: boolean },
): PartStep {
  if (seat === null || !takesPart(table, seat)) return null;
  return table.dealt === undefined
    ? ownStep(table, seat, part, { newNonce, arriving })
    : atSharedTable(table, table.dealt.number * table.seats.length + seat, part);
}

/** The same where the deal is made at the table itself. */
function ownStep(
  table: TableInfo,
  seat: Seat,
  part: KeptPart | undefined,
  { newNonce, arriving }: { newNonce(): string; arriving: boolean },
): PartStep {
  const mine = table.fair.digests[seat] ?? null;
  const own = part !== undefined && mine === nonceDigest(table.id, seat, part.nonce);
  if (part?.receipt !== undefined) return afterOpening(table, seat, part, part.receipt);
  if (part !== undefined && part.commitment !== table.fair.commitment) return CHANGED;
  // It began with our part, which we have never opened.
  if (table.phase === 'playing') return own ? CHANGED : null;
  if (isSealed(table)) return own ? opening(table, seat, part) : openedElsewhere(table, seat);
  return own || (mine !== null && !arriving) ? null : binding(table, seat, part, newNonce);
}

const takesPart = ({ phase, seats }: TableInfo, seat: Seat): boolean =>
  phase !== 'over' && seats[seat]?.kind === 'person';

/** The deal was made at a gathering: it must be the one that our part was opened for, with our seat among all. */
function atSharedTable(table: TableInfo, seat: Seat, part: KeptPart | undefined): PartStep {
  if (part === undefined) return null;
  const isOwn = table.fair.digests[seat] === nonceDigest(dealtAt(table), seat, part.nonce);
  const { receipt } = part;
  // Our part on another device of ours; or it was never opened by us.
  if (receipt === undefined) return isOwn ? CHANGED : null;
  return seat === receipt.seat && discordOf(receipt, termsOf(table)) === null ? null : CHANGED;
}

function binding(
  { id, fair: { commitment } }: TableInfo,
  seat: Seat,
  part: KeptPart | undefined,
  newNonce: () => string,
): PartStep {
  const keep = part ?? { commitment, nonce: newNonce() };
  return { do: 'bind', digest: nonceDigest(id, seat, keep.nonce), keep };
}

const openedElsewhere = ({ fair }: TableInfo, seat: Seat): PartStep =>
  fair.nonces[seat] === null ? ELSEWHERE : null;

function opening(table: TableInfo, seat: Seat, { commitment, nonce }: KeptPart): PartStep {
  const { fair, ...terms } = termsOf(table);
  const { table: id, digests = [], tables } = fair;
  const shared = tables === undefined ? {} : { tables };
  const receipt: Receipt = { table: id, ...terms, commitment, digests, ...shared, seat, nonce };
  // Somebody's part that is open before ours may be, as long as it is the one of its digest.
  if (discordOf(receipt, { ...terms, fair }) !== null) return CHANGED;
  return { do: 'open', nonce, keep: { commitment, nonce, receipt } };
}

/** Our part is open for everybody: the table must be the one it was opened for. */
function afterOpening(table: TableInfo, seat: Seat, part: KeptPart, receipt: Receipt): PartStep {
  if (seat !== receipt.seat || discordOf(receipt, termsOf(table)) !== null) return CHANGED;
  const begunWithout =
    table.phase === 'playing' &&
    table.fair.nonces.some((nonce, each) => nonce === null && table.fair.digests[each] !== null);
  if (begunWithout) return CHANGED;
  return table.fair.nonces[seat] === null ? { do: 'open', nonce: part.nonce, keep: part } : null;
}

/** What a table says now that matters for the deal. */
interface PartState {
  readonly table: TableInfo | null;
  readonly seat: Seat | null;
  readonly trouble: Trouble | null;
}

/**
 * Binds this player to a part of the seed, and opens it when everybody is bound: kept first (write-ahead), then sent. The
 * answer is what is wrong with the deal.
 */
export function partTaker(
  { kept, keep, newNonce }: PartKeeper,
  ask: (request: Extract<Unsent, { type: 'digest' | 'nonce' }>) => Promise<unknown>,
): (state: PartState, arriving: boolean, isHeld?: boolean) => Trouble | null {
  /** What was last sent, and whether it was answered: it is sent anew only after a new welcome. */
  let sent: string | null = null;
  let unanswered = false;

  const send = (step: Extract<PartStep, { do: 'bind' | 'open' }>, table: string): void => {
    const key = step.do === 'bind' ? step.digest : step.nonce;
    if (sent === key) return;
    sent = key;
    unanswered = true;
    keep(table, step.keep);
    void ask(step.do === 'bind' ? { type: 'digest', digest: key } : { type: 'nonce', nonce: key }).finally(
      () => {
        if (sent === key) unanswered = false;
      },
    );
  };

  return ({ table, seat, trouble }, arriving, isHeld = false) => {
    if (arriving && !unanswered) sent = null;
    if (table === null) return trouble;
    const step = nextStep(table, seat, kept(dealtAt(table)), { newNonce, arriving });
    // What was wrong once is not put right by what is shown later.
    if (trouble === 'changed') return 'changed';
    if (step?.do === 'warn') return step.trouble;
    // Around a shared screen everybody counts to three before they are bound, and whoever says so waits.
    const waits = table.shared === true && isHeld && step?.do === 'bind';
    if (step !== null && !waits) send(step, table.id);
    return null;
  };
}
