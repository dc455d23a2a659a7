import type { Say } from '../language.ts';
import { padEnd, widthOf } from '../terminal/ink.ts';
import type { Figures } from './figures.ts';
import type { Spread, SimulationSummary } from './summary.ts';

type Row = readonly [label: string, text: string];

/** The summary as a table for people. */
export function reportLines(say: Say, figures: Figures, summary: SimulationSummary): string[] {
  const rows = [
    ...lengthRows(say, summary),
    ...scoreRows(say, summary),
    ...winRows(say, summary),
    ...figureRows(say, figures, summary),
  ];
  const margin = Math.max(...rows.map(([label]) => widthOf(label))) + 2;
  return rows.map(([label, text]) => padEnd(label, margin) + text);
}

function lengthRows(say: Say, { actions, turns, branching }: SimulationSummary): Row[] {
  const { mean, most } = branching;
  return [
    [say('simulate.actions'), range(say, actions)],
    [say('simulate.turns'), range(say, turns)],
    [say('simulate.branching'), say('simulate.mean', { mean: decimal(say, mean), most })],
  ];
}

function scoreRows(say: Say, { scores }: SimulationSummary): Row[] {
  return scores.map((mean, seat) => [
    say('simulate.scores', { seat }),
    say('simulate.figure.value', { mean: decimal(say, mean) }),
  ]);
}

/** Alone at the table or all together, whether it was won; elsewhere who won. */
function winRows(say: Say, { draws, together, decided, firstShare, won, wins }: SimulationSummary): Row[] {
  const games = draws + decided;
  const isOneSide = wins.length === 1 || (together > 0 && wins.every((count) => count === won));
  if (isOneSide) return [[say('simulate.won'), share(say, won, games)]];
  const rows: Row[] = [[say('simulate.draws'), share(say, draws, games)]];
  if (firstShare === null) return rows;
  const text = say('simulate.firstShare', { share: decimal(say, 100 * firstShare), count: decided });
  const seats = wins.map((count, seat): Row => [
    say('simulate.wonBySeat', { seat }),
    share(say, count, decided),
  ]);
  return [...rows, [say('simulate.first'), text], ...seats];
}

function figureRows(say: Say, figures: Figures, summary: SimulationSummary): Row[] {
  const games = summary.draws + summary.decided;
  return Object.entries(figures).map(([name, { kind, label }]): Row => {
    const value = summary.figures[name] ?? 0;
    if (typeof value === 'object') return [say(label), range(say, value)];
    const mean = say('simulate.figure.value', { mean: decimal(say, value) });
    return [say(label), kind === 'mean' ? mean : share(say, value, games)];
  });
}

const decimal = (say: Say, number: number): string =>
  number.toLocaleString(say.language, { maximumFractionDigits: 2 });

const share = (say: Say, count: number, games: number): string =>
  say('simulate.share', { share: decimal(say, (100 * count) / games), count });

function range(say: Say, { mean, median, low, high, least, most }: Spread): string {
  return say('simulate.range', { mean: decimal(say, mean), median, low, high, least, most });
}
