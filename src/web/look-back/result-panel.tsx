import type { JSX } from 'preact';
import type { PlayerReview, Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { Icon } from '../icons.tsx';
import { EYE } from '../more-icons.ts';
import { type Looked, luckParts, namesIn } from './looked.ts';
import { decimal, signed, whole } from './numbers.ts';
import { summaryOf } from './summary.ts';
import { l } from './texts.ts';
import { type Bar, type Waterfall, waterfallOf, writtenParts } from './chart/waterfall.ts';

interface Props {
  readonly looked: Looked;
  readonly review: Review;
  readonly seat: Seat;
}

/** The two sentences above everything. */
export function summaryText({ looked, review, seat }: Props): readonly [string, string] {
  const { luck, result, moments } = entryAt(review.players, seat);
  const { luck: side, end } = summaryOf(luck, result, moments.length);
  const name = namesIn(looked).nameOf(seat);
  const isYou = seat === looked.you;
  const first =
    side === 'even'
      ? l('luckEven')
      : side === 'with'
        ? l(isYou ? 'luckWith' : 'luckWithName', { name })
        : l(isYou ? 'luckAgainst' : 'luckAgainstName', { name });
  return [first, l(`end.${end}`, { count: moments.length })];
}

/** Luck, play and what came of both: the numbers add up as they are written. */
export function ResultPanel(props: Props): JSX.Element {
  const { looked, review, seat } = props;
  const { luck, result } = entryAt(review.players, seat);
  const fall = waterfallOf(luck, result);
  const [first, second] = summaryText(props);
  const share = result + 0.5;
  return (
    <section class="look-panel look-result" aria-labelledby="look-summary">
      <h2 id="look-summary">
        {first} {second}
      </h2>
      <Fall fall={fall} />
      <p class="look-note">
        {share === 1 ? l('won') : share === 0 ? l('lost') : l('between', { share: decimal(share) })}{' '}
        <b>
          {signed(fall.luck.hundredths)} {fall.play.hundredths < 0 ? '−' : '+'}{' '}
          {decimal(Math.abs(fall.play.hundredths) / 100)} = {signed(fall.result.hundredths)}
        </b>
        . <a href="/numbers">{l('numbers')}</a>
      </p>
      <LuckParts looked={looked} review={review} seat={seat} sum={fall.luck.hundredths} />
    </section>
  );
}

function LuckParts({ looked, review, seat, sum }: Props & { readonly sum: number }): JSX.Element {
  const { deal, own, others } = luckParts(review, seat);
  const [dealt = 0, drawn = 0, rest = 0] = writtenParts([deal, own, others], sum);
  const rivals = review.players.filter((each) => each.seat !== seat);
  const names = namesIn(looked);
  const rival =
    rivals.length === 1
      ? l('drawsOf', { name: names.nameOf(entryAt(rivals, 0).seat), value: signed(rest) })
      : l('othersDraws', { value: signed(rest) });
  const ownText =
    seat === looked.you
      ? l('ownDraws', { value: signed(drawn) })
      : l('drawsOf', { name: names.nameOf(seat), value: signed(drawn) });
  return (
    <p class="look-parts">
      <span>{l('deal', { value: signed(dealt) })}</span>
      <span>{ownText}</span>
      {rivals.length > 0 && <span>{rival}</span>}
    </p>
  );
}

const WIDTH = 130;

export function Fall({ fall }: { readonly fall: Waterfall }): JSX.Element {
  const span = Math.max(fall.high - fall.low, 0.01);
  const x = (value: number): number => Math.round(((value - fall.low) / span) * WIDTH * 10) / 10;
  const row = (name: 'luck' | 'play' | 'result', bar: Bar, at: number): JSX.Element => (
    <g key={name}>
      <rect
        class={`look-beam by-${name}`}
        x={Math.min(x(bar.from), x(bar.to))}
        y={at * 30 + 4}
        width={Math.max(1.5, Math.abs(x(bar.to) - x(bar.from)))}
        height="16"
        rx="3"
      />
    </g>
  );
  const rows = ['luck', 'play', 'result'] as const;
  return (
    <div class="look-fall">
      <dl>
        {rows.map((each) => (
          <div key={each} class={`look-row by-${each}`}>
            <dt>{l(each)}</dt>
            <dd>{signed(fall[each].hundredths)}</dd>
          </div>
        ))}
      </dl>
      <svg viewBox={`-2 0 ${WIDTH + 4} 90`} aria-hidden="true">
        <defs>
          <pattern
            id="look-hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path class="look-hatch" d="M0 0V6" />
          </pattern>
        </defs>
        <path class="look-even" d={`M${x(0)} 0V90`} />
        <path class="look-joint" d={`M${x(fall.luck.to)} 4V50M${x(fall.result.to)} 34V80`} />
        {rows.map((each, at) => row(each, fall[each], at))}
      </svg>
    </div>
  );
}

/** The same three in one line, where there is no room for more. */
export function ThreeNumbers({ review, seat }: Omit<Props, 'looked'>): JSX.Element {
  const { luck, result } = entryAt(review.players, seat);
  const fall = waterfallOf(luck, result);
  return (
    <p class="look-three" aria-hidden="true">
      {(['luck', 'play', 'result'] as const).map((each) => (
        <span key={each}>
          <i class={`by-${each}`} />
          {l(each)} <b>{signed(fall[each].hundredths)}</b>
        </span>
      ))}
    </p>
  );
}

interface AccuracyProps extends Props {
  readonly look: (seat: Seat) => void;
}

/** How near to the best everybody played, and the way to look from another seat. */
export function AccuracyPanel({ looked, review, seat, look }: AccuracyProps): JSX.Element {
  const names = namesIn(looked);
  const order = review.players.toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  return (
    <section class="look-panel look-accuracy" aria-labelledby="look-accuracy">
      <h2 id="look-accuracy">{l('accuracy')}</h2>
      {order.map((each) => (
        <div key={each.seat} class={`look-player${each.seat === seat ? ' own' : ''}`}>
          <Ring of={each} />
          <div>
            <b>{names.nameOf(each.seat)}</b>
            <span>{l('givenAway', { value: decimal(each.givenAway) })}</span>
            <span>{l('counted', { count: each.counted })}</span>
          </div>
          {each.seat !== seat && (
            <button
              type="button"
              class="tool"
              aria-label={l('lookFrom', { name: names.nameOf(each.seat) })}
              title={l('lookFrom', { name: names.nameOf(each.seat) })}
              onClick={() => look(each.seat)}
            >
              <Icon of={EYE} />
            </button>
          )}
        </div>
      ))}
    </section>
  );
}

const ROUND = 2 * Math.PI * 23;

function Ring({ of: { accuracy } }: { readonly of: PlayerReview }): JSX.Element {
  const part = (accuracy ?? 0) / 100;
  return (
    <svg
      class="look-ring"
      viewBox="0 0 56 56"
      width="56"
      height="56"
      role="img"
      aria-label={accuracy === null ? l('noAccuracy') : whole(accuracy)}
    >
      <circle class="look-ring-rest" cx="28" cy="28" r="23" />
      <circle
        class="look-ring-part"
        cx="28"
        cy="28"
        r="23"
        stroke-dasharray={`${part * ROUND} ${ROUND}`}
        transform="rotate(-90 28 28)"
      />
      <text x="28" y="34" text-anchor="middle" aria-hidden="true">
        {accuracy === null ? '–' : whole(accuracy)}
      </text>
    </svg>
  );
}
