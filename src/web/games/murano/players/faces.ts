import { useEffect } from 'preact/hooks';
import type { Player } from '#table/table';
import { address } from '../../../art/image-address.ts';
import { nameOf } from '../../../bots/personas.ts';
import { enqueueTask } from '../../../motion/task-queue.ts';
import type * as drawings from '../art/portraits.ts';
import { murrine, portraits } from '../pieces/pieces.tsx';

/** Bots are people of the island, with faces of their own; they come when the table stands. People are murrine. */
export function Faces({ players }: { players: readonly Player[] }): null {
  const looks = murrine.value;
  useEffect(() => {
    let left = false;
    const show = (art: Pick<typeof drawings, 'portraitArt'>): void => {
      for (const [seat, player] of players.entries()) {
        if (player.kind !== 'bot') continue;
        // Where there are more of a level than names, they are told apart by a number.
        const [name = ''] = nameOf('murano', players, seat).split(' ');
        const look = looks[seat] ?? seat;
        const level = Number(player.level);
        enqueueTask(() => {
          const face = address(`murano face ${name} ${look} ${level}`, () =>
            art.portraitArt(name, look, level),
          );
          const picture = new Image();
          picture.src = face;
          // Before it can be painted there would be nothing in its place.
          picture.decode().then(
            () => {
              if (!left) portraits.value = players.map((_, at) => (at === seat ? face : portraits.value[at]));
            },
            () => undefined,
          );
        });
      }
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
