import type { JSX } from 'preact';
import { anchor } from '../board/anchor.ts';
import { Board } from '../board/board.tsx';
import { KEYS } from '../gestures/keys.ts';
import { regionsOf } from '../motion/regions.ts';
import { classSittings } from '../players/class-sittings.ts';
import { lessonMatch, STEPS } from './lesson.ts';
import { youAt } from '../../../bots/personas.ts';
import { askedBy, Coach, LessonBar } from '../../../room/lesson/coach.tsx';
import { CLASS } from '../../../room/lesson/lesson-table.ts';
import { useLesson } from '../../../room/lesson/use-lesson.ts';
import { namesAt } from '../../../room/names.ts';
import { WhyNot } from '../../../room/why-not.tsx';
import { useMedia } from '../../../use-media.ts';
import { MusterPrompt } from '../prompt.tsx';
import { say } from './texts.ts';

// On a phone and on a tablet held upright the lesson speaks where the prompt would: it covers nothing that it speaks of.
const LOW = matchMedia('(max-width: 760px), (max-height: 560px), (max-width: 960px) and (min-height: 900px)');

/** A playable introduction to Muster. */
export function Lesson(): JSX.Element {
  const { lesson, regions } = useLesson('muster', lessonMatch, STEPS, { regionsOf, keys: KEYS });
  const { board: ui } = regions;
  const isLow = useMedia(LOW);
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
        isLow ? (
          coach
        ) : (
          <MusterPrompt ui={ui} movers={ui.sight.value.toAct.map(names.nameOf)} asked={say('follow')} />
        )
      }
      coach={isLow ? null : coach}
    >
      <WhyNot ui={ui} anchor={anchor} asked={askedBy('muster', lesson, text)} />
    </Board>
  );
}
