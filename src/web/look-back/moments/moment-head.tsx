import type { JSX } from 'preact';
import { Icon } from '../../icons.tsx';
import { actionText, decisionsOf, turnAt } from '../looked.ts';
import { costOf } from '../marks.ts';
import { isFound, type LookSession } from '../session.ts';
import { l } from '../texts.ts';

/** The moments in their order in the match, and which of them this is: a finger leafs through them. */
export function Dots({ session }: { readonly session: LookSession }): JSX.Element {
  return (
    <p class="look-dots" aria-hidden="true">
      {session.moments.value
        .toSorted((a, b) => a - b)
        .map((each) => (
          <i key={each} class={each === session.at.value ? 'look-dot here' : 'look-dot'} />
        ))}
    </p>
  );
}

/** Where one is, and the way to the moments beside it. */
export function MomentHead({ session }: { readonly session: LookSession }): JSX.Element {
  const { looked, review } = session;
  const { at, seat } = session.decision.value;
  const moments = session.moments.value;
  const moment = moments.indexOf(at);
  const own = decisionsOf(review, seat);
  const place = own.findIndex((each) => each.at === at);
  const { count, round } = turnAt(looked, at);
  const which =
    moment >= 0
      ? l('moment', { count: moment + 1, total: moments.length })
      : l('decision', { count: place + 1, total: own.length });
  return (
    <header>
      <div>
        <p>
          {which} · {looked.hasRounds ? l('inRound', { round, count }) : l('inTurn', { count })}
        </p>
        <h2 id="look-moment" tabIndex={-1}>
          {titleOf(session)}
        </h2>
      </div>
      <div class="look-steps">
        <button
          type="button"
          class="tool"
          aria-label={l('before')}
          title={l('before')}
          onClick={() => session.goByMoment(-1)}
        >
          <Icon of="back" />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={l('next')}
          title={l('next')}
          onClick={() => session.goByMoment(1)}
        >
          <Icon of="forth" />
        </button>
      </div>
    </header>
  );
}

function titleOf(session: LookSession): string {
  const decision = session.decision.value;
  const tried = session.tried.value.get(decision.at);
  if (tried !== undefined) return isFound(decision, tried) ? l('found') : l('notFound');
  if (costOf(decision.grade) === 'equal') return l('asGood');
  if (!session.isShown.value) return actionText(session.looked, decision, decision.played);
  return decision.reason === null ? l('noReason') : l('why');
}
