import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { packetAt } from '#games/murano/modules/draft';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/rules/owed';
import { t } from '../../../words/index.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { creationText } from '../telling.ts';
import { m } from '../texts.ts';
import { Touch } from '../../../interaction/touch.tsx';
import { WorkFace } from '../pieces/work-face.tsx';

/** The packet one holds in a draft: nobody else's is ever here. */
export function Packet({ ui, seat }: { ui: Interaction; seat: Seat }): JSX.Element | null {
  const view = ui.view.value;
  if (due(view)?.kind !== 'pick' || ui.mover.value !== seat) return null;
  const cards = packetAt(view, seat);
  const sealed = murano.reveals(view, seat, { kind: 'pick', place: 1 });
  return (
    <section class="packet" aria-label={m('draft.title')}>
      <h2>
        {m('draft.title')}
        {sealed && <i class="seal" role="img" aria-label={t('room.seal')} title={t('room.seal')} />}
      </h2>
      <p>{m('draft.hint')}</p>
      <div class="spread">
        {cards.map((card, index) => (
          <Touch
            key={card}
            ui={ui}
            spot={{ at: 'packet', place: index + 1 }}
            label={m('draft.pick', { card: creationText(card) })}
            class="work"
          >
            <WorkFace card={card} />
          </Touch>
        ))}
      </div>
    </section>
  );
}
