import type { AnyGame } from '#core/game';
import type { Say } from '../language.ts';
import { padEnd, widthOf } from '../terminal/ink.ts';
import { figuresOf } from './figures.ts';
import type { Spread, Summary } from './summary.ts';

/** The summary as a table for people. */
export function reportLines(say: Say, game: AnyGame, summary: Summary, seats: number): string[] {
  const { draws, decided, firstShare, scores, branching, won } = summary;
  const games = draws + decided;
  const rows: [string, string][] = [
    [say('simulate.actions'), range(say, summary.actions)],
    [say('simulate.turns'), range(say, summary.turns)],
    [
      say('simulate.branching'),
      say('simulate.mean', { mean: decimal(say, branching.mean), most: branching.most }),
    ],
    ...scores.map((mean, seat): [string, string] => [
      say('simulate.scores', { seat }),
      say('simulate.figure.value', { mean: decimal(say, mean) }),
    ]),
  ];
  if (seats === 1) rows.push([say('simulate.won'), share(say, won, games)]);
  else rows.push([say('simulate.draws'), share(say, draws, games)]);
  if (firstShare !== null) {
    rows.push([
      say('simulate.first'),
      say('simulate.firstShare', { share: decimal(say, 100 * firstShare), count: decided }),
    ]);
  }
  const margin =
    Math.max(...[...rows, ...figureRows(say, game, summary, games)].map(([label]) => widthOf(label))) + 2;
  return [...rows, ...figureRows(say, game, summary, games)].map(
    ([label, text]) => padEnd(label, margin) + text,
  );
}

function figureRows(say: Say, game: AnyGame, { figures }: Summary, games: number): [string, string][] {
  return Object.entries(figuresOf(game)).map(([name, { kind, label }]) => {
    const value = figures[name] ?? 0;
    const text =
      kind === 'mean'
        ? say('simulate.figure.value', { mean: decimal(say, value) })
        : share(say, value, games);
    return [say(label), text];
  });
}

const decimal = (say: Say, number: number): string =>
  number.toLocaleString(say.language, { maximumFractionDigits: 2 });

const share = (say: Say, count: number, games: number): string =>
  say('simulate.share', { share: decimal(say, (100 * count) / games), count });

function range(say: Say, { mean, median, low, high, least, most }: Spread): string {
  return say('simulate.range', { mean: decimal(say, mean), median, low, high, least, most });
}
