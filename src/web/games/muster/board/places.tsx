import type { JSX } from 'preact';
import { isBanner, RAINBOW, strengthOf } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { Icon } from '../../../icons.tsx';
import { ActionButton } from '../../../interaction/action-button.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { cardEmblem, EmblemIcon } from '../pieces.tsx';
import { asTitle, cardTitle, type Names, pieceAt, pieceName } from '../telling.ts';
import { seldom } from '../seldom-texts.ts';
import { m } from '../texts.ts';
import { tellAction } from './action-text.ts';
import { isPointed } from './outcome.tsx';

/** The places of what was chosen, as a list: the same actions and numbers as on the board, for keyboard and reader. */
export function Places({ ui, names }: { ui: Interaction; names: Names }): JSX.Element | null {
  const seat = ui.seat.value;
  const open = ui.open.value;
  const view = ui.view.value;
  if (seat === null || open.length === 0) return null;
  if (ui.selected.value.length === 0 && view.phase === 'action') return null;
  return (
    <section class="places" aria-label={seldom('places')}>
      <Title ui={ui} />
      <div class="list">
        {open.map((action) => {
          const { text, hint, before, after } = tellAction(view, seat, action, names);
          return (
            <ActionButton
              key={muster.encode(action)}
              ui={ui}
              action={action}
              class={isPointed(ui, action) ? 'pointed' : ''}
              after={
                after !== null && (
                  <span class="sum" role="img" aria-label={m('room.becomes', { before: before ?? 0, after })}>
                    {before} <Icon of="arrow" /> {after}
                  </span>
                )
              }
            >
              <span>
                {text}
                <small>{hint}</small>
              </span>
            </ActionButton>
          );
        })}
      </div>
    </section>
  );
}

function Title({ ui }: { ui: Interaction }): JSX.Element {
  const spot = ui.selected.value[0];
  const view = ui.view.value;
  const [card, name]: readonly [number, string] =
    spot?.at === 'card'
      ? [
          spot.card,
          ui.selected.value
            .map((each) => (each.at === 'card' ? cardTitle(each.card) : ''))
            .filter(Boolean)
            .join(' + '),
        ]
      : [RAINBOW, titleOf(ui)];
  const [turned = card] = view.phase === 'place' ? view.turned : [];
  return (
    <header>
      <h2>
        <span class={`sign ${cardEmblem(turned)}`}>
          <EmblemIcon of={cardEmblem(card)} />
        </span>
        {asTitle(name)}
      </h2>
      {ui.selected.value.length > 0 && (
        <button type="button" class="quiet" aria-label={seldom('cancel')} onClick={() => ui.clear()}>
          <Icon of="close" />
        </button>
      )}
      {spot?.at === 'card' && isBanner(spot.card) && (
        <p>{seldom('strength', { count: strengthOf(spot.card) })}</p>
      )}
    </header>
  );
}

function titleOf(ui: Interaction): string {
  const spot = ui.selected.value[0];
  const { phase, columns } = ui.view.value;
  if (spot?.at === 'piece') return pieceName(pieceAt(columns, spot));
  if (phase === 'refill') return m('room.stepRefill');
  return phase === 'place' ? m('room.stepPlace') : seldom('places');
}
