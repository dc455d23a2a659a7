import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { AnyGame } from '#core/game';
import { gameOf } from '#games/index';
import type { Agreement } from '#table/table-info';
import { accept, newPerson, openTable, type Person } from '../../src/server/testing/client.ts';

/** Somebody at the table that is attacked: on a seat, a spectator, or a stranger who never says hello. */
export type Role = number | 'spectator' | 'stranger';

/** A table that is attacked, and everything that is needed to judge afterwards what happened at it. */
export interface Prey {
  readonly table: string;
  readonly watch: string;
  readonly game: AnyGame;
  readonly people: readonly Person[];
  /** Texts that nobody may ever be sent over a socket. */
  readonly secrets: readonly string[];
  /** The types of requests that a seat sent under an id, with a space between them. */
  readonly sent: readonly Map<string, string>[];
  /** Promises: which seat was told that which id lies where in the log. */
  readonly promised: { readonly seat: number; readonly id: string; readonly seq: number }[];
  /** Digests of views by who was shown them and when. */
  readonly shown: Map<string, string>;
  readonly ids: string[];
  over: boolean;
}

export const digestOfView = (view: unknown): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 16);

export const shownKey = (role: Role, seq: number): string => `${role} ${seq}`;

/** With clocks that run out while it is attacked, and without. */
const AGREEMENTS: readonly Agreement[] = [
  { pace: { kind: 'live', minutes: 1, increment: 2 }, away: null, timeout: 'bot' },
  { pace: { kind: 'live', minutes: 1, increment: 0 }, away: null, timeout: 'lose' },
  { pace: { kind: 'days', days: 1 }, away: null, timeout: 'bot' },
  { pace: { kind: 'free' }, away: null, timeout: 'bot' },
];
let opens = 0;

export async function newPrey(address: string, data: string, gameId: string, seats: number): Promise<Prey> {
  const url = `http://${address}`;
  const people = await Promise.all(
    Array.from({ length: seats }, (_, seat) => newPerson(url, `Guest ${seat}`)),
  );
  const places = people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const agreement = AGREEMENTS[(opens += 1) % AGREEMENTS.length];
  const opened = await openTable(url, people[0].key, { game: gameId, seats: places, agreement });
  for (const { seat, code } of opened.invitations) await accept(url, people[seat].key, code);
  const { id: table } = opened.table;
  const keys = people.flatMap(({ key, player }) => [key, player.id]);
  return {
    table,
    watch: opened.watch,
    game: gameOf(gameId)!,
    people,
    secrets: [secretOf(data, table), opened.watch, ...opened.invitations.map(({ code }) => code), ...keys],
    sent: people.map(() => new Map()),
    promised: [],
    shown: new Map(),
    ids: [],
    over: false,
  };
}

/** The server's part of the seed, read behind its back. */
function secretOf(data: string, table: string): string {
  const database = new DatabaseSync(join(data, 'tavola.db'), { readOnly: true });
  const row = database.prepare('select secret from secrets where id = ?').get(table);
  database.close();
  return row!['secret'] as string;
}
