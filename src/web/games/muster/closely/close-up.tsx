import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CASTLE, RAINBOW, strengthOf } from '#games/muster/cards';
import { Icon } from '../../../icons.tsx';
import { Modal } from '../../../room/modal.tsx';
import { t } from '../../../words/index.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { CardFace } from '../pieces.tsx';
import { asTitle, cardTitle, type Names, pieceName } from '../telling.ts';
import { ActionLine, actionsWith } from './action-lines.tsx';
import { layingUses, usesOf } from './card-uses.ts';
import { faceAt } from './face-at.ts';
import { HoverNote } from './hover-note.tsx';
import { lookClosely } from './look-closely.ts';
import { closely } from './texts.ts';

interface Props {
  readonly ui: Interaction;
  readonly names: Names;
}

/** Cards looked at: at a glance under a pointer that rests, or closely. */
export function CloseUp({ ui, names }: Props): JSX.Element {
  const closer = useSignal<string | null>(null);
  useEffect(
    () =>
      lookClosely((place) => {
        // While something is chosen, a finger that rests on a column looks at what would come of it.
        const isAsked = isHeld(place) || ui.selected.peek().length === 0;
        if (!isAsked || faceAt(ui.view.peek(), place) === undefined) return false;
        closer.value = place;
        return true;
      }),
    [ui],
  );
  const place = closer.value;
  const face = place === null ? undefined : faceAt(ui.view.value, place);
  if (place === null || face === undefined) return <HoverNote ui={ui} names={names} />;
  return <Whole ui={ui} names={names} place={place} face={face} close={() => (closer.value = null)} />;
}

const isHeld = (place: string): boolean => place.startsWith('hand');

interface WholeProps extends Props {
  readonly place: string;
  readonly face: number;
  readonly close: () => void;
}

/** The whole card, what it is for, and what it can do now. */
function Whole({ ui, names, place, face, close }: WholeProps): JSX.Element {
  const { options } = ui.view.value;
  const title = asTitle(isHeld(place) ? cardTitle(face) : pieceName(face));
  const uses = isHeld(place) ? usesOf(face, options) : layingUses(face, options);
  return (
    <Modal class="card-closely" label={title} close={close}>
      <span class="whole">
        <CardFace card={face} />
      </span>
      <section>
        <header>
          <h2>{title}</h2>
          <button type="button" class="shut" aria-label={t('room.close')} onClick={close}>
            <Icon of="close" />
          </button>
        </header>
        <p class="kind">{kindOf(place, face)}</p>
        <ul>
          {uses.map(({ text, rule }) => (
            <li key={rule}>
              {text}&nbsp;<a href={`/rules/muster/${rule}`}>{rule}</a>
            </li>
          ))}
        </ul>
        {place.startsWith(`hand-${ui.seat.value}-`) && <Now ui={ui} names={names} card={face} />}
      </section>
    </Modal>
  );
}

/** In a few words what it is; on the table a rainbow card is the one or the other. */
function kindOf(place: string, face: number): string {
  if (face === CASTLE) return closely('castle');
  return isHeld(place) && face === RAINBOW
    ? closely('rainbow')
    : closely('strength', { count: strengthOf(face) });
}

function Now({ ui, names, card }: Props & { readonly card: number }): JSX.Element {
  const actions = actionsWith(ui, card, names);
  return (
    <>
      <h3>{closely('now')}</h3>
      {actions.length === 0 ? (
        <p>{closely(ui.mover.value === null ? 'notNow' : 'nothing')}</p>
      ) : (
        <ul class="now">
          {actions.map((action) => (
            <li key={action.text}>
              <ActionLine {...action} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
