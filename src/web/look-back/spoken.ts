import type { JudgedDecision, Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { verdict } from '#core/verdict';
import { endOf } from '../replay/loaded-match.ts';
import { language } from '../settings.ts';
import { actionText, type Looked, namesIn, turnAt } from './looked.ts';
import { costOf } from './marks.ts';
import { signed, whole } from './numbers.ts';
import { l } from './texts.ts';
import { waterfallOf } from './chart/waterfall.ts';

/** Where in the match a decision was made, in words. */
export function turnText(looked: Looked, at: number): string {
  const { count, round } = turnAt(looked, at);
  return looked.hasRounds ? l('round', { count: round }) : l('turn', { count });
}

/** A decision in a line, for whoever hears it. */
export function spokenDecision(looked: Looked, review: Review, decision: JudgedDecision): string {
  const { at, share, played, cost, grade, seat } = decision;
  const { moments } = entryAt(review.players, seat);
  const moment = moments.indexOf(at);
  return [
    l('line1', {
      turn: turnText(looked, at),
      share: whole(share * 100),
      text: actionText(looked, decision, played),
      cost: costOf(grade) === 'equal' ? '' : l('lineCost', { value: whole(cost * 100) }),
    }),
    moment < 0 ? '' : l('lineMoment', { count: moment + 1, total: moments.length }),
  ]
    .join(' ')
    .trim();
}

/** The whole match in a few sentences: how it ended, luck, play, result, and the accuracy of everybody. */
export function spokenSummary(looked: Looked, review: Review, seat: Seat): string {
  const names = namesIn(looked);
  const outcome = endOf(looked);
  const { luck, result } = entryAt(review.players, seat);
  const fall = waterfallOf(luck, result);
  const accuracies = review.players.flatMap(({ seat: of, accuracy }) =>
    accuracy === null ? [] : [l('spokenAccuracy', { name: names.nameOf(of), value: whole(accuracy) })],
  );
  return l('spoken', {
    result: outcome === null ? '' : verdict(outcome, language.value, names.tellOf),
    luck: signed(fall.luck.hundredths),
    play: signed(fall.play.hundredths),
    total: signed(fall.result.hundredths),
    accuracies: accuracies.join(' '),
  }).trim();
}
