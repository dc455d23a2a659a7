import type { JSX } from 'preact';
import type { AnyGame, Refusal } from '#core/game';
import { PlayIcon } from '../../icons.tsx';
import { tell } from '../../words/index.ts';
import { s } from '../words.ts';

interface Props {
  readonly game: AnyGame;
  /** What the button says, and what will begin with it. */
  readonly label: string;
  readonly what: string;
  /** Why these rules cannot be played so. */
  readonly refusal: Refusal | null;
  /** What else went wrong, in words. */
  readonly failure?: string | undefined;
  readonly isBusy?: boolean;
  readonly begin: () => void;
}

/** However long the list of options is: with whom one will play and the button that begins are in sight beside it. */
export function BeginBar({ game, label, what, refusal, failure, isBusy, begin }: Props): JSX.Element {
  return (
    <div class="begin-bar">
      {refusal === null && failure === undefined && <p class="begin-what">{what}</p>}
      {refusal !== null && (
        <p class="refused" role="alert">
          {tell(game, refusal)}{' '}
          <a href={`/rules/${game.id}/${refusal.rule}`}>{s('new.why', { rule: refusal.rule })}</a>
        </p>
      )}
      {failure !== undefined && (
        <p class="refused" role="alert">
          {failure}
        </p>
      )}
      <button type="button" class="play" disabled={refusal !== null || isBusy === true} onClick={begin}>
        <PlayIcon />
        {label}
      </button>
    </div>
  );
}
