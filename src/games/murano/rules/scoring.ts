import type { Message, Outcome, Seat } from '#core/game';
import { ranking } from '#core/ranking';
import { RANKS } from '../content/challenges.ts';
import { lirasGone } from '../modules/expert.ts';
import type { Options } from '../options.ts';
import { completedBy, seatsOf, type View } from './state.ts';
import { lossPerCard } from '../modules/variants.ts';

/** L32, L75, M58: the money, less 2 L for each card left in an expert match. */
const scoreOf = (view: View, seat: Seat): number =>
  view.money[seat] - lossPerCard(view.options) * view.hands[seat].length;

/** L32, M64, M88: most Liras; on a tie fewest creations, those set aside included; then the place is shared. */
export function outcome(view: View): Outcome | null {
  if (view.phase !== 'over') return null;
  const seats = seatsOf(view);
  const scores = view.hands.map((_, seat) => scoreOf(view, seat));
  const better = (a: Seat, b: Seat): number =>
    scores[b] - scores[a] || completedBy(view, a) - completedBy(view, b);
  const result = { scores, ranking: ranking(seats, better), reason: reasonOf(view) };
  return seats === 1 ? { ...result, won: isWon(view) } : { ...result, ...tieOf(view, result) };
}

/** M64: equal money, and what decided then. */
function tieOf(view: View, { scores, ranking: [best] }: Outcome): { tie?: Message } {
  const price = scores[best[0]];
  const equal = scores.flatMap((score, seat) => (score === price ? [seat] : []));
  if (equal.length < 2) return {};
  if (equal.length === best.length) {
    return { tie: { key: 'outcome.equal', with: { price, count: completedBy(view, best[0]) } } };
  }
  const seats = equal.map((seat) => `#${seat}=${completedBy(view, seat)}`).join(' ');
  return { tie: { key: 'outcome.tie', with: { price, seats } } };
}

/** L51, M50: alone at the table one wins by completing every creation, and not otherwise. */
const isWon = (view: View): boolean => view.hands[0].length === 0;

/** L52, M50: only a winner has a rank. */
const rankOf = (score: number): string => RANKS.find(({ from }) => score >= from)!.rank;

function reasonOf(view: View): Message {
  if (seatsOf(view) === 1) {
    if (!isWon(view)) return { key: 'outcome.lost', with: { count: view.hands[0].length } };
    return { key: 'outcome.won', with: { rank: `@rank.${rankOf(scoreOf(view, 0))}` } };
  }
  const done = view.hands.findIndex((hand) => hand.length === 0);
  if (done >= 0) return { key: 'outcome.creations', with: { who: done } };
  if (lirasGone(view)) return { key: 'outcome.liras' };
  return { key: 'outcome.safety', with: { count: view.options.safety } };
}

/** M08: in a rematch the next seat begins. */
export function rematch(over: View): Options {
  const next = (over.first + 1) % seatsOf(over);
  return { ...over.options, first: (['seat0', 'seat1', 'seat2', 'seat3'] as const)[next] };
}
