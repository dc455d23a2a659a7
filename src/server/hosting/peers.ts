import { codeOf } from '#core/problem';
import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Session, Transport } from '../connection/session.ts';
import type { Metrics } from '../metrics.ts';
import type { Peer } from './hosting.ts';
import type { RemotePresence } from './others.ts';
import type { Spent } from './spending.ts';
import { HASTE, strangers } from './strangers.ts';

/** A request of somebody outside that another process passes on. */
export interface PassedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly address: string;
}
export interface PassedAnswer {
  readonly status: number;
  readonly body: string;
}

interface PeersEnv {
  readonly key: string;
  /** Where to listen, and what others are told; null: some port of this machine. */
  readonly url: string | null;
  begin(transport: Transport): Session;
  answer(request: PassedRequest): Promise<PassedAnswer>;
  presence(tables: readonly string[]): Readonly<Record<string, RemotePresence>>;
  /** What this process has counted. */
  figures: Metrics['figures'];
  /** What addresses have used of their budgets elsewhere. */
  spent(spent: Spent): void;
}

export interface Peers {
  readonly url: string;
  /** How many connections of others are served here. */
  readonly size: number;
  pass(peer: Peer, request: PassedRequest): Promise<PassedAnswer>;
  presence(peer: Peer, tables: readonly string[]): Promise<Readonly<Record<string, RemotePresence>>>;
  figures(peer: Peer): ReturnType<Metrics['figures']>;
  spent(peer: Peer, spent: Spent): Promise<void>;
  /** A connection that speaks for somebody here; `silent`: nobody answers, `refused`: nobody is there. */
  connect(peer: Peer, ends: RelayEnds): Promise<Relay | 'silent' | 'refused'>;
  /** Ends the connections to a process that does not live any more. */
  drop(process: string): void;
  close(): Promise<void>;
}

export interface Relay {
  send(text: string): void;
  close(): void;
}
export interface RelayEnds {
  heard(text: string): void;
  closed(): void;
}

/** Milliseconds in which a process that lives has answered. */
const PATIENCE = 1500;
const LONGEST = 64 * 1024;
/**
 * How often whoever passes a connection on is asked for a sign of life. A machine that has lost its power says nothing more,
 * and those who came by way of it would sit at their tables for ever.
 */
export const PULSE = 10_000;
const MAY_FAIL = (): undefined => undefined;

/** How processes speak to each other: an address of their own, which nobody outside has to reach, and a key from the database. */
export async function peersOf(env: PeersEnv): Promise<Peers> {
  const authorization = `Bearer ${env.key}`;
  const isPeer = ({ headers }: IncomingMessage): boolean => {
    const [actual, expected] = [headers.authorization ?? '', authorization].map((each) => Buffer.from(each));
    return actual!.length === expected!.length && timingSafeEqual(actual!, expected!);
  };
  const server = createServer(HASTE, (request, response) => {
    void answerPeer(env, isKnown(request), request, response).catch(() => response.destroy());
  });
  const admit = strangers(server);
  const isKnown = (request: IncomingMessage): boolean => {
    if (!isPeer(request)) return false;
    admit(request.socket);
    return true;
  };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', MAY_FAIL);
    if (!isKnown(request)) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, (line) => serve(line, env.begin));
  });
  const relays = new Map<string, Set<WebSocket>>();
  const wanted = env.url === null ? null : new URL(env.url);
  server.listen(Number(wanted?.port ?? 0), wanted?.hostname.replaceAll(/[[\]]/gu, '') ?? '127.0.0.1');
  await once(server, 'listening');
  const ask = async (peer: Peer, path: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(`${peer.url}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(8 * PATIENCE),
    });
    return answer.json();
  };
  return {
    url: env.url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get size() {
      return sockets.clients.size;
    },
    pass: async (peer, request) => (await ask(peer, '/request', request)) as PassedAnswer,
    presence: async (peer, tables) =>
      (await ask(peer, '/presence', { tables })) as Readonly<Record<string, RemotePresence>>,
    figures: async (peer) => (await ask(peer, '/figures', null)) as Awaited<ReturnType<Metrics['figures']>>,
    spent: async (peer, spent) => void (await ask(peer, '/spent', spent)),
    async connect(peer, ends) {
      const line = await lineTo(peer, authorization);
      if (typeof line === 'string') return line;
      const theirs = relays.get(peer.id) ?? new Set();
      relays.set(peer.id, theirs.add(line));
      line.on('message', (data) => ends.heard(textIn(data)));
      line.on('close', () => {
        theirs.delete(line);
        ends.closed();
      });
      return { send: (text) => line.send(text), close: () => line.close() };
    },
    drop(process) {
      for (const line of relays.get(process) ?? []) line.terminate();
      relays.delete(process);
    },
    async close() {
      for (const line of sockets.clients) line.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answerPeer(
  env: PeersEnv,
  isPeer: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '', method } = request;
  if (!isPeer || method !== 'POST') {
    response.writeHead(404, { connection: 'close' }).end();
    return;
  }
  const answers: Readonly<Record<string, (body: never) => unknown>> = {
    '/request': env.answer,
    '/presence': ({ tables }: { tables: readonly string[] }) => env.presence(tables),
    '/figures': env.figures,
    '/spent'(spent: Spent) {
      env.spent(spent);
      return null;
    },
  };
  const body = JSON.parse(await textOf(request)) as never;
  const answer = await answers[url]!(body);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

/** Somebody who is connected to another process. */
function serve(line: WebSocket, begin: PeersEnv['begin']): void {
  const session = begin({
    send: (text) => line.send(text),
    buffered: () => line.bufferedAmount,
    close: (code) => line.close(code),
    turn: () => Promise.resolve(),
  });
  let isHeard = true;
  const pulse = setInterval(() => {
    if (!isHeard) return line.terminate();
    isHeard = false;
    return line.ping();
  }, PULSE).unref();
  line.on('pong', () => (isHeard = true));
  line.on('message', (data) => void session.receive(textIn(data)));
  line.on('close', () => {
    clearInterval(pulse);
    session.closed();
  });
  line.on('error', MAY_FAIL);
}

async function lineTo(peer: Peer, authorization: string): Promise<WebSocket | 'silent' | 'refused'> {
  const line = new WebSocket(`${peer.url.replace(/^http/u, 'ws')}/socket`, {
    headers: { authorization },
    handshakeTimeout: PATIENCE,
    perMessageDeflate: false,
  });
  let why: 'silent' | 'refused' = 'silent';
  line.on('error', (thrown) => {
    if (isRefusal(thrown)) why = 'refused';
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    line.once('open', () => resolve(true));
    line.once('close', () => resolve(false));
  });
  return isOpen ? line : why;
}

/** There is no such process any more. */
export const isRefusal = (thrown: unknown): boolean =>
  codeOf(thrown) === 'ECONNREFUSED' || (thrown instanceof Error && isRefusal(thrown.cause));

const textIn = (data: RawData): string => (data as Buffer).toString('utf8');
