import * as v from 'valibot';
import {
  Agreement,
  ChatText,
  DeviceCode,
  Key,
  Level,
  MOST_SEATS,
  Name,
  Result,
  SeatInfo,
  SeatNumber,
  SharedKind,
  TableCount,
  TableId,
  TableInfo,
  whole,
} from './table-info.ts';
import { LogLine } from './protocol.ts';
import { CODE_LETTERS, MOST_TRIES } from './terms.ts';

export { OfferedPack, OfferedPacks } from './pack-routes.ts';
export { PushEnd, PushKey, PushSubscription } from './push-routes.ts';

/**
 * The bodies of the HTTP routes; `docs/online.md` has the list. A key travels as `Authorization: Bearer <key>`.
 * Whatever changes something is a POST, PATCH or DELETE: opening a link never does.
 */

export const Me = v.strictObject({ id: v.string(), name: Name });

/** POST /api/players: a new guest. POST /api/players/claim: an old one on a new device. */
export const NewPlayer = v.strictObject({ name: Name });
export const Claim = v.strictObject({ code: DeviceCode });
export const Identity = v.strictObject({ key: Key, player: Me });

/** POST /api/me/code: to be typed on another device, once. `seconds`: how long it is good for. */
export const NewCode = v.strictObject({ code: DeviceCode, seconds: v.number() });

/** PATCH /api/me */
export const Renaming = v.strictObject({ name: Name });

/** One of my tables, or one of the lobby. */
export const TableSummary = v.strictObject({
  table: TableInfo,
  /** My seat; null in the lobby. */
  seat: v.nullable(SeatNumber),
  /** It is my turn there. */
  myTurn: v.boolean(),
  /** Milliseconds since 1970 of the last thing that happened. */
  at: v.number(),
});
/** GET /api/me */
export const MyTables = v.strictObject({ player: Me, tables: v.array(TableSummary) });
/** GET /api/tables */
export const Lobby = v.strictObject({ tables: v.array(TableSummary) });

/** By name. A list would be read as if it named nothing. */
const Options = v.pipe(
  v.unknown(),
  v.check((options) => !Array.isArray(options)),
  v.record(v.string(), v.unknown()),
);

/** POST /api/tables; exactly one seat is `me`. */
export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(20)),
  options: Options,
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me') }),
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), level: Level }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(MOST_SEATS),
    v.check((seats) => seats.filter(({ kind }) => kind === 'me').length === 1),
  ),
  agreement: Agreement,
  listed: v.boolean(),
});
/**
 * POST /api/gatherings: one deal for so many tables, which all have these seats. I take the first that is open; for each other
 * one there is an invitation. Answer: as of POST /api/tables.
 */
export const NewGathering = v.pipe(
  v.strictObject({
    kind: SharedKind,
    tables: TableCount,
    game: v.pipe(v.string(), v.maxLength(20)),
    options: Options,
    seats: v.pipe(
      v.array(
        v.variant('kind', [
          v.strictObject({ kind: v.literal('open') }),
          v.strictObject({ kind: v.literal('bot'), level: Level }),
        ]),
      ),
      v.minLength(1),
      v.check((seats) => seats.some(({ kind }) => kind === 'open')),
    ),
    agreement: Agreement,
  }),
  v.check(({ tables, seats }) => tables * seats.length <= MOST_SEATS),
  // Two teams of two: everybody is a person.
  v.check(
    ({ kind, tables, seats }) =>
      kind === 'duplicate' ||
      (tables === 2 && seats.length === 2 && seats.every((seat) => seat.kind === 'open')),
  ),
);
/**
 * GET /api/gatherings/:id, by whoever sits there or has the link for spectators. How a table ended is told when all are over.
 */
export const GatheringLook = v.strictObject({
  table: TableInfo,
  tables: v.array(
    v.strictObject({
      id: TableId,
      isOver: v.boolean(),
      seats: v.array(SeatInfo),
      result: v.nullable(Result),
    }),
  ),
});

/** An invitation is good for one seat and one person: `/invite#<code>`. The spectator link: `/watch/<table>#<watch>`. */
export const Invitation = v.strictObject({ seat: SeatNumber, code: Key });
export const TableOpened = v.strictObject({
  table: TableInfo,
  seat: SeatNumber,
  invitations: v.array(Invitation),
  watch: Key,
});

/** POST /api/tables/:id/invitations, by the host: a new one for an open seat; the one before it is void. */
export const WantInvitation = v.strictObject({ seat: SeatNumber });

/** POST /api/invitations/look: changes nothing. POST /api/invitations/accept: takes the seat. */
export const InvitationCode = v.strictObject({ code: Key });
export const Invited = v.strictObject({ table: TableInfo, seat: SeatNumber, from: v.string() });

/** POST /api/tables/:id/join: takes any open seat of a listed table. Answer of this and of accept: */
export const Seated = v.strictObject({ table: TableId, seat: SeatNumber });

/** GET /api/shared: where phones of the home network find this machine, without the port. */
export const SharedScreens = v.strictObject({ addresses: v.array(v.string()) });
/** Four letters that make no word, and that nobody takes for a digit. */
export const TableCode = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[${CODE_LETTERS}]{4}$`, 'iu')),
  v.toUpperCase(),
);
/** POST /api/shared/tables: a table whose seats are all open, for a screen that only watches it. */
export const NewSharedTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(20)),
  options: Options,
  seats: whole(1, MOST_SEATS),
});
export const SharedTableOpened = v.strictObject({ table: TableInfo, watch: Key, code: TableCode });
/** POST /api/shared/code: by the screen, which has the spectator link; the code it has, or a new one. */
export const WantTableCode = v.strictObject({ table: TableId, watch: Key });
export const NewTableCode = v.strictObject({ code: TableCode });
/** POST /api/shared/look, /sit and /fill: by whoever has read the code. */
export const SharedLook = v.strictObject({ code: TableCode });
export const SharedTable = v.strictObject({ table: TableInfo, watch: Key });
export const SharedSit = v.strictObject({ code: TableCode, seat: SeatNumber });
export const SharedFill = v.strictObject({ code: TableCode, seat: SeatNumber, level: Level });

/**
 * POST /api/daily: what became of something of a day, once for each of us. Of a puzzle the wrong tries, more than
 * `MOST_TRIES` being as many; one more where it was shown. Of a deal what was reached. Days are counted from 1 January 2026.
 */
export const DayThing = v.strictObject({
  kind: v.picklist(['puzzle', 'deal']),
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/u)),
});
export const NewDayResult = v.pipe(
  v.strictObject({ ...DayThing.entries, day: whole(1, 100_000), result: whole(0, 250) }),
  v.check(({ kind, result }) => kind === 'deal' || result <= MOST_TRIES + 1),
);
/** GET /api/daily/:day: how often each result was told, without names. */
export const DayResults = v.strictObject({
  results: v.array(v.strictObject({ ...DayThing.entries, result: v.number(), count: v.number() })),
});

/**
 * GET /api/tables/:id/replay. While the match goes on: what a spectator may read. After the end: the saved match,
 * whole, with which anybody can check the deal (`tavola verify`).
 */
export const Replay = v.variant('phase', [
  v.strictObject({ phase: v.literal('waiting') }),
  /** Closed before a match began: the deal that was given up (`core/fair.ts`). */
  v.strictObject({ phase: v.literal('given-up'), table: TableInfo, deal: v.string() }),
  /** What spectators have seen so far: the views from the start on, and a line for each action between two of them. */
  v.strictObject({
    phase: v.literal('playing'),
    table: TableInfo,
    steps: v.array(v.strictObject({ view: v.record(v.string(), v.unknown()), toAct: v.array(SeatNumber) })),
    lines: v.array(LogLine),
  }),
  v.strictObject({ phase: v.literal('over'), table: TableInfo, match: v.string() }),
]);

/** GET /api/me/export: everything that is stored about this player. */
export const Exported = v.strictObject({
  player: v.strictObject({ id: v.string(), name: Name, since: v.number() }),
  devices: whole(0, 1e6),
  push: v.array(v.string()),
  tables: v.array(v.strictObject({ table: TableId, seat: SeatNumber })),
  chat: v.array(v.strictObject({ table: TableId, at: v.number(), text: v.nullable(ChatText) })),
  results: v.array(v.strictObject({ day: v.number(), what: v.string(), result: v.number() })),
});

/** Why a route refused. Statuses: 400 malformed or options, 401 no-key, 403, 404, 409, 413, 429 too-fast, 503 storage. */
export const ROUTE_REASONS = [
  'broken', // the program failed at this match
  'code', // no such code, or it is no longer good
  'damaged',
  'full',
  'log-full',
  'malformed',
  'no-key',
  'no-invitation', // no such invitation, or somebody has used it
  'no-table',
  'not-now',
  'not-yours',
  'other-version', // this match was begun with rules that this server no longer has
  'options', // the game does not allow these options or this number of seats
  'seated', // you already sit at this table
  'storage',
  'too-fast',
] as const;
export const RouteRefused = v.strictObject({
  reason: v.picklist(ROUTE_REASONS),
  /** With `options`: the rule and the sentence of the game's words. */
  rule: v.optional(v.string()),
  refusal: v.optional(
    v.strictObject({ key: v.string(), with: v.optional(v.record(v.string(), v.unknown())) }),
  ),
});
