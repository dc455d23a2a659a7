import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { MusterPuzzle } from '#bots/muster/puzzle';
import { entryAt } from '#core/list';
import { roleOf, youAt } from '../../../bots/personas.ts';
import { titleOf } from '../../../catalogue.ts';
import { listenToKeys } from '../../../interaction/keys.ts';
import { dayOf } from '../../../daily/daily.ts';
import { askProof } from '../../../puzzles/proof-client.ts';
import { keep, nextNumber, recordOf } from '../../../puzzles/record.ts';
import { PuzzlePanel } from '../../../puzzles/panel.tsx';
import { PuzzleBar } from '../../../puzzles/puzzle-bar.tsx';
import { puzzleRun } from '../../../puzzles/run.ts';
import { p } from '../../../puzzles/texts.ts';
import { pause } from '../../../room/coach.tsx';
import { CLASS } from '../../../room/lesson-table.ts';
import { namesAt } from '../../../room/names.ts';
import { Prompt } from '../../../room/prompt.tsx';
import { WhyNot } from '../../../room/why-not.tsx';
import { t } from '../../../words/index.ts';
import { anchor } from '../board/anchor.ts';
import { Board } from '../board/board.tsx';
import { interactionAt } from '../gestures/gestures.ts';
import { KEYS } from '../gestures/keys.ts';
import { positionOf } from './position.ts';
import { tellingOf } from './telling.tsx';
import { type PuzzleKey, q } from './texts.ts';

interface Props {
  readonly number: number;
  readonly list: readonly MusterPuzzle[];
}

/** A puzzle, laid out in the room: the question is asked of the board itself. */
export function PuzzleRoom({ number, list }: Props): JSX.Element {
  const puzzle = entryAt(list, number - 1);
  const position = useMemo(() => positionOf(puzzle, askProof), [puzzle]);
  const run = useMemo(
    () =>
      puzzleRun(position, {
        pause,
        done: (tries, help) =>
          keep('muster', number, puzzle.difficulty, { tries, help, day: dayOf(new Date()) }),
      }),
    [position],
  );
  const ui = useMemo(() => interactionAt(run.sight, run.send), [run]);
  useEffect(() => () => run.leave(), [run]);
  useEffect(() => listenToKeys({ ...KEYS, clear: ui.clear, undo: run.again }), [ui]);
  const title = p('of', { game: titleOf('muster'), number });
  useEffect(() => {
    document.title = `${title} · ${t('name')}`;
  });
  const names = namesAt('muster', CLASS, youAt(CLASS));
  const rival = names.nameOf(1);
  const { rating } = recordOf('muster');
  return (
    <Board
      sight={run.sight.value}
      ui={ui}
      seat={0}
      sittings={[
        { name: t('seat.you'), role: '', portrait: 'you' },
        { name: rival, role: roleOf('muster', CLASS[1]), portrait: '5' },
      ]}
      nameOf={names.tellOf}
      bar={<PuzzleBar title={title} run={run} />}
      prompt={
        <Prompt
          title={q(`claim.${puzzle.goal}${puzzle.turns}` as PuzzleKey)}
          hint={run.phase.value === 'playing' ? p('watching') : q('whatever', { name: rival })}
          isMine={run.phase.value === 'asked'}
        />
      }
      coach={
        <PuzzlePanel
          title={title}
          run={run}
          telling={tellingOf({ puzzle, position, run, names, rating })}
          rating={rating}
          next={`/puzzles/muster/${nextNumber('muster', number, list.length)}`}
        />
      }
    >
      <WhyNot ui={ui} anchor={anchor} />
    </Board>
  );
}
