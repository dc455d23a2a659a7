import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import type * as v from 'valibot';
import type { FindGame } from '#core/catalogue';
import { isObject, type Json, type JsonObject, parseJson } from '#core/json';
import { fingerprintOf } from '#core/pack';
import { messageOf, problem } from '#core/problem';
import { inEnglish } from '#core/words';
import type { OfferedPack } from '#table/routes';
import type { Config } from '../config.ts';

export type Offered = v.InferOutput<typeof OfferedPack>;

/** More than anybody would choose from. */
const MOST = 100;
const ENDING = '.json';

interface PacksEnv {
  readonly config: Pick<Config, 'data' | 'packs'>;
  readonly gameOf: FindGame;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * The boxes that this server offers: every file of facts in one folder, in the order of their names. What is wrong with
 * one is told, and only that one is left out: a slip in a file must not keep a server from starting.
 */
export function packsOffered({ config, gameOf, log }: PacksEnv): readonly Offered[] {
  const offered: Offered[] = [];
  for (const file of filesIn(config)) {
    try {
      const pack = readPack(file, gameOf);
      const same = offered.find(({ game, text }) => game === pack.game && text === pack.text);
      if (same !== undefined) throw problem('pack', `the same facts as ${same.name}`);
      if (offered.length === MOST) throw problem('pack', `more than ${MOST} packs`);
      offered.push(pack);
    } catch (thrown) {
      log.warn({ file: basename(file), why: messageOf(thrown) }, 'a pack is left out');
    }
  }
  return offered;
}

function filesIn({ data, packs }: PacksEnv['config']): readonly string[] {
  const folder = packs ?? join(data, 'packs');
  if (packs === null && !existsSync(folder)) return [];
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ENDING))
      .toSorted()
      .map((name) => join(folder, name));
  } catch {
    throw problem('setting', `PACKS: expected a folder that can be read, found ${folder}`);
  }
}

function readPack(file: string, gameOf: FindGame): Offered {
  const json = parseJson(readFileSync(file, 'utf8'), 'pack');
  const head: JsonObject = isObject(json) ? json : {};
  const id = head['game'];
  const game = typeof id === 'string' ? gameOf(id) : undefined;
  if (game?.packs === undefined) throw problem('pack', 'its game is none that this server has packs of');
  const refusal = game.packs.refusal(json);
  if (refusal !== null) throw problem('pack', inEnglish(game, refusal));
  const text = game.packs.read(json);
  if (text === '') throw problem('pack', 'these are the facts that the game comes with');
  const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '');
  return {
    game: game.id,
    name: textIn(head['name']) || basename(file, ENDING),
    edition: textIn(head['edition']),
    by: textIn(head['by']),
    text,
    fingerprint: fingerprintOf(text),
  };
}
