import type { JSX } from 'preact';
import { botPause, LESSON_PAUSE } from '../../bots/pace.ts';
import { titleOf } from '../../catalogue.ts';
import { Icon } from '../../icons.tsx';
import { afterLesson } from '../../device/after-lesson.ts';
import { rivalsIn } from '../../device/last-company.ts';
import { begin } from '../../play.ts';
import { settings } from '../../settings.ts';
import { t } from '../../words/index.ts';
import type { Bookmark, Led, School } from './lesson-table.ts';

/** Time to see what the rival does. */
export const pause = (): Promise<void> => botPause(LESSON_PAUSE, settings.value.botPace);

/** A lesson goes on where this device left it. */
export function bookmarkOf(game: string): Bookmark {
  const key = `tavola.lesson.${game}`;
  return {
    get at() {
      try {
        return Number(localStorage.getItem(key) ?? 0) || 0;
      } catch {
        return 0;
      }
    },
    keep(at) {
      try {
        localStorage.setItem(key, String(at));
      } catch {
        // A browser that keeps nothing begins the lesson anew.
      }
    },
  };
}

interface Props {
  readonly game: string;
  readonly lesson: School<Led>;
  /** What is said at this step. */
  readonly text: string;
}

const isRead = (lesson: School<Led>): boolean =>
  lesson.step.value.words === undefined && lesson.sight.value.toAct.includes(0);
const isLast = (lesson: School<Led>): boolean => lesson.count.value === lesson.total;
const onward = (game: string, lesson: School<Led>): string =>
  isLast(lesson) ? t('lesson.play', { name: rivalsIn(game, afterLesson(game)) }) : t('lesson.next');

/** What the learner has to do at this step, for whoever tried something else. */
export const askedBy = (game: string, lesson: School<Led>, text: string): string =>
  isRead(lesson) ? t('lesson.readOn', { button: onward(game, lesson) }) : text;

/** The voice of a lesson; the last thing it offers is a match of one's own. */
export function Coach({ game, lesson, text }: Props): JSX.Element {
  const start = (): void => {
    const { players, options } = afterLesson(game);
    void begin(game, players, options, 'replace');
  };
  return (
    <section class="coach" aria-label={t('lesson.title')}>
      <h2>{t('lesson.step', { count: lesson.count.value, total: lesson.total })}</h2>
      <p role="status">{text}</p>
      {isRead(lesson) && (
        <button type="button" class="button primary small" onClick={isLast(lesson) ? start : lesson.forth}>
          {onward(game, lesson)}
        </button>
      )}
    </section>
  );
}

/** The edge of a room during a lesson: it can be left at any time. */
export function LessonBar({ game }: { game: string }): JSX.Element {
  return (
    <>
      <a class="brand" href="/">
        <Icon of="back" />
        {t('lesson.title')}
        <small>{titleOf(game)}</small>
      </a>
      <div class="tools">
        <a class="tool wide" href="/">
          {t('lesson.leave')}
        </a>
      </div>
    </>
  );
}
