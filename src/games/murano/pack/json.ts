import type { Message } from '#core/game';
import { isObject, type Json, type JsonObject } from '#core/json';
import type { Packs } from '#core/pack';
import { packHeadRefusal } from '#core/pack-head';
import { CATEGORY_IDS } from '../content/categories.ts';
import {
  parseShard,
  parseShards,
  type Shard,
  shardLetter,
  shardsWord,
  sizeOf,
  TRANSPARENT,
} from '../rules/shards.ts';
import { codeOf, factsOf } from './code.ts';
import {
  type Category,
  FACE_SIZE,
  type Facts,
  MOST_LIRAS,
  PLAYERS,
  PRESENT,
  type PrintedCreation,
} from './facts.ts';
import { iconsIn, iconsJson, iconsRefusal } from './icons.ts';
import { settled } from './settled.ts';

const RECIPE_SIZE = 4;
const FIELDS = ['rings', 'circles', 'creations', 'liras', 'advantages'];
const RINGS = ['A', 'B'] as const;
const CIRCLES = ['I', 'II'] as const;

/** The space of the circle at each hour: 12:00 lies after the last place. */
const placeAt = (hour: number): number => (hour + FACE_SIZE - 1) % FACE_SIZE;
const hourOf = (place: number): number => (place + 1) % FACE_SIZE || FACE_SIZE;

const refuse = (why: string, values: NonNullable<Message['with']> = {}): Message => ({
  key: `pack.${why}`,
  with: values,
});

function faceOf(json: Json | undefined): readonly (Shard | null)[] {
  return typeof json === 'string' ? json.split(' ').map((letter) => parseShard(letter)) : [];
}

function facesRefusal(
  json: Json | undefined,
  names: readonly string[],
  why: 'ring' | 'circle',
): Message | null {
  const faces = isObject(json) ? json : {};
  const stranger = Object.keys(faces).find((name) => !names.includes(name));
  if (stranger !== undefined) return refuse('field', { field: stranger });
  const wrong = names.find((name) => {
    const face = faceOf(faces[name]);
    const isShown = (shard: Shard | null): boolean =>
      shard !== null && (why === 'ring' || shard !== TRANSPARENT);
    return face.length !== FACE_SIZE || !face.every(isShown);
  });
  return wrong === undefined ? null : refuse(why, { side: wrong });
}

function recipeIn(json: Json | undefined): number | null {
  if (typeof json !== 'string' || !/^[BGYR](?: [BGYR])*$/u.test(json)) return null;
  const recipe = parseShards(json.replaceAll(' ', ''));
  return recipe !== null && sizeOf(recipe) === RECIPE_SIZE ? recipe : null;
}

function categoriesIn(json: Json | undefined): readonly Category[] | null {
  const given: readonly Json[] = Array.isArray(json) ? json : [];
  const found = ([0, 1, 2, 3] as const).filter((each) => given.includes(CATEGORY_IDS[each]));
  return found.length === given.length && found.length > 0 && found.length <= 2 ? found : null;
}

function creationsRefusal(json: Json | undefined): Message | null {
  const list: readonly Json[] = Array.isArray(json) ? json : [];
  if (list.length !== PRESENT.creations.length) return refuse('creations', { found: list.length });
  for (const [at, each] of list.entries()) {
    const creation = isObject(each) ? each : {};
    const stranger = Object.keys(creation).find((name) => name !== 'recipe' && name !== 'categories');
    if (stranger !== undefined) return refuse('field', { field: stranger });
    if (recipeIn(creation['recipe']) === null) return refuse('recipe', { number: at + 1 });
    if (categoriesIn(creation['categories']) === null) return refuse('categories', { number: at + 1 });
  }
  return null;
}

function lirasIn(json: Json | undefined): readonly number[] | null {
  if (!isObject(json)) return null;
  const liras = Array.from({ length: FACE_SIZE }, () => 0);
  for (const [hour, count] of Object.entries(json)) {
    if (!/^(?:[1-9]|1[0-2])$/u.test(hour) || typeof count !== 'number') return null;
    if (!Number.isInteger(count) || count < 1 || count > MOST_LIRAS) return null;
    liras[placeAt(Number(hour))] = count;
  }
  return liras;
}

/** L69: as many Liras as there are players. */
function lirasRefusal(json: Json | undefined): Message | null {
  const given = isObject(json) ? json : {};
  const stranger = Object.keys(given).find((name) => !PLAYERS.map(String).includes(name));
  if (stranger !== undefined) return refuse('field', { field: stranger });
  const wrong = PLAYERS.find(
    (players) => lirasIn(given[players])?.reduce((sum, each) => sum + each, 0) !== players,
  );
  return wrong === undefined ? null : refuse('liras', { players: wrong });
}

function refusal(json: Json): Message | null {
  const given = isObject(json) ? json : {};
  return (
    packHeadRefusal(json, 'murano', FIELDS) ??
    facesRefusal(given['rings'], RINGS, 'ring') ??
    facesRefusal(given['circles'], CIRCLES, 'circle') ??
    creationsRefusal(given['creations']) ??
    lirasRefusal(given['liras']) ??
    iconsRefusal(given['advantages'])
  );
}

function read(json: Json): string {
  const { rings, circles, creations, liras, advantages } = json as unknown as Record<
    'rings' | 'circles' | 'liras',
    JsonObject
  > & {
    creations: readonly JsonObject[];
    advantages?: JsonObject;
  };
  const face = (given: Json | undefined): readonly Shard[] => faceOf(given) as readonly Shard[];
  const facts: Facts = {
    rings: { A: face(rings['A']), B: face(rings['B']) },
    circles: { I: face(circles['I']), II: face(circles['II']) },
    creations: creations.map((each): PrintedCreation => ({
      recipe: recipeIn(each['recipe'])!,
      categories: categoriesIn(each['categories'])!,
    })),
    liras: Object.fromEntries(PLAYERS.map((players) => [players, lirasIn(liras[players])!])),
    icons: iconsIn(advantages),
  };
  return codeOf(settled(facts));
}

const row = (shards: readonly Shard[]): string => shards.map(shardLetter).join(' ');

function write(text: string): JsonObject {
  const { rings, circles, creations, liras, icons } = factsOf(text) ?? PRESENT;
  const byHour = (counts: readonly number[]): JsonObject =>
    Object.fromEntries(
      counts.flatMap((count, place) => (count === 0 ? [] : [[String(hourOf(place)), count]])),
    );
  return {
    tavola: 'pack 1',
    game: 'murano',
    rings: { A: row(rings.A), B: row(rings.B) },
    circles: { I: row(circles.I), II: row(circles.II) },
    creations: creations.map(({ recipe, categories }) => ({
      recipe: shardsWord(recipe).split('').join(' '),
      categories: categories.map((each) => CATEGORY_IDS[each]),
    })),
    liras: Object.fromEntries(PLAYERS.map((players) => [String(players), byHour(liras[players])])),
    advantages: iconsJson(icons),
  };
}

/** M103: the facts of other boxes. */
export const packs: Packs = { refusal, read, write };
