import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { titleOf } from '../catalogue.ts';
import { Icon, PlayIcon } from '../icons.tsx';
import { bringIn } from '../device/bring-in.ts';
import { fileOf } from '../replay/play-on.ts';
import { Laid, type Laying, useLaying } from '../room/stages.tsx';
import { go } from '../route.ts';
import { pace } from '../settings.ts';
import { keepMoments } from '../puzzles/own-moments.ts';
import { Chart } from './chart/chart.tsx';
import { useLookKeys } from './use-look-keys.ts';
import { LookBar } from './look-bar.tsx';
import { type Looked, decisionsOf, seatOf } from './looked.ts';
import { Legend } from './chart/legend.tsx';
import { MomentPanel } from './moments/moment-panel.tsx';
import { MomentsPanel } from './moments/moments-panel.tsx';
import { PictureButton } from './picture-button.tsx';
import { AccuracyPanel, ResultPanel, ThreeNumbers } from './result-panel.tsx';
import { keepShown } from './review-client.ts';
import { type LookSession, lookSession } from './session.ts';
import { spokenDecision, spokenSummary } from './spoken.ts';
import { swiping } from './swipe.ts';
import { TableView } from './moments/table-view.tsx';
import { TryAgain } from './moments/try-again.tsx';
import { l } from './texts.ts';

interface Props {
  readonly id: string;
  readonly looked: Looked;
  /** The match as it is kept: what was found is kept with it. */
  readonly text: string;
  readonly review: Review;
  readonly shown: readonly number[];
}

/** The curve first, then the table, what is said of the moment, the numbers, and the list that is only heard. */
const STAGES = 5;

/** Milliseconds that a step of a line takes, and the next one waits. */
const STEP = 370;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, STEP * Math.max(1, pace.value));
  });

/** All that is said about a match. */
export function WholeLook({ id, looked, text, review, shown }: Props): JSX.Element {
  const session = useMemo(
    () =>
      lookSession(
        looked,
        review,
        { seat: seatOf(looked), shown },
        { pause, keep: (now) => void keepShown(text, looked.ranking, review, now) },
      ),
    [looked, review],
  );
  useEffect(() => session.leave, [session]);
  const left = session.moments.value.filter((each) => !session.shown.value.includes(each)).length;
  useEffect(() => {
    if (id !== '') keepMoments({ id, game: looked.match.game.id, left });
  }, [id, left]);
  useLookKeys(session);
  const laid = useLaying(STAGES);
  const leafing = useMemo(() => swiping(session.goByMoment), [session]);
  if (session.phase.value === 'trying') return <TryAgain session={session} />;
  return (
    <>
      <Bar id={id} looked={looked} review={review} seat={session.seat.value} />
      <main class="look-page" id="content">
        <h1 class="unseen">{l('title')}</h1>
        <Heard session={session} laid={laid} />
        <ThreeNumbers review={review} seat={session.seat.value} />
        <section class="look-panel look-curve" aria-labelledby="look-curve">
          <header>
            <h2 id="look-curve">{l('curve')}</h2>
            <Legend />
          </header>
          <Chart
            looked={looked}
            review={review}
            seat={session.seat.value}
            at={session.at.value}
            choose={session.choose}
          />
        </section>
        <div class="look-under" {...leafing}>
          <Laid laid={laid} stage={2}>
            <TableView session={session} />
          </Laid>
          <Laid laid={laid} stage={3}>
            <MomentPanel session={session} playOn={playOnFrom(session)} />
          </Laid>
        </div>
        <div class="look-side">
          <Laid laid={laid} stage={4}>
            <ResultPanel looked={looked} review={review} seat={session.seat.value} />
            <AccuracyPanel
              looked={looked}
              review={review}
              seat={session.seat.value}
              look={session.lookFrom}
            />
            <MomentsPanel session={session} />
          </Laid>
        </div>
      </main>
    </>
  );
}

/** From where the better line has led, or from the decision itself. */
function playOnFrom({ looked, reached, at, decision }: LookSession): (() => void) | null {
  const from = reached.value ?? entryAt(looked.stages, at.value);
  const file = fileOf(from, looked.players, decision.value.seat);
  return file === null ? null : () => void bringIn(file).then((begun) => go(`/match/${begun}`));
}

type BarProps = Pick<Props, 'id' | 'looked' | 'review'> & { readonly seat: Seat };

function Bar({ id, looked, review, seat }: BarProps): JSX.Element {
  const isKept = id !== 'link';
  return (
    <LookBar looked={looked} title={titleOf(looked.match.game.id)}>
      <PictureButton looked={looked} review={review} seat={seat} />
      {isKept && (
        <a class="button" href={`/replay/${id}`} aria-label={l('replay')}>
          <PlayIcon /> <span>{l('replay')}</span>
        </a>
      )}
      <a class="quiet" href="/matches" aria-label={l('back')} title={l('back')}>
        <Icon of="close" />
      </a>
    </LookBar>
  );
}

/** The match in words: a summary, and a line for every decision of one's own. */
function Heard({ session, laid }: { readonly session: LookSession; readonly laid: Laying }): JSX.Element {
  const { looked, review } = session;
  const seat = session.seat.value;
  return (
    <div class="unseen">
      <p role="status">{l('heardEnd')}</p>
      <p>{spokenSummary(looked, review, seat)}</p>
      <p>{l('keys')}</p>
      <h2>{l('list')}</h2>
      <Laid laid={laid} stage={STAGES}>
        <ol>
          {decisionsOf(review, seat).map((each) => (
            <li key={each.at}>{spokenDecision(looked, review, each)}</li>
          ))}
        </ol>
      </Laid>
    </div>
  );
}
