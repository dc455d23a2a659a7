import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AnyGame, Seat } from '#core/game';
import { t, tell } from '../words/index.ts';
import { type ActionChoice, actionGroups, foundIn, refusalOfTyped } from './actions.ts';
import type { SeatNames } from '../room/names.ts';
import { p } from './texts.ts';

interface Props {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly names: SeatNames;
  /** The action that is pointed at. */
  readonly pointed: Signal<unknown>;
  readonly play: (notation: string) => void;
}

/** Every legal action is a button, by kind; a field above finds one, or says why one is not among them. */
export function ActionList({ game, view, seat, names, pointed, play }: Props): JSX.Element {
  const typed = useSignal('');
  const groups = foundIn(actionGroups(game, view, seat, names.tellOf), typed.value);
  return (
    <section class="plain-actions" aria-label={p('actions')}>
      <input
        type="search"
        class="plain-find"
        aria-label={p('find')}
        placeholder={p('findShort')}
        value={typed.value}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      />
      {groups.map(({ kind, heading, choices }) => (
        <div key={kind} class="plain-group" role="group" aria-label={heading === '' ? undefined : heading}>
          {heading !== '' && <h3>{heading}</h3>}
          <ul>
            {choices.map((choice) => (
              <li key={choice.notation}>
                <ActionButton choice={choice} pointed={pointed} play={play} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {groups.length === 0 && (
        <WhyNone game={game} view={view} seat={seat} names={names} typed={typed.value} />
      )}
    </section>
  );
}

interface ButtonProps extends Pick<Props, 'pointed' | 'play'> {
  readonly choice: ActionChoice;
}

function ActionButton({ choice, pointed, play }: ButtonProps): JSX.Element {
  const point = (): void => {
    pointed.value = choice.action;
  };
  const leave = (): void => {
    pointed.value = null;
  };
  return (
    <button
      type="button"
      class="plain-act"
      data-notation={choice.notation}
      title={choice.reveals ? p('seal') : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => play(choice.notation)}
    >
      <span>{choice.label}</span>
      {choice.reveals && (
        <>
          <i class="seal" />
          <span class="unseen">{p('seal')}</span>
        </>
      )}
    </button>
  );
}

function WhyNone({
  game,
  view,
  seat,
  names,
  typed,
}: Pick<Props, 'game' | 'view' | 'seat' | 'names'> & { readonly typed: string }): JSX.Element {
  const refusal = refusalOfTyped(game, view, seat, typed);
  return (
    <p class="plain-why" role="status">
      {refusal === null ? p('nothingFound') : tell(game, refusal, names.tellOf)}{' '}
      {refusal !== null && (
        <a href={`/rules/${game.id}/${refusal.rule}`}>{t('room.rule', { rule: refusal.rule })}</a>
      )}
    </p>
  );
}
