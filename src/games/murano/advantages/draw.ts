import { type Random, shuffled } from '#core/random';
import { type Advantage, ADVANTAGE_IDS, hasMark } from '../rules/cards.ts';
import { isRemoved, type Options } from '../options.ts';

const ALL: readonly Advantage[] = ADVANTAGE_IDS.map((_, advantage) => advantage);
const isInteractive = (advantage: Advantage): boolean => hasMark(advantage, 'interactive');
const INTERACTIVE = ALL.filter(isInteractive);

/** How many of the four come from where, by chance or by choice. */
interface Source {
  readonly from: readonly Advantage[];
  readonly count: number;
}

/** L8, L9, L62, M37: where the four advantages of a match come from. */
function sourcesOf(options: Options): readonly Source[] {
  const chosen = options.chosen.map((id): Advantage => ADVANTAGE_IDS.indexOf(id));
  const base = baseOf(options, chosen);
  if (options.interactive === 'off') return [{ from: base, count: 4 }];
  if (options.interactive === 'shuffled') return [{ from: [...base, ...INTERACTIVE], count: 4 }];
  const one = options.interactive === 'chosen' ? chosen.filter(isInteractive) : INTERACTIVE;
  return [
    { from: one, count: 1 },
    { from: base, count: 3 },
  ];
}

function baseOf(options: Options, chosen: readonly Advantage[]): readonly Advantage[] {
  const { advantages } = options;
  if (advantages === 'chosen') return chosen.filter((advantage) => !isInteractive(advantage));
  if (advantages === 'first') return ALL.filter((advantage) => hasMark(advantage, 'first'));
  return ALL.filter((advantage) => !isInteractive(advantage) && !isRemoved(options, advantage));
}

/** The four advantages, by chance under the categories. [M91] */
export function drawAdvantages(options: Options, random: Random): readonly Advantage[] {
  const drawn = sourcesOf(options).flatMap(({ from, count }) => shuffled(from, random).slice(0, count));
  return shuffled(drawn, random);
}

/** Could these four have been drawn with these options? */
export function couldBeDrawn(options: Options, four: readonly Advantage[]): boolean {
  if (new Set(four).size !== 4) return false;
  return sourcesOf(options).every(
    ({ from, count }) => four.filter((advantage) => from.includes(advantage)).length === count,
  );
}
