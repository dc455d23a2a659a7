import type { Seat } from '#core/game';
import type { Options } from '#games/murano/options';
import { completedBy, seatsOf, type View } from '#games/murano/rules/state';
import { hasSafetyEnd } from '#games/murano/modules/variants';
import type { WordKey } from '../../language.ts';
import type { Figure, Figures } from '../../simulate/figures.ts';
import type { Played } from '../../simulate/matches.ts';

const endOf = ({ end }: Played): View => end as View;

/** After a draft, in which all choose at once, only the state tells who began. */
export const beginner = (played: Played): Seat => endOf(played).first;

/** L12: everybody has one in each round. */
export function turns(played: Played): number {
  const { round, turn, first } = endOf(played);
  const seats = seatsOf(endOf(played));
  return (round - 1) * seats + ((turn - first + seats) % seats) + 1;
}

const isAlone = (seats: number): boolean => seats === 1;

/** In how many matches this was the reason of the end. */
const endedBy = (reason: string, label: WordKey, fits: NonNullable<Figure['fits']>): Figure => ({
  kind: 'count',
  label,
  fits,
  of: ({ outcome }) => Number(outcome.reason.key === `outcome.${reason}`),
});

/** L52: in how many matches the winner had this rank. */
const ranked = (rank: string, label: WordKey): Figure => ({
  kind: 'count',
  label,
  fits: isAlone,
  of: ({ outcome }) => Number(outcome.reason.with?.['rank'] === `@rank.${rank}`),
});

export const figures: Figures = {
  rounds: { kind: 'spread', label: 'simulate.figure.rounds', of: (played) => endOf(played).round },
  creations: {
    kind: 'mean',
    label: 'simulate.figure.creations',
    of: (played) => creationsEach(endOf(played)),
  },
  endedByCreations: endedBy('creations', 'simulate.figure.endedByCreations', (seats) => seats > 1),
  endedBySafety: endedBy('safety', 'simulate.figure.endedBySafety', (seats, options) =>
    hasSafetyEnd(options as Options, seats),
  ),
  endedByLira: endedBy(
    'liras',
    'simulate.figure.endedByLira',
    (_seats, options) => (options as Options).expert,
  ),
  lost: endedBy('lost', 'simulate.figure.lost', isAlone),
  wonLiras: {
    kind: 'spread',
    label: 'simulate.figure.wonLiras',
    fits: isAlone,
    of: ({ outcome }) => (outcome.won === true ? (outcome.scores[0] ?? null) : null),
  },
  grandmaster: ranked('grandmaster', 'simulate.figure.grandmaster'),
  master: ranked('master', 'simulate.figure.master'),
  artisan: ranked('artisan', 'simulate.figure.artisan'),
  apprentice: ranked('apprentice', 'simulate.figure.apprentice'),
};

function creationsEach(view: View): number {
  const seats = seatsOf(view);
  const creations = Array.from({ length: seats }, (_, seat) => completedBy(view, seat));
  return creations.reduce((total, each) => total + each, 0) / seats;
}
