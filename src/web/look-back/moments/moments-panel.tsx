import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { Icon } from '../../icons.tsx';
import { AGAIN } from '../../more-icons.ts';
import { actionText } from '../looked.ts';
import { percent } from '../numbers.ts';
import type { LookSession } from '../session.ts';
import { turnText } from '../spoken.ts';
import { l } from '../texts.ts';

/** The costliest decisions, the worst first: what was played and what it cost, never what was better. */
export function MomentsPanel({ session }: { readonly session: LookSession }): JSX.Element {
  const { looked, review } = session;
  const moments = session.moments.value;
  const untried = moments.filter((each) => !session.shown.value.includes(each));
  return (
    <section class="look-panel look-moments" aria-labelledby="look-moments">
      <h2 id="look-moments">{l('moments', { count: moments.length })}</h2>
      {moments.length === 0 && <p class="look-note">{l('noMoments')}</p>}
      <ol>
        {moments.map((place, at) => {
          const decision = entryAt(review.decisions, place);
          return (
            <li key={place}>
              <button
                type="button"
                class="look-entry"
                aria-current={place === session.at.value ? 'true' : undefined}
                onClick={() => session.choose(place)}
              >
                <i>{at + 1}</i>
                <span>
                  <b>{actionText(looked, decision, decision.played)}</b>
                  <small>
                    {turnText(looked, place)} ·{' '}
                    {l(session.shown.value.includes(place) ? 'tried' : 'notTried')}
                  </small>
                </span>
                <em>−{percent(decision.cost)}</em>
              </button>
            </li>
          );
        })}
      </ol>
      {untried.length > 0 && (
        <footer>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              session.choose(entryAt(untried, 0));
              session.tryAgain();
            }}
          >
            <Icon of={AGAIN} /> {l('again')}
          </button>
          <p>{l('never')}</p>
        </footer>
      )}
    </section>
  );
}
