import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isProblem } from '#core/problem';
import { type OpenedMatch, sitDown } from '../../play.ts';
import { find } from '../../device/matches.ts';
import { reasonText } from '../../reasons.ts';
import { Lost } from '../not-found.tsx';

type Opening = OpenedMatch | { why: string } | null;

async function open(id: string): Promise<Opening> {
  const match = await find(id);
  try {
    if (match === undefined) return { why: '' };
    const opened = await sitDown(match);
    void import('../../hints/own-table.ts').then(({ help }) => help(opened.table, match));
    // To replay a match and to draw its table are two tasks, so that neither is a long one.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    return opened;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return { why: reasonText(thrown) };
  }
}

/** Opens a kept match and sits down at its table. */
export function MatchScreen({ id }: { id: string }): JSX.Element {
  const opening = useSignal<Opening>(null);
  useEffect(() => {
    void open(id).then((opened) => {
      opening.value = opened;
    });
  }, [id]);
  const now = opening.value;
  if (now === null) return <div class="room opening" />;
  if ('why' in now) return <Lost why={now.why} />;
  const { Room } = now.room;
  return <Room id={id} table={now.table} />;
}
