import type { JSX } from 'preact';
import { muster } from '#games/muster/index';
import { Prompt, type PromptText } from '../../room/prompt.tsx';
import { t, tell } from '../../words/index.ts';
import { rainbowHeld } from './gestures/held.ts';
import type { Interaction } from './gestures/gestures.ts';
import type { RainbowUse } from './gestures/spots.ts';
import { asTitle, cardTitle, castleName, pieceAt, pieceName } from './telling.ts';
import { m } from './texts.ts';

interface Props {
  readonly ui: Interaction;
  /** Who is to act, by name. */
  readonly movers: readonly string[];
  /** What a lesson asks for in place of any choice. */
  readonly asked?: string;
}

/** Whose turn it is, and what is owed; with the steps of a turn. */
export function MusterPrompt({ ui, movers, asked }: Props): JSX.Element {
  const view = ui.view.value;
  // A match that somebody gave up has its turn still, and nobody to play it.
  const mine = ui.seat.value === view.turn && view.phase !== 'over' && movers.length > 0;
  return (
    <Prompt {...saidNow(ui, mine, movers[0], asked)} isMine={mine}>
      {mine && (
        <span class="steps" aria-hidden="true">
          <span class={`step${view.phase === 'action' ? ' on' : ''}`}>1 {m('room.stepPlay')}</span>
          <span class={`step${view.phase === 'action' ? '' : ' on'}`} title={t('room.seal')}>
            <i class="seal" />2 {view.phase === 'place' ? m('room.stepPlace') : m('room.stepRefill')}
          </span>
        </span>
      )}
    </Prompt>
  );
}

function saidNow(
  ui: Interaction,
  mine: boolean,
  name: string | undefined,
  question: string | undefined,
): PromptText {
  if (name === undefined) return { title: t('room.over'), hint: '' };
  return mine
    ? { title: t('room.yourTurn'), hint: owed(ui, question) }
    : { title: m('room.turnOf', { name }), hint: m('room.thinking', { name }) };
}

function owed(ui: Interaction, question: string | undefined): string {
  const view = ui.view.value;
  const chosen = ui.selected.value;
  if (chosen.length === 0 && question !== undefined) return question;
  if (chosen.length === 0 || view.phase !== 'action') return tell(muster, muster.question(view, view.turn));
  const places = ui.open.value.length;
  if (chosen.some(({ at }) => at === 'column') && places > 1) return m('room.which');
  const [wizards, bridges] = [placesAs(ui, 'wizard'), placesAs(ui, 'bridge')];
  if (rainbowHeld(ui) !== null && bridges > 0) {
    return m('room.chosenBoth', { what: asTitle(chosenName(ui)), wizards, bridges });
  }
  return m('room.chosen', { what: asTitle(chosenName(ui)), count: places });
}

/** At how many castles a rainbow card can be the one or the other. */
const placesAs = (ui: Interaction, use: RainbowUse): number =>
  new Set(ui.legal.value.flatMap((action) => (action.kind === use ? [action.castle] : []))).size;

function chosenName(ui: Interaction): string {
  const { columns } = ui.view.value;
  return ui.selected.value
    .map((spot) => {
      if (spot.at === 'card') return cardTitle(spot.card);
      if (spot.at === 'piece') return pieceName(pieceAt(columns, spot));
      return spot.at === 'pile' ? '' : m('room.castle', { castle: castleName(spot.castle) });
    })
    .join(' + ');
}
