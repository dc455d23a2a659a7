import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { JudgedDecision, Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { captionFeet } from './corners.ts';
import { type Frame, knownPath, nearestTo, openPath, ticksOf, xAt, yAt } from './curve.ts';
import { Flags, flagsOf } from './flags.tsx';
import { decisionsOf, fallOf, type Looked, namesIn, openPoints, turnAt } from '../looked.ts';
import { labelSpots } from './label-spots.ts';
import { Lanes } from './lanes.tsx';
import { LineNames } from './legend.tsx';
import { costOf, markPath } from '../marks.ts';
import { percent } from '../numbers.ts';
import { spokenDecision } from '../spoken.ts';
import { l } from '../texts.ts';

interface Props {
  readonly looked: Looked;
  readonly review: Review;
  readonly seat: Seat;
  /** The place of the decision that is shown; null: none yet. */
  readonly at: number | null;
  readonly choose: (at: number) => void;
  /** How many actions are judged already; what comes later is still blank. */
  readonly done?: number;
}

/** Under this the lanes stand below, and the numbers beside the curve are left out. */
const NARROW = 640;
const USUAL = 1000;

/** Who was winning: what one could know, what open cards would have told, and what each decision cost. */
export function Chart(props: Props): JSX.Element {
  const { looked, review, seat, at, choose } = props;
  const [box, width] = useWidth();
  const isNarrow = width < NARROW;
  const frame = frameFor(width, isNarrow, review.actions);
  const own = decisionsOf(review, seat);
  const shown = own.find((each) => each.at === at);
  return (
    <div
      ref={(each) => void (box.current = each)}
      class="look-chart"
      role="slider"
      tabIndex={0}
      aria-label={l('curve')}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, own.length)}
      aria-valuenow={shown === undefined ? 1 : own.indexOf(shown) + 1}
      aria-valuetext={shown === undefined ? l('curve') : spokenDecision(looked, review, shown)}
      onClick={(event) => {
        const { left } = event.currentTarget.getBoundingClientRect();
        const nearest =
          own[
            nearestTo(
              frame,
              own.map((each) => each.at),
              event.clientX - left,
            )
          ];
        if (nearest !== undefined) choose(nearest.at);
      }}
    >
      <svg
        width={width}
        height={isNarrow ? 170 : 236}
        viewBox={`0 0 ${width} ${isNarrow ? 170 : 236}`}
        aria-hidden="true"
      >
        <Ground {...props} frame={frame} isNarrow={isNarrow} />
        {shown !== undefined && (
          <rect
            class="look-lit"
            x={xAt(frame, shown.at) - 9}
            y={frame.top - 4}
            width="18"
            height={isNarrow ? frame.height + 8 : frame.height + 64}
            rx="9"
          />
        )}
        <Lines {...props} frame={frame} isNarrow={isNarrow} own={own} />
        {own.map((each) => (
          <path
            key={each.at}
            class={`look-cost cost-${costOf(each.grade)}`}
            d={
              costOf(each.grade) === 'equal'
                ? ''
                : markPath(costOf(each.grade), xAt(frame, each.at), yAt(frame, each.share))
            }
          />
        ))}
        {props.done === undefined && <Flags {...props} frame={frame} />}
        {!isNarrow && <Lanes {...props} frame={frame} top={frame.top + frame.height + 16} />}
        <Axis {...props} frame={frame} y={isNarrow ? 165 : 230} />
      </svg>
      {isNarrow && <LineNames known={knownName(looked, seat)} />}
    </div>
  );
}

const knownName = (looked: Looked, seat: Seat): string =>
  seat === looked.you ? l('known') : l('knownBy', { name: namesIn(looked).nameOf(seat) });

const frameFor = (width: number, isNarrow: boolean, total: number): Frame =>
  isNarrow
    ? { left: 46, top: 26, width: width - 56, height: 96, total, captions: 'around' }
    : { left: 50, top: 12, width: width - 182, height: 136, total };

function useWidth(): readonly [{ current: HTMLElement | null }, number] {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    if (box.current === null || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? USUAL)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

type Drawn = Props & { readonly frame: Frame; readonly isNarrow: boolean };

/** Who is ahead where, and the scale. */
function Ground({ looked, seat, review, frame, isNarrow, done }: Drawn): JSX.Element {
  const { left, top, width, height } = frame;
  const names = namesIn(looked);
  const rivals = review.players.filter((each) => each.seat !== seat);
  const other =
    rivals.length === 1 ? l('ahead', { name: names.nameOf(entryAt(rivals, 0).seat) }) : l('othersAhead');
  const scale = isNarrow ? [1, 0.5, 0] : [1, 0.75, 0.5, 0.25, 0];
  const feet = captionFeet(frame);
  const captionsAt = frame.captions === undefined ? left + 8 : left;
  return (
    <>
      <rect class="look-zone own" x={left} y={top} width={width} height={height / 2} />
      <rect class="look-zone" x={left} y={top + height / 2} width={width} height={height / 2} />
      {scale.map((share) => (
        <g key={share}>
          <path
            class={`look-grid${share === 0.5 ? ' halfway' : ''}`}
            d={`M${left} ${yAt(frame, share)}h${width}`}
          />
          <text class="look-scale" x={left - 7} y={yAt(frame, share) + 4} text-anchor="end">
            {share === 1 ? percent(1) : share * 100}
          </text>
        </g>
      ))}
      <text class="look-ahead own" x={captionsAt} y={feet.upper}>
        {seat === looked.you ? l('youAhead') : l('ahead', { name: names.nameOf(seat) })}
      </text>
      <text class="look-ahead" x={captionsAt} y={feet.lower}>
        {other}
      </text>
      {!isNarrow && (
        <text class="look-scale" x={left + width + 10} y={yAt(frame, 0.5) + 4}>
          {l('even')}
        </text>
      )}
      {done !== undefined && (
        <rect
          class="look-blank"
          x={xAt(frame, done)}
          y={top}
          width={Math.max(0, left + width - xAt(frame, done))}
          height={height}
          rx="8"
        />
      )}
    </>
  );
}

/** Both lines with their names on them; where the match ended. */
function Lines({
  looked,
  review,
  seat,
  frame,
  isNarrow,
  own,
  done,
}: Drawn & { readonly own: readonly JudgedDecision[] }): JSX.Element {
  const isRunning = done !== undefined;
  const end = entryAt(review.players, seat).result + 0.5;
  const open = openPoints(review, seat).slice(0, isRunning ? done + 1 : undefined);
  const falls = own.map(fallOf);
  const flags = flagsOf(review, seat, frame);
  const known = knownName(looked, seat);
  const marks = own.flatMap((each) => (costOf(each.grade) === 'equal' ? [] : fallOf(each)));
  const names = { known, open: l('open') };
  const spots = labelSpots({ frame, known: falls, open, marks, flags, names });
  return (
    <>
      <path class="look-open" d={openPath(frame, open)} />
      <path class="look-known" d={knownPath(frame, falls, isRunning ? null : end)} />
      {!isRunning && !isNarrow && falls.length > 1 && (
        <>
          <text class="look-name open" x={spots.open.x} y={spots.open.y} text-anchor="middle">
            {l('open')}
          </text>
          <text class="look-name" x={spots.known.x} y={spots.known.y} text-anchor="middle">
            {known}
          </text>
        </>
      )}
      {!isRunning && (
        <circle class="look-end" cx={xAt(frame, frame.total)} cy={yAt(frame, end)} r={isNarrow ? 3.5 : 5} />
      )}
    </>
  );
}

function Axis({ looked, frame, y, at }: Props & { readonly frame: Frame; readonly y: number }): JSX.Element {
  const starts = looked.hasRounds
    ? looked.turns.filter((turn, index) => looked.turns[index - 1]?.round !== turn.round)
    : looked.turns;
  const lit = at === null ? 0 : looked.hasRounds ? turnAt(looked, at).round : turnAt(looked, at).count;
  return (
    <>
      {ticksOf(starts.map(({ first }) => first - 1)).map(({ step, count }) => (
        <text
          key={count}
          class={`look-scale${count === lit ? ' chosen' : ''}`}
          x={xAt(frame, step)}
          y={y}
          text-anchor={count === 1 ? 'start' : 'middle'}
        >
          {count === 1 ? l(looked.hasRounds ? 'round' : 'turn', { count }) : count}
        </text>
      ))}
    </>
  );
}
