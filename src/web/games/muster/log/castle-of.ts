import type { Message } from '#core/game';
import { CASTLES, castleWord } from '#games/muster/cards';

/** The castle a line of the log is about. */
export function castleOf({ with: values }: Message): number | null {
  const named = values?.['castle'];
  return CASTLES.find((castle) => named === `@castle.${castleWord(castle)}`) ?? null;
}
