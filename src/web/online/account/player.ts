import { signal } from '@preact/signals';
import { storageName } from '../../address.ts';
import { storedFields } from '../../device/stored.ts';

/** Who somebody is on the server: a name, and a key that only this browser has. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

const PLACE = storageName('tavola.player');

function readStored(): Me | null {
  const player = storedFields<Me>(PLACE);
  return typeof player.key === 'string' && typeof player.name === 'string' ? (player as Me) : null;
}

export const me = signal<Me | null>(readStored());

export function remember(player: Me | null): void {
  me.value = player;
  try {
    if (player === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(player));
  } catch {
    // A browser that keeps nothing still plays, as long as the page is open.
  }
}

// Another tab may have introduced us, or deleted us.
addEventListener('storage', ({ key }) => {
  if (key === PLACE) me.value = readStored();
});
