import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { anchor } from '../board/anchor.ts';
import { Board } from '../board/board.tsx';
import { interactionAt } from '../gestures/gestures.ts';
import { KEYS } from '../gestures/keys.ts';
import { lessonMatch, STEPS } from './lesson.ts';
import { roleOf, youAt } from '../../../bots/personas.ts';
import { askedBy, bookmarkOf, Coach, LessonBar, pause } from '../../../room/coach.tsx';
import { listenToKeys } from '../../../interaction/keys.ts';
import { CLASS, school } from '../../../room/lesson-table.ts';
import { namesAt } from '../../../room/names.ts';
import { WhyNot } from '../../../room/why-not.tsx';
import { t } from '../../../words/index.ts';
import { titleOf } from '../../../catalogue.ts';
import { MusterPrompt } from '../prompt.tsx';
import { say } from './texts.ts';

// On a phone the lesson speaks where the prompt would: it covers nothing that it speaks of.
const low = matchMedia('(max-width: 760px), (max-height: 560px)');
const isLow = signal(low.matches);
low.addEventListener('change', () => (isLow.value = low.matches));

/** A playable introduction to Muster. */
export function Lesson(): JSX.Element {
  const lesson = useMemo(() => school(lessonMatch(), STEPS, pause, bookmarkOf('muster')), []);
  const ui = useMemo(() => interactionAt(lesson.sight, lesson.send, lesson.only), [lesson]);
  useEffect(() => () => lesson.leave(), [lesson]);
  useEffect(() => listenToKeys({ ...KEYS, clear: ui.clear, undo: lesson.undo }), [ui]);
  useEffect(() => {
    document.title = `${t('lesson.title')} · ${titleOf('muster')} · ${t('name')}`;
  });
  const text = say(lesson.step.value.text);
  const names = namesAt('muster', CLASS, youAt(CLASS));
  const rival = names.nameOf(1);
  // What is said about a move is said when it was seen.
  const said = ui.mover.value === null ? say('watch', { name: rival }) : text;
  const coach = <Coach game="muster" lesson={lesson} text={said} />;
  return (
    <Board
      sight={lesson.sight.value}
      ui={ui}
      seat={0}
      sittings={[
        { name: t('seat.you'), role: '', portrait: 'you' },
        { name: rival, role: roleOf('muster', CLASS[1]), portrait: '5' },
      ]}
      nameOf={names.tellOf}
      bar={<LessonBar game="muster" />}
      prompt={
        isLow.value ? (
          coach
        ) : (
          <MusterPrompt ui={ui} movers={lesson.sight.value.toAct.map(names.nameOf)} asked={say('follow')} />
        )
      }
      coach={isLow.value ? null : coach}
    >
      <WhyNot ui={ui} anchor={anchor} asked={askedBy('muster', lesson, text)} />
    </Board>
  );
}
