import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { type Action, PILE } from '#games/muster/action';
import { type Castle, CASTLES } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { isWild, type View } from '#games/muster/state';
import { standingOf } from '../board/standing.ts';
import { colourOf, EmblemIcon, emblemOf } from '../pieces.tsx';
import { castleName, type HandNames } from '../telling.ts';
import { p } from './texts.ts';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly names: HandNames;
  /** Where something may be done with what is held, and what is chosen. */
  readonly open: readonly Action[];
  readonly chosen: Action | null;
}

/** The castle at which an action is seen. */
function castleIn(action: Action): Castle | null {
  if ('castle' in action) return action.castle;
  if (action.kind === 'move') return action.to;
  return action.kind === 'draw' && action.from !== PILE ? action.from : null;
}

/** The totals of all castles: the rival's above, one's own below, and whoever holds it filled. */
export function CastleStrip({ view, seat, names, open, chosen }: Props): JSX.Element {
  const after = chosen === null ? null : muster.preview(view, seat, chosen);
  return (
    <ul class="castle-strip" aria-label={p('strip')}>
      {CASTLES.map((castle) => {
        const now = standingOf(after ?? view, seat, castle);
        const isOpen = open.some((action) => castleIn(action) === castle);
        const isChosen = chosen !== null && castleIn(chosen) === castle;
        const { own, rival, holder } = now;
        return (
          <li key={castle} class={`castle-sum${isOpen ? ' open' : ''}${isChosen ? ' chosen' : ''}`}>
            <span class="unseen">
              {p('standing', { castle: castleName(castle), own, rival, name: names.rival })}
            </span>
            <b class={`theirs${holder === 'rival' ? ' holds' : ''}`} aria-hidden="true">
              {rival}
            </b>
            <i
              class={isWild(view, castle) ? 'wild' : ''}
              style={{ '--of': colourOf(castle) }}
              aria-hidden="true"
            >
              <EmblemIcon of={emblemOf(castle)} />
            </i>
            <b class={`yours${holder === 'own' ? ' holds' : ''}`} aria-hidden="true">
              {own}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
