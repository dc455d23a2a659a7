import type { FastifyInstance, InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { type Ear, type QuietHouse, quietHouse } from '../../src/server/testing/house.ts';
import { partOf } from '../../src/server/testing/parts.ts';
import { houseRoutes } from '../../src/server/testing/routes-app.ts';
import { wordsOf } from '../../src/server/testing/walk.ts';

/** What was asked for and is not answered yet. */
function pendingWork() {
  const pending = new Set<Promise<unknown>>();
  return {
    during<T>(work: Promise<T>): Promise<T> {
      pending.add(work);
      void work.finally(() => pending.delete(work));
      return work;
    },
    async settled(): Promise<void> {
      for (let turn = 0; turn < 8 || pending.size > 0; turn += 1) {
        await Promise.allSettled(pending);
        await new Promise(setImmediate);
      }
    },
  };
}
type Work = ReturnType<typeof pendingWork>;

/** The socket of a browser, with the server at its other end. */
const socketTo = (house: QuietHouse, { during }: Work) =>
  class extends EventTarget {
    static readonly OPEN = 1;
    readonly readyState = 1;
    readonly #ear: Promise<Ear>;
    constructor() {
      super();
      const tell = (data: string): void => void this.dispatchEvent(new MessageEvent('message', { data }));
      this.#ear = during(house.connect(undefined, tell));
      void this.#ear.then(() => this.dispatchEvent(new Event('open')));
    }
    send(text: string): void {
      void during(this.#ear.then((ear) => ear.say(text)));
    }
    close(): void {
      void this.#ear.then(({ session }) => session.closed());
    }
  };

/** Somebody else far away, with a device of their own and no page. */
export interface FarPlayer {
  call<T>(route: string, payload?: object): Promise<T>;
  /** Comes to a table. */
  come(table: string): Promise<void>;
  say(request: object): Promise<void>;
  /** The same of what is not answered. */
  tell(message: object): Promise<void>;
  /** Takes part in the deal on this seat. */
  bind(table: string, seat: number): Promise<void>;
  /** Plays one of the legal actions. */
  play(table: string, seat: number): Promise<void>;
  leave(): void;
}

type Inject = (method: string, url: string, headers: object, payload?: string | object) => Promise<Answer>;
type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

let requests = 0;

function deviceOf(key: string, house: QuietHouse, inject: Inject, { during, settled }: Work): FarPlayer {
  let ear: Ear | null = null;
  const tell = async (message: object): Promise<void> => {
    await during(ear!.say(message));
    await settled();
  };
  const say = (request: object): Promise<void> => tell({ id: `s${(requests += 1)}`, ...request });
  return {
    say,
    tell,
    async call<T>(route: string, payload?: object) {
      const [method = '', url = ''] = route.split(' ');
      const { body } = await inject(method, url, { authorization: `Bearer ${key}` }, payload);
      return (body === '' ? null : JSON.parse(body)) as T;
    },
    async come(table) {
      ear = await during(house.connect({ table, key }));
      await settled();
    },
    async bind(table, seat) {
      const { digest, nonce } = partOf(table, seat);
      await say({ type: 'digest', digest });
      await say({ type: 'nonce', nonce });
    },
    async play(table, seat) {
      const now = (await house.live(table)).state();
      const words = wordsOf(now, seat);
      if (words.length === 0) throw new Error(`it is not the turn of seat ${seat}`);
      await say({ type: 'move', after: now.seq, word: words[now.seq % words.length] });
    },
    leave: () => ear?.session.closed(),
  };
}

/** A server for a page without a browser: its routes and its sockets, and a clock that stands still. */
export function farHouse() {
  const house = quietHouse({ start: { seed: 'an evening far apart' } });
  const { tables, clock } = house;
  const app = houseRoutes(house);
  const work = pendingWork();
  const network = { isDown: false };
  const inject: Inject = (method, url, headers, payload) => {
    const request = { method, url, headers, ...(payload !== undefined && { payload }) } as InjectOptions;
    return work.during(Promise.resolve(app.inject(request)));
  };
  return {
    start: clock.now(),
    /** The page reaches it, or not. */
    network,
    settled: work.settled,
    /** Whose turn it is. */
    async mover(table: string): Promise<number> {
      const { match } = (await tables.open(table))!.state();
      return match!.game.toAct(match!.state)[0] ?? -1;
    },
    /** What the page asks for is answered here; drawings as before. */
    serve(): void {
      const drawn = fetch;
      vi.stubGlobal('WebSocket', socketTo(house, work));
      vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
        if (!address.startsWith('/api/')) return drawn(address, init);
        if (network.isDown) throw new TypeError('no network');
        const { method = 'GET', headers = {}, body } = init;
        const { statusCode, body: text } = await inject(method, address, headers, body as string);
        return new Response(statusCode === 204 ? null : text, { status: statusCode });
      });
    },
    async somebody(name: string): Promise<FarPlayer> {
      const { body } = await inject('POST', '/api/players', {}, { name });
      return deviceOf((JSON.parse(body) as { key: string }).key, house, inject, work);
    },
  };
}
