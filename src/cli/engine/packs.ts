import type { AnyGame } from '#core/game';
import { type Json, type JsonObject, readText } from '#core/json';
import { readOptions } from '#core/options';
import { fingerprintOf, type Packs } from '#core/pack';
import { problem } from '#core/problem';
import { inEnglish } from '#core/words';
import { type EngineSession, readGame } from './session.ts';

function packsOf({ id, packs }: AnyGame): Packs {
  if (packs === undefined) throw problem('unknown-field', `pack: ${id} has no packs`);
  return packs;
}

/** What the option `pack` takes, from the facts of a box. */
export function readPack(game: AnyGame, pack: Json): string {
  const packs = packsOf(game);
  const refusal = packs.refusal(pack);
  if (refusal !== null) throw problem('inconsistent', `pack: ${inEnglish(game, refusal)}`);
  return packs.read(pack);
}

/** Facts as a text, or a text as facts: either is given, both are told. */
export function tellPack(
  _session: EngineSession,
  { game: id, pack, text: textJson }: JsonObject,
): JsonObject {
  const game = readGame(id);
  if ((pack === undefined) === (textJson === undefined)) {
    throw problem(
      'wrong-type',
      `expected a pack or a text, found ${pack === undefined ? 'neither' : 'both'}`,
    );
  }
  const text = pack === undefined ? readText(textJson, 'text') : readPack(game, pack);
  // What is no text of a pack is told as it is for a match.
  readOptions(game, { pack: text }, game.seats.min);
  return { pack: packsOf(game).write(text), text, fingerprint: fingerprintOf(text) };
}
