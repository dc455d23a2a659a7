import type { Seat } from '#core/game';
import type { Speaker } from '#core/words';
import { isCounted } from '#bots/review/grades';
import type { JudgedDecision, Grade, PlayerReview, Review } from '#bots/review/review';
import type { Say } from '../language.ts';

const HEIGHTS = '▁▂▃▄▅▆▇█';
/** As in the page: the shape alone says how much. */
const SIGNS: Readonly<Record<Grade, string>> = {
  forced: ' ',
  alike: ' ',
  equal: '·',
  small: '●',
  medium: '◆',
  large: '▼',
};

/** The whole review as lines, the curve for one seat. */
export function reviewLines(review: Review, seat: Seat, speaker: Speaker, say: Say): string[] {
  return [
    ...review.players.flatMap((player) => playerLines(player, review, say)),
    '',
    ...curveLines(review, seat, say),
    '',
    ...costlyLines(review, speaker, say),
  ];
}

function playerLines(player: PlayerReview, { chances }: Review, say: Say): string[] {
  const { luck, luckError, play, result, accuracy, givenAway, counted } = player;
  const name = nameOf(player.seat, say);
  const deal = chances.find(({ kind }) => kind === 'deal')?.luck[player.seat] ?? 0;
  return [
    say('review.sum', { name, luck: signed(luck), play: signed(play), result: signed(result) }),
    say('review.luck', { deal: signed(deal), rest: signed(luck - deal), error: luckError.toFixed(3) }),
    accuracy === null
      ? say('review.nothingCounted')
      : say('review.accuracy', {
          accuracy: Math.round(accuracy),
          given: givenAway.toFixed(2),
          count: counted,
        }),
  ];
}

function curveLines({ decisions, open }: Review, seat: Seat, say: Say): string[] {
  const own = decisions.filter((decision) => decision.seat === seat);
  return [
    say('review.curve', { name: nameOf(seat, say) }),
    ` ${own.map(({ share }) => heightOf(share)).join('')}  ${say('review.known')}`,
    ` ${own.map(({ at }) => heightOf(open[at]![seat]!)).join('')}  ${say('review.open')}`,
    ` ${own.map(({ grade }) => SIGNS[grade]).join('')}  ${say('review.signs')}`,
  ];
}

/** What cost something, in the order of the match. */
function costlyLines({ decisions, players, game }: Review, speaker: Speaker, say: Say): string[] {
  const costly = decisions.filter(({ grade }) => isCounted(grade) && grade !== 'equal');
  if (costly.length === 0) return [say('review.nothingCostly')];
  const worst = new Set(players.flatMap(({ moments }) => moments).map((at) => decisions[at]));
  return [
    say('review.costly', { count: costly.length }),
    ...costly.flatMap((decision) => costlyText(decision, worst.has(decision), speaker, say)),
    say('review.help', { game }),
  ];
}

function costlyText(decision: JudgedDecision, isMoment: boolean, speaker: Speaker, say: Say): string[] {
  const { reason } = decision;
  const line = costlyLine(decision, isMoment, say);
  if (reason === null) return isMoment ? [line, say('review.noReason')] : [line];
  const rules = reason.rules.join(', ');
  return [
    line,
    say('review.reason', {
      reason: speaker.say(reason.message),
      rules,
      carries: percent(reason.carries).trim(),
    }),
  ];
}

function costlyLine(decision: JudgedDecision, isMoment: boolean, say: Say): string {
  const { at, seat, played, best, share, playedShare, cost, error, grade } = decision;
  return say('review.decision', {
    mark: isMoment ? '*' : ' ',
    at: String(at + 1).padStart(4),
    sign: SIGNS[grade],
    name: nameOf(seat, say),
    cost: percent(cost),
    error: percent(error),
    played,
    playedShare: percent(playedShare),
    best,
    share: percent(share),
  });
}

const nameOf = (seat: Seat, say: Say): string => say('name.seat', { number: seat + 1 });
const percent = (share: number): string => String(Math.round(100 * share)).padStart(2);
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(2)}`;
const heightOf = (share: number): string =>
  HEIGHTS[Math.min(HEIGHTS.length - 1, Math.floor(share * HEIGHTS.length))]!;
