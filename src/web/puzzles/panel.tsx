import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import type { Line } from '#table/table';
import { Icon } from '../icons.tsx';
import type { SeatNames } from '../room/names.ts';
import { useMedia } from '../use-media.ts';
import { tell } from '../words/index.ts';
import { GIVEN_UP, type PuzzleRun } from './run.ts';
import { p } from './texts.ts';

/** What a game says about one of its puzzles. */
export interface PuzzleTelling {
  readonly game: AnyGame;
  readonly names: SeatNames;
  /** What is to be known before one thinks. */
  readonly facts: readonly (readonly [name: string, value: JSX.Element | string | number])[];
  /** What exactly was proven. */
  readonly proven: string;
  /** One hint after the other. */
  readonly hints: readonly string[];
  /** The number of the rule by which an action is played. */
  ruleOf(notation: string): string;
  /** A try in words. */
  triedText(notation: string): string;
  /** Why the last try fails: what must be so, shown and told, and for how much of what may be. */
  refutation(): {
    readonly title: string;
    readonly label: string;
    readonly pieces: readonly JSX.Element[];
    readonly note: string;
  };
  /** How a line that was played out ended. */
  ending(): string;
}

interface Props {
  readonly title: string;
  readonly run: PuzzleRun;
  readonly telling: PuzzleTelling;
  readonly rating: number;
  /** The address of the next puzzle. */
  readonly next: string;
  /** Only beside the board, or only over it; without: beside it where there is room, else over it. */
  readonly place?: 'beside' | 'over';
}

/** A board that leaves no room beside it, unless its game says otherwise. */
const NARROW = matchMedia('(max-width: 1240px), (max-height: 560px)');

/** What is asked, what became of a try, and what to do next. */
export function PuzzlePanel(props: Props): JSX.Element {
  const isNarrow = useMedia(NARROW);
  const { run, place = isNarrow ? 'over' : '' } = props;
  const phase = run.phase.value;
  const isShown = phase === 'wrong' || phase === 'solved';
  return (
    <div class={`puzzle-panel ${place} ${phase}`}>
      <div role="status">
        {phase === 'wrong' && <Wrong {...props} />}
        {phase === 'solved' && <Solved {...props} />}
        {phase === 'asked' && run.help.value > 0 && <Hints {...props} />}
      </div>
      {!isShown && <Facts {...props} />}
      {run.tries.value.length > 0 && phase === 'asked' && <Tries {...props} />}
    </div>
  );
}

function Facts({ title, telling: { facts, proven } }: Props): JSX.Element {
  return (
    <section class="slip facts" aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <b>{p('proven')}</b> {proven}
      </p>
    </section>
  );
}

/** The hand and the replies that refute a try. */
function Wrong({ run, telling }: Props): JSX.Element {
  const { title, label, pieces, note } = telling.refutation();
  const again = useRef<HTMLButtonElement>(null);
  // Whoever plays by keyboard goes on from here.
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <section class="slip refuted">
      <p class="sign">
        <Icon of="close" /> {p('wrong')}
      </p>
      <h2>{title}</h2>
      {pieces.length > 0 && (
        <div class="held" role="img" aria-label={label}>
          {pieces.map((piece, at) => (
            <span class="held-piece" key={at}>
              {piece}
            </span>
          ))}
        </div>
      )}
      <Told run={run} telling={telling} />
      {note !== '' && <p class="aside-note">{note}</p>}
      <Buttons>
        <button ref={again} type="button" class="button primary small" onClick={run.again}>
          {p('once')}
        </button>
        <button type="button" class="button small" onClick={run.show}>
          {p('show')}
        </button>
      </Buttons>
    </section>
  );
}

function Solved({ run, telling, rating, next }: Props): JSX.Element {
  const tries = run.tries.value.length;
  const isGivenUp = run.help.value === GIVEN_UP;
  return (
    <section class="slip proved">
      <p class="sign">
        <Icon of="star" /> {p(isGivenUp ? 'givenUp' : 'found')}
      </p>
      {!isGivenUp && <h2>{tries === 0 ? p('foundAtOnce') : p('foundAfter', { count: tries })}</h2>}
      <Told run={run} telling={telling} />
      <p class="aside-note">{p('rated', { rating })}</p>
      <Buttons>
        <a class="button primary small" href={next}>
          {p('random')}
        </a>
        <button type="button" class="button small" onClick={run.show}>
          {p('replay')}
        </button>
      </Buttons>
    </section>
  );
}

const Buttons = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <div class="puzzle-buttons">{children}</div>
);

/** What was played, in words and with the rule of each action, and how it ended. */
function Told({ run, telling }: Pick<Props, 'run' | 'telling'>): JSX.Element {
  const { game, names, ruleOf, ending } = telling;
  const row = (line: Line, at: number): JSX.Element => {
    const rule = ruleOf(line.notation);
    return (
      <li key={at}>
        {tell(game, line.message, names.tellOf)}{' '}
        <a href={`/rules/${game.id}/${rule}`} aria-label={p('rule', { rule })}>
          {rule}
        </a>
      </li>
    );
  };
  return (
    <ol class="told">
      {run.sight.value.log.map(row)}
      <li>
        <b>{ending()}</b>
      </li>
    </ol>
  );
}

function Hints({ run, telling }: Props): JSX.Element {
  return (
    <section class="slip hints">
      <p>{telling.hints.slice(0, run.help.value).join(' ')}</p>
    </section>
  );
}

/** The wrong tries so far. */
function Tries({ run, telling }: Props): JSX.Element {
  return (
    <section class="slip tries" aria-label={p('tries')}>
      <h2>{p('tries')}</h2>
      <ul>
        {run.tries.value.map((notation, at) => (
          <li key={at}>
            <Icon of="close" />
            {telling.triedText(notation)}
          </li>
        ))}
      </ul>
    </section>
  );
}
