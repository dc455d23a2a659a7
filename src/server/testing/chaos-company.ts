import { TableOpened } from '#table/routes';
import { accept, newPerson, openTable, want } from './client.ts';
import { type Wanderer, wanderer } from './wanderer.ts';

export interface ChaosTable {
  readonly table: string;
  readonly players: readonly Wanderer[];
}

/** Those who play together: two at one table, or four who gather for one deal and then go to their two tables. */
export interface ChaosCompany {
  readonly sittings: readonly ChaosTable[];
  readonly players: readonly Wanderer[];
  /** Of all of them. */
  readonly keys: readonly string[];
}

/** All of them at one table: each begins at another process. */
function seated(addresses: readonly string[], table: string, keys: readonly string[]): ChaosTable {
  const players = keys.map((key, seat) => {
    const from = seat % addresses.length;
    return wanderer([...addresses.slice(from), ...addresses.slice(0, from)], { table, key });
  });
  return { table, players };
}

const companyOf = (sittings: readonly ChaosTable[], keys: readonly string[]): ChaosCompany => ({
  sittings,
  players: sittings.flatMap(({ players }) => players),
  keys,
});

/** Those who gathered, at the tables that their deal went to. */
export function atTables(
  addresses: readonly string[],
  opened: readonly string[],
  keys: readonly string[],
): ChaosCompany {
  const size = keys.length / opened.length;
  const sittings = opened.map((table, at) =>
    seated(addresses, table, keys.slice(at * size, (at + 1) * size)),
  );
  return companyOf(sittings, keys);
}

const AGREEMENT = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;

export async function newCompany(addresses: readonly string[], isGathering: boolean): Promise<ChaosCompany> {
  const [here, there] = [addresses[0], addresses.at(-1)!];
  const keys: string[] = [];
  for (let each = 0; each < (isGathering ? 4 : 2); each += 1) {
    keys.push((await newPerson(each === 0 ? here : there, `Guest ${each}`)).key);
  }
  const [key] = keys;
  const open = { kind: 'open' };
  const body = {
    kind: 'mirror',
    tables: 2,
    game: 'murano',
    options: {},
    seats: [open, open],
    agreement: AGREEMENT,
  };
  const opened = isGathering
    ? await want(TableOpened, here, 'POST', '/api/gatherings', { key, body })
    : await openTable(here, key, { game: 'murano', seats: [{ kind: 'me' }, open] });
  for (const [at, { code }] of opened.invitations.entries()) await accept(there, keys[1 + at], code);
  return companyOf([seated(addresses, opened.table.id, keys)], keys);
}

export const hasEnded = (player: Wanderer): boolean => (player.sight()?.outcome ?? null) !== null;
export const isLed = (player: Wanderer): boolean => player.opened() !== null;
