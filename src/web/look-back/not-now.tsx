import type { JSX } from 'preact';
import { Shell } from '../screens/shell.tsx';
import { l } from './texts.ts';

interface Props {
  readonly why: 'notOver' | 'noReview';
  /** The table that is still being played at. */
  readonly table: string | null;
}

/** Nothing is judged as long as cards are hidden, and nothing is pretended where nobody can judge. */
export function NotNow({ why, table }: Props): JSX.Element {
  return (
    <Shell title={l('title')}>
      <section class="page look-not">
        <h1>{l(why)}</h1>
        <p>{l(why === 'notOver' ? 'notOverText' : 'noReviewText')}</p>
        <a class="button primary" href={table === null ? '/matches' : `/table/${table}`}>
          {l(table === null ? 'back' : 'toTable')}
        </a>
      </section>
    </Shell>
  );
}
