import { useEffect } from 'preact/hooks';
import type { Player } from '#table/table';
import { address } from '../../../art/image-address.ts';
import { nameOf } from '../../../bots/personas.ts';
import { enqueueTask } from '../../../motion/task-queue.ts';
import type * as drawings from '../art/portraits.ts';
import { chosenAt } from '../../../portraits/portraits.ts';
import { murrine, portraits } from '../pieces/pieces.tsx';

/**
 * Bots are people of the island, with faces of their own; they come when the table stands. People are murrine, or have the
 * portraits they have chosen.
 */
export function Faces({ players }: { players: readonly Player[] }): null {
  const looks = murrine.value;
  useEffect(() => {
    let left = false;
    const showAt = (seat: number, name: string, draw: () => string): void =>
      void enqueueTask(() => {
        if (left) return;
        const face = address(`murano face ${name}`, draw);
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
    const show = (art: Pick<typeof drawings, 'personArt' | 'portraitArt'>): void => {
      for (const [seat, player] of players.entries()) {
        const look = looks[seat] ?? seat;
        const chosen = chosenAt(players, seat);
        if (player.kind === 'bot') {
          // Where there are more of a level than names, they are told apart by a number.
          const [name = ''] = nameOf('murano', players, seat).split(' ');
          const level = Number(player.level);
          showAt(seat, `${name} ${look} ${level}`, () => art.portraitArt(name, look, level));
        } else if (chosen !== null) showAt(seat, `${chosen} ${look}`, () => art.personArt(chosen, look));
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
