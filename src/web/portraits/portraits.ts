import { type Portrait, PORTRAITS } from '#table/terms';
import type { Player } from '#table/table';
import { addressInTurn } from '../art/image-address.ts';
import { settings } from '../settings.ts';

const isPortrait = (text: string | null | undefined): text is Portrait =>
  PORTRAITS.some((each) => each === text);

/** The portrait that whoever sits there has chosen; null: the room has one of its own for them. */
export function chosenAt(players: readonly Player[], seat: number): Portrait | null {
  const player = players[seat];
  if (player?.kind !== 'person') return null;
  const persons = players.filter(({ kind }) => kind === 'person').length;
  // Whoever is alone at this screen is called what the settings say, and looks as they say.
  const portrait = player.name === undefined && persons === 1 ? settings.value.portrait : player.portrait;
  return isPortrait(portrait) ? portrait : null;
}

/** The address of their picture before this ground; there is none until it was drawn. */
export const personAddress = (portrait: Portrait, ground: string): string | undefined =>
  addressInTurn(`person ${portrait} ${ground}`, async () => {
    const { personPicture } = await import('../art/people/people.ts');
    return personPicture(portrait, ground);
  });
