import type { FastifyInstance } from 'fastify';
import * as routes from '#table/routes';
import { digestOf, newCode, newId, newKey } from '../players/keys.ts';
import { awaited, seatOf } from '../table/decider/state.ts';
import { leaving } from '../table/decider/leaving.ts';
import { bodyOf, nothing, playerOf, refusal } from './answers.ts';
import type { HttpEnv } from './env.ts';
import { summaryOf } from './summaries.ts';

const CODE_SECONDS = 600;
const MOST_TABLES = 50;
/** Of one player: whoever has more has lost the oldest. */
const MOST_DEVICES = 50;

/** Who somebody is: a name and a key, on as many devices as they like. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of routes: each stands for itself
export function playerRoutes(app: FastifyInstance, env: HttpEnv): void {
  const { store, chance, clock, tables, limit } = env;
  const publicOf = ({ id, name }: { id: string; name: string }): { id: string; name: string } => ({
    id,
    name,
  });

  app.post('/api/players', async (request) => {
    limit('players', request);
    const { name } = bodyOf(routes.NewPlayer, request);
    const key = newKey(chance);
    const player = { id: newId(chance), name, since: Math.floor(clock.now()) };
    await store.addPlayer(player, digestOf(key));
    return { key, player: publicOf(player) };
  });

  app.post('/api/players/claim', async (request) => {
    limit('codes', request);
    const { code } = bodyOf(routes.Claim, request);
    const key = newKey(chance);
    const id = await store.takeCode(digestOf(code), clock.now(), digestOf(key), MOST_DEVICES);
    const [player] = id === null ? [] : await store.players([id]);
    if (player === undefined) throw refusal('code');
    return { key, player: publicOf(player) };
  });

  app.post('/api/me/code', async (request) => {
    const player = await playerOf(store, request);
    limit('codes', request);
    const code = newCode(chance);
    await store.addCode(player.id, digestOf(code), clock.now() + CODE_SECONDS * 1000);
    return { code, seconds: CODE_SECONDS };
  });

  app.get('/api/me', async (request) => {
    const player = await playerOf(store, request);
    const mine = await store.tablesOf(player.id, MOST_TABLES);
    const lookAt = await tables.lookout(mine.map(({ table }) => table));
    const summaries = await Promise.all(
      mine.map(async ({ table, at }) => {
        const live = await lookAt(table).catch(() => null);
        const seat = live === null ? null : seatOf(live.state(), player.id);
        if (live === null || seat === null) return [];
        return [summaryOf(live, seat, awaited(live.state()).includes(seat), at)];
      }),
    );
    const list = summaries.flat().toSorted((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.at - a.at);
    return { player: publicOf(player), tables: list };
  });

  app.patch('/api/me', async (request) => {
    const player = await playerOf(store, request);
    limit('names', request);
    const { name } = bodyOf(routes.Renaming, request);
    await store.rename(player.id, name);
    await env.announce({ kind: 'renamed', player: player.id, name });
    return { id: player.id, name };
  });

  app.delete('/api/me/keys', async (request, reply) => {
    const player = await playerOf(store, request);
    const others = (await store.keysOf(player.id)).filter((key) => key !== player.key);
    // Nobody knows which browser is on which device: the one that stays asks again. First, so that whoever has to try again
    // still has keys to be told of.
    await store.dropPush(player.id, null);
    await store.dropKeys(player.id, player.key);
    await env.announce({ kind: 'revoked', keys: others });
    return nothing(reply);
  });

  app.get('/api/me/export', async (request) => {
    const player = await playerOf(store, request);
    limit('exports', request);
    const mine = await store.tablesOf(player.id, Number.MAX_SAFE_INTEGER);
    return {
      player: { ...publicOf(player), since: player.since },
      devices: (await store.keysOf(player.id)).length,
      push: (await store.pushOf(player.id)).map((text): string => JSON.parse(text).endpoint),
      tables: mine.map(({ table, seat }) => ({ table, seat })),
      chat: await store.chatOf(player.id),
      results: await store.resultsOf(player.id),
    };
  });

  app.delete('/api/me', async (request, reply) => {
    const player = await playerOf(store, request);
    const leave = leaving(player.id);
    for (const { table } of await store.tablesOf(player.id, Number.MAX_SAFE_INTEGER)) {
      const live = await tables.open(table).catch(() => null);
      await live?.happen(leave);
    }
    const keys = await store.keysOf(player.id);
    await store.removePlayer(player.id);
    await env.announce({ kind: 'revoked', keys });
    // Also of seats that were taken while all this went on.
    await env.announce({ kind: 'removed', player: player.id });
    return nothing(reply);
  });
}
