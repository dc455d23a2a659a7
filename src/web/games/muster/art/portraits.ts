import { figure } from './figures.ts';
import { PALETTE, picture, type SuitName } from './paint.ts';

const YOU: readonly [SuitName, number] = ['leaf', 2];
/** Faces of the players: each is one of our people, in a round window. */
const WHO: Readonly<Record<string, readonly [SuitName, number]>> = {
  // People by their colour: whoever has none is green.
  violet: ['cloud', 2],
  blue: ['water', 3],
  red: ['flame', 2],
  gold: ['feather', 2],
  // The levels of the bots are the five strengths.
  1: ['feather', 1],
  2: ['water', 2],
  3: ['cloud', 3],
  4: ['flame', 4],
  5: ['flame', 5],
};

/** What a face that somebody has chosen stands before. */
export const groundOf = (who: string): string => PALETTE[(WHO[who] ?? YOU)[0]].light;

export function portrait(who: string): string {
  const [suit, strength] = WHO[who] ?? YOU;
  return picture(
    '-30 22 60 60',
    `<rect x="-30" y="22" width="60" height="60" fill="${PALETTE[suit].tint}"/>${figure(strength, suit)}`,
  );
}
