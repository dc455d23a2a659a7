import type { AnyGame, Seat } from '#core/game';
import type { Json } from '#core/json';
import type { Agreement } from '#table/table-info';
import type { FromServer } from '#table/protocol';
import type { TableState } from '../table/decider/state.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { LoggedEvent } from '../table/decider/events.ts';
import { type Ear, messageIn, type QuietHouse } from './house.ts';
import { bothRounds } from './parts.ts';
import { wordsOf } from './walk.ts';

/** A match that has begun, without sockets, with somebody connected on every seat. */
export interface SeatedTable {
  readonly id: string;
  readonly keys: readonly string[];
  readonly watch: string;
  readonly ears: Ear[];
  live(): Promise<LiveTable>;
  state(): Promise<TableState>;
  log(): Promise<readonly LoggedEvent[]>;
  /** The answer to a request: `done`, or why not. */
  ask(seat: Seat, request: object): Promise<string>;
  /** The first legal word of whoever is to act. */
  next(): Promise<{ seat: Seat; move: { type: 'move'; after: number; word: string } }>;
  /** Everything that a seat was told, by its type. */
  told<T extends FromServer['type']>(seat: Seat, type: T): Extract<FromServer, { type: T }>[];
}

/** Who sits there; a test that was wrong about it fails here. */
export function playerAt({ seats }: Pick<TableState, 'seats'>, seat: Seat): string {
  const sitter = seats[seat];
  if (sitter?.kind !== 'person') throw new Error(`nobody sits on seat ${seat}`);
  return sitter.player;
}

let requests = 0;

export async function seated(
  house: QuietHouse,
  game: AnyGame,
  seats = 2,
  agreement?: Agreement,
  options: Json = {},
): Promise<SeatedTable> {
  const { id, keys, watch } = await house.open(game, options, seats, agreement);
  const ears: Ear[] = [];
  for (const key of keys) ears.push(await house.connect({ table: id, key }));
  await bothRounds(id, ears);
  const heard = (seat: Seat): FromServer[] => ears[seat].heard.map(messageIn);
  const live = async (): Promise<LiveTable> => await house.live(id);
  const state = async (): Promise<TableState> => (await live()).state();
  return {
    id,
    keys,
    watch,
    ears,
    live,
    state,
    log: async () => (await house.store.table(id))!.log,
    async ask(seat, request) {
      requests += 1;
      const sent = { id: `q${requests}`, ...request };
      await ears[seat].say(sent);
      const answer = heard(seat).findLast((message) => 'id' in message && message.id === sent.id);
      return answer?.type === 'refused' ? answer.reason : (answer?.type ?? 'nothing');
    },
    async next() {
      const now = await state();
      const [seat] = now.game.toAct(now.match!.state);
      return { seat, move: { type: 'move', after: now.seq, word: wordsOf(now, seat)[0] } };
    },
    told: <T extends FromServer['type']>(seat: Seat, type: T) =>
      heard(seat).filter((message): message is Extract<FromServer, { type: T }> => message.type === type),
  };
}
