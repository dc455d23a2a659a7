import type { JSX } from 'preact';
import type { Line } from '#table/table';
import { muster } from '#games/muster/index';
import { Icon } from '../../../icons.tsx';
import { LogLines } from '../../../room/log.tsx';
import { t, tell } from '../../../words/index.ts';
import { Tag } from '../pieces.tsx';
import { castleOf } from './castle-of.ts';
import { m } from '../texts.ts';

interface Props {
  readonly log: readonly Line[];
  readonly turn: number;
  readonly nameOf: (seat: number) => string | null;
  readonly light: (castle: number | null) => void;
  /** Where it is a drawer. */
  readonly close: () => void;
}

/** What happened, in words. Each line lights up its castle. */
export function Chronicle({ log, turn, nameOf, light, close }: Props): JSX.Element {
  return (
    <section class="chronicle" id="chronicle" aria-label={m('room.chronicle')}>
      <h2>
        {m('room.chronicle')}
        <span key={turn}>{m('room.turn', { count: turn })}</span>
      </h2>
      <button type="button" class="quiet" aria-label={t('room.close')} onClick={close}>
        <Icon of="close" />
      </button>
      <LogLines
        log={log}
        label={m('room.chronicle')}
        begin={m('room.begin')}
        line={(line, index) => (
          <li
            key={index}
            class={index === log.length - 1 ? 'now' : ''}
            onPointerEnter={() => light(castleOf(line.message))}
            onPointerLeave={() => light(null)}
          >
            <Tag castle={castleOf(line.message)} />
            <span>{tell(muster, line.message, nameOf)}</span>
          </li>
        )}
      />
    </section>
  );
}
