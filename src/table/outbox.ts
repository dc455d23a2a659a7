/** My actions that the server has not shown me yet, in their order. Only the first one is on its way. */
export type Outbox = readonly OutboxEntry[];

export interface OutboxEntry {
  readonly notation: string;
  /** The sight it answers; null while it waits for the action before it. */
  readonly after: number | null;
  /** Where the log stood when it was appended; null: not acknowledged yet. */
  readonly appended: number | null;
  /** Its outcome is on the screen already. */
  readonly shown: boolean;
}

export const NOTHING_UNDER_WAY: Outbox = [];

export const enqueue = (outbox: Outbox, notation: string): Outbox => [
  ...outbox,
  { notation, after: null, appended: null, shown: false },
];

/** The action to send now: the first, unless it is on its way already. */
export function nextToSend([head]: Outbox): OutboxEntry | null {
  return head === undefined || head.after !== null ? null : head;
}

/** The first one is on its way, as an answer to the sight of this number. */
export const sent = (outbox: Outbox, after: number): Outbox => withHead(outbox, { after });

/** The first one is on the server's disk. */
export const acknowledged = (outbox: Outbox, appended: number): Outbox => withHead(outbox, { appended });

/** What a sight of this number tells of is no longer on its way. */
export function settled(outbox: Outbox, seq: number): Outbox {
  const appended = outbox[0]?.appended ?? null;
  return appended === null || seq < appended ? outbox : outbox.slice(1);
}

/** The outcome of one of them is on the screen: what the server tells of it later moves nothing any more. */
export const shown = (outbox: Outbox, index: number): Outbox =>
  outbox.map((entry, each) => (each === index ? { ...entry, shown: true } : entry));

/** Does the server tell of the first one, whose outcome is on the screen already? */
export const isEcho = ([head]: Outbox, notation: string | null): boolean =>
  head !== undefined && head.shown && head.notation === notation;

function withHead([head, ...rest]: Outbox, change: Partial<OutboxEntry>): Outbox {
  return head === undefined ? rest : [{ ...head, ...change }, ...rest];
}
