import type { Question, Seat } from '#core/game';
import { rules } from './actions/index.ts';
import type { View } from './state.ts';

/** What the seat whose turn it is may choose from. */
export function question(view: View, seat: Seat): Question {
  const kinds = new Set(rules.legalActions(view, seat).map(({ kind }) => kind));
  const last = view.rows[seat]?.at(-1) ?? 0;
  const hint = { key: 'question.above', with: { card: last } };
  if (kinds.has('lay')) return { key: kinds.has('draw') ? 'question.layOrDraw' : 'question.lay', hint };
  return { key: kinds.has('draw') ? 'question.draw' : 'question.stop' };
}
