import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { bareAnswer, SECURITY_HEADERS } from './headers.ts';
import { buckets, crowds, type Rate } from './limits.ts';

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
  arrivals: { burst: 100, perSecond: 5 },
  waiting: 8,
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

/** Where the tables speak. */
export const SOCKET = '/api/socket';

/** Beside the connections of tables there are those that load the application and call routes. */
const PLAIN = 2000;
/** Descriptors for the database, the bots and whatever else the process opens. */
const RESERVED = 200;

/** How many connections there may be, so that descriptors never run out. */
export function roomFor(
  tables: number,
  descriptors: number,
): { readonly tables: number; readonly connections: number } {
  const connections = Math.max(1, Math.min(tables + PLAIN, descriptors - RESERVED));
  const plain = Math.min(PLAIN, Math.floor(connections / 5));
  return { connections, tables: Math.min(tables, connections - plain) };
}

/** As many as the system lets this process open. */
export function descriptorLimit(): number {
  // The addresses of connections are not asked for: looking up their names takes time.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | string } };
  };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? Infinity : soft;
}

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
  /** Somebody on this line had to be cut off: from there, new ones come less often. */
  blame(line: Socket): void;
  /** How many connections there are. */
  readonly size: number;
  stop(): void;
}

export function edge(bounds: Bounds): ServerEdge {
  const lines = new Map<Socket, Line>();
  const network = crowds(bounds.perAddress);
  const arrivals = bounds.arrivals === null ? null : buckets(bounds.arrivals, () => performance.now());

  const blame = (line: Socket): void => arrivals?.fine(line.remoteAddress ?? '', FINE);
  const cutOff = (socket: Socket): void => {
    blame(socket);
    // It would make requests of all that was read, thousands in one piece, though nobody will answer them.
    const { parser } = socket as { parser?: { onIncoming: () => number } | null };
    if (parser) parser.onIncoming = () => NOT_FOR_YOU;
    socket.destroy();
  };

  const answer =
    (handle: RequestListener): RequestListener =>
    (request, response) => {
      const { socket } = request;
      const line = lines.get(socket);
      if (line === undefined || socket.destroyed) return;
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
      dress(response);
      if (line.asked >= bounds.requests) response.setHeader('connection', 'close');
      if (request.headers.host === undefined && request.httpVersion === '1.1') refuse(response, 400);
      else handle(request, response);
    };

  const arrive = (socket: Socket): void => {
    const address = socket.remoteAddress ?? '';
    const leave = arrivals?.take(address) === false ? null : network.enter(address);
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
    stop: () => clearInterval(looking),
    server(handle) {
      const server = createServer(optionsFor(bounds), answer(handle));
      server.maxConnections = bounds.connections;
      server.timeout = bounds.still;
      server.on('connection', arrive);
      // No room: those who only wait whether they will want something more make some.
      server.on('drop', () => server.closeIdleConnections());
      server.on('checkExpectation', (_request, response: ServerResponse) => {
        dress(response);
        refuse(response, 417);
      });
      return server;
    },
  };
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

/** Before anybody else can answer: so that no answer goes without. */
function dress(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
}

/** Where nobody else will answer. */
export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  response.end('{"reason":"malformed"}\n');
}

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Something that is no request, or came too slowly. */
export function refuseLine({ code = '' }: { readonly code?: string }, socket: Socket): void {
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  // In the middle of another answer there is no room for this one.
  if (!socket.writable || answer?.headersSent === true) socket.destroy();
  else {
    socket.write(bareAnswer(STATUS[code] ?? 400));
    socket.destroySoon();
  }
}

/** A handshake that is none. */
export function refuseUpgrade(socket: Socket, status: number): void {
  socket.on('error', () => socket.destroy());
  socket.write(bareAnswer(status));
  socket.destroySoon();
}
