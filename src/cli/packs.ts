import type { AnyGame } from '#core/game';
import { type JsonObject, parseJson } from '#core/json';
import { speaker } from '#core/words';
import { readTextFile } from './files.ts';
import { misuse, readOptionFlags } from './flags.ts';
import type { Say } from './language.ts';

/** The options of a match from its flags, with the facts of a box where `--pack` names a file. */
export function readMatchOptions(
  say: Say,
  game: AnyGame,
  flags: Parameters<typeof readOptionFlags>[2] & { readonly pack?: string | undefined },
): JsonObject {
  const settings = readOptionFlags(say, game, flags);
  return flags.pack === undefined ? settings : { ...settings, pack: readPackFile(say, game, flags.pack) };
}

/** What the option `pack` takes, from a file; what is wrong with it is told in the reader's language. */
function readPackFile(say: Say, game: AnyGame, file: string): string {
  const { packs } = game;
  if (packs === undefined) throw misuse(say('error.noPacks', { game: game.id }));
  const badPack = (reason: string): Error => misuse(say('error.badPack', { file, reason }));
  const text = readTextFile(say, file);
  const json = readJson(text, () => badPack(say('error.noJson')));
  const refusal = packs.refusal(json);
  if (refusal === null) return packs.read(json);
  throw badPack(speaker(say.language, game.texts[say.language].words, String).say(refusal));
}

function readJson(text: string, trouble: () => Error): ReturnType<typeof parseJson> {
  try {
    return parseJson(text, 'pack');
  } catch {
    throw trouble();
  }
}
