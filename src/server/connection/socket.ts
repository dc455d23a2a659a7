import type { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { SOCKET } from '../edge/edge.ts';
import { SECURITY_HEADERS } from '../edge/headers.ts';
import { bucket, crowds } from '../edge/limits.ts';
import { refuseUpgrade } from '../edge/refusals.ts';
import type { Scheduler } from './scheduler.ts';
import type { Session, Transport } from './session.ts';

/** The longest message anybody may send. */
const LONGEST = 4096;
/** Milliseconds between two pings of a connection, and in how many groups they are sent: thousands at once would hold up everybody else. */
const HEARTBEAT = 30_000;
const BEATS = 600;
/** Pings of the socket itself, which no browser sends, and answers to ours, of which there are two a minute. */
const PINGS = { burst: 40, perSecond: 2 };
/** Frames of one message (fragmentation limit): `maxPayload` does not count empty ones, which cost time all the same. */
const FRAGMENTS = 16;
/** Messages after the close frame that are still read and dropped, before the connection is cut. */
const LATE = 100;

const monotonic = (): number => performance.now();

export interface Sockets {
  readonly size: number;
  each(visit: (session: Session) => void): void;
  stop(): void;
}

interface SocketSettings {
  readonly most: number;
  readonly perAddress: number;
  begin(transport: Transport): Session;
  /** Somebody on this line had to be cut off. */
  blame(line: Socket): void;
  readonly schedule: Scheduler['schedule'];
  readonly upgrades: EventEmitter;
}

/** The sockets of all tables: who may connect, how many, and who is still there. */
// oxlint-disable-next-line eslint/max-lines-per-function -- all of it counts the same connections
export async function sockets(app: FastifyInstance, settings: SocketSettings): Promise<Sockets> {
  const open = new Map<WebSocket, { session: Session; alive: boolean; readonly beat: number }>();
  let entered = 0;
  const network = crowds(settings.perAddress);

  await app.register(websocket, {
    options: {
      // It only listens there.
      server: settings.upgrades as Server,
      maxPayload: LONGEST,
      maxFragments: FRAGMENTS,
      // No compression: the length of a message would tell what is in it (CRIME), and each connection would hold a window.
      perMessageDeflate: false,
      clientTracking: false,
      // Pongs are sent by hand, with back-pressure: the library would queue them without bound.
      autoPong: false,
      // Where it comes from was asked already, as of any call.
      verifyClient: (_request, next) => {
        if (open.size >= settings.most) next(false, 503, undefined, SECURITY_HEADERS);
        else next(true);
      },
    },
  });

  app.websocketServer.on('wsClientError', (_error, socket) => refuseUpgrade(socket as Socket, 400));

  const enter = (socket: WebSocket, request: FastifyRequest): void => {
    const leave = network.enter(request.ip);
    letGo(socket, request);
    const { socket: wire } = request.raw;
    const { ip } = request;
    const cutOff = (): void => {
      settings.blame(wire);
      dropUnread(socket);
      socket.terminate();
    };
    let waiting = 0;
    const turn = (): Promise<void> =>
      new Promise((resolve) => {
        waiting += 1;
        settings.schedule(ip, () => {
          waiting -= 1;
          resolve();
        });
      });
    const session = settings.begin({ ...transportOf(socket), turn, address: ip });
    const entry = { session, alive: true, beat: (entered += 1) % BEATS };
    const pings = bucket(PINGS, monotonic);
    let late = 0;
    open.set(socket, entry);
    socket.on('message', (data, isBinary) => {
      entry.alive = true;
      if (socket.readyState !== socket.OPEN) {
        // What was on its way when it was told goodbye; whoever goes on and on is not read any longer.
        late += 1;
        if (late > LATE) cutOff();
      } else if (isBinary) session.end('malformed', null);
      else void session.receive((data as Buffer).toString('utf8'));
    });
    socket.on('pong', () => {
      entry.alive = true;
      if (!pings.take()) cutOff();
    });
    socket.on('ping', (data) => {
      if (!pings.take()) cutOff();
      else socket.pong(data);
    });
    socket.on('close', () => {
      open.delete(socket);
      leave?.();
      // What came before the end is still done.
      if (waiting === 0) session.closed();
      else settings.schedule(ip, () => session.closed());
    });
    // A frame that is too long or broken: the library closes the connection and says why here.
    socket.on('error', cutOff);
    if (leave === null) session.end('full', 10_000);
  };
  app.get(SOCKET, { websocket: true }, enter);

  let beat = 0;
  const heartbeat = setInterval(() => {
    beat = (beat + 1) % BEATS;
    for (const [socket, entry] of open) {
      if (entry.beat !== beat) continue;
      if (!entry.alive) socket.terminate();
      else {
        entry.alive = false;
        socket.ping();
      }
    }
  }, HEARTBEAT / BEATS);
  heartbeat.unref();

  return {
    get size() {
      return open.size;
    },
    each(visit) {
      for (const { session } of open.values()) visit(session);
    },
    stop: () => clearInterval(heartbeat),
  };
}

/**
 * Drops the two references by which the upgrade request, its response and their headers would stay in memory as long as
 * the connection: the error listener of `ws`, and the response that the TCP socket still waits for.
 */
function letGo(socket: WebSocket, { raw: { socket: line } }: FastifyRequest): void {
  socket.removeAllListeners('error');
  const { _httpMessage: answer } = line as { _httpMessage?: ServerResponse | null };
  answer?.detachSocket(line);
}

/** Empties the receive buffer of `ws`, which would otherwise parse thousands of frames in one task after the close. */
function dropUnread(socket: WebSocket): void {
  const { _receiver: receiver } = socket as unknown as { _receiver: object };
  Object.assign(receiver, { _buffers: [], _bufferedBytes: 0 });
}

function transportOf(socket: WebSocket): Omit<Transport, 'turn'> {
  return {
    send: (text) => socket.send(text),
    buffered: () => socket.bufferedAmount,
    close(code) {
      socket.close(code);
      // Close timeout: a peer that never answers the close frame would keep the connection.
      setTimeout(() => socket.terminate(), 2000).unref();
    },
  };
}
