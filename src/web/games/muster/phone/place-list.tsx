import type { JSX } from 'preact';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { HandChoices } from '../../../big-screen/hand-sheet.tsx';
import { Icon } from '../../../icons.tsx';
import { tellAction } from '../board/action-text.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { castleName, type Names } from '../telling.ts';
import { m } from '../texts.ts';
import { p } from './texts.ts';

interface Props {
  readonly ui: Interaction;
  readonly names: Names;
  readonly open: readonly Action[];
  readonly chosen: Action | null;
  readonly choose: (action: Action) => void;
}

/** The places of what is held, each with what comes of it; whose number changes is said. */
export function PlaceList({ ui, names, open, chosen, choose }: Props): JSX.Element {
  const seat = ui.seat.value ?? 0;
  const view = ui.view.value;
  const word = chosen === null ? '' : muster.encode(chosen);
  return (
    <HandChoices>
      {open.map((action) => {
        const { text, hint, before, after } = tellAction(view, seat, action, names);
        const what =
          action.kind === 'move'
            ? p('moves', { from: castleName(action.from), to: castleName(action.to) })
            : text;
        const isRivals = action.kind === 'swap' && action.side !== seat;
        return (
          <button
            key={muster.encode(action)}
            type="button"
            aria-pressed={muster.encode(action) === word}
            onClick={() => choose(action)}
          >
            <span class="place">
              <b>{what}</b>
              <small>{hint}</small>
            </span>
            {after !== null && (
              <span class="sum" role="img" aria-label={m('room.becomes', { before: before ?? 0, after })}>
                <small>{p(isRivals ? 'theirs' : 'yours')}</small> {before} <Icon of="arrow" /> {after}
              </span>
            )}
          </button>
        );
      })}
    </HandChoices>
  );
}
