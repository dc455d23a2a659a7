import type { StoredTable } from '../../store/store.ts';
import { partsOf } from '../../table/decider/state.ts';
import type { SimulatedTable } from './episode.ts';
import type { Check } from './judge.ts';

/** Milliseconds after which everybody who is there has been led to their table. */
const LED = 12_000;

/** The deal of a gathering goes to its tables, each opened once, when all parts of it are open, and to no other. */
export const dealt: Check = ({ stored: { header, secret, log }, history, children }) => {
  if (header.gathering === undefined) return [];
  const named = log.flatMap(({ event }) => (event.kind === 'dealt' ? [event.tables] : []));
  const [opened = []] = named;
  const parts = partsOf(history.state);
  const isEarly = header.seats.some(({ kind }, seat) => kind === 'person' && parts.nonces[seat] === null);
  const own = JSON.stringify(sharedParts(parts));
  return [
    ...((named.length > 0 || children.length > 0) && isEarly
      ? ['a deal was made before all parts of it were open']
      : []),
    ...(named.length > 1 ? ['a deal was made twice'] : []),
    ...(named.length > 0 && opened.length !== header.gathering.tables
      ? ['a deal has another number of tables']
      : []),
    ...opened
      .filter(
        (id, number) =>
          !children.some((each) => each.header.id === id && each.header.dealt!.number === number),
      )
      .map((id) => `a deal went to ${id}, which is none of its tables`),
    ...children.flatMap((child) => {
      const { id } = child.header;
      return [
        ...(named.length > 0 && !opened.includes(id)
          ? [`${id} was opened, and the deal did not go there`]
          : []),
        ...(child.secret !== secret || JSON.stringify(sharedParts(child.header.dealt!)) !== own
          ? [`${id} has another deal`]
          : []),
      ];
    }),
  ];
};

const sharedParts = ({ digests, nonces, withdrawn }: ReturnType<typeof partsOf>): unknown => [
  digests,
  nonces,
  withdrawn,
];

/** Whoever is where people gathered is led to the tables, and all to the same. */
export const led: Check = ({ company, stored: { header }, history, world, healedAt }) => {
  const since = world.now() - LED;
  if (header.gathering === undefined || Math.max(history.overAt, healedAt) > since) return [];
  const named = JSON.stringify(history.state.opened);
  return company.players
    .filter((player) => player.lives.some(({ from, to }) => from <= since && to === Infinity))
    .filter((player) => JSON.stringify(player.table()!.gathering?.opened) !== named)
    .map(({ seat }) => `${seat} has gathered, and was not led to a table`);
};

/** Nobody who may sit at another table with the same deal is shown a table of it before all of them are over. */
export const unseen: Check = ({ company, stored: { header }, siblings }) => {
  if (header.dealt === undefined) return [];
  const last = Math.max(0, ...siblings.map((each) => each.overAt));
  return (company.spied ?? [])
    .filter((at) => at < last)
    .map((at) => `somebody was shown the table at ${at}, and its deal was played elsewhere until ${last}`);
};

/** Rematches that nobody wished for, or more than one. Those who had the same deal gather again if those of one table wish for it. */
export function surplus(tables: readonly StoredTable[], companies: readonly SimulatedTable[]): string[] {
  const isOwn = (id: string): boolean => companies.some((each) => each.id === id);
  // The tables of a deal are judged with where people gathered for it.
  const rematches = tables.filter(({ header }) => !isOwn(header.id) && header.dealt === undefined);
  const isShared = (id: string): boolean =>
    tables.some(({ header }) => header.id === id && (header.gathering ?? header.dealt) !== undefined);
  return companies.flatMap(({ id, players, wantsRematch }) => {
    const sat = ({ log }: StoredTable): boolean =>
      log.some(({ event }) => event.kind === 'sit' && players.some((player) => player.id === event.player));
    const opened = rematches.filter(sat).length;
    const most = wantsRematch || isShared(id) ? 1 : 0;
    return opened > most ? [`${opened} rematches of ${id} were opened`] : [];
  });
}
