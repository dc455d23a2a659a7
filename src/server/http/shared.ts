import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as routes from '#table/routes';
import { digestOf } from '../players/keys.ts';
import { homeAddresses } from '../edge/lan.ts';
import type { LiveTable } from '../table/live-table.ts';
import { decideToFill } from '../table/decider/decide.ts';
import { type CodedTable, tableCodes } from '../tables/table-codes.ts';
import { bodyOf, isRouteReason, nothing, refusal } from './answers.ts';
import type { HttpEnv } from './env.ts';
import { sit, sitterOf } from './sitting.ts';
import { settled } from './tables.ts';

/** Nobody looks at a clock, and everybody is in the room. */
const AGREEMENT = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;

/** A screen for all in the room opens a table that it only watches; phones find it by its four letters. */
export function sharedRoutes(app: FastifyInstance, env: HttpEnv): void {
  const { store, tables, limit } = env;
  const codes = tableCodes(env.clock, env.chance);

  const codeOf = (coded: CodedTable): string => {
    const code = codes.codeOf(coded);
    if (code === null) throw refusal('full');
    return code;
  };
  const sharedTable = async (id: string): Promise<LiveTable> => {
    const live = await tables.open(id);
    if (live === null || live.state().header.shared !== true) throw refusal('no-table');
    return live;
  };
  const tableByCode = async (code: string, request: FastifyRequest): Promise<[LiveTable, CodedTable]> => {
    const coded = codes.find(code, request.ip);
    if (coded === 'too-fast') throw refusal('too-fast');
    if (coded === 'unknown') throw refusal('code');
    return [await sharedTable(coded.table), coded];
  };

  app.get('/api/shared', async () => ({ addresses: homeAddresses(networkInterfaces()) }));

  app.post('/api/shared/tables', async (request) => {
    limit('tables', request);
    if (!env.hasRoom()) throw refusal('full');
    const wanted = bodyOf(routes.NewSharedTable, request);
    const seats = Array.from({ length: wanted.seats }, () => 'open' as const);
    const { game, options } = settled({ ...wanted, seats }, env.gameOf);
    const opened = await tables.create({
      game,
      options,
      agreement: AGREEMENT,
      listed: false,
      isShared: true,
      host: 0,
      seats,
    });
    const code = codeOf({ table: opened.id, watch: opened.watch });
    return { table: (await sharedTable(opened.id)).info(), watch: opened.watch, code };
  });

  app.post('/api/shared/code', async (request) => {
    const { table, watch } = bodyOf(routes.WantTableCode, request);
    const live = await sharedTable(table);
    if (digestOf(watch) !== live.watch) throw refusal('no-table');
    return { code: codeOf({ table, watch }) };
  });

  app.post('/api/shared/look', async (request) => {
    const [live, { watch }] = await tableByCode(bodyOf(routes.SharedLook, request).code, request);
    return { table: live.info(), watch };
  });

  app.post('/api/shared/sit', async (request) => {
    const sitter = await sitterOf(store, request);
    limit('invitations', request);
    const { code, seat } = bodyOf(routes.SharedSit, request);
    const [live] = await tableByCode(code, request);
    return sit(live, sitter, seat);
  });

  app.post('/api/shared/fill', async (request, reply) => {
    limit('invitations', request);
    const { code, seat, level } = bodyOf(routes.SharedFill, request);
    const [live] = await tableByCode(code, request);
    const reason = await live.happen((state) => {
      const decision = decideToFill(state, seat, level);
      return 'event' in decision ? decision.event : decision.reason;
    });
    if (reason !== null) throw refusal(isRouteReason(reason) ? reason : 'not-now');
    return nothing(reply);
  });
}
