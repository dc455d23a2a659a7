import type { JSX } from 'preact';
import { titleOf } from '../catalogue.ts';
import { Chart } from './chart/chart.tsx';
import { LookBar } from './look-bar.tsx';
import { type Looked, seatOf, turnAt } from './looked.ts';
import type { Reviewed } from './review-client.ts';
import { l } from './texts.ts';

interface Props {
  readonly looked: Looked;
  readonly reviewed: Extract<Reviewed, { phase: 'begun' | 'coming' }>;
}

/** What is said of the progress: at the start and at the half, and never in between. */
const heard = (part: number): string => l(part < 0.5 ? 'heardStart' : 'heardHalf');

/** The curve is drawn as it is found; one may leave and come back. */
export function Computing({ looked, reviewed }: Props): JSX.Element {
  const part = reviewed.phase === 'coming' ? reviewed.done / Math.max(1, reviewed.of) : 0;
  const done = reviewed.phase === 'coming' ? turnAt(looked, reviewed.done) : { count: 0, round: 0 };
  const last = turnAt(looked, looked.stages.length);
  const [count, total] = looked.hasRounds ? [done.round, last.round] : [done.count, last.count];
  return (
    <>
      <LookBar looked={looked} title={titleOf(looked.match.game.id)} />
      <main class="look-waiting" id="content">
        <section class="look-panel">
          <h1>{l('looking')}</h1>
          <p class="look-note">{l('lookingHint')}</p>
          {reviewed.phase === 'coming' ? (
            <Chart
              looked={looked}
              review={reviewed.review}
              seat={seatOf(looked)}
              at={null}
              choose={() => undefined}
              done={reviewed.done}
            />
          ) : (
            <div class="look-chart" />
          )}
          <progress max={1} value={part} aria-label={l('looking')} />
          <p>
            <b>{l(looked.hasRounds ? 'round' : 'turn', { count })}</b> {l('of', { total })}
          </p>
          <p class="look-note">{l('leave')}</p>
          <p class="unseen" role="status">
            {heard(part)}
          </p>
        </section>
      </main>
    </>
  );
}
