import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGame } from '../../catalogue.ts';
import type { GameRoom } from '../../game-ui.ts';
import { bring } from '../../rooms.ts';

/** The room of a game; null until it has come, or where there is none. A match has the one of the rules it began with. */
export function useGameRoom(game: string | undefined, version?: number): GameRoom | null {
  const room = useSignal<GameRoom | null>(null);
  useEffect(() => {
    if (game === undefined || !isGame(game)) return;
    void bring(game, version).then((come) => (room.value = come));
  }, [game, version]);
  return room.value;
}
