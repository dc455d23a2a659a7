import type { AnyGame, Message } from '#core/game';
import { optionMessages } from '#core/options';
import { inLine, positionText } from '#core/position';
import { LANGUAGES, speaker } from '#core/words';

/** Checks that a game can say a message in every language: there is a sentence, and no gap in it is left open. */
export function spokenBy(game: AnyGame): (message: Message) => void {
  const spoken = new Set<string>();
  return (message) => {
    const told = JSON.stringify(message);
    if (spoken.has(told)) return;
    spoken.add(told);
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

/** Checks that a position can be read field by field in every language, if the game gives names at all. */
export function readBy(game: AnyGame): (view: unknown) => void {
  const { names } = game;
  if (names === undefined) return () => undefined;
  const read = new Set<string>();
  return (view) => {
    const position = game.json.position(view) as Readonly<Record<string, unknown>>;
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
