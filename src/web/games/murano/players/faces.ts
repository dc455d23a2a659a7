import { useEffect } from 'preact/hooks';
import type { Player } from '#table/table';
import { nameOf } from '../../../bots/personas.ts';
import type * as drawings from '../art/portraits.ts';
import { murrine, portraits } from '../pieces/pieces.tsx';

/** Bots are people of the island, with faces of their own; they come when the table stands. People are murrine. */
export function Faces({ players }: { players: readonly Player[] }): null {
  const looks = murrine.value;
  useEffect(() => {
    let left = false;
    const show = (art: Pick<typeof drawings, 'portraitArt'>): void => {
      if (left) return;
      portraits.value = players.map((player, seat) => {
        if (player.kind !== 'bot') return undefined;
        // Where there are more of a level than names, they are told apart by a number.
        const [name = ''] = nameOf('murano', players, seat).split(' ');
        const look = looks[seat] ?? seat;
        const level = Number(player.level);
        return { name: `face ${name} ${look} ${level}`, draw: () => art.portraitArt(name, look, level) };
      });
    };
    // Without a network everybody keeps their murrina.
    import('../art/portraits.ts').then(show, () => undefined);
    return () => {
      left = true;
      portraits.value = [];
    };
  }, [players, looks]);
  return null;
}
