import type { AnyGame } from '#core/game';
import { type Entry, type Header, type Match, type Move, newMatch, playNotation, undo } from '#core/match';

/** A match of which only the notations are in memory: every state follows from them. */
export interface RestingMatch {
  readonly game: AnyGame;
  readonly header: Header;
  readonly entries: readonly Entry[];
}

export function atRest({ game, header, ...match }: Match): RestingMatch {
  const entries: Entry[] = [];
  for (let said = match.said; said !== null; { said } = said.before) entries.push(said.entry);
  return { game, header, entries: entries.reverse() };
}

export function awake({ game, header, entries }: RestingMatch): Match {
  return entries.reduce<Match>(
    (match, entry) => (entry === 'undo' ? undo(match) : played(match, entry)),
    newMatch(game, header),
  );
}

/** Keeps the identity of the move, by which viewers are sent only what is new; `playNotation` makes an equal one. */
function played(before: Match, move: Move): Match {
  const after = playNotation(before, move.seat, move.notation);
  return { ...after, said: { entry: move, before }, last: { move, before } };
}
