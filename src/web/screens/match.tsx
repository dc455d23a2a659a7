import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Match } from '#core/match';
import { isProblem } from '#core/problem';
import type { Table } from '#table/table';
import { MusterRoom } from '../muster/room.tsx';
import { sitDown } from '../play.ts';
import { find } from '../store.ts';
import { Lost } from './lost.tsx';

type Opened = { table: Table; match: () => Match } | { why: string } | null;

/** Opens a kept match and sits down at its table. */
export function MatchScreen({ id }: { id: string }): JSX.Element {
  const opened = useSignal<Opened>(null);
  useEffect(() => {
    void find(id).then((kept) => {
      try {
        opened.value = kept === undefined ? { why: '' } : sitDown(kept);
      } catch (thrown) {
        if (!isProblem(thrown)) throw thrown;
        opened.value = { why: thrown.message };
      }
    });
  }, [id]);
  const now = opened.value;
  if (now === null) return <div class="room muster opening" />;
  return 'why' in now ? <Lost why={now.why} /> : <MusterRoom id={id} table={now.table} match={now.match} />;
}
