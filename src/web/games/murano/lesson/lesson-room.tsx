import type { JSX } from 'preact';
import { nameOf } from '../../../bots/personas.ts';
import { askedBy, Coach, LessonBar } from '../../../room/lesson/coach.tsx';
import { CLASS } from '../../../room/lesson/lesson-table.ts';
import { useLesson } from '../../../room/lesson/use-lesson.ts';
import { WhyNot } from '../../../room/why-not.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { KEYS } from '../gestures/keys.ts';
import { lessonMatch, STEPS } from './lesson.ts';
import { say } from './texts.ts';
import { regionsOf } from '../motion/regions.ts';
import { MuranoPrompt } from '../prompt/prompt.tsx';
import type { Scrub } from '../board/ring.ts';
import { GlassTable } from '../table.tsx';
import { namesAt } from '../../../room/names.ts';

const rival = (): string => nameOf('murano', CLASS, 1);
const NAMES = namesAt('murano', CLASS, 0);

/** A playable introduction to Murano. */
export function Lesson(): JSX.Element {
  const { lesson, regions, undo } = useLesson('murano', lessonMatch, STEPS, { regionsOf, keys: KEYS });
  const { text, words, part } = lesson.step.value;
  const mine = regions.board.mover.value !== null;
  return (
    <div
      class={`lesson${mine && words === 'undo' ? ' taking-back' : ''}`}
      data-part={mine ? part : undefined}
    >
      <GlassTable
        regions={regions}
        seat={0}
        own={null}
        names={NAMES}
        bar={<LessonBar game="murano" />}
        prompt={<LessonPrompt ui={regions.board} scrub={regions.scrub} undo={undo} />}
        coach={<Coach game="murano" lesson={lesson} text={say(mine ? text : 'watch', { rival: rival() })} />}
      >
        <WhyNot ui={regions.board} asked={askedBy('murano', lesson, say(text, { rival: rival() }))} />
      </GlassTable>
    </div>
  );
}

interface PromptProps {
  readonly ui: Interaction;
  readonly scrub: Scrub;
  readonly undo: () => void;
}

function LessonPrompt({ ui, scrub, undo }: PromptProps): JSX.Element {
  const { toAct, mayUndo } = ui.sight.value;
  return (
    <MuranoPrompt
      ui={ui}
      scrub={scrub}
      seat={0}
      movers={toAct.map(NAMES.nameOf)}
      undo={mayUndo ? undo : null}
    />
  );
}
