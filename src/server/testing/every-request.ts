import * as v from 'valibot';
import { Request, Requests } from '#table/protocol';

/** What a request needs besides its type and its number. */
const REST: Record<string, object> = {
  digest: { digest: '0'.repeat(64) },
  nonce: { nonce: '0'.repeat(32) },
  move: { after: 1, word: 'draw-pile' },
  undo: { after: 1 },
  handOver: { level: '1' },
  fill: { seat: 1, level: '1' },
  dismiss: { seat: 1 },
  propose: { what: 'draw' },
  chat: { text: 'hello' },
  emote: { emote: 'hello' },
};

/** One request of every kind that the protocol knows. */
export const EVERY_REQUEST: readonly Request[] = Requests.map(({ entries: { type } }) =>
  v.parse(Request, { id: 'x', type: type.literal, ...REST[type.literal] }),
);
