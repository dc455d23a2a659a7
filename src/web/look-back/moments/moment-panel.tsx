import type { JSX } from 'preact';
import type { JudgedDecision } from '#bots/review/review';
import { entryAt } from '#core/list';
import { Icon, PlayIcon } from '../../icons.tsx';
import { AGAIN, CHECK, EYE } from '../../more-icons.ts';
import { tell } from '../../words/index.ts';
import { actionText, namesIn } from '../looked.ts';
import { Dots, MomentHead } from './moment-head.tsx';
import { costOf } from '../marks.ts';
import { percent } from '../numbers.ts';
import { reasonText } from '../reason-words.ts';
import { isFound, type LookSession } from '../session.ts';
import { l } from '../texts.ts';

interface Props {
  readonly session: LookSession;
  readonly playOn: (() => void) | null;
}

/** One decision: what was played, what it cost, and once it was asked for, what was better and why. */
export function MomentPanel({ session, playOn }: Props): JSX.Element {
  const decision = session.decision.value;
  const cost = costOf(decision.grade);
  const isShown = session.isShown.value || cost === 'equal';
  return (
    <section class={`look-panel look-moment cost-${cost}`} aria-labelledby="look-moment">
      <MomentHead session={session} />
      <div class="look-told">
        <Choices session={session} isShown={isShown} />
        {cost === 'equal' ? (
          <p>{l(decision.grade === 'alike' || decision.grade === 'forced' ? 'alikeNote' : 'equalNote')}</p>
        ) : (
          <CostLine decision={decision} />
        )}
        {decision.proven !== null && (
          <p class="look-proven">
            <Icon of={CHECK} /> <b>{l('proven')}.</b>{' '}
            {l(decision.proven === 'win' ? 'provenWin' : 'provenDraw')}
          </p>
        )}
        {isShown && cost !== 'equal' && <Why session={session} />}
      </div>
      <Buttons session={session} playOn={playOn} isShown={isShown} />
      <Dots session={session} />
    </section>
  );
}

/** What was played, what was tried since, and what was better: each with what it left of the win. */
function Choices({
  session,
  isShown,
}: {
  readonly session: LookSession;
  readonly isShown: boolean;
}): JSX.Element {
  const decision = session.decision.value;
  const { played, playedShare, best, share, at, seat } = decision;
  const tried = session.tried.value.get(at);
  const shareOf = (word: string): number | null =>
    decision.candidates.find((each) => each.word === word)?.share ?? null;
  const isYou = seat === session.looked.you;
  const name = namesIn(session.looked).nameOf(seat);
  return (
    <div class="look-choices">
      <Choice
        kind="played"
        label={isYou ? l('youPlayed') : l('playedBy', { name })}
        text={actionText(session.looked, decision, played)}
        share={isShown ? playedShare : null}
      />
      {tried !== undefined && tried !== best && (
        <Choice
          kind={isFound(decision, tried) ? 'better' : 'tried'}
          label={l(isFound(decision, tried) ? 'found' : 'now')}
          text={actionText(session.looked, decision, tried)}
          share={shareOf(tried)}
        />
      )}
      {isShown && played !== best && costOf(decision.grade) !== 'equal' && (
        <Choice
          kind="better"
          label={tried === best ? l('found') : l('better')}
          text={actionText(session.looked, decision, best)}
          share={share}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly kind: 'played' | 'better' | 'tried';
  readonly label: string;
  readonly text: string;
  readonly share: number | null;
}

function Choice({ kind, label, text, share }: ChoiceProps): JSX.Element {
  return (
    <div class={`look-choice kind-${kind}`}>
      <p class="look-sign">
        <Icon of={kind === 'better' ? 'star' : kind === 'played' ? 'close' : AGAIN} /> {label}
      </p>
      <p class="look-what">{text}</p>
      {share !== null && (
        <>
          <span class="look-meter" aria-hidden="true">
            <i style={{ width: `${Math.round(share * 100)}%` }} />
          </span>
          <b class="look-share">{percent(share)}</b>
        </>
      )}
    </div>
  );
}

function CostLine({ decision: { cost, error } }: { readonly decision: JudgedDecision }): JSX.Element {
  return (
    <p>
      <b class="look-price">{l('cost', { value: percent(cost) })}</b>
      {error >= 0.005 && `, ${l('error', { value: percent(error) })}`}.
    </p>
  );
}

/** The reason, checked; what came of it afterwards stands apart, because the reason may use only what was known. */
function Why({ session }: { readonly session: LookSession }): JSX.Element {
  const { looked } = session;
  const { reason, at, seat } = session.decision.value;
  const after = entryAt(looked.sights, looked.sights.length - 1)
    .log.slice(at + 1)
    .find((line) => line.seat !== seat);
  return (
    <>
      {reason === null ? (
        <p>{l('noReasonNote')}</p>
      ) : (
        <>
          <p class="look-reason">
            {reasonText(looked.match.game, reason.message, namesIn(looked).tellOf)}{' '}
            {reason.rules.map((rule) => (
              <a key={rule} href={`/rules/${looked.match.game.id}/${rule}`}>
                {rule}
              </a>
            ))}
          </p>
          <p class="look-note">
            <Icon of={CHECK} /> {l('carries', { value: percent(Math.min(1, reason.carries)) })}
          </p>
        </>
      )}
      {after !== undefined && (
        <p class="look-note look-came">
          <Icon of="forth" />{' '}
          {l('came', { text: tell(looked.match.game, after.message, namesIn(looked).tellOf) })}
        </p>
      )}
    </>
  );
}

function Buttons({ session, playOn, isShown }: Props & { readonly isShown: boolean }): JSX.Element {
  const isEqual = costOf(session.decision.value.grade) === 'equal';
  const tryAgain = (
    <button type="button" class={`button${isShown ? '' : ' primary'}`} onClick={session.tryAgain}>
      <Icon of={AGAIN} /> {l('again')}
    </button>
  );
  if (isEqual) return <div class="look-buttons">{tryAgain}</div>;
  return (
    <div class="look-buttons">
      {isShown ? (
        <button type="button" class="button look-go" onClick={() => void session.play()}>
          <PlayIcon /> <span class="look-long">{l('line')}</span>
          <span class="look-short">{l('lineShort')}</span>
        </button>
      ) : (
        tryAgain
      )}
      {isShown ? (
        tryAgain
      ) : (
        <button type="button" class="button" onClick={session.show}>
          <Icon of={EYE} /> {l('answer')}
        </button>
      )}
      {isShown && playOn !== null && (
        <button
          type="button"
          class={`button look-on${session.reached.value === null ? '' : ' reached'}`}
          onClick={playOn}
        >
          {l('on')}
        </button>
      )}
    </div>
  );
}
