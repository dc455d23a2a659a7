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
  const given = readOptionFlags(say, game, flags);
  return flags.pack === undefined ? given : { ...given, pack: readPackFile(say, game, flags.pack) };
}

/** What the option `pack` takes, from a file; what is wrong with it is told in the reader's language. */
function readPackFile(say: Say, game: AnyGame, file: string): string {
  const { packs } = game;
  if (packs === undefined) throw misuse(say('error.noPacks', { game: game.id }));
  const told = (reason: string): Error => misuse(say('error.badPack', { file, reason }));
  const text = readTextFile(say, file);
  const json = readJson(text, () => told(say('error.noJson')));
  const refusal = packs.refusal(json);
  if (refusal === null) return packs.read(json);
  throw told(speaker(say.language, game.texts[say.language].words, String).say(refusal));
}

function readJson(text: string, trouble: () => Error): ReturnType<typeof parseJson> {
  try {
    return parseJson(text, 'pack');
  } catch {
    throw trouble();
  }
}
