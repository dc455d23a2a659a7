import * as v from 'valibot';
import { LEVELS } from '#bots/level';
import { CHAT_LENGTH, MOST_SEATS, NAME_LENGTH, PORTRAITS, PROPOSALS } from './terms.ts';

/** What the messages of the socket and the bodies of the routes have in common. */

export { EMOTES, MOST_SEATS, PROTOCOL } from './terms.ts';

const LEVEL_NAMES = LEVELS.map(String);

const text = (pattern: RegExp): v.GenericSchema<string> => v.pipe(v.string(), v.regex(pattern));
/** A whole number of this range. */
export const whole = (min: number, max: number): v.GenericSchema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** 256 bits: a player's key, an invitation, a link for spectators. */
export const Key = text(/^[\w-]{43}$/);
/** 128 bits that nobody guesses, either. */
export const TableId = text(/^[\w-]{22}$/);
/** Made by the client; the same id is the same request, however often it arrives. */
export const RequestId = text(/^[\w-]{1,40}$/);
/** What a player adds to the seed: 128 bits. */
export const Nonce = text(/^[0-9a-f]{32}$/);
/** What binds a player to a nonce before anybody's is opened: 256 bits (`core/fair.ts`). */
export const Digest = text(/^[0-9a-f]{64}$/);
/** Typed by a person on another device. */
export const DeviceCode = text(/^[0-9A-HJKMNP-TV-Z]{10}$/);
export const Word = text(/^\S{1,120}$/u);
export const SeatNumber = whole(0, MOST_SEATS - 1);
export const Level = v.picklist(LEVEL_NAMES);
export const Seq = whole(0, Number.MAX_SAFE_INTEGER);
/** Nothing that moves a cursor, changes the direction of reading or hides; joiners are part of some letters. */
const HARMLESS = /^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}]|[\u200C\u200D])*$/u;

/** Something is to be seen: fillers, blanks and marks without a letter are not. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/u;
/**
 * Marks that pile up over the lines above and below, also with joiners between them; and joiners that join nothing, by which
 * two names look alike.
 */
const UNRULY = /(?:\p{M}[\u200C\u200D]?){5}|(?:^|[\s\u200C\u200D])[\u200C\u200D]|[\u200C\u200D](?:\s|$)/u;
const isHarmless = (text: string): boolean =>
  text.isWellFormed() && HARMLESS.test(text) && VISIBLE.test(text) && !UNRULY.test(text);

const line = (longest: number): v.GenericSchema<string> =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest), v.check(isHarmless));
export const Name = line(NAME_LENGTH);
export const ChatText = line(CHAT_LENGTH);
export const PortraitName = v.picklist(PORTRAITS);

/** A key of the words and what fills it. */
export const Telling = v.strictObject({
  key: v.string(),
  with: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

export const Pace = v.variant('kind', [
  /** Nobody looks at a clock. */
  v.strictObject({ kind: v.literal('free') }),
  /** So many minutes for the whole match, and so many seconds more for each turn. */
  v.strictObject({ kind: v.literal('live'), minutes: whole(1, 180), increment: whole(0, 120) }),
  /** So many days for each turn. */
  v.strictObject({ kind: v.literal('days'), days: whole(1, 14) }),
]);
export type Pace = v.InferOutput<typeof Pace>;

/** What those at a table have agreed on, besides the options of the game. */
export const Agreement = v.strictObject({
  pace: Pace,
  /** Somebody to act who is not connected for so many minutes is played for by a bot; null: never. */
  away: v.nullable(whole(1, 1440)),
  /** When a clock has run out: a bot plays on, or the seat has lost. */
  timeout: v.picklist(['bot', 'lose']),
});
export type Agreement = v.InferOutput<typeof Agreement>;

/**
 * One deal for several tables. Mirror: two teams of two at two tables, seats exchanged, the sum decides. Duplicate: everybody
 * is compared with those who had the same seat.
 */
export const SharedKind = v.picklist(['mirror', 'duplicate']);
export type SharedKind = v.InferOutput<typeof SharedKind>;
export const TableCount = whole(2, MOST_SEATS);

export const Outcome = v.strictObject({
  scores: v.array(v.number()),
  ranking: v.array(v.array(SeatNumber)),
  won: v.optional(v.boolean()),
  reason: Telling,
});

/**
 * How a match ended. `played`: by the rules, and the outcome says how. Otherwise nobody has scores; the ranking puts
 * those who gave up or ran out of time last, puts all together who have agreed on a draw, and is empty when the match was
 * abandoned or called off. `unopened`: all were bound to their parts of the seed, and somebody did not open theirs.
 * `dealt`: nobody plays here; the deal went to several tables.
 */
export const Result = v.strictObject({
  ending: v.picklist(['played', 'resigned', 'time', 'agreed', 'calledOff', 'abandoned', 'unopened', 'dealt']),
  outcome: v.nullable(Outcome),
  ranking: v.array(v.array(SeatNumber)),
});
export type Result = v.InferOutput<typeof Result>;

export const Proposal = v.strictObject({
  what: v.picklist(PROPOSALS),
  by: SeatNumber,
  agreed: v.array(SeatNumber),
});
export type Proposal = v.InferOutput<typeof Proposal>;

export const SeatInfo = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({
    kind: v.literal('person'),
    name: v.string(),
    present: v.boolean(),
    /** Is bound to a part of the seed: when everybody is, all open theirs, and the match begins. */
    ready: v.boolean(),
    /** The level of the bot that plays for this person now, or null. */
    standIn: v.nullable(Level),
    resigned: v.boolean(),
    /** The one that this person had chosen when they sat down; not there: none. */
    portrait: v.optional(PortraitName),
  }),
  v.strictObject({ kind: v.literal('bot'), level: Level }),
]);
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

/** What everybody at a table may know of it. */
export const TableInfo = v.strictObject({
  id: TableId,
  game: v.string(),
  /** Of the rules: a match keeps those it began with. */
  version: v.number(),
  options: v.record(v.string(), v.unknown()),
  seats: v.array(SeatInfo),
  /** Who opened it and may fill its seats. */
  host: SeatNumber,
  agreement: Agreement,
  /** Listed in the lobby while it has open seats. */
  listed: v.boolean(),
  /** Opened by a screen for all in the room; the players sit around it with their phones. */
  shared: v.optional(v.literal(true)),
  /** People of several tables gather here and make one deal for all; then each goes to their own [decision 20]. */
  gathering: v.optional(
    v.strictObject({ kind: SharedKind, tables: TableCount, opened: v.nullable(v.array(TableId)) }),
  ),
  /** The deal was made at a gathering, and other tables have it as well; `number`: which of them this is, from 0. */
  dealt: v.optional(
    v.strictObject({ gathering: TableId, kind: SharedKind, tables: TableCount, number: SeatNumber }),
  ),
  phase: v.picklist(['waiting', 'playing', 'over']),
  /** The digest of the server's part of the seed, then those of the seats, and when all are here what they opened. */
  fair: v.strictObject({
    commitment: v.string(),
    digests: v.array(v.nullable(Digest)),
    nonces: v.array(v.nullable(Nonce)),
    /** Added by people who got up before everybody was bound: parts that stayed closed, or nonces of earlier days. */
    withdrawn: v.array(v.union([Digest, Nonce])),
    /** Who got up when everybody was bound: that closed the table. */
    leftBy: v.nullable(SeatNumber),
  }),
  result: v.nullable(Result),
  /** What somebody proposes, and who else has agreed; gone as soon as anybody acts. */
  proposal: v.optional(Proposal),
  /** All have agreed on a pause. `endsAt`: when it ends by itself, in milliseconds since 1970; null: nobody wants to go on yet. */
  pause: v.optional(v.strictObject({ endsAt: v.nullable(v.number()) })),
  rematch: v.strictObject({ wishes: v.array(SeatNumber), table: v.nullable(TableId) }),
  watchers: v.number(),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;
