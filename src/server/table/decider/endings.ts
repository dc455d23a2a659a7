import type { Outcome, Seat } from '#core/game';
import type { Result } from '#table/table-info';
import type { TableState } from './state.ts';

const hasGivenUp = ({ seats }: TableState, seat: Seat): boolean => {
  const sitter = seats[seat]!;
  return sitter.kind === 'person' && sitter.resigned;
};

/** By the rules; whoever gave up is placed last all the same. */
export function playedResult(state: TableState, outcome: Outcome): Result {
  const copy = { scores: [...outcome.scores], ranking: outcome.ranking.map((place) => [...place]) };
  const places = copy.ranking.map((place) => place.filter((seat) => !hasGivenUp(state, seat)));
  const last = state.seats.map((_, seat) => seat).filter((seat) => hasGivenUp(state, seat));
  // `tie` is not part of the wire, and a page from before refuses fields it does not know: the rules tell it there.
  const { tie: _, ...rest } = outcome;
  return {
    ending: 'played',
    outcome: { ...rest, ...copy, reason: plain(outcome.reason) },
    ranking: [...places, last].filter((place) => place.length > 0),
  };
}

const plain = ({
  key,
  with: values,
}: Outcome['reason']): { key: string; with?: Record<string, string | number> } =>
  values === undefined ? { key } : { key, with: { ...values } };

/** Somebody gave up or ran out of time: is the match over with that? With three seats and more a bot plays on. */
export function endedFor(state: TableState, ending: 'resigned' | 'time'): Result | null {
  const all = state.seats.map((_, seat) => seat);
  const left = all.filter((seat) => !hasGivenUp(state, seat));
  const persons = left.filter((seat) => state.seats[seat]!.kind === 'person');
  if (left.length > 1 && persons.length > 0) return null;
  const ranking = [left, all.filter((seat) => hasGivenUp(state, seat))].filter((place) => place.length > 0);
  return { ending, outcome: null, ranking };
}
