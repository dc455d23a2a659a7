import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MusterPuzzle } from '#bots/muster/puzzle';
import { entryAt } from '#core/list';
import { youAt } from '../../../bots/personas.ts';
import { askProof } from '../../../puzzles/proof-client.ts';
import { PuzzlePanel } from '../../../puzzles/panel.tsx';
import { PuzzleBar } from '../../../puzzles/puzzle-bar.tsx';
import { p } from '../../../puzzles/texts.ts';
import { usePuzzle } from '../../../puzzles/use-puzzle.ts';
import { CLASS } from '../../../room/lesson/lesson-table.ts';
import { namesAt } from '../../../room/names.ts';
import { Prompt } from '../../../room/prompt.tsx';
import { WhyNot } from '../../../room/why-not.tsx';
import { anchor } from '../board/anchor.ts';
import { Board } from '../board/board.tsx';
import { KEYS } from '../gestures/keys.ts';
import { regionsOf } from '../motion/regions.ts';
import { classSittings } from '../players/class-sittings.ts';
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
  const { run, regions, title, rating, next } = usePuzzle(
    { game: 'muster', number, count: list.length, difficulty: puzzle.difficulty, position },
    { regionsOf, keys: KEYS },
  );
  const names = namesAt('muster', CLASS, youAt(CLASS));
  const rival = names.nameOf(1);
  return (
    <Board
      regions={regions}
      seat={0}
      sittings={classSittings(rival)}
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
          next={next}
        />
      }
    >
      <WhyNot ui={regions.board} anchor={anchor} />
    </Board>
  );
}
