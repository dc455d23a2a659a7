import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { anchor } from '../board/anchor.ts';
import { Board } from '../board/board.tsx';
import { KEYS } from '../gestures/keys.ts';
import { regionsOf } from '../motion/regions.ts';
import { classSittings } from '../players/class-sittings.ts';
import { lessonMatch, STEPS } from './lesson.ts';
import { youAt } from '../../../bots/personas.ts';
import { askedBy, Coach, LessonBar } from '../../../room/coach.tsx';
import { CLASS } from '../../../room/lesson-table.ts';
import { useLesson } from '../../../room/use-lesson.ts';
import { namesAt } from '../../../room/names.ts';
import { WhyNot } from '../../../room/why-not.tsx';
import { MusterPrompt } from '../prompt.tsx';
import { say } from './texts.ts';

// On a phone and on a tablet held upright the lesson speaks where the prompt would: it covers nothing that it speaks of.
const low = matchMedia('(max-width: 760px), (max-height: 560px), (max-width: 960px) and (min-height: 900px)');
const isLow = signal(low.matches);
low.addEventListener('change', () => (isLow.value = low.matches));

/** A playable introduction to Muster. */
export function Lesson(): JSX.Element {
  const { lesson, regions } = useLesson('muster', lessonMatch, STEPS, { regionsOf, keys: KEYS });
  const { board: ui } = regions;
  const text = say(lesson.step.value.text);
  const names = namesAt('muster', CLASS, youAt(CLASS));
  const rival = names.nameOf(1);
  // What is said about a move is said when it was seen.
  const said = ui.mover.value === null ? say('watch', { name: rival }) : text;
  const coach = <Coach game="muster" lesson={lesson} text={said} />;
  return (
    <Board
      regions={regions}
      seat={0}
      sittings={classSittings(rival)}
      nameOf={names.tellOf}
      bar={<LessonBar game="muster" />}
      prompt={
        isLow.value ? (
          coach
        ) : (
          <MusterPrompt ui={ui} movers={ui.sight.value.toAct.map(names.nameOf)} asked={say('follow')} />
        )
      }
      coach={isLow.value ? null : coach}
    >
      <WhyNot ui={ui} anchor={anchor} asked={askedBy('muster', lesson, text)} />
    </Board>
  );
}
