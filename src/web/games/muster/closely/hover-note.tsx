import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { listenTo } from '../../../room/log/listen-to.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { asTitle, cardTitle, type Names } from '../telling.ts';
import { ActionLine, actionsWith } from './action-lines.tsx';
import { faceAt } from './face-at.ts';
import { closely } from './texts.ts';

/** A pointer that rests for so many milliseconds wants to know; one that passes does not. */
const REST = 500;
/** So many lines are read at a glance; what is looked at closely tells all of them. */
const LINES = 4;

interface Props {
  readonly ui: Interaction;
  readonly names: Names;
}

/** What a card of the hand could do, beside it while a pointer rests there. */
export function HoverNote({ ui, names }: Props): JSX.Element | null {
  const place = useRestedPlace();
  const note = useRef<HTMLDivElement>(null);
  // Who cannot play now is told nothing: they look at the table.
  const isAsked = place !== null && ui.mover.value !== null && ui.selected.value.length === 0;
  const card = isAsked ? faceAt(ui.view.value, place) : undefined;
  useLayoutEffect(() => {
    const at = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    if (at === undefined || note.current === null) return;
    const { offsetWidth, offsetHeight } = note.current;
    const left = Math.min(
      Math.max(at.left + at.width / 2 - offsetWidth / 2, 8),
      innerWidth - offsetWidth - 8,
    );
    note.current.style.translate = `${left}px ${at.top - offsetHeight - 12}px`;
  }, [place, card]);
  if (card === undefined) return null;
  const actions = actionsWith(ui, card, names);
  return (
    <div class="hover-note" ref={note} aria-hidden="true">
      <b>{asTitle(cardTitle(card))}</b>
      {actions.length === 0 && <p>{closely('nothing')}</p>}
      {actions.slice(0, LINES).map((action) => (
        <p key={action.text}>
          <ActionLine {...action} />
        </p>
      ))}
      {actions.length > LINES && <p>{closely('more', { count: actions.length - LINES })}</p>}
    </div>
  );
}

/** The place of the card of the hand on which a pointer has come to rest. */
function useRestedPlace(): string | null {
  const place = useSignal<string | null>(null);
  useEffect(() => {
    let timer = 0;
    const leave = (): void => {
      clearTimeout(timer);
      place.value = null;
    };
    const stop = listenTo({
      pointerover({ target, pointerType }) {
        const card = target instanceof HTMLElement ? target.closest('.muster .hand .touch.card') : null;
        const next = card?.getAttribute('data-place') ?? null;
        if (pointerType === 'touch' || next === place.value) return;
        leave();
        if (next !== null) timer = window.setTimeout(() => (place.value = next), REST);
      },
      pointerdown: leave,
      keydown: leave,
    });
    return () => {
      leave();
      stop();
    };
  }, []);
  return place.value;
}
