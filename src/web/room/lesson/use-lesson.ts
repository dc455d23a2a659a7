import { useMemo } from 'preact/hooks';
import type { Match } from '#core/match';
import { titleOf } from '../../catalogue.ts';
import { t } from '../../words/index.ts';
import { bookmarkOf, pause } from './coach.tsx';
import { type Led, type School, school } from './lesson-table.ts';
import { useRegions, useTitle } from '../use-regions.ts';

/** A lesson of a game, laid out in its room: it goes on where this device left it. */
export function useLesson<Step extends Led, Regions extends { clear(): void; stop(): void }>(
  game: string,
  start: () => Match,
  steps: readonly Step[],
  env: Parameters<typeof useRegions<Regions>>[1],
): { readonly lesson: School<Step>; readonly regions: Regions; undo(): void } {
  const lesson = useMemo(() => school(start(), steps, pause, bookmarkOf(game)), []);
  const regions = useRegions(lesson, env, lesson.undo);
  useTitle(t('lesson.title'), titleOf(game));
  return {
    lesson,
    regions,
    undo() {
      regions.clear();
      lesson.undo();
    },
  };
}
