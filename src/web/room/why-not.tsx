import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { patiently } from '../patiently.ts';
import { t, tell } from '../words/index.ts';
import { type Box, bubblePlace, WIDTH } from './bubble-place.ts';
import type { InteractionOf } from '../interaction/interaction.ts';

interface Props<View, Action, Spot extends { readonly at: string }> {
  readonly ui: InteractionOf<View, Action, Spot>;
  /** Where the bubble belongs, if not beside the whole thing. */
  readonly anchor?: (spot: Element) => Box;
  /** What a lesson asks for now. */
  readonly asked?: string;
}

/** In a lesson a reason is given for one step: it goes with that. */
function useStillTrue<Reason extends object>(reason: Reason | null, step: string): Reason | null {
  const shown = useRef({ reason, step });
  if (shown.current.reason !== reason) shown.current = { reason, step };
  return shown.current.step === step ? reason : null;
}

const boxOf = (spot: Element): Box => spot.getBoundingClientRect();

/** Why not: one sentence and the rule, beside the touched thing. */
export function WhyNot<View, Action, Spot extends { readonly at: string }>({
  ui,
  anchor = boxOf,
  asked = '',
}: Props<View, Action, Spot>): JSX.Element | null {
  const why = useStillTrue(ui.why.value, asked);
  const bubble = useRef<HTMLDivElement>(null);
  // Whoever touches something dead need not wait for the reason.
  useEffect(
    () =>
      patiently(
        () => ui.model.reasons(),
        () => undefined,
      ),
    [ui],
  );
  const [place, setPlace] = useState({ left: 0, top: 0, tip: 0, above: false });
  useLayoutEffect(() => {
    const spot = why === null ? null : document.querySelector(`[data-spot="${ui.model.nameOf(why.spot)}"]`);
    if (spot === null || bubble.current === null) return;
    setPlace(bubblePlace(anchor(spot), bubble.current.offsetHeight));
  }, [why]);
  if (why === null) return null;
  const { game } = ui.model;
  const { refusal } = why;
  return (
    <div
      ref={bubble}
      class={`why${place.above ? ' above' : ''}`}
      role="alert"
      style={{
        left: `${place.left}px`,
        top: `${place.top}px`,
        '--tip': `${place.tip}px`,
        width: `${WIDTH}px`,
      }}
    >
      <h3>{t(refusal === undefined ? 'lesson.oneThing' : 'room.why')}</h3>
      {refusal === undefined ? (
        <p>{t('lesson.asks', { text: asked })}</p>
      ) : (
        <p>
          {tell(game, refusal)}{' '}
          <a href={`/rules/${game.id}/${refusal.rule}`}>{t('room.rule', { rule: refusal.rule })}</a>
        </p>
      )}
      <button type="button" class="quiet" aria-label={t('room.close')} onClick={() => ui.clear()}>
        <Icon of="close" />
      </button>
    </div>
  );
}
