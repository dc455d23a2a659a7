import type { JSX } from 'preact';
import { PILE } from '#games/muster/action';
import { HAND_SIZE } from '#games/muster/state';
import { t } from '../../words/index.ts';
import type { Handling } from './gestures/handling.ts';
import { asTitle, cardName, cardTitle, castleName, pieceName } from './telling.ts';
import { m, type MusterKey } from './texts.ts';

interface Props {
  readonly hand: Handling;
  /** Who is to act, by name; null when the match is over. */
  readonly mover: string | null;
  /** What a lesson asks for in place of any choice. */
  readonly asked?: string | undefined;
}

/** One sentence: whose turn it is, and what is owed. */
export function Prompt({ hand, mover, asked }: Props): JSX.Element {
  const view = hand.view.value;
  const mine = hand.seat.value !== null && hand.seat.value === view.turn && view.phase !== 'over';
  const whose =
    mover === null ? t('room.over') : mine ? t('room.yourTurn') : m('room.turnOf', { name: mover });
  const what = mover === null ? '' : mine ? owed(hand, asked) : m('room.thinking', { name: mover });
  return (
    <div class={`prompt${mine ? ' mine' : ''}`}>
      <p role="status">
        <i class="lamp" />
        {/* A new sentence takes the place of the old one: nothing of it moves. */}
        <span key={whose + what}>
          <b>{whose}</b> {what}
        </span>
      </p>
      {mine && (
        <span class="steps" aria-hidden="true">
          <span class={view.phase === 'action' ? 'on' : ''}>1 {m('room.stepPlay')}</span>
          <span class={view.phase === 'action' ? '' : 'on'} title={t('room.seal')}>
            <i class="seal" />2 {view.phase === 'place' ? m('room.stepPlace') : m('room.stepRefill')}
          </span>
        </span>
      )}
    </div>
  );
}

function owed(hand: Handling, asked: string | undefined): string {
  const { phase, turned } = hand.view.value;
  const chosen = hand.chosen.value;
  if (chosen.length === 0 && asked !== undefined) return asked;
  if (phase === 'refill') return refillOwed(hand);
  if (phase === 'place') return m('room.place', { card: cardName(turned[0]) });
  if (chosen.length === 0) return m(choiceOf(hand));
  const places = hand.open.value.length;
  if (chosen.some(({ at }) => at === 'column') && places > 1) return m('room.which');
  return m('room.chosen', { what: asTitle(chosenName(hand)), count: places });
}

/** Only what there is to choose from is offered. */
function choiceOf(hand: Handling): MusterKey {
  const wizards = hand.legal.value.some(({ kind }) => kind === 'move');
  if (!wizards) return 'room.chooseCard';
  return hand.legal.value.every(({ kind }) => kind === 'move') ? 'room.chooseWizard' : 'room.choose';
}

function refillOwed(hand: Handling): string {
  const { hands, turn } = hand.view.value;
  const castles = hand.legal.value.some((action) => action.kind === 'draw' && action.from !== PILE);
  return m(castles ? 'room.refill' : 'room.refillPile', { count: HAND_SIZE - hands[turn].length });
}

function chosenName(hand: Handling): string {
  const { columns } = hand.view.value;
  return hand.chosen.value
    .map((spot) => {
      if (spot.at === 'card') return cardTitle(spot.card);
      if (spot.at === 'piece') return pieceName(columns[5 * spot.side + spot.castle][spot.slot]);
      return spot.at === 'pile' ? '' : m('room.castle', { castle: castleName(spot.castle) });
    })
    .join(' + ');
}
