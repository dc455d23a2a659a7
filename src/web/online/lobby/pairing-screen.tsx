import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isGame, titleOf } from '../../catalogue.ts';
import { go } from '../../route.ts';
import { Lost } from '../../screens/not-found.tsx';
import { Shell } from '../../screens/shell.tsx';
import type { Failure } from '../api.ts';
import { findSomebody } from './pairing.ts';
import { refusedText } from '../refusal-texts.ts';
import { useGameRoom } from '../table/use-game-room.ts';
import { o } from '../words.ts';

/** One press: a seat opposite somebody who waits, or a table at which the next one is waited for. */
export function PairingScreen({ game: id }: { game: string }): JSX.Element {
  const room = useGameRoom(id);
  const failure = useSignal<Failure | null>(null);
  const look = async (): Promise<void> => {
    if (room === null) return;
    failure.value = null;
    const answer = await findSomebody(room.game);
    if ('failure' in answer) failure.value = answer.failure;
    else go(`/table/${answer.value}`, 'replace');
  };
  useEffect(() => void look(), [room]);
  if (!isGame(id)) return <Lost />;
  const title = o('lobby.anybodyOf', { game: titleOf(id) });
  return (
    <Shell title={title}>
      <section class="page online">
        <h1>{title}</h1>
        {failure.value === null ? (
          <p class="lead" role="status">
            {o('open.looking')}
          </p>
        ) : (
          <p class="refused" role="alert">
            {refusedText(failure.value)}{' '}
            <button type="button" class="button small" onClick={() => void look()}>
              {o('open.again')}
            </button>
          </p>
        )}
      </section>
    </Shell>
  );
}
