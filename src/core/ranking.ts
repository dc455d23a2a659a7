import type { Seat } from './game.ts';

/** Seats in order of merit, best first; seats that compare equal share a place. */
export function ranking(seats: number, better: (a: Seat, b: Seat) => number): Seat[][] {
  const order = Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => better(a, b) || a - b);
  const places: Seat[][] = [];
  for (const seat of order) {
    const place = places.at(-1);
    if (place !== undefined && better(place[0], seat) === 0) place.push(seat);
    else places.push([seat]);
  }
  return places;
}
