import { useEffect } from 'preact/hooks';
import type { Player } from '#table/table';
import { areColoured, type Colour, colourOf } from '../../../device/colours.ts';
import { murrine } from '../pieces/pieces.tsx';

/** Which murrina has which colour. */
const LOOKS: Readonly<Record<Colour, number>> = { green: 0, red: 1, blue: 2, gold: 3, violet: 4 };

/** The room in the colours that the people around it have chosen. */
export function Colours({ players }: { players: readonly Player[] }): null {
  useEffect(() => {
    if (!areColoured(players)) return undefined;
    const room = document.querySelector<HTMLElement>('.room.murano');
    const colours = players.map((_, seat) => colourOf(players, seat));
    for (const [seat, colour] of colours.entries()) {
      room?.style.setProperty(`--seat-${seat}`, `var(--of-${colour})`);
    }
    murrine.value = colours.map((colour) => LOOKS[colour]);
    return () => {
      murrine.value = [];
    };
  }, [players]);
  return null;
}
