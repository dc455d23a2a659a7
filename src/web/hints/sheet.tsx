import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Hint, ReviewReason } from '#bots/review/review';
import type { Seat } from '#core/game';
import type { Table } from '#table/table';
import { youAt } from '../bots/personas.ts';
import { Icon } from '../icons.tsx';
import { percent } from '../look-back/numbers.ts';
import { reasonText } from '../look-back/reason-words.ts';
import { namesAt } from '../room/names.ts';
import { t, tell } from '../words/index.ts';
import { HelpChoice } from './help-choice.tsx';
import { Sign } from './sign.tsx';
import { n } from './texts.ts';

export const MOST_PRESSES = 3;

interface Props {
  readonly table: Table;
  readonly seat: Seat;
  readonly view: unknown;
  /** null: it is being thought of, or there is nothing to choose. */
  readonly hint: Hint | null;
  readonly isForced: boolean;
  readonly pressed: number;
  /** The last press was a key: the focus goes to what it brought. */
  readonly isByKey: boolean;
  /** The candidate whose outcome is shown. */
  readonly shown: string | null;
  readonly press: () => void;
  readonly show: (word: string | null) => void;
  readonly close: () => void;
}

/** What a hint says, press by press. */
export function HintSheet(props: Props): JSX.Element {
  const { pressed, hint, isByKey, press, close } = props;
  useEffect(() => {
    if (isByKey && hint !== null) document.querySelector<HTMLElement>('.hint-sheet [data-first]')?.focus();
  }, [pressed, hint, isByKey]);
  return (
    // Above everything that lies on the table, the prompt included.
    <aside
      class={`hint-sheet press-${pressed}`}
      aria-label={n('hint')}
      popover="manual"
      ref={(sheet) => sheet?.showPopover()}
    >
      <header>
        <span class="hint-steps" role="img" aria-label={n('press', { count: pressed })}>
          {[1, 2, 3].map((each) => (
            <i key={each} class={each <= pressed ? 'hint-filled' : 'hint-empty'} />
          ))}
        </span>
        {pressed < MOST_PRESSES && hint !== null && (
          <button type="button" class="button small" onClick={press}>
            {n('more')}
          </button>
        )}
        <button type="button" class="hint-close" aria-label={t('room.close')} onClick={close}>
          <Icon of="close" />
        </button>
      </header>
      <div role="status">
        {hint === null ? (
          <>
            <h2>{n('matters')}</h2>
            <p>{n(props.isForced ? 'forced' : 'thinking')}</p>
          </>
        ) : (
          <Said {...props} hint={hint} />
        )}
      </div>
      {pressed === 1 && (hint !== null || props.isForced) && (
        <div class="hint-help">
          <HelpChoice />
        </div>
      )}
    </aside>
  );
}

type SaidProps = Props & { readonly hint: Hint };

function Said(props: SaidProps): JSX.Element {
  const { pressed, hint } = props;
  if (pressed === 1) {
    return (
      <>
        <h2>{n('matters')}</h2>
        {hint.matters === null ? <p>{n('nothing')}</p> : <Because {...props} of={hint.matters} />}
        <p class="hint-note">{n('stop')}</p>
      </>
    );
  }
  if (pressed === 2) {
    return (
      <>
        <h2>{n('candidates')}</h2>
        <ol>
          {hint.candidates.map((word, at) => (
            <li key={word}>
              <Candidate {...props} word={word} at={at} />
            </li>
          ))}
        </ol>
        <p class="hint-note">{n('shuffled')}</p>
      </>
    );
  }
  return <Choice {...props} />;
}

/** All look alike; whatever looks at one sees on the table what would come of it. */
function Candidate(props: SaidProps & { readonly word: string; readonly at: number }): JSX.Element {
  const { word, at, shown, show } = props;
  return (
    <button
      type="button"
      aria-pressed={shown === word}
      {...(at === 0 ? { 'data-first': '' } : {})}
      onClick={() => show(word)}
      onFocus={() => show(word)}
      onBlur={() => show(null)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show(word)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && show(null)}
    >
      <Sign at={at} /> {actionText(props, word)}
    </button>
  );
}

/** The choice, why, and what the others are worth beside it. */
function Choice(props: SaidProps): JSX.Element {
  const { table, seat, hint } = props;
  const { reason } = hint;
  return (
    <>
      <h2>{actionText(props, hint.best)}</h2>
      {reason === null ? <p>{n('noReason')}</p> : <Because {...props} of={reason} />}
      <p class="hint-shares">
        {hint.shares.map(({ word, share, cost, isEqual }) => {
          const value = percent(share);
          return (
            <span key={word}>
              <Sign at={hint.candidates.indexOf(word)} />
              <span class="unseen">{actionText(props, word)}</span>{' '}
              {word === hint.best ? value : n(isEqual ? 'equal' : 'costs', { value, cost: percent(cost) })}
            </span>
          );
        })}
      </p>
      {reason !== null && <p class="hint-note">{n('checked', { value: percent(reason.carries) })}</p>}
      <button
        type="button"
        class="button primary small"
        data-first=""
        onClick={() => table.send(seat, hint.best)}
      >
        {n('play')}
      </button>
    </>
  );
}

function Because({
  table,
  seat,
  of,
}: SaidProps & { readonly of: Pick<ReviewReason, 'message' | 'rules'> }): JSX.Element {
  const { game, players } = table;
  return (
    <p>
      {reasonText(game, of.message, namesAt(game.id, players, youAt(players, [seat]) ?? seat).tellOf)}{' '}
      {of.rules.map((rule) => (
        <a key={rule} href={`/rules/${game.id}/${rule}`}>
          {rule}
        </a>
      ))}
    </p>
  );
}

function actionText({ table: { game, players }, view, seat }: SaidProps, word: string): string {
  const action: unknown = game.parse(word);
  const message = game.describe(view, game.preview(view, seat, action), seat, action);
  return tell(game, message, namesAt(game.id, players, seat).tellOf);
}
