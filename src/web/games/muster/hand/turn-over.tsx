import type { JSX } from 'preact';
import { BRIDGE, WIZARD } from '#games/muster/cards';
import { Icon } from '../../../icons.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import type { CardSpot } from '../gestures/spots.ts';
import { CardFace } from '../pieces.tsx';
import { seldom } from '../seldom-texts.ts';
import { m } from '../texts.ts';

export const TURN = 'M4 12V9a3 3 0 0 1 3-3h12M16 3l3 3-3 3M20 12v3a3 3 0 0 1-3 3H5M8 15l-3 3 3 3';

/** A rainbow card in the hand: its other way up stands behind it, and a button on the seam turns it over. */
export function TurnOver({ ui, spot }: { ui: Interaction; spot: CardSpot }): JSX.Element | null {
  const isUsed = (use: CardSpot['use']): boolean => ui.legal.value.some(({ kind }) => kind === use);
  if (!isUsed('wizard') || !isUsed('bridge')) return null;
  const isBridge = spot.use === 'bridge';
  return (
    <div class={`turnover${isBridge ? ' bridge' : ' wizard'}`} style={{ '--i': spot.place }}>
      <span key={spot.use} class="behind" aria-hidden="true" onClick={() => ui.press(spot)}>
        <CardFace card={isBridge ? WIZARD : BRIDGE} />
      </span>
      <button
        type="button"
        class="turn"
        aria-label={seldom(isBridge ? 'turnWizard' : 'turnBridge')}
        onClick={() => ui.press(spot)}
      >
        <Icon of={TURN} />
      </button>
      <Side use="wizard" isUp={!isBridge} />
      <Side use="bridge" isUp={isBridge} />
    </div>
  );
}

function Side({ use, isUp }: { use: 'wizard' | 'bridge'; isUp: boolean }): JSX.Element {
  return (
    <span class={`side${isUp ? ' above' : ''}`} aria-hidden="true">
      <b>{m(use === 'wizard' ? 'room.wizardSide' : 'room.bridgeSide')}</b>
      <small>{seldom(use === 'wizard' ? 'wizardWhere' : 'bridgeWhere')}</small>
    </span>
  );
}
