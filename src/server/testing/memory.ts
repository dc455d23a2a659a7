import { problem } from '#core/problem';
import { decidedOn, headWith, NO_HEAD } from '../store/rows.ts';
import type { Index, Store, TableToStore } from '../store/store.ts';
import { emptyMemory, type MemoryTables } from './memory-tables.ts';

/** A store for tests that play very many tables; it keeps the same contract as the real one. */
// oxlint-disable-next-line eslint/max-lines-per-function -- the contract of a store method by method, a few lines each, over one set of maps
export function memoryStore(memory: MemoryTables = emptyMemory()): Store {
  const { players, keys, codes, push, results, tables, invitations, chat, settings, outages } = memory;
  const tableWith = (id: string) => {
    const table = tables.get(id);
    if (table === undefined) throw problem('no-table', id);
    return table;
  };
  const voidInvitations = (id: string, seatIsTaken: (seat: number) => boolean): void => {
    for (const [digest, { table, seat }] of invitations) {
      if (table === id && seatIsTaken(seat)) invitations.delete(digest);
    }
  };
  const listed = (wanted: (index: Index) => boolean, most: number) =>
    [...tables.entries()]
      .filter(([, { index }]) => wanted(index))
      .toSorted(([, one], [, other]) => other.at - one.at)
      .map(([table, { at, index }]) => ({ table, at, over: index.phase === 'over' }))
      .toSorted((one, other) => Number(one.over) - Number(other.over))
      .map(({ table, at }) => ({ table, at }))
      .slice(0, most);
  const add = ({ header, secret, watch, invitations: invited, events, index }: TableToStore): void => {
    const head = events.reduce((before, entry) => headWith(before, header.id, entry), NO_HEAD);
    tables.set(header.id, { header, secret, watch, log: events, head, index, at: events.at(-1)?.at ?? 0 });
    for (const { seat, digest } of invited) invitations.set(digest, { table: header.id, seat });
  };
  const remove = (player: string): void => {
    players.delete(player);
    push.delete(player);
    for (const [key, each] of results) if (each.player === player) results.delete(key);
    for (const [key, each] of keys) if (each === player) keys.delete(key);
    for (const [key, each] of codes) if (each.player === player) codes.delete(key);
    for (const [id, lines] of chat) {
      const unsaid = { text: null, emote: null, at: 0 };
      chat.set(
        id,
        lines.map((each) =>
          each.player === player ? { ...each, player: '', line: { ...each.line, ...unsaid } } : each,
        ),
      );
    }
    for (const table of tables.values()) {
      const left = table.index.players.map((each) => (each === player ? null : each));
      table.index = { ...table.index, players: left };
    }
  };
  return {
    addPlayer: async (player, key) => {
      players.set(player.id, player);
      keys.set(key, player.id);
    },
    playerByKey: async (key) => players.get(keys.get(key) ?? '') ?? null,
    players: async (ids) => ids.flatMap((id) => players.get(id) ?? []),
    rename: async (id, name) => void players.set(id, { ...players.get(id)!, name }),
    keysOf: async (player) => [...keys].filter(([, each]) => each === player).map(([key]) => key),
    dropKeys: async (player, except) => {
      for (const [key, each] of keys) if (each === player && key !== except) keys.delete(key);
      for (const [code, each] of codes) if (each.player === player) codes.delete(code);
    },
    addCode: async (player, code, until) => {
      if (!players.has(player)) return;
      for (const [key, each] of codes) if (each.player === player) codes.delete(key);
      codes.set(code, { player, until });
    },
    takeCode: async (code, now, key, most) => {
      const known = codes.get(code);
      codes.delete(code);
      if (known === undefined || known.until < now) return null;
      const { player } = known;
      keys.set(key, player);
      const own = [...keys].filter(([, owner]) => owner === player).map(([each]) => each);
      for (const old of own.slice(0, -most)) keys.delete(old);
      return player;
    },
    removePlayer: async (player) => remove(player),
    removeGuests: async (before, most) => {
      const seated = new Set([...tables.values()].flatMap(({ index }) => index.players));
      const gone = [...players.values()].filter(({ id, since }) => since < before && !seated.has(id));
      for (const { id } of gone.slice(0, most)) remove(id);
      return Math.min(gone.length, most);
    },
    setPush: async (player, subscription, most) => {
      const known = new Set([...(push.get(player) ?? []), subscription]);
      if (players.has(player)) push.set(player, new Set([...known].slice(-most)));
    },
    pushOf: async (player) => [...(push.get(player) ?? [])],
    dropPush: async (player, subscription) => {
      if (subscription === null) push.delete(player);
      else push.get(player)?.delete(subscription);
    },
    addResult: async (player, { day, what, result }) => {
      const key = `${player} ${day} ${what}`;
      if (players.has(player) && !results.has(key)) results.set(key, { player, day, what, result });
    },
    resultsOn: async (day) => {
      const entries = [...results.values()].filter((each) => each.day === day);
      const alike = Map.groupBy(entries, ({ what, result }) => `${what} ${String(result).padStart(4, '0')}`);
      return [...alike]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, [{ what, result }, ...others]]) => ({ what, result, count: others.length + 1 }));
    },
    resultsOf: async (player) =>
      [...results.values()]
        .filter((each) => each.player === player)
        .map(({ day, what, result }) => ({ day, what, result }))
        .toSorted((a, b) => a.day - b.day || (a.what < b.what ? -1 : 1)),
    dropResults: async (before) => {
      for (const [key, { day }] of results) if (day < before) results.delete(key);
    },
    addTable: async (table) => {
      if (tables.has(table.header.id)) throw problem('storage', 'there is such a table already');
      add(table);
    },
    table: async (id) => {
      const table = tables.get(id);
      if (table === undefined) return null;
      const { header, secret, watch, log, head, index } = table;
      return { header, secret, watch, log, head, index };
    },
    append: async (id, entry, index) => {
      const table = tableWith(id);
      const { request } = entry;
      const known = table.log.some(
        (each) => request !== null && each.request?.seat === request.seat && each.request.id === request.id,
      );
      const { head } = table;
      const isBehind = entry.seq === table.log.length + 1 && (decidedOn(entry) ?? head) === head;
      if (known || !isBehind) return 'taken';
      const { seq, at, event } = entry;
      const log = [...table.log, { seq, at, event, request }];
      tables.set(id, { ...table, log, head: headWith(head, id, entry), index, at });
      voidInvitations(id, (seat) => index.players[seat] !== null);
      return 'kept';
    },
    mend: async (id, seq, index) => {
      if (tableWith(id).log.length === seq) tables.set(id, { ...tableWith(id), index });
    },
    invitation: async (digest) => invitations.get(digest) ?? null,
    invite: async (table, seat, digest) => {
      voidInvitations(table, (each) => each === seat);
      invitations.set(digest, { table, seat });
    },
    tablesOf: async (player, most) =>
      listed((index) => index.players.includes(player), most).map((each) => ({
        ...each,
        seat: tables.get(each.table)!.index.players.indexOf(player),
      })),
    openTables: async (most) => listed((index) => index.open, most),
    dueTables: async (now, most) =>
      [...tables]
        .flatMap(([id, { index }]) => (index.due === null || index.due > now ? [] : [{ id, due: index.due }]))
        .toSorted((one, other) => one.due - other.due)
        .map(({ id }) => id)
        .slice(0, most),
    finishedTables: async (before, most) =>
      [...tables]
        .filter(([, { index, at }]) => index.phase === 'over' && at < before)
        .toSorted(([, one], [, other]) => one.at - other.at)
        .map(([id]) => id)
        .slice(0, most),
    standing: async (id) => {
      const table = tables.get(id);
      return table === undefined ? null : { phase: table.index.phase, length: table.log.length };
    },
    removeTable: async (id) => {
      if (tables.get(id)?.index.phase !== 'over') return;
      tables.delete(id);
      chat.delete(id);
      voidInvitations(id, () => true);
    },
    addChat: async (id, line, player, request, most) => {
      const lines = chat.get(id) ?? [];
      const known = lines.find((each) => each.request === request && each.line.seat === line.seat);
      if (known !== undefined) return { number: known.line.number, again: true };
      const number = (lines.at(-1)?.line.number ?? 0) + 1;
      chat.set(id, [...lines, { line: { number, ...line }, player, request }].slice(-most));
      return { number, again: false };
    },
    saidBefore: async (id, seat, request) =>
      (chat.get(id) ?? []).find((each) => each.request === request && each.line.seat === seat)?.player ??
      null,
    chat: async (id, most) =>
      (chat.get(id) ?? [])
        .map(({ line }) => line)
        .filter(({ text, emote }) => text !== null || emote !== null)
        .slice(-most),
    chatOf: async (player) =>
      [...chat]
        .flatMap(([table, lines]) =>
          lines
            .filter((each) => each.player === player)
            .map(({ line: { at, text } }) => ({ table, at, text })),
        )
        .toSorted((one, other) => one.at - other.at),
    setting: async (name) => settings.get(name) ?? null,
    set: async (name, value) => void settings.set(name, value),
    newest: async () =>
      [...tables.values()].reduce<number | null>((last, { at }) => Math.max(last ?? at, at), null),
    addOutage: async (from, to) => {
      const known = outages.findIndex((each) => each.from === from);
      if (known < 0) outages.push({ from, to });
      else outages[known] = { from, to: Math.max(to, outages[known].to) };
    },
    outages: async (since) =>
      outages.filter(({ to }) => to > since).toSorted((one, other) => one.from - other.from),
    shared: null,
    roomLeft: () => Infinity,
    backup: () => Promise.reject(new Error('there is nothing to copy')),
    close: () => Promise.resolve(),
  };
}
