import type { JSX } from 'preact';
import { Icon } from '../../../icons.tsx';
import { type ActionText, tellAction } from '../board/action-text.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { mentionsOf } from '../gestures/spots.ts';
import { asTitle, type Names } from '../telling.ts';

/** What can be done with a card of the hand, and what comes of it. */
export function actionsWith(ui: Interaction, card: number, names: Names): readonly ActionText[] {
  const seat = ui.mover.value;
  if (seat === null) return [];
  const view = ui.view.value;
  const key = `card-${card}`;
  const isAbout = (mention: string): boolean => mention === key || mention.startsWith(`${key}-`);
  return ui.legal.value
    .filter((action) => mentionsOf(view, seat, action).some(isAbout))
    .map((action) => tellAction(view, seat, action, names));
}

/** One of them in a line: what it is, the strength before and after, who then holds the castle. */
export const ActionLine = ({ text, hint, before, after }: ActionText): JSX.Element => (
  <>
    {text}
    {before !== null && (
      <b class="sum">
        {before} <Icon of="arrow" /> {after}
      </b>
    )}
    {hint !== '' && <span class="hint">{asTitle(hint)}</span>}
  </>
);
