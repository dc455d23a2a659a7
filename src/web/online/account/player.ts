import { signal } from '@preact/signals';
import { storageName } from '../../address.ts';
import { isObject, readStored, writeStored } from '../../device/stored.ts';

/** Who somebody is on the server: a name, and a key that only this browser has. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

const PLACE = storageName('tavola.player');

const isMe = (value: unknown): value is Me =>
  isObject(value) && typeof value['key'] === 'string' && typeof value['name'] === 'string';
const storedMe = (): Me | null => readStored(PLACE, isMe);

export const me = signal<Me | null>(storedMe());

export function remember(player: Me | null): void {
  me.value = player;
  writeStored(PLACE, player);
}

// Another tab may have introduced us, or deleted us.
addEventListener('storage', ({ key }) => {
  if (key === PLACE) me.value = storedMe();
});
