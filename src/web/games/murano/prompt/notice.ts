import { isDrafting } from '#games/murano/modules/draft';
import { seatsOf, type View } from '#games/murano/rules/state';
import { isLastRound } from '#games/murano/rules/turn';
import { hasSafetyEnd } from '#games/murano/modules/variants';
import { m } from '../texts.ts';

/** M76: how many rounds before it the safety end is announced. */
const WARNED = 3;

/** Is this the last round, and can it be said already? */
export const endsNow = (view: View): boolean =>
  view.phase !== 'over' && !isDrafting(view) && isLastRound(view);

/** L31: this is the last round; M76: or it may be soon. */
export function noticeOf(view: View): string {
  const seats = seatsOf(view);
  if (endsNow(view)) return m(seats === 1 ? 'notice.lastTurn' : 'notice.lastRound');
  const { phase, options, round, lastMade } = view;
  const left = options.safety - (round - lastMade);
  if (phase === 'over' || isDrafting(view) || !hasSafetyEnd(options, seats) || left > WARNED) return '';
  return m('notice.safety', { count: left });
}
