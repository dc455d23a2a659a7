import type { AnyGame } from '#core/game';
import { quickRandom, type Random } from '#core/random';
import { gameOf } from '#games/index';
import { digestOf } from '../players/keys.ts';
import { toAct } from '../table/decider/state.ts';
import { type Change, type Ear, quietHouse, type QuietHouse } from './house.ts';
import { bothRounds } from './parts.ts';
import { anyRequest, wordsOf } from './walk.ts';

const AGREEMENT = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
const KEYS = [0, 1, 2, 3].map((seat) => String(seat).repeat(43));
/** Chances of one house are not those of another. */
const APART = 1000;

export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Four people who gather for one deal at two tables. */
export async function gathered(
  house: QuietHouse,
  game: AnyGame,
): Promise<{ id: string; watch: string; ears: Ear[] }> {
  for (const [seat, key] of KEYS.entries()) {
    await house.store.addPlayer({ id: `p${seat}`, name: `Guest ${seat}`, since: 0 }, digestOf(key));
  }
  const { id, watch } = await house.tables.create({
    game,
    options: {},
    seats: KEYS.map((_, seat) => ({ player: `p${seat}` })),
    host: 0,
    agreement: AGREEMENT,
    listed: false,
    gathering: { kind: 'duplicate', tables: 2 },
  });
  const ears: Ear[] = [];
  for (const key of KEYS) ears.push(await house.connect({ table: id, key }));
  return { id, watch, ears };
}

/** A world in which a deal is played at two tables, by the seed of the deal and by what is done at the first. */
interface DealtWorld {
  readonly game: AnyGame;
  readonly seed: number;
  readonly first: number;
  readonly steps: number;
}

const think: NonNullable<Change['think']> = async ({ game, view, seat, version }) => {
  const rules = gameOf(game, version)!;
  const [action]: readonly unknown[] = rules.legalActions(view, seat);
  return rules.encode(action);
};

/**
 * Everything that is sent to those at the second table, to those who are still where they gathered and to whoever would
 * like to watch the first (`others`), and what those at the first are sent (`own`), each with its moment.
 */
async function dealtTraffic({
  game,
  seed,
  first,
  steps,
}: DealtWorld): Promise<Record<'own' | 'others', readonly string[]>> {
  const house = quietHouse({ chance: APART * seed, think });
  const { id, watch, ears } = await gathered(house, game);
  await bothRounds(id, ears);
  await settled();
  const [one, two] = (await house.live(id)).state().opened!;
  const enter = (table: string, seat: number): Promise<Ear> =>
    house.connect({ table, key: KEYS[table === one ? seat : 2 + seat] });
  const own = [await enter(one, 0), await enter(one, 1)];
  const there = [await enter(two, 0), await enter(two, 1)];
  const others = [...there];
  const [here, elsewhere] = [quickRandom(first), quickRandom(seed)];
  for (let step = 0; step < steps; step += 1) {
    await actAtFirst(house, one, own, here, step);
    await move(house, two, there, elsewhere);
    // Whoever sits at the second table would like to see the first, and is connected anew now and then.
    if (step % 8 === 0) others.push(await house.connect({ table: one, watch, key: KEYS[2] }));
    if (step % 16 === 8) others.push(await enter(two, elsewhere.below(2)));
    house.clock.advance(1000);
    await settled();
  }
  others.push(await house.connect({ table: id, watch }));
  const timed = (list: readonly Ear[]): string[] =>
    list.flatMap((ear, at) => ear.heard.map((text, index) => `${at} ${ear.heardAt[index]} ${text}`));
  // That a table is over, and nothing more, is told where people gathered: how that one stands is sent once more.
  const gathering = ears.flatMap(({ heard }) => heard.filter((text, index) => text !== heard[index - 1]));
  return { own: timed(own), others: [...timed(others), ...gathering] };
}

/** Whatever somebody at a table can ask for; moves, so that the match goes on, most of all. */
async function actAtFirst(
  house: QuietHouse,
  table: string,
  ears: readonly Ear[],
  random: Random,
  step: number,
): Promise<void> {
  const state = (await house.live(table)).state();
  const [acting = 0] = toAct(state);
  const seat = random.below(4) === 0 ? random.below(2) : acting;
  await ears[seat].say({ ...anyRequest(state, seat, random), id: `r${step}` });
}

async function move(house: QuietHouse, table: string, ears: readonly Ear[], random: Random): Promise<void> {
  const state = (await house.live(table)).state();
  const [seat] = toAct(state);
  if (seat === undefined) return;
  const words = wordsOf(state, seat);
  const word = words[random.below(words.length)];
  await ears[seat].say({ type: 'move', id: `m${state.seq}`, after: state.seq, word });
}

/** Of so many pairs of worlds that differ in what is done at the first table, those in which anybody else can tell. */
export async function dealtLeaks(
  game: AnyGame,
  pairs: number,
  seed: number,
  leak: (one: string | undefined, other: string | undefined) => void,
): Promise<Record<'pairs' | 'different' | 'leaks', number>> {
  const count = { pairs: 0, different: 0, leaks: 0 };
  for (let pair = 0; pair < pairs; pair += 1) {
    const world = { game, seed: seed * APART + pair, steps: 24 + (pair % 3) * 16 };
    const one = await dealtTraffic({ ...world, first: 2 * pair + 1 });
    const other = await dealtTraffic({ ...world, first: 2 * pair + 2 });
    count.pairs += 1;
    if (one.own.join('\n') !== other.own.join('\n')) count.different += 1;
    if (one.others.join('\n') === other.others.join('\n')) continue;
    count.leaks += 1;
    const at = one.others.findIndex((text, index) => text !== other.others[index]);
    leak(one.others[at], other.others[at]);
  }
  return count;
}
