import type { Player } from '#table/table';

/** What people around one screen are told apart by, besides their names. */
export const COLOURS = ['green', 'violet', 'blue', 'red', 'gold'] as const;
export type Colour = (typeof COLOURS)[number];

const isColour = (text: string | undefined): text is Colour =>
  (COLOURS as readonly (string | undefined)[]).includes(text);

/** Whether somebody has chosen one: otherwise a room has its own. */
export const areColoured = (players: readonly Player[]): boolean =>
  players.some((player) => player.kind === 'person' && player.colour !== undefined);

/** The colour of whoever sits there: their own, or the first that nobody else has chosen. */
export function colourOf(players: readonly Player[], seat: number): Colour {
  const chosen = players.map((player) => (player.kind === 'person' ? player.colour : undefined));
  const free = COLOURS.filter((each) => !chosen.includes(each));
  const before = chosen.slice(0, seat).filter((each) => each === undefined).length;
  const own = chosen[seat];
  return isColour(own) ? own : (free[before % free.length] ?? COLOURS[0]);
}

/** With this colour for whoever sits there; whoever had it takes the other's. */
export function coloured(players: readonly Player[], seat: number, colour: Colour): readonly Player[] {
  const before = colourOf(players, seat);
  const had = players.map((_, each) => colourOf(players, each));
  return players.map((player, each): Player => {
    if (player.kind === 'bot') return player;
    if (each === seat) return { ...player, colour };
    return had[each] === colour ? { ...player, colour: before } : player;
  });
}
