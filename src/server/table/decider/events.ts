import * as v from 'valibot';
import { PROPOSALS } from '#table/terms';
import {
  Agreement,
  Digest,
  Level,
  Nonce,
  PortraitName,
  SeatNumber,
  SharedKind,
  TableCount,
  TableId,
  Word,
} from '#table/table-info';

/** What is written down about a table: a header when it is opened, then one event after the other. */

const SeatPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('bot'), level: Level }),
]);

export const TableHeader = v.strictObject({
  id: TableId,
  game: v.string(),
  version: v.number(),
  options: v.record(v.string(), v.unknown()),
  seats: v.array(SeatPlan),
  host: SeatNumber,
  agreement: Agreement,
  listed: v.boolean(),
  /** Opened by a screen for all in the room: nobody at it is the host. */
  shared: v.optional(v.literal(true)),
  /** When; of other tables their first event, the host's sitting down, tells it. */
  openedAt: v.optional(v.number()),
  /** One deal for several tables is made here; the seats are those of all of them, table after table [decision 20]. */
  gathering: v.optional(v.strictObject({ kind: SharedKind, tables: TableCount })),
  /** The deal of this table was made at a gathering: by whom is known, and no part of it is asked for here. */
  dealt: v.optional(
    v.strictObject({
      gathering: TableId,
      kind: SharedKind,
      tables: TableCount,
      number: SeatNumber,
      digests: v.array(v.nullable(Digest)),
      nonces: v.array(v.nullable(Nonce)),
      withdrawn: v.array(v.union([Digest, Nonce])),
    }),
  ),
  commitment: v.string(),
  /** How clocks are kept: 2 since the same seconds cannot be given twice; tables from before do not have it. */
  timing: v.optional(v.literal(2)),
});
export type TableHeader = v.InferOutput<typeof TableHeader>;

const PlayerId = v.string();
const event = <const Kind extends string, const Fields extends v.ObjectEntries>(
  kind: Kind,
  fields: Fields,
): v.StrictObjectSchema<{ readonly kind: v.LiteralSchema<Kind, undefined> } & Fields, undefined> =>
  v.strictObject({ kind: v.literal(kind), ...fields });

export const TableEvent = v.variant('kind', [
  event('sit', { seat: SeatNumber, player: PlayerId, portrait: v.optional(PortraitName) }),
  /** Somebody gets up before the match, or is sent away by the host (`dismissed`). */
  event('stand', { seat: SeatNumber, dismissed: v.optional(v.literal(true)) }),
  event('fill', { seat: SeatNumber, level: Level }),
  /** First round: a seat is bound to its part of the seed. Second round, when all are: it is opened. */
  event('digest', { seat: SeatNumber, digest: Digest }),
  event('nonce', { seat: SeatNumber, nonce: Nonce }),
  event('move', { seat: SeatNumber, word: Word, bot: v.optional(v.literal(true)) }),
  event('undo', { seat: SeatNumber }),
  event('handOver', {
    seat: SeatNumber,
    level: Level,
    why: v.picklist(['asked', 'away', 'time', 'gone']),
  }),
  event('takeBack', { seat: SeatNumber }),
  event('resign', { seat: SeatNumber }),
  /** Something is proposed to the others; each of them agrees, or somebody declines. */
  event('propose', {
    seat: SeatNumber,
    what: v.picklist(PROPOSALS),
    /** The others are asked, always; entries from before this do not have it. */
    asks: v.optional(v.literal(true)),
  }),
  event('agree', { seat: SeatNumber }),
  event('decline', { seat: SeatNumber }),
  /** A pause is over, though not all have answered whether they want to go on. */
  event('resume', {}),
  /** A clock has run out, and the seat has lost. */
  event('flag', { seat: SeatNumber }),
  event('abandon', {}),
  /** All were bound, and a part was never opened: somebody got up (`by`), or it was waited for too long. */
  event('unopened', { by: v.optional(SeatNumber) }),
  /** The deal of a gathering was handed to its tables. */
  event('dealt', { tables: v.array(TableId) }),
  /** The server was not there to take a move, or stands by until everybody is back: no clock runs meanwhile. */
  event('outage', { from: v.number(), to: v.number() }),
  /** Of several processes this one hosts the table from here on; since when the one before was not heard of, if it was lost. */
  event('claim', { process: v.string(), lostSince: v.nullable(v.number()) }),
  event('rematch', { seat: SeatNumber }),
  event('rematchOpened', { table: TableId }),
]);
export type TableEvent = v.InferOutput<typeof TableEvent>;

/** Who asked for something, and under which id. */
export interface RequestId {
  readonly seat: number;
  readonly id: string;
}

/** An event as it lies in the log. `request`: null for what nobody asked for over a socket. */
export interface LoggedEvent {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event: TableEvent;
  readonly request: RequestId | null;
}
