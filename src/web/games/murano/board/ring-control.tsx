import type { JSX } from 'preact';
import { Icon } from '../../../icons.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import type { Scrub } from './ring.ts';
import { m } from '../texts.ts';

/** Turning the ring: look ahead notch by notch, then pay for as many as were looked at. */
export function RingControl({ ui, scrub }: { ui: Interaction; scrub: Scrub }): JSX.Element {
  const live = scrub.most.value > 0;
  const notches = scrub.notches.value;
  const count = Math.max(1, notches);
  const free = scrub.free.value;
  return (
    <div class={`turning${live ? ' live' : ''}${notches > 0 ? ' ahead' : ''}`} data-place="ring">
      <button
        type="button"
        class={`turn${live ? ' live' : ''}`}
        data-spot="ring"
        aria-disabled={live ? undefined : 'true'}
        onClick={() => (live ? scrub.turn() : ui.refuse({ at: 'ring' }, { kind: 'notch' }))}
      >
        <span class="what">{m('ring.short')}</span> <b>{free ? m('ring.free') : `−${count} L`}</b>{' '}
        <span class="unseen">{m('ring.by', { count })}</span>
      </button>
      {live && (
        <div class="scrub" role="group" aria-label={m('ring.look')}>
          <button
            type="button"
            class="less"
            aria-label={m('ring.back')}
            disabled={notches === 0}
            onClick={() => scrub.to(notches - 1)}
          >
            <Icon of="back" />
          </button>
          <output aria-label={m('ring.ahead', { count: notches })}>
            {notches > 0 ? `+${notches}` : '0'}
          </output>
          <button
            type="button"
            class="further"
            aria-label={m('ring.forth')}
            disabled={notches >= scrub.most.value}
            onClick={() => scrub.to(notches + 1)}
          >
            <Icon of="forth" />
          </button>
        </div>
      )}
    </div>
  );
}
