import { MOST_TRIES } from '#table/terms';
import type { DayResults } from '../online/api.ts';
import type { Daily } from './today.ts';

/** More than the server takes is nobody's result. */
const MOST_REACHED = 250;

/** What is told of one's own: no more than a small number. */
export function resultOf({ kind, result }: Pick<Daily, 'kind' | 'result'>): number {
  if (result?.score !== undefined) return Math.min(Math.max(0, result.score), MOST_REACHED);
  if (kind === 'deal') return 0;
  return result?.isFound === true ? Math.min(result.tries ?? 0, MOST_TRIES) : MOST_TRIES + 1;
}

export interface DayBar {
  readonly name: 'tries' | 'shown' | 'below' | 'par' | 'above';
  /** Of a puzzle, the wrong tries. */
  readonly tries: number;
  readonly count: number;
  readonly isOwn: boolean;
}

/** Of a puzzle by the wrong tries, of a deal by how it compares with par. */
export function barsOf(daily: Daily, results: DayResults['results'], par: number): readonly DayBar[] {
  const entries = results.filter(({ kind, game }) => kind === daily.kind && game === daily.game);
  const own = resultOf(daily);
  const bar = (name: DayBar['name'], tries: number, isIn: (result: number) => boolean): DayBar => ({
    name,
    tries,
    count: entries.reduce((sum, { result, count }) => sum + (isIn(result) ? count : 0), 0),
    isOwn: isIn(own),
  });
  if (daily.kind === 'deal') {
    return [
      bar('above', 0, (result) => result > par),
      bar('par', 0, (result) => result === par),
      bar('below', 0, (result) => result < par),
    ];
  }
  const most = Math.max(
    2,
    own > MOST_TRIES ? 0 : own,
    ...entries.map(({ result }) => (result > MOST_TRIES ? 0 : result)),
  );
  return [
    ...Array.from({ length: most + 1 }, (_, tries) => bar('tries', tries, (result) => result === tries)),
    bar('shown', 0, (result) => result > MOST_TRIES),
  ];
}
