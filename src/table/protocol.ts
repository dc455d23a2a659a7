import * as v from 'valibot';
import {
  ChatText,
  Digest,
  EMOTES,
  Key,
  Level,
  Nonce,
  Outcome,
  PROTOCOL,
  RequestId,
  SeatNumber,
  Seq,
  TableId,
  TableInfo,
  Telling,
  whole,
  Word,
} from './table-info.ts';
import { PROPOSALS } from './terms.ts';

/** The messages of the socket, both ways: one JSON object each. `docs/online.md` says when they are sent. */

const message = <const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
): v.StrictObjectSchema<{ readonly type: v.LiteralSchema<Type, undefined> } & Fields, undefined> =>
  v.strictObject({ type: v.literal(type), ...fields });

/** A request that changes something: it is answered with `done` or `refused`, and may be sent again. */
const request = <const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
): v.StrictObjectSchema<
  { readonly type: v.LiteralSchema<Type, undefined>; readonly id: typeof RequestId } & Fields,
  undefined
> => v.strictObject({ type: v.literal(type), id: RequestId, ...fields });

const Hello = message('hello', {
  protocol: v.literal(PROTOCOL),
  table: TableId,
  /** Whoever has a seat is known by the key; the seat itself is never told by the client. */
  key: v.optional(Key),
  /** From the spectator link; needed only where the key has no seat. */
  watch: v.optional(Key),
  /** The last number of this table that was told to this client: what the server has lost since is not lost in silence. */
  seq: v.optional(Seq),
});

export const Requests = [
  /** Binds me to my part of the seed; may be replaced (by another device of mine) until everybody is bound. */
  request('digest', { digest: Digest }),
  /** Opens it, when the digests of all have been seen. */
  request('nonce', { nonce: Nonce }),
  /** `after`: the seq of the last sight, which this answers. */
  request('move', { after: Seq, word: Word }),
  request('undo', { after: Seq }),
  request('resign', {}),
  /** To all other persons, who agree or decline; whoever proposed it may decline as well. */
  request('propose', { what: v.picklist(PROPOSALS) }),
  /** `after`: the last that was told of the table. What is proposed later is something else; pages from before do not say it. */
  request('agree', { after: v.optional(Seq) }),
  request('decline', { after: v.optional(Seq) }),
  /** A bot plays for me until I come back. */
  request('handOver', { level: Level }),
  request('takeBack', {}),
  /** Before the match begins: I get up (`ifAlone`: unless somebody else has sat down); the host gives an open seat to a bot. */
  request('stand', { ifAlone: v.optional(v.literal(true)) }),
  request('fill', { seat: SeatNumber, level: Level }),
  /** The host frees the seat of somebody who does not get ready; whoever has sat down there since (`after`) is not meant. */
  request('dismiss', { seat: SeatNumber, after: v.optional(Seq) }),
  request('chat', { text: ChatText }),
  request('emote', { emote: v.picklist(EMOTES) }),
  request('rematch', {}),
] as const;
export const Request = v.variant('type', Requests);
export type Request = v.InferOutput<typeof Request>;

/** A thing that lies open for all, as its game names it; no word, so that nothing else can be said by it. */
const Spot = v.pipe(v.string(), v.regex(/^[a-z]{1,12}(?:-\d{1,2}){0,3}$/));

/** Where a finger is. It is not kept, not answered, and shown to nobody but those who watch. */
const Point = message('point', { spots: v.pipe(v.array(Spot), v.maxLength(9)) });

export const FromClient = v.variant('type', [Hello, message('ping', {}), Point, ...Requests]);
export type FromClient = v.InferOutput<typeof FromClient>;

/** Why something was not done, or why the connection ends; the client has a sentence for each. */
export const REASONS = [
  'broken', // the program failed at this match, which is kept as it was; no other match is affected
  'damaged', // the record of this match cannot be read; no other match is affected
  'empty-undo', // there is nothing of yours to take back, something hidden was turned up, or somebody has acted since
  'full', // this server has as many tables or connections as it can take
  'hand-over-limit', // you have let a bot play for you ten times without the match getting further: play on first
  'illegal', // not among the legal actions; with the rule, where one forbids it
  'log-full', // so much has happened at this table that its log takes only what brings the match on
  'malformed', // not a message of this protocol
  'no-key', // the key is unknown or was revoked
  'no-seat', // you watch this table
  'no-table', // there is no such table, or the link to it does not open it
  'not-now', // the match has not begun, is over, or it is not the moment for this
  'not-yours', // only the host may do this, or a bot plays for you just now
  'other-part', // this is not the part of the seed that you are bound to
  'other-version', // this match was begun with rules that this server no longer has
  'out-of-time', // the time of your clock is used up: the bot plays on
  'restart', // the server starts anew; come back in a moment
  'rolled-back', // the record ends before something that this client was told: what was confirmed is missing
  'shared-deal', // somebody still plays the same deal at another table: until then only those who sit here see it
  'slow', // this connection does not read what it is sent, or has not greeted in time
  'stale', // the table has moved on: look at the newest sight and choose again
  'storage', // the server cannot keep anything just now; nothing was done
  'too-fast', // wait a little
  'undo-limit', // you have taken back thirty actions without the match getting further: play on, then you may again
  'update', // reload the page: client and server are of different versions
] as const;
export const Reason = v.picklist(REASONS);
export type Reason = v.InferOutput<typeof Reason>;

/** An action that stands, as this viewer may read it. Only one's own words are told while the match is going on. */
export const LogLine = v.strictObject({
  seat: SeatNumber,
  word: v.nullable(Word),
  message: Telling,
  sealed: v.boolean(),
});

/** How long each seat still has, in milliseconds, when this was sent; rounded to tenths of a second. */
const Clocks = v.strictObject({ left: v.array(v.number()), running: v.array(SeatNumber) });

/** What this viewer sees of the match, whole: it replaces the one before. */
export const SightMessage = v.strictObject({
  /** Of the table's log; what comes later has a greater one. */
  seq: Seq,
  /** The game's own view, with hidden pieces as −1. */
  view: v.record(v.string(), v.unknown()),
  toAct: v.array(SeatNumber),
  /** The first `keep` lines stand as they were, these follow. */
  log: v.strictObject({ keep: whole(0, 1e6), add: v.array(LogLine) }),
  /** What happened last. */
  event: v.nullable(
    v.strictObject({ kind: v.picklist(['played', 'takenBack']), seat: SeatNumber, word: v.nullable(Word) }),
  ),
  outcome: v.nullable(Outcome),
  mayUndo: v.boolean(),
  clocks: v.nullable(Clocks),
});
export type SightMessage = v.InferOutput<typeof SightMessage>;

export const ChatLine = v.strictObject({
  number: Seq,
  seat: SeatNumber,
  text: v.nullable(ChatText),
  emote: v.nullable(v.picklist(EMOTES)),
  /** Milliseconds since 1970, whole seconds. */
  at: v.number(),
});

export const FromServer = v.variant('type', [
  /** The answer to `hello`: everything, so that nothing of before is needed. `sight` is null until the match begins. */
  message('welcome', {
    table: TableInfo,
    seat: v.nullable(SeatNumber),
    seq: Seq,
    sight: v.nullable(SightMessage),
    chat: v.array(ChatLine),
  }),
  message('table', { seq: Seq, table: TableInfo }),
  message('sight', { sight: SightMessage }),
  message('chat', { line: ChatLine }),
  /** It is kept for ever: sent only when it lies on the disk. `seq`: where the log stood after it. */
  message('done', { id: RequestId, seq: Seq }),
  /** Nothing was changed. `rule` and `refusal` (of the game's words) when a rule of the game forbids it. */
  message('refused', {
    id: RequestId,
    reason: Reason,
    rule: v.optional(v.string()),
    refusal: v.optional(Telling),
  }),
  message('pong', {}),
  /** Somebody at a table around a shared screen points at something; nothing: no more. To those who watch. */
  message('pointed', { seat: SeatNumber, spots: v.array(Spot) }),
  /** The connection ends. `retry`: milliseconds after which coming back makes sense; null: not with this. */
  message('bye', { reason: Reason, retry: v.nullable(v.number()) }),
]);
export type FromServer = v.InferOutput<typeof FromServer>;
