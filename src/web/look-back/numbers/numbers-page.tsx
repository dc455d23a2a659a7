import type { JSX } from 'preact';
import { accuracyOf } from '#bots/review/grades';
import { Shell } from '../../screens/shell.tsx';
import { type Frame, xAt } from '../chart/curve.ts';
import { Legend } from '../chart/legend.tsx';
import { costOf, markPath } from '../marks.ts';
import { percent, signed, whole } from '../numbers.ts';
import { Fall } from '../result-panel.tsx';
import { waterfallOf } from '../chart/waterfall.ts';
import { n } from './texts.ts';

const SECTIONS = ['share', 'luck', 'play', 'cost', 'accuracy', 'lines', 'reasons'] as const;
/** The example of a drawn card: seventeen could have come. */
const CARDS = { count: 17, mean: 0.47, came: 0.56 };

/** What the numbers of looking back mean, and what they cannot say. */
export function NumbersPage(): JSX.Element {
  return (
    <Shell title={n('title')}>
      <article class="page look-numbers">
        <header>
          <p>{n('label')}</p>
          <h1>{n('title')}</h1>
          <p class="lead">{n('lead')}</p>
        </header>
        <div class="look-columns">
          {SECTIONS.map((each, at) => (
            <section key={each}>
              <h2>
                <span>{at + 1}</span> {n(`section.${each}.title`)}
              </h2>
              <p>{n(`section.${each}.text`)}</p>
              {each === 'luck' && <DrawnCard />}
              {each === 'play' && (
                <div class="look-example">
                  <h3>{n('lucky')}</h3>
                  <Fall fall={waterfallOf(0.15, -0.5)} />
                </div>
              )}
              {each === 'accuracy' && <AccuracyCurve />}
            </section>
          ))}
          <section class="look-limits">
            <h2>{n('limits.title')}</h2>
            <p>{n('limits.text')}</p>
          </section>
          <section>
            <h2>{n('same.title')}</h2>
            <p>{n('same.text')}</p>
          </section>
        </div>
        <footer>
          <b>{n('marks')}</b> <Legend />
          <span>
            <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
              <rect class="look-luck own" x="3" y="2" width="6" height="12" />
              <rect class="look-luck" x="14" y="2" width="6" height="12" />
            </svg>
            {n('forYou')}
          </span>
        </footer>
      </article>
    </Shell>
  );
}

function DrawnCard(): JSX.Element {
  const { count, mean, came } = CARDS;
  return (
    <div class="look-example">
      <h3>{n('drawn')}</h3>
      {(
        [
          ['mean', mean],
          ['came', came],
        ] as const
      ).map(([name, share]) => (
        <p key={name} class="look-drawn">
          <span>{n(name, { count })}</span>
          <i class={`of-${name}`} style={{ width: `${share * 60}%` }} />
          <b>{percent(share)}</b>
        </p>
      ))}
      <p class="look-note">{n('drawnNote', { value: signed(Math.round((came - mean) * 100)), count })}</p>
    </div>
  );
}

const FRAME: Frame = { left: 34, top: 8, width: 250, height: 96, total: 30 };
const y = (accuracy: number): number => FRAME.top + FRAME.height * (1 - accuracy / 100);
const COSTS = [
  [5, 'medium'],
  [14, 'large'],
  [21, 'large'],
] as const;

function AccuracyCurve(): JSX.Element {
  const points = Array.from(
    { length: 31 },
    (_, cost) => `${xAt(FRAME, cost)} ${y(accuracyOf(cost / 100)).toFixed(1)}`,
  );
  return (
    <div class="look-example">
      <h3>{n('one')}</h3>
      <svg class="look-accuracies" viewBox="0 0 300 140" aria-hidden="true">
        {[100, 50, 0].map((each) => (
          <g key={each}>
            <path class="look-grid" d={`M${FRAME.left} ${y(each)}h${FRAME.width}`} />
            <text class="look-scale" x={FRAME.left - 6} y={y(each) + 4} text-anchor="end">
              {each}
            </text>
          </g>
        ))}
        <path class="look-known" d={`M${points.join('L')}`} />
        {COSTS.map(([cost, grade]) => (
          <g key={cost}>
            <path
              class={`look-cost cost-${grade}`}
              d={markPath(costOf(grade), xAt(FRAME, cost), y(accuracyOf(cost / 100)))}
            />
            <text class="look-scale chosen" x={xAt(FRAME, cost) + 9} y={y(accuracyOf(cost / 100)) - 6}>
              {whole(accuracyOf(cost / 100))}
            </text>
          </g>
        ))}
        {[0, 10, 20, 30].map((each) => (
          <text key={each} class="look-scale" x={xAt(FRAME, each)} y="120" text-anchor="middle">
            {each === 30 ? percent(0.3) : each}
          </text>
        ))}
        <text class="look-scale" x={FRAME.left + FRAME.width} y="137" text-anchor="end">
          {n('axis')}
        </text>
      </svg>
    </div>
  );
}
