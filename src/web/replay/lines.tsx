import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { CHAIRS } from '../more-icons.ts';
import { Choice } from '../screens/choice.tsx';
import { s } from '../screens/words.ts';
import { locale } from '../settings.ts';
import { t } from '../words/index.ts';
import { type Playing, SPEEDS } from './playing.ts';
import { Scrub } from './scrub.tsx';
import { markAfter, markBefore, type ReplayTurn, roundMarks } from './waymarks.ts';

interface LinesProps {
  readonly at: number;
  readonly total: number;
  readonly turns: readonly ReplayTurn[];
  /** What each action was, in words, the first at 0. */
  readonly said: readonly string[];
  readonly nameOf: (seat: number) => string;
  readonly turn: (to: number) => void;
  readonly playing: Playing;
  /** null: there is nothing to play on from. */
  readonly playOn: (() => void) | null;
  readonly close: () => void;
}

/** All moves of a replay, turn by turn: to jump by, with its speed and the way to play on. */
export function Lines(props: LinesProps): JSX.Element {
  const { at, total, turns, turn, playing, playOn, close } = props;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const rounds = roundMarks(turns);
  return (
    <aside
      class="side-panel moves"
      aria-label={s('replay.lines')}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header>
        <h2>{s('replay.lines')}</h2>
        <button type="button" class="tool" aria-label={t('room.close')} onClick={close}>
          <Icon of="close" />
        </button>
      </header>
      <div class="ways">
        <Scrub at={at} total={total} turn={turn} />
        <p>{s('replay.position', { count: at, total })}</p>
        <Choice
          label={s('replay.speed')}
          values={SPEEDS}
          value={playing.speed.value}
          tell={(each) => `${each.toLocaleString(locale.value)}×`}
          choose={(each) => (playing.speed.value = each)}
        />
        <div class="rounds">
          <button type="button" class="button" onClick={() => turn(markBefore(rounds, at))}>
            {s('replay.roundBack')}
          </button>
          <button type="button" class="button" onClick={() => turn(markAfter(rounds, at, total))}>
            {s('replay.roundForth')}
          </button>
        </div>
        {playOn !== null && (
          <button type="button" class="button primary" onClick={playOn}>
            <Icon of={CHAIRS} />
            {s('replay.playOn')}
          </button>
        )}
      </div>
      <ol ref={(each) => void (list.current = each)}>
        {turns.map((each, index) => (
          <Turn key={each.first} {...props} of={each} nth={index + 1} />
        ))}
      </ol>
    </aside>
  );
}

function Turn({
  of,
  nth,
  at,
  said,
  nameOf,
  turn,
}: LinesProps & { of: ReplayTurn; nth: number }): JSX.Element {
  const steps = Array.from({ length: of.last - of.first + 1 }, (_, index) => of.first + index);
  return (
    <li>
      <h3>
        {s('replay.turn', { count: nth })}{' '}
        <small>{s('replay.by', { name: nameOf(of.seat), round: of.round })}</small>
      </h3>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          aria-current={step === at ? 'step' : undefined}
          onClick={() => turn(step)}
        >
          {said[step - 1]}
        </button>
      ))}
    </li>
  );
}
