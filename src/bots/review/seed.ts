import type { AnyGame, Seat } from '#core/game';
import { quickRandom, type Random } from '#core/random';
import { sha256, utf8 } from '#core/sha256';

/** Chance for imagining, from what the seat can see and nothing else: what it cannot know changes nothing. */
export function chanceFrom(game: AnyGame, view: unknown, seat: Seat, salt = ''): Random {
  const text = `${salt}${seat} ${JSON.stringify(game.json.position(view))}`;
  const [a, b, c, d] = sha256(utf8(text));
  return quickRandom(((a << 24) | (b << 16) | (c << 8) | d) >>> 0);
}
