import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { type Castle, CASTLES } from '#games/muster/cards';
import { Laid, type Laying } from '../../../room/stages.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { Hand } from '../hand/hand.tsx';
import { Later } from '../later.ts';
import type { Marks } from '../log/marks.ts';
import { CardFace } from '../pieces.tsx';
import type { Names } from '../telling.ts';
import { Lane } from './lane.tsx';

interface Props {
  readonly ui: Interaction;
  /** The seat at the lower edge. */
  readonly seat: number;
  readonly names: Names;
  /** The castle that a line of the chronicle points at. */
  readonly lit: number | null;
  readonly marks: Marks | null;
  readonly laid: Laying;
  readonly children: ComponentChildren;
}

/** The castles, the card that was turned up, and the hand. */
export function Middle({ ui, seat, names, lit, marks, laid, children }: Props): JSX.Element {
  const [turned] = ui.view.value.turned;
  /** The castle whose cards are spread out. */
  const fanned = useSignal<Castle | null>(null);
  const fan = (castle: Castle | null): void => {
    fanned.value = castle;
  };
  const lane = { ui, seat, names, marks, fan };
  return (
    <main class="middle" id="content" tabIndex={-1}>
      {children}
      <div class="field">
        {CASTLES.map((castle) => (
          <Laid key={castle} laid={laid} stage={castle + 2}>
            <Lane {...lane} castle={castle} lit={lit === castle} />
          </Laid>
        ))}
        <Later
          show={({ PileFan }) =>
            fanned.value === null ? null : (
              <PileFan key={fanned.value} ui={ui} castle={fanned.value} close={() => fan(null)} />
            )
          }
        />
      </div>
      {turned !== undefined && (
        <span class="turned card" data-place="turned">
          <CardFace card={turned} />
        </span>
      )}
      <Laid laid={laid} stage={7}>
        <Hand ui={ui} seat={seat} name={names.own} />
      </Laid>
    </main>
  );
}
