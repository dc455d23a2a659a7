import type { JSX } from 'preact';
import { NOON } from '#games/murano/rules/board';
import { useSeen } from '../../../room/seen.ts';
import { angleOf, at as boardPoint, selectorArt } from '../art/index.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { Picture } from '../pieces/pieces.tsx';
import { m } from '../texts.ts';
import { at } from './board-places.ts';
import type { Scrub } from './ring.ts';

interface Props {
  readonly ui: Interaction;
  readonly scrub: Scrub;
}

const RADIUS = 377;

/** An arrow along the rim, from one angle to another. */
function arrow(from: number, to: number): string {
  const [start, end] = [boardPoint(from, RADIUS), boardPoint(to, RADIUS)];
  const back = to > from ? to - 4 : to + 4;
  const [inner, outer] = [boardPoint(back, RADIUS - 13), boardPoint(back, RADIUS + 13)];
  const sweep = to > from ? 1 : 0;
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 ${sweep} ${end.x} ${end.y}M${inner.x} ${inner.y}L${end.x} ${end.y}L${outer.x} ${outer.y}`;
}

/** Which way ring and selector go, while they may; where the selector would come to is seen before it turns. */
export function Pointing({ ui, scrub }: Props): JSX.Element | null {
  const due = useSeen(() => ui.legal.value.some(({ kind }) => kind === 'selector'), [ui]);
  const place = useSeen(() => ui.view.value.selector, [ui]);
  const free = useSeen(() => scrub.most.value > 0, [scrub]);
  const angle = angleOf(place);
  const next = place === NOON ? angleOf(0) : angle + 30;
  // Beside a market, the stock and the ring's own button there is no room for a word: only above and below.
  const hasRoom = Math.abs(Math.cos((next * Math.PI) / 180)) > 0.9;
  return (
    <div class="pointing" aria-hidden="true">
      <svg viewBox="0 0 1000 1000">
        {free && <path class="of-ring" d={arrow(291, 249)} />}
        {due && <path class="of-selector" d={arrow(angle + 7, next - 3)} />}
      </svg>
      {due && (
        <>
          <span class="ghost" style={{ '--turn': `${next}deg` }}>
            <Picture class="outline" name="selector over" draw={() => selectorArt('over')} />
          </span>
          {hasRoom && <i style={at(boardPoint(next - 2, 418))}>{m('board.selectorWord')}</i>}
        </>
      )}
    </div>
  );
}
