import type { AnyGame } from '#core/game';
import type { Json, JsonObject } from '#core/json';
import { readOptions } from '#core/options';
import { isProblem } from '#core/problem';
import type { TableState } from './table/state.ts';
import { STAND_IN } from './table/evolve.ts';
import type { TableEnv } from './table/env.ts';
import { rematchId } from './keys.ts';
import { create, type TablePlan } from './tables.ts';

type Seat = TablePlan['seats'][number];
const isPerson = (seat: Seat): boolean => typeof seat === 'object' && 'player' in seat;

/** The next match of the same company, with the same link for spectators; the game says who begins. */
export async function createRematch(env: TableEnv, state: TableState, watch: string): Promise<string> {
  const { match, header, result } = state;
  const id = rematchId(header.id, watch);
  // Opened before, by a process that died before it could write that down.
  if ((await env.store.table(id)) !== null) return id;
  const seats = state.seats.map((sitter): Seat => {
    if (sitter.kind === 'open') return 'open';
    if (sitter.kind === 'bot') return { level: sitter.level };
    return sitter.gone ? { level: STAND_IN } : { player: sitter.player };
  });
  const game = env.rules(header.game);
  const wanted = state.game.rematch(match!.state, result?.ranking) as JsonObject;
  const plan: TablePlan = {
    game,
    options: optionsUnder(game, wanted, seats.length),
    seats,
    host: isPerson(seats[header.host]!) ? header.host : seats.findIndex(isPerson),
    agreement: header.agreement,
    listed: false,
    isShared: header.shared === true,
  };
  await create(env, plan, '', watch, id);
  return id;
}

/** The same options under newer rules, as far as those know them; where they cannot be played any more, the usual ones. */
export function optionsUnder(game: AnyGame, wanted: JsonObject, seats: number): Json {
  const known = Object.entries(wanted).filter(([name]) => Object.hasOwn(game.options.fields, name));
  try {
    return readOptions(game, Object.fromEntries(known), seats) as Json;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return readOptions(game, {}, seats) as Json;
  }
}
