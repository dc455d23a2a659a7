import { FIGURES } from './figures.ts';
import { PALETTE, picture, type Suit } from './paint.ts';

/** Faces of the players: each is one of our people, in a round window. */
const WHO: Readonly<Record<string, readonly [Suit, number]>> = {
  you: ['leaf', 2],
  second: ['water', 2],
  any: ['feather', 1],
  easy: ['feather', 1],
  medium: ['flame', 5],
  hard: ['cloud', 5],
};

export function portrait(who: string): string {
  const [suit, strength] = WHO[who] ?? WHO['you'];
  return picture(
    '-30 22 60 60',
    `<rect x="-30" y="22" width="60" height="60" fill="${PALETTE[suit].tint}"/>${FIGURES[strength](suit, PALETTE[suit])}`,
  );
}
