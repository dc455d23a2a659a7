import type { JSX } from 'preact';
import { muster } from '#games/muster/index';
import type { Line } from '#table/table';
import { Icon } from '../../../icons.tsx';
import { tell } from '../../../words/index.ts';
import { m } from '../texts.ts';
import { castleOf } from './castle-of.ts';
import { Tag } from '../pieces.tsx';
import type { Drawer } from './drawer.ts';

interface Props {
  /** What happened last. */
  readonly last: Line | undefined;
  readonly nameOf: (seat: number) => string | null;
  readonly drawer: Drawer;
}

/** Where there is no room for the chronicle, its last line opens it; and whoever hears the table is told it. */
export function LastLine({ last, nameOf, drawer }: Props): JSX.Element {
  const text = last === undefined ? '' : tell(muster, last.message, nameOf);
  return (
    <>
      <button
        type="button"
        class="lastline"
        ref={drawer.opener}
        aria-expanded={drawer.isOpen}
        aria-controls="chronicle"
        onClick={drawer.toggle}
      >
        <Tag castle={last === undefined ? null : castleOf(last.message)} />
        <span>{last === undefined ? m('room.begin') : text}</span>
        <Icon of="list" />
      </button>
      <p class="unseen" aria-live="polite">
        {text}
      </p>
    </>
  );
}
