import type { AnyGame } from '#core/game';
import type { Json, JsonObject } from '#core/json';
import { readOptions } from '#core/options';
import { isProblem } from '#core/problem';
import type { TableState } from '../table/decider/state.ts';
import type { TableEnv } from '../table/env.ts';
import { isOpened, planned } from './gatherings.ts';
import { glance } from '../hosting/glance.ts';
import { rematchId } from '../players/keys.ts';
import { create, type TablePlan } from './tables.ts';

type Seat = TablePlan['seats'][number];
const isPerson = (seat: Seat): boolean => typeof seat === 'object' && 'player' in seat;

/**
 * The next match of the same company, with the same link for spectators; the game says who begins. After one deal for
 * several tables, everybody who had it gathers for a new one: whichever table is over first opens it, and awaits the others.
 */
export async function createRematch(env: TableEnv, state: TableState, watch: string): Promise<string> {
  const { match, result } = state;
  const company = await companyOf(env, state);
  const { header } = company;
  const id = rematchId(header.id, watch);
  // Opened before, by another table of the company, or by a process that died before it could write that down.
  if (await isOpened(env.store, id)) return id;
  const seats = company.seats.map(planned);
  const game = env.rules(header.game);
  const wanted: JsonObject = state.game.rematch(match!.state, result?.ranking);
  const plan: TablePlan = {
    game,
    options: optionsUnder(game, wanted, state.seats.length),
    seats,
    host: isPerson(seats[header.host]!) ? header.host : seats.findIndex(isPerson),
    agreement: header.agreement,
    listed: false,
    isShared: header.shared === true,
    gathering: header.gathering,
  };
  await create(env, plan, '', watch, id);
  return id;
}

/** Those who sat at the table; of one deal for several tables, all who gathered for it, as long as that is known. */
async function companyOf(env: TableEnv, state: TableState): Promise<Pick<TableState, 'header' | 'seats'>> {
  const { dealt } = state.header;
  return (dealt === undefined ? null : await glance(env, dealt.gathering))?.state() ?? state;
}

/** The same options under newer rules, as far as those know them; where they cannot be played any more, the usual ones. */
export function optionsUnder(game: AnyGame, wanted: JsonObject, seats: number): Json {
  const known = Object.entries(wanted).filter(([name]) => Object.hasOwn(game.options.fields, name));
  try {
    return readOptions(game, Object.fromEntries(known), seats);
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return readOptions(game, {}, seats);
  }
}
