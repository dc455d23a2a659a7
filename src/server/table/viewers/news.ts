import { type Language, speaker } from '#core/words';
import type { TurnNews } from './projection.ts';

/** A notice on a locked screen shows no more. */
const LONGEST = 160;

/** What a notice says: whole sentences, as many as it shows; nothing where nobody has played yet. */
export function newsText(
  { game, seat, told }: TurnNews,
  names: readonly string[],
  language: Language,
): string {
  const { say } = speaker(language, game.texts[language].words, (each) =>
    each === seat ? null : (names[each] ?? ''),
  );
  let text = '';
  for (const sentence of told.map(say)) {
    if (text !== '' && text.length + sentence.length >= LONGEST) break;
    text = text === '' ? sentence : `${text} ${sentence}`;
  }
  return text;
}
