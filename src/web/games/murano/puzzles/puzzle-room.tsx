import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { readPuzzle } from '#bots/murano/puzzle';
import { entryAt } from '#core/list';
import { PuzzlePanel } from '../../../puzzles/panel.tsx';
import { PuzzleBar } from '../../../puzzles/puzzle-bar.tsx';
import { askProof } from '../../../puzzles/proof-client.ts';
import { p } from '../../../puzzles/texts.ts';
import { usePuzzle } from '../../../puzzles/use-puzzle.ts';
import { Prompt } from '../../../room/prompt.tsx';
import { WhyNot } from '../../../room/why-not.tsx';
import { KEYS } from '../gestures/keys.ts';
import { regionsOf } from '../motion/regions.ts';
import { GlassTable } from '../table.tsx';
import { namesIn, positionOf } from './position.ts';
import { claimOf, tellingOf } from './telling.tsx';

interface Props {
  readonly number: number;
  readonly lines: readonly string[];
}

/** A puzzle, laid out in the room: the question is asked of the board itself. */
export function PuzzleRoom({ number, lines }: Props): JSX.Element {
  const puzzle = useMemo(() => readPuzzle(entryAt(lines, number - 1)), [number]);
  const position = useMemo(() => positionOf(puzzle, askProof), [puzzle]);
  const { run, regions, title, rating, next } = usePuzzle(
    { game: 'murano', number, count: lines.length, difficulty: puzzle.difficulty, position },
    { regionsOf, keys: KEYS },
  );
  const names = namesIn(puzzle);
  const { claim, which } = claimOf(puzzle);
  const panel = { title, run, telling: tellingOf({ puzzle, run, names, rating }), rating, next };
  return (
    <GlassTable
      regions={regions}
      seat={0}
      own={null}
      names={names}
      bar={<PuzzleBar title={title} run={run} />}
      prompt={
        <Prompt
          title={claim}
          hint={run.phase.value === 'playing' ? p('watching') : which}
          isMine={run.phase.value === 'asked'}
        />
      }
      coach={<PuzzlePanel {...panel} place="beside" />}
    >
      {/* Where there is no room beside the board, what stands there may be covered by another tab. */}
      <PuzzlePanel {...panel} place="over" />
      <WhyNot ui={regions.board} />
    </GlassTable>
  );
}
