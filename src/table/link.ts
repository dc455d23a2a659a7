import type { FromClient, FromServer, Reason, Request } from './protocol.ts';
import { PROTOCOL } from './terms.ts';

/** A socket, as the browser or a test gives it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(): void;
}

/** What a link needs from outside. The handlers are called later, never before `open` has answered. */
export interface LinkEnv {
  open(handlers: SocketHandlers): Socket;
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
  /** From 0 to 1: so that thousands who lost the server do not all come back at the same instant. */
  random(): number;
  newId(): string;
}

/** How the line to the server is; `again`: the moment of the next attempt. */
export type LinkState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'reconnecting'; readonly again: number }
  | { readonly kind: 'restarting'; readonly again: number }
  /** Coming back makes no sense; `update`: only a new page helps. */
  | { readonly kind: 'ended'; readonly reason: Reason };

export type Unsent = Request extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, 'id'>
    : never
  : never;
export type Answer = Extract<FromServer, { type: 'done' | 'refused' }>;
type Greeting = Omit<Extract<FromClient, { type: 'hello' }>, 'type' | 'protocol' | 'seq'>;

export interface Link {
  state(): LinkState;
  /** Is sent until it is answered, on as many connections as that takes. */
  ask(request: Unsent): Promise<Answer>;
  /** Something has happened that may have cut the line, or mended it: look at once. */
  nudge(): void;
  /** What came does not fit what came before: begin anew. */
  renew(): void;
  leave(): void;
}

/** What the link does not answer itself. */
export type News = Exclude<FromServer, { type: 'pong' | 'bye' }>;

export interface Listener {
  /** In the order of arrival; answers, too, after whoever asked. */
  news(message: News): void;
  changed(state: LinkState): void;
}

const PING = 20_000;
/** No word for so long after asking: the line is dead, whatever the socket says. */
const PATIENCE = 8000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** A restart that takes longer is a failure, and is called so. */
const RESTART = 30_000;

/** A line to one table that mends itself: it outlives sleep, a change of network and a restart of the server. */
export function link(greeting: Greeting, env: LinkEnv, listener: Listener): Link {
  const waiting = new Map<string, { readonly text: string; answer: (answer: Answer) => void }>();
  let state: LinkState = { kind: 'connecting' };
  let socket: Socket | null = null;
  let failures = 0;
  let restartSince: number | null = null;
  let stopTimer = (): void => undefined;
  let heardAt = 0;
  /** The last number of the table's log that was told: a server that does not have it any more has lost something. */
  let lastSeq = 0;

  const become = (next: LinkState): void => {
    state = next;
    listener.changed(next);
  };

  const hangUp = (): void => {
    stopTimer();
    const old = socket;
    socket = null;
    old?.close();
  };

  const end = (reason: Reason): void => {
    hangUp();
    become({ kind: 'ended', reason });
  };

  const comeBack = (least: number): void => {
    hangUp();
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
    const pause = least + longest * (0.5 + env.random() / 2);
    failures += 1;
    const restarting = restartSince !== null && env.now() - restartSince < RESTART;
    become({ kind: restarting ? 'restarting' : 'reconnecting', again: env.now() + pause });
    stopTimer = env.after(pause, connect);
  };

  /** Asks for a sign of life, and gives the line up when none comes. */
  const probe = (): void => {
    stopTimer();
    const asked = env.now();
    socket?.send(JSON.stringify({ type: 'ping' } satisfies FromClient));
    stopTimer = env.after(PATIENCE, () => {
      if (heardAt < asked) comeBack(0);
      else rest();
    });
  };
  const rest = (): void => {
    stopTimer();
    stopTimer = env.after(PING, probe);
  };

  const settle = (answer: Answer): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    asked?.answer(answer);
  };

  const welcomed = (): void => {
    failures = 0;
    restartSince = null;
    rest();
    become({ kind: 'live' });
    for (const { text } of waiting.values()) socket?.send(text);
  };

  const receive = (message: FromServer): void => {
    if (message.type === 'pong') return;
    if (message.type === 'bye') {
      if (message.retry === null) return end(message.reason);
      if (message.reason === 'restart') restartSince ??= env.now();
      return comeBack(message.retry);
    }
    lastSeq = Math.max(lastSeq, seqOf(message));
    if (message.type === 'done' || message.type === 'refused') settle(message);
    listener.news(message);
    if (message.type === 'welcome') welcomed();
  };

  function connect(): void {
    hangUp();
    const mine: Socket = env.open({
      onOpen() {
        if (socket !== mine) return;
        const hello = {
          type: 'hello',
          protocol: PROTOCOL,
          ...greeting,
          ...(lastSeq > 0 && { seq: lastSeq }),
        } as const;
        mine.send(JSON.stringify(hello satisfies FromClient));
      },
      onMessage(text) {
        if (socket !== mine) return;
        heardAt = env.now();
        const message = parsed(text);
        if (message !== null) receive(message);
      },
      onClose() {
        if (socket === mine) comeBack(0);
      },
    });
    socket = mine;
    // A door that neither opens nor shuts; on a poor line it is given more time with every attempt.
    stopTimer = env.after(PATIENCE * Math.min(4, failures + 1), () => {
      if (socket === mine) comeBack(0);
    });
  }

  connect();
  return {
    state: () => state,
    ask: (request) =>
      new Promise((answer) => {
        const id = env.newId();
        const text = JSON.stringify({ ...request, id });
        waiting.set(id, { text, answer });
        if (state.kind === 'live') socket?.send(text);
      }),
    nudge() {
      if (state.kind === 'live') probe();
      else if (state.kind === 'reconnecting' || state.kind === 'restarting') connect();
    },
    renew: () => comeBack(0),
    leave() {
      hangUp();
      waiting.clear();
    },
  };
}

function seqOf(message: News): number {
  if (message.type === 'sight') return message.sight.seq;
  return 'seq' in message ? message.seq : 0;
}

function parsed(text: string): FromServer | null {
  try {
    return JSON.parse(text) as FromServer;
  } catch {
    return null;
  }
}
