import type { JSX } from 'preact';
import { Icon } from '../icons.tsx';
import { EYE } from '../more-icons.ts';
import { MOST_HINTS, type PuzzleRun } from './run.ts';
import { p } from './texts.ts';

/** The edge of a room during a puzzle. */
export function PuzzleBar({ title, run }: { title: string; run: PuzzleRun }): JSX.Element {
  const isAsked = run.phase.value === 'asked';
  return (
    <>
      <a class="brand" href="/puzzles" title={p('back')}>
        <Icon of="back" />
        {title}
      </a>
      <div class="tools puzzle-tools">
        <button
          type="button"
          class="tool wide puzzle-help"
          disabled={!isAsked || run.help.value >= MOST_HINTS}
          onClick={run.hint}
          aria-label={p('hint')}
        >
          <Icon of="star" />
          <span>{p('hint')}</span>
        </button>
        <button
          type="button"
          class="tool wide puzzle-help"
          disabled={!isAsked}
          onClick={run.show}
          aria-label={p('show')}
        >
          <Icon of={EYE} />
          <span>{p('show')}</span>
        </button>
      </div>
    </>
  );
}
