import { signal } from '@preact/signals';
import { fingerprintOf } from '#core/pack';
import { HAS_SERVER } from '../address.ts';
import type { OfferedPack } from '../online/api.ts';

/** The boxes that the server offers, of all games; none before it has answered, or where there is none. */
export const offered = signal<readonly OfferedPack[]>([]);
let request: Promise<void> | null = null;

/** Asks the server once; a later look asks again where it could not be reached. */
export function askForPacks(): void {
  if (!HAS_SERVER) return;
  request ??= import('../online/api.ts').then(async ({ offeredPacks }) => {
    const answer = await offeredPacks();
    if ('value' in answer) offered.value = answer.value.packs;
    else request = null;
  });
}

/** The same facts have the same name everywhere: that of the server, and what tells them apart from all others. */
export function packName(game: string, text: string, otherwise: string): string {
  const known = offered.value.find((each) => each.game === game && each.text === text);
  return [known?.name ?? otherwise, `(${fingerprintOf(text)})`].filter((part) => part !== '').join(' ');
}
