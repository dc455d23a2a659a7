import { type AnyGame, apply, type Seat } from '#core/game';
import type { Json } from '#core/json';
import { quickRandom, type Random } from '#core/random';
import { begin, everySetting, follow, type WalkSettings, type WalkStep } from '#core/testing/walk';
import { spectatorHistory } from '../table/viewers/projection.ts';
import { rulesOf } from '../tables/tables.ts';
import { type Ear, type QuietHouse, quietHouse } from './house.ts';
import { bothRounds } from './parts.ts';

/** Two worlds that differ only in what the viewer may not know, and what is done in both. */
export interface Twins {
  readonly game: AnyGame;
  readonly options: Json;
  readonly seats: number;
  readonly viewer: Seat | null;
  readonly seat: Seat;
  readonly worlds: readonly { readonly position: Json; readonly word: string }[];
  /** Words that are not legal for the viewer: each is asked for, and each is refused. */
  readonly wrong: readonly string[];
}

export interface Disguised {
  readonly game: AnyGame;
  disguise(step: WalkStep, viewer: Seat | null, random: Random): unknown;
}

/** Twins from decisions all over many matches, with any set of options. */
export function* twinsOf({ game, disguise }: Disguised, count: number, seed: number): Generator<Twins> {
  const random = quickRandom(seed);
  const settings = everySetting(game);
  const kinds = [...settings.sets].flatMap(([seats, sets]) => sets.map((_, options) => ({ seats, options })));
  const words: string[] = [];
  for (let total = 0; total < count;) {
    const kind = kinds[random.below(kinds.length)];
    const pairs = twinsOfWalk(game, disguise, settings, kind, random, words);
    yield* pairs.slice(0, count - total);
    total += pairs.length;
  }
}

/** A few decisions of one match. */
function twinsOfWalk(
  game: AnyGame,
  disguise: Disguised['disguise'],
  settings: WalkSettings,
  kind: { seats: number; options: number },
  random: Random,
  words: string[],
): Twins[] {
  const list: Twins[] = [];
  const choices = Array.from({ length: 1 + random.below(120) }, () => random.below(1 << 20));
  const walk = { ...kind, seed: random.below(2 ** 31), choices };
  const options = begin(game, settings, walk).header.options;
  follow(game, settings, walk, (step) => {
    words.push(game.encode(step.action));
    if (random.below(4) > 0) return;
    const viewer = random.below(kind.seats + 1) - 1;
    list.push(
      twins(game, disguise, step, viewer < 0 ? null : viewer, { options, seats: kind.seats }, random, words),
    );
  });
  return list;
}

function twins(
  game: AnyGame,
  disguise: Disguised['disguise'],
  step: WalkStep,
  viewer: Seat | null,
  table: { options: Json; seats: number },
  random: Random,
  words: readonly string[],
): Twins {
  const { state, seat, action } = step;
  const other: unknown = disguise(step, viewer, random);
  const legal = viewer === null ? [] : wordsOf(game, game.view(state, viewer), viewer);
  const tried = Array.from({ length: 4 }, () => words[random.below(words.length)]);
  const unlike = seat === viewer ? action : alikeFor(game, state, other, seat, action, viewer);
  return {
    game,
    ...table,
    viewer,
    seat,
    worlds: [
      { position: game.json.position(state), word: game.encode(action) },
      { position: game.json.position(other), word: game.encode(unlike) },
    ],
    wrong: tried.filter((word) => !legal.includes(word)),
  };
}

const wordsOf = (game: AnyGame, view: unknown, seat: Seat): string[] =>
  game.legalActions(view, seat).map((each: unknown) => game.encode(each));

/** Another action that the viewer cannot tell from this one, where there is one: a choice that is still sealed. */
function alikeFor(
  game: AnyGame,
  state: unknown,
  other: unknown,
  seat: Seat,
  action: unknown,
  viewer: Seat | null,
): unknown {
  const tellOf = (world: unknown, done: unknown): string => {
    const before: unknown = game.view(world, viewer);
    const after: unknown = game.view(apply(game, world, seat, done), viewer);
    return JSON.stringify([after, game.describe(before, after, seat, done)]);
  };
  const text = tellOf(state, action);
  const others: readonly unknown[] = game.legalActions(other, seat);
  return others.findLast((each) => tellOf(other, each) === text) ?? action;
}

/** Everything that the viewer is sent in one of the worlds, while the same things happen in both. */
export async function traffic(
  twin: Twins,
  world: 0 | 1,
  rules = rulesOf,
  botPause = BOT_PAUSE,
): Promise<readonly string[]> {
  const { game, options, seats, viewer, seat, wrong } = twin;
  const { position, word } = twin.worlds[world];
  // How long a bot thinks may follow from cards that the viewer does not see.
  const think = (): Promise<string> =>
    new Promise((resolve) => void house.clock.after(THOUGHT[world], () => resolve(word)));
  const house: QuietHouse = quietHouse({ start: { position }, rules, think, botPause });
  const { id, keys, watch } = await house.open(game, options, seats);
  const enter = (who: Seat | null): Promise<Ear> =>
    house.connect(who === null ? { table: id, watch } : { table: id, key: keys[who] });
  const players: Ear[] = [];
  for (const each of keys.keys()) players.push(await enter(each));
  const spectator = await enter(null);
  await bothRounds(id, players);
  const me = viewer === null ? spectator : players[viewer];
  const seq = (): number => house.tables.live()[0].state().seq;
  for (const [index, each] of wrong.entries()) {
    await me.say({ type: 'move', id: `w${index}`, after: seq(), word: each });
  }
  await me.say({ type: 'undo', id: 'u', after: seq() });
  await me.say({ type: 'move', id: 'late', after: 0, word });
  house.clock.advance(1500);
  await players[seat].say({ type: 'move', id: 'a', after: seq(), word });
  await me.say({ type: 'undo', id: 'v', after: seq() });
  const again = await enter(viewer);
  await players[seat].say({ type: 'undo', id: 'b', after: seq() });
  await me.say({ type: 'chat', id: 'c', text: 'hm' });
  const [live] = house.tables.live();
  const isUndone = live.state().match!.last === null;
  if (isUndone) await botPlays(house, players[seat]);
  await rests(house);
  const late = await enter(viewer);
  await me.say({ type: 'emote', id: 'e', emote: 'hello' });
  await me.say('{"type":"move","id":');
  // What the replay of a running match tells anybody.
  const replay = JSON.stringify(spectatorHistory(live.state()));
  const timed = (ear: Ear): string[] => ear.heard.map((text, index) => `${ear.heardAt[index]} ${text}`);
  return [...timed(me), ...timed(again), ...timed(late), replay];
}

const BOT_PAUSE = 700;
const THOUGHT = [10, 600];
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The same word again, by a bot that is asked to play for the seat. */
async function botPlays({ clock }: QuietHouse, player: Ear): Promise<void> {
  await player.say({ type: 'handOver', id: 'h', level: '1' });
  for (const wait of [10, 590, 100]) {
    clock.advance(wait);
    await settled();
  }
  await player.say({ type: 'takeBack', id: 't' });
}

/** Nothing happens for so long that only the words of the match stay in memory. */
async function rests({ clock, tables }: QuietHouse): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    clock.advance(61_000);
    await tables.sweep();
  }
}
