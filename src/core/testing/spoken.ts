import type { AnyGame, Message } from '#core/game';
import { isObject, type Json } from '#core/json';
import { optionMessages } from '#core/option-texts';
import { inLine, positionText } from '#core/position';
import { LANGUAGES, speaker } from '#core/words';
import { listIn, objectIn } from './json.ts';

/** Checks that a game can say a message in every language: there is a sentence, and no gap in it is left open. */
export function spokenBy(game: AnyGame): (message: Message) => void {
  const spoken = new Set<string>();
  return (message) => {
    const text = JSON.stringify(message);
    if (spoken.has(text)) return;
    spoken.add(text);
    for (const language of LANGUAGES) {
      const said = speaker(language, game.texts[language].words, (seat) => `Player ${seat}`).say(message);
      if (said === message.key || /[{}@]/.test(said)) {
        throw new Error(`${language}: cannot say ${message.key}: ${said}`);
      }
    }
  };
}

/** Checks that a form of its settings finds every word. */
export function sayEverySetting(game: AnyGame): void {
  optionMessages(game.options).forEach(spokenBy(game));
}

/** Whether something hidden would be read as nothing: of one value alone, null says that there is none. */
function isHiddenAsNone(shown: Json, whole: Json): boolean {
  if (shown === null) return whole !== null;
  if (Array.isArray(shown) && Array.isArray(whole)) {
    return shown.some((each: Json, at) => each !== null && isHiddenAsNone(each, whole[at] ?? null));
  }
  if (!isObject(shown) || !isObject(whole)) return false;
  return Object.entries(shown).some(([field, each]) => isHiddenAsNone(each, whole[field] ?? null));
}

/** Checks that a position can be read field by field in every language, if the game gives names at all. */
export function readBy(game: AnyGame): (view: unknown, state: unknown) => void {
  const { names } = game;
  if (names === undefined) return () => undefined;
  const read = new Set<string>();
  return (view, state) => {
    const position = objectIn(game.json.position(view));
    const whole = objectIn(game.json.position(state));
    for (const [field, shown] of Object.entries(position)) {
      const each = (value: Json | undefined): readonly Json[] =>
        names.bySeat.includes(field) ? listIn(value) : [value ?? null];
      if (each(shown).some((one, at) => isHiddenAsNone(one, each(whole[field])[at] ?? null))) {
        throw new Error(
          `${field}: what is hidden reads as none; write a list of one, [null], and [] for none`,
        );
      }
    }
    for (const field of [...names.bySeat, ...names.seats]) {
      if (!Object.hasOwn(position, field)) throw new Error(`names: the position has no field ${field}`);
    }
    for (const language of LANGUAGES) {
      const { common, seats } = positionText(game, view, language, game.texts[language].words, String);
      for (const { field, name, value } of [common, seats].flat(2)) {
        const line = `${name}: ${inLine(value)}`;
        if (read.has(`${language} ${line}`)) continue;
        read.add(`${language} ${line}`);
        if (/[{}@]|\w\.\w/u.test(line)) throw new Error(`${language}: cannot read ${field}: ${line}`);
      }
    }
  };
}
