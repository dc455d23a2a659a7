import type { Message } from '#core/game';
import { isObject, type Json, type JsonObject } from '#core/json';
import type { Packs } from '#core/pack';
import { packHeadRefusal } from '#core/pack-head';
import { HIGHEST } from './cards.ts';
import { type Copies, copiesBehind, DECK_SIZE, PRESENT, sizeOf } from './pack.ts';

const FIELDS = ['banners', 'rainbows', 'castles'];
const isCount = (json: Json | undefined): json is number =>
  typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= DECK_SIZE;

function copiesIn(json: JsonObject): Copies {
  return [...(json['banners'] as readonly number[]), json['rainbows'] as number, json['castles'] as number];
}

function refusal(json: Json): Message | null {
  const head = packHeadRefusal(json, 'muster', FIELDS);
  if (head !== null || !isObject(json)) return head;
  const banners: readonly Json[] = Array.isArray(json['banners']) ? json['banners'] : [];
  if (banners.length !== HIGHEST || !banners.every(isCount)) return { key: 'pack.banners' };
  if (!isCount(json['rainbows']) || !isCount(json['castles'])) return { key: 'pack.others' };
  const size = sizeOf(copiesIn(json));
  return size === DECK_SIZE ? null : { key: 'pack.size', with: { found: size } };
}

/** B44: the decks of other boxes. */
export const packs: Packs = {
  refusal,
  read(json) {
    const text = copiesIn(json as JsonObject).join('-');
    return text === PRESENT.join('-') ? '' : text;
  },
  write(text) {
    const copies = copiesBehind(text) ?? PRESENT;
    return {
      tavola: 'pack 1',
      game: 'muster',
      banners: copies.slice(0, HIGHEST),
      rainbows: copies[HIGHEST],
      castles: copies[HIGHEST + 1],
    };
  },
};
