import type { Outcome, Seat } from '#core/game';
import { ranking } from '#core/ranking';
import type { View } from './state.ts';
import { isOver } from './turn.ts';

const scoreOf = ({ options, rows }: View, seat: Seat): number => {
  const row = rows[seat] ?? [];
  return options.goal === 'cards' ? row.length : (row.at(-1) ?? 0);
};

/** R7: the best row wins; Q1: of equal ones, the one whose player holds fewer cards. */
export function outcome(view: View): Outcome | null {
  if (!isOver(view)) return null;
  const scores = view.hands.map((_, seat) => scoreOf(view, seat));
  const held = view.hands.map((hand) => hand.length);
  const places = ranking(scores.length, (a, b) => scores[b] - scores[a] || held[a] - held[b]);
  const best = Math.max(...scores);
  const equal = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return {
    scores,
    ranking: places,
    reason: { key: 'outcome.stopped' },
    ...(equal.length > 1 && {
      tie: { key: 'outcome.tie', with: { seats: equal.map((seat) => `#${seat}=${held[seat]}`).join(' ') } },
    }),
  };
}
