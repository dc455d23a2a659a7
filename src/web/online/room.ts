import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { bring, type GameRoom, isGame } from '../games.ts';

/** The room of a game; null until it has come, or where there is none. */
export function useRoom(game: string | undefined): GameRoom | null {
  const room = useSignal<GameRoom | null>(null);
  useEffect(() => {
    if (game === undefined || !isGame(game)) return;
    void bring(game).then((come) => (room.value = come));
  }, [game]);
  return room.value;
}
