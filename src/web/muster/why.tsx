import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { muster } from '#games/muster/index';
import { Icon } from '../icons.tsx';
import { t, tell } from '../words/index.ts';
import type { Handling } from './handling.ts';
import { spotName } from './spots.ts';

const WIDTH = 250;
const GAP = 10;

/** Why not: one sentence and the rule, beside the touched thing. */
export function WhyNot({ hand }: { hand: Handling }): JSX.Element | null {
  const why = hand.why.value;
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0, tip: 0, above: false });
  useLayoutEffect(() => {
    const spot = why === null ? null : document.querySelector(`[data-spot="${spotName(why.spot)}"]`);
    if (spot === null || bubble.current === null) return;
    const { left, right, top, bottom } = anchor(spot);
    const { offsetHeight } = bubble.current;
    const middle = (left + right) / 2;
    const x = Math.min(Math.max(middle - WIDTH / 2, GAP), innerWidth - WIDTH - GAP);
    const above = bottom + offsetHeight + GAP > innerHeight;
    const y = above
      ? Math.max(GAP, top - offsetHeight - GAP)
      : Math.min(bottom + GAP, innerHeight - offsetHeight - GAP);
    setPlace({ left: x, top: y, tip: Math.min(Math.max(middle - x, 20), WIDTH - 20), above });
  }, [why]);
  if (why === null) return null;
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
      <h3>{t('room.why')}</h3>
      <p>
        {why.text === undefined ? tell(muster, { key: why.refusal ?? '' }) : t(why.text)}{' '}
        <a href={`/rules/muster/${why.rule}`}>{t('room.rule', { rule: why.rule })}</a>
      </p>
      <button type="button" class="quiet" aria-label={t('room.close')} onClick={() => hand.clear()}>
        <Icon of="close" />
      </button>
    </div>
  );
}

/** Below the last card of a column, so that no row of emblems is covered. */
function anchor(spot: Element): { left: number; right: number; top: number; bottom: number } {
  const { left, right, top } = spot.getBoundingClientRect();
  const cards = spot.matches('.own > .ground')
    ? [...(spot.parentElement?.querySelectorAll('.card') ?? [])]
    : [];
  const bottom = cards.at(-1)?.getBoundingClientRect().bottom;
  if (spot.matches('.ground')) return { left, right, top, bottom: bottom ?? top + 30 };
  return spot.getBoundingClientRect();
}
