import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { nameOf } from '../people.ts';
import { askedBy, Coach, LessonBar, pause } from '../table/coach.tsx';
import { listenToKeys } from '../table/keys.ts';
import { CLASS, school } from '../table/school.ts';
import { WhyNot } from '../table/why.tsx';
import { t } from '../words/index.ts';
import { handling } from './handling.ts';
import { KEYS } from './keys.ts';
import { lessonMatch, STEPS } from './lesson.ts';
import { say } from './lesson-texts.ts';
import { Prompt } from './prompt.tsx';
import { scrubbing } from './ring.ts';
import { GlassTable } from './table.tsx';
import type { Names } from './telling.ts';

/** A playable introduction to Murano. */
export function MuranoLesson(): JSX.Element {
  const lesson = useMemo(() => school(lessonMatch(), STEPS, pause), []);
  const hand = useMemo(() => handling(lesson.sight, lesson.send, lesson.only), [lesson]);
  const scrub = useMemo(() => scrubbing(hand, lesson.send), [hand]);
  const clear = (): void => {
    hand.clear();
    scrub.to(0);
  };
  const undo = (): void => {
    clear();
    lesson.undo();
  };
  useEffect(() => () => lesson.leave(), [lesson]);
  useEffect(() => listenToKeys({ ...KEYS, clear, undo }), [hand]);
  useEffect(() => {
    document.title = `${t('lesson.title')} · ${t('game.murano')} · ${t('name')}`;
  });
  const sight = lesson.sight.value;
  const { text, words, part } = lesson.step.value;
  const rival = nameOf('murano', CLASS, 1);
  const names: Names = {
    viewer: 0,
    nameOf: (seat) => (seat === 0 ? t('seat.you') : rival),
    tellOf: (seat) => (seat === 0 ? null : rival),
  };
  const mine = hand.mover.value !== null;
  return (
    <div
      class={`lesson${mine && words === 'undo' ? ' taking-back' : ''}`}
      data-part={mine ? part : undefined}
    >
      <GlassTable
        sight={sight}
        hand={hand}
        scrub={scrub}
        seat={0}
        own={t('seat.you')}
        names={names}
        bar={<LessonBar game="murano" />}
        prompt={
          <Prompt
            hand={hand}
            seat={0}
            movers={sight.toAct.map(names.nameOf)}
            undo={sight.mayUndo ? undo : null}
          />
        }
        coach={<Coach game="murano" lesson={lesson} text={say(mine ? text : 'watch', { rival })} />}
      >
        <WhyNot hand={hand} asked={askedBy(lesson, say(text, { rival }))} />
      </GlassTable>
    </div>
  );
}
