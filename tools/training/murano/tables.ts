import { defaultOptions } from '#core/options';
import type { Random } from '#core/random';
import type { MatchKind } from '#bots/murano/value-network/value-network';
import { murano } from '#games/murano/index';
import type { Options } from '#games/murano/options';
import type { State } from '#games/murano/rules/state';

/** How often each kind of match is played, and how often each network learns: of twenty. */
export const SHARES: Readonly<Record<MatchKind, number>> = { duel: 10, many: 4, expert: 2, solo: 4 };

const base = defaultOptions(murano.options);
const samples = [1, 2, 3, 4].map((seats) =>
  murano.options.samples!(seats).filter((options) => murano.options.refusal(options, seats) === null),
);

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)];
}

/** Mostly the usual options, then any others of the kind. */
function optionsFor(kind: MatchKind, seats: number, random: Random): Options {
  const usual = random.below(10);
  if (kind === 'solo' && usual < 5) return { ...base, advantages: 'first' };
  if (kind !== 'expert' && usual < 6) return { ...base, advantages: usual === 0 ? 'first' : 'random' };
  if (kind === 'expert' && usual < 4) return { ...base, expert: true };
  const fitting = samples[seats - 1].filter(({ expert }) => expert === (kind === 'expert'));
  return pick(fitting, random);
}

const SEATS: Readonly<Record<MatchKind, readonly number[]>> = {
  solo: [1],
  duel: [2],
  many: [3, 4, 4],
  expert: [2, 2, 2, 3, 4],
};

export function dealtTable(kind: MatchKind, random: Random): State {
  const seats = pick(SEATS[kind], random);
  const options = optionsFor(kind, seats, random);
  return murano.setup(options, seats, murano.deal(options, seats, random));
}

export function usualTable(seats: number, random: Random): State {
  const options: Options = { ...base, advantages: seats === 1 ? 'first' : 'random' };
  return murano.setup(options, seats, murano.deal(options, seats, random));
}
