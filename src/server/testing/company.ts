import type * as v from 'valibot';
import type { TableOpened } from '#table/routes';
import { accept, connect, getReady, type Guest, newPerson, openTable, type Person } from './client.ts';

export interface Company {
  readonly url: string;
  readonly table: string;
  readonly opened: v.InferOutput<typeof TableOpened>;
  readonly people: readonly Person[];
  /** One for each seat of a person, in the order of the seats. */
  readonly guests: Guest[];
  watcher(): Promise<Guest>;
  /** A new connection for a seat. */
  again(seat: number): Promise<Guest>;
  leave(): Promise<void>;
}

type Wanted = Omit<Parameters<typeof openTable>[2], 'seats'> & {
  readonly people: number;
  readonly bots?: number;
  readonly ready?: boolean;
};

/** People who sit at a table of their own, connected, and (unless they are not to be) in a match that has begun. */
export async function company(
  url: string,
  { people: count, bots = 0, ready = true, ...table }: Wanted,
): Promise<Company> {
  const people = await Promise.all(
    Array.from({ length: count }, (_, seat) => newPerson(url, `Guest ${seat}`)),
  );
  const seats = [
    ...people.map((_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'open' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: '1' })),
  ];
  const opened = await openTable(url, people[0].key, { ...table, seats });
  const { id } = opened.table;
  for (const { seat, code } of opened.invitations) await accept(url, people[seat].key, code);
  const guests = await Promise.all(people.map(({ key }) => connect(url, { table: id, key })));
  if (ready) {
    await Promise.all(guests.map(getReady));
    await Promise.all(guests.map((guest) => guest.until(() => guest.sight() !== null)));
  }
  return {
    url,
    table: id,
    opened,
    people,
    guests,
    watcher: () => connect(url, { table: id, watch: opened.watch }),
    again: (seat) => connect(url, { table: id, key: people[seat].key }),
    leave: async () => void (await Promise.all(guests.map((guest) => guest.close()))),
  };
}

/** The guest who is to act, the others, and a legal word. */
export function atTurn({ guests }: Pick<Company, 'guests'>): {
  actor: Guest;
  others: Guest[];
  word: string;
  seq: number;
} {
  const actor = guests.find((guest) => guest.sight()!.toAct.includes(guest.seat()!))!;
  const { seq } = actor.sight()!;
  return { actor, others: guests.filter((guest) => guest !== actor), word: actor.words()[0], seq };
}
