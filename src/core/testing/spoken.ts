import type { AnyGame, Message } from '#core/game';
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
