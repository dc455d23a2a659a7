import { isProblem } from '#core/problem';
import { dealtId } from '../players/keys.ts';
import type { Store } from '../store/store.ts';
import type { TableEnv } from '../table/env.ts';
import type { TableHeader } from '../table/decider/events.ts';
import { STAND_IN } from '../table/decider/evolve.ts';
import { partsOf, type Sitter, type TableState } from '../table/decider/state.ts';
import { create, type TablePlan } from './tables.ts';

type Seat = TablePlan['seats'][number];

/** The seat of somebody at the next table of the same company. */
export function planned(sitter: Sitter): Seat {
  if (sitter.kind === 'open') return 'open';
  if (sitter.kind === 'bot') return { level: sitter.level };
  const { player, portrait, gone } = sitter;
  return gone ? { level: STAND_IN } : { player, ...(portrait !== undefined && { portrait }) };
}

/** Is it there for good? What was only read may be lost in a failover, and what is written then would lead nowhere. */
export async function isOpened(store: Store, id: string): Promise<boolean> {
  if ((await store.table(id)) === null) return false;
  await store.shared?.confirm(id);
  return true;
}

/**
 * Opens the tables that a deal is for, with those who gathered on their seats; each begins at once. Nothing is asked of
 * anybody there: their parts are open, and stand in the header of every table [decision 20].
 */
export async function openDealt(env: TableEnv, state: TableState, watch: string): Promise<readonly string[]> {
  const { header, seats, game } = state;
  const { kind, tables } = header.gathering!;
  const { secret } = (await env.store.table(header.id))!;
  const size = seats.length / tables;
  const ids = Array.from({ length: tables }, (_, number) => dealtId(header.id, watch, number));
  for (const [number, id] of ids.entries()) {
    // Opened before, by a process that died before it could write that down.
    if (await isOpened(env.store, id)) continue;
    const own = seats.slice(number * size, (number + 1) * size).map(planned);
    const { digests, nonces, withdrawn } = partsOf(state);
    const parts = { digests: [...digests], nonces: [...nonces], withdrawn: [...withdrawn] };
    const plan: TablePlan = {
      game,
      options: header.options as TablePlan['options'],
      seats: own,
      host: own.findIndex((seat) => typeof seat === 'object' && 'player' in seat),
      agreement: header.agreement,
      listed: false,
      dealt: { gathering: header.id, kind, tables, number, ...parts, secret },
    };
    await create(env, plan, '', watch, id);
  }
  return ids;
}

/**
 * Where the deal of this table was made, which is over when all of its tables stand, and the other tables that have it:
 * before that, one that is not there is not gone, but about to be opened.
 */
const siblingsOf = ({ id, dealt }: Pick<TableHeader, 'id' | 'dealt'>, watch: string): readonly string[] =>
  dealt === undefined
    ? []
    : [
        dealt.gathering,
        ...Array.from({ length: dealt.tables }, (_, number) => dealtId(dealt.gathering, watch, number)),
      ].filter((each) => each !== id);

type Known = WeakMap<Store, Set<string>>;
/** Cache: tables whose logs were read here and found whole. Asking again costs one row, not the whole log. */
const whole: Known = new WeakMap();
/** Cache: tables whose deal nobody plays elsewhere any more, which stays so for ever. */
const disclosed: Known = new WeakMap();
const MOST_KNOWN = 10_000;

function remember(all: Known, store: Store, id: string): void {
  const known = all.get(store) ?? new Set();
  if (known.size >= MOST_KNOWN) known.clear();
  all.set(store, known.add(id));
}

/** One that is gone, or cannot be read any more, is played on by nobody. */
async function isOver(store: Store, id: string): Promise<boolean> {
  try {
    const known = whole.get(store)?.has(id) === true ? await store.standing(id) : null;
    if (known !== null) return known.phase === 'over';
    const stored = await store.table(id);
    if (stored !== null && stored.index !== null) remember(whole, store, id);
    return stored === null || stored.index?.phase === 'over';
  } catch (thrown) {
    if (isProblem(thrown) && thrown.code === 'damaged') return true;
    throw thrown;
  }
}

/**
 * Does nobody play this deal at another table any more? Until then what happens at a table is for those who sit at it: not
 * for spectators, who may sit at another, and no secret, replay or result of it is told to anybody else.
 */
export async function isDisclosed(
  store: Store,
  header: Pick<TableHeader, 'id' | 'dealt'>,
  watch: string,
): Promise<boolean> {
  const siblings = siblingsOf(header, watch);
  if (siblings.length === 0 || disclosed.get(store)?.has(header.id) === true) return true;
  for (const id of siblings) if (!(await isOver(store, id))) return false;
  // An end that was read may be lost in a failover, and the deal be played on.
  await store.shared?.confirm();
  remember(disclosed, store, header.id);
  return true;
}
