import { useMemo } from 'preact/hooks';
import { titleOf } from '../catalogue.ts';
import { dayOf } from '../daily/daily.ts';
import { pause } from '../room/lesson/coach.tsx';
import { useRegions, useTitle } from '../room/use-regions.ts';
import { keep, nextNumber, recordOf } from './record.ts';
import { type PuzzlePosition, type PuzzleRun, puzzleRun } from './run.ts';
import { p } from './texts.ts';

interface PuzzleAt {
  readonly game: string;
  readonly number: number;
  /** How many there are. */
  readonly count: number;
  readonly difficulty: number;
  readonly position: PuzzlePosition;
}

interface PuzzleState<Regions> {
  readonly run: PuzzleRun;
  readonly regions: Regions;
  readonly title: string;
  readonly rating: number;
  /** The address of the next one. */
  readonly next: string;
}

/** A puzzle of a game, laid out in its room: what becomes of it is kept on this device. */
export function usePuzzle<Regions extends { clear(): void; stop(): void }>(
  { game, number, count, difficulty, position }: PuzzleAt,
  env: Parameters<typeof useRegions<Regions>>[1],
): PuzzleState<Regions> {
  const run = useMemo(
    () =>
      puzzleRun(position, {
        pause,
        done: (tries, help) => keep(game, number, difficulty, { tries, help, day: dayOf(new Date()) }),
      }),
    [position],
  );
  const regions = useRegions(run, env, run.again);
  const title = p('of', { game: titleOf(game), number });
  useTitle(title);
  const { rating } = recordOf(game);
  return { run, regions, title, rating, next: `/puzzles/${game}/${nextNumber(game, number, count)}` };
}
