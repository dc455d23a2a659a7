import { EventEmitter } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { BlockList, type Socket } from 'node:net';
import { buckets, crowds, type Rate } from './limits.ts';
import { dress, refuse, refuseUpgrade } from './refusals.ts';
import type { Scheduler } from '../connection/scheduler.ts';

/** What a connection may do before anybody knows what it wants. */
export interface Bounds {
  /** Connections at a time, those of tables among them: in all, and from one address. */
  readonly connections: number;
  readonly perAddress: number;
  /** New connections from one address; null: those of a proxy, which are everybody's. */
  readonly arrivals: Rate | null;
  /** Requests on one connection that wait for their answers, and that it may send in all. */
  readonly waiting: number;
  readonly requests: number;
  /** Milliseconds for the headers, for the whole request, until the next one, and until an answer is taken. */
  readonly header: number;
  readonly request: number;
  readonly idle: number;
  readonly answer: number;
  /** Milliseconds in which nothing moves, in neither direction. */
  readonly still: number;
  /** How often the slow ones are looked for. */
  readonly look: number;
}

export const BOUNDS: Omit<Bounds, 'connections' | 'perAddress'> = {
  // Thirty browsers that load the application at once open six each, and some more to sit down: twice as many.
  arrivals: { burst: 480, perSecond: 10 },
  // No browser sends the next one before it has the answer; the end of a long answer may cross the next request.
  waiting: 2,
  requests: 1000,
  header: 10_000,
  request: 20_000,
  idle: 15_000,
  answer: 120_000,
  still: 45_000,
  look: 5000,
};

/** One that asks without end, or never reads, counts as so many new connections. */
const FINE = 20;
/** What a parser is told when the rest of what was read is not for it. */
const NOT_FOR_YOU = 2;

/** Bytes that anybody may send with a request. */
export const LONGEST_BODY = 16_384;

/** Where the tables speak. */
export const SOCKET = '/api/socket';

interface Line {
  waiting: number;
  asked: number;
  /** Since when somebody waits for an answer, or does not take one. */
  since: number;
}

/** Where all connections arrive, with bounds for those who ask without reading, slowly, or too often. */
export interface ServerEdge {
  /** Several may listen, one for each address of this machine. */
  server(handle: RequestListener): Server;
  /** Tells of wishes to speak the protocol of the tables (`upgrade`), each in its turn. */
  readonly upgrades: EventEmitter;
  /** Somebody on this line had to be cut off: from there, new ones come less often. */
  blame(line: Socket): void;
  /** How many connections there are. */
  readonly size: number;
  stop(): void;
}

/** Who is served when, and where a request comes from. */
export interface Service extends Scheduler {
  visitorOf(request: IncomingMessage): string;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- all of it counts the same connections
export function edge(bounds: Bounds, { schedule, visitorOf }: Service): ServerEdge {
  const lines = new Map<Socket, Line>();
  const network = crowds(bounds.perAddress);
  const arrivals = bounds.arrivals === null ? null : buckets(bounds.arrivals, () => performance.now());
  const upgrades = new EventEmitter();
  let listens = false;

  const blame = (line: Socket): void => arrivals?.fine(line.remoteAddress ?? '', FINE);
  const cutOff = (socket: Socket): void => {
    blame(socket);
    // Otherwise the parser goes on with pipelined requests that were read already, thousands in one task.
    const { parser } = socket as { parser?: { onIncoming: () => number } | null };
    if (parser) parser.onIncoming = () => NOT_FOR_YOU;
    socket.destroy();
  };

  const answer =
    (handle: RequestListener): RequestListener =>
    (request, response) => {
      const { socket } = request;
      const line = lines.get(socket);
      if (line === undefined) return;
      if (line.waiting === bounds.waiting) {
        cutOff(socket);
        return;
      }
      if (line.waiting === 0) line.since = performance.now();
      line.waiting += 1;
      line.asked += 1;
      response.once('close', () => {
        line.waiting -= 1;
      });
      const { 'content-length': length = 0, 'transfer-encoding': pieces } = request.headers;
      // What nobody wants of a body is read and thrown away, for as long as the connection lasts: without a known end it ends with the answer.
      const isLast = line.asked >= bounds.requests || pieces !== undefined;
      schedule(visitorOf(request), () => {
        if (socket.destroyed) return;
        // Not before: whoever is cut off meanwhile is not worth the work.
        dress(response);
        if (isLast) response.setHeader('connection', 'close');
        if (!isAddressed(request)) refuse(response, 400);
        else if (Number(length) > LONGEST_BODY) refuse(response, 413);
        else handle(request, response);
      });
    };

  const upgrade = (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    // Behind a request that is not answered yet: nobody would read this line any more, nor notice its end.
    if (lines.get(socket)?.waiting !== 0) {
      cutOff(socket);
      return;
    }
    // What a proxy in front takes for a body would be read as messages here, or the other way round; so with the host.
    if (hasBody(request) || !isAddressed(request)) {
      refuseUpgrade(socket, 400);
      return;
    }
    // Nobody else listens to it while it waits, and what nobody listens to ends the process.
    const gone = (): void => void socket.destroy();
    socket.on('error', gone);
    schedule(visitorOf(request), () => {
      socket.off('error', gone);
      if (!socket.destroyed) upgrades.emit('upgrade', request, socket, head);
    });
  };

  const arrive = (socket: Socket): void => {
    const address = socket.remoteAddress ?? '';
    const leave = network.enter(address);
    if (leave === null) {
      socket.destroy();
      return;
    }
    lines.set(socket, { waiting: 0, asked: 0, since: 0 });
    socket.once('close', () => {
      lines.delete(socket);
      leave();
    });
  };

  const looking = setInterval(() => {
    const since = performance.now() - bounds.answer;
    for (const [socket, line] of lines) if (line.waiting > 0 && line.since < since) cutOff(socket);
  }, bounds.look);
  looking.unref();

  return {
    get size() {
      return lines.size;
    },
    blame,
    upgrades,
    stop: () => clearInterval(looking),
    server(handle) {
      const server = createServer(optionsFor(bounds), answer(handle));
      server.maxConnections = bounds.connections;
      server.timeout = bounds.still;
      if (arrivals !== null) Object.assign(server, { blockList: doorkeeper(arrivals.take) });
      // Whoever says that nothing more will come is still answered; then the connection ends.
      Object.assign(server, { httpAllowHalfOpen: true });
      server.on('connection', arrive);
      // Of several servers the first one is told what the others hear.
      if (!listens) server.on('upgrade', upgrade);
      listens = true;
      server.on('connect', (_request, socket: Socket) => refuseUpgrade(socket, 405));
      // No room: those who only wait whether they will want something more make some.
      server.on('drop', () => server.closeIdleConnections());
      // Counted like any other request: thousands of them fit into one piece.
      server.on(
        'checkExpectation',
        answer((_request, response) => refuse(response, 417)),
      );
      return server;
    },
  };
}

/** One host, as every browser sends it: of two, a proxy in front may have read the other one. */
function isAddressed({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || !/^0*$/u.test(headers['content-length'] ?? '');

/**
 * Whoever comes too often is turned away before anything is made for the connection, which costs a tenth: `server`
 * asks this before it makes a socket.
 */
function doorkeeper(mayEnter: (address: string) => boolean): BlockList {
  const list = new BlockList();
  list.check = (address) => !mayEnter(typeof address === 'string' ? address : address.address);
  return list;
}

const optionsFor = ({ header, request, idle, look }: Bounds): ServerOptions => ({
  headersTimeout: header,
  requestTimeout: request,
  keepAliveTimeout: idle,
  connectionsCheckingInterval: look,
  // The answer to a request without a host would lack our headers.
  requireHostHeader: false,
  // Anywhere else a wish to speak another protocol is a request like any other.
  shouldUpgradeCallback: ({ url }) => url?.split('?')[0] === SOCKET,
});
