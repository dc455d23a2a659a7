import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hold, type Holding } from '../../device/tab-lock.ts';
import { Later, type Load } from '../../later.tsx';

/** What is on the table of a match, in the one tab that plays it; any other says where that is. */
export function Held({ id, children }: { id: string; children: ComponentChildren }): JSX.Element {
  const here = useSignal<boolean | null>(null);
  const holding = useRef<Holding | null>(null);
  useEffect(() => {
    holding.current = hold(id, (now) => {
      here.value = now;
    });
    return () => holding.current?.leave();
  }, [id]);
  if (here.value === null) return <div class="room opening" />;
  return here.value ? <>{children}</> : <Later load={elsewhere} take={() => holding.current?.take()} />;
}

const elsewhere: Load<{ take: () => void }> = async () => (await import('./elsewhere.tsx')).Elsewhere;
