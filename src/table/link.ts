import { backoff, connectTimeout } from './backoff.ts';
import { heartbeat, singleTimer, type TimerEnv } from './heartbeat.ts';
import { type Answer, pendingRequests, type Unsent } from './pending-requests.ts';
import type { FromClient, FromServer, Reason } from './protocol.ts';
import { silentOnceClosed, type Socket, type SocketHandlers } from './socket.ts';
import { PROTOCOL } from './terms.ts';

/** What a link needs from outside. The handlers are called later, never before `open` has answered. */
export interface LinkEnv extends TimerEnv {
  open(handlers: SocketHandlers): Socket;
  /** From 0 to 1, for the jitter of the back-off. */
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

type Bye = Extract<FromServer, { type: 'bye' }>;
type Greeting = Omit<Extract<FromClient, { type: 'hello' }>, 'type' | 'protocol' | 'seq'>;

export interface Link {
  state(): LinkState;
  /** At least once: sent again on every new connection until it is answered. Its id makes that harmless. */
  ask(request: Unsent): Promise<Answer>;
  /** At most once: nothing is answered, and it is lost with the connection. */
  tell(message: Extract<FromClient, { type: 'point' }>): void;
  /** Something has happened that may have cut the line, or mended it: look at once. */
  nudge(): void;
  /** There is a gap in what came: connect anew, and be told everything. */
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

/** A connection to one table that reconnects by itself: after sleep, a change of network or a restart of the server. */
export function link(greeting: Greeting, env: LinkEnv, listener: Listener): Link {
  const pending = pendingRequests(env.newId);
  const retries = retriesOf(env);
  const timer = singleTimer(env.after);
  const pulse = heartbeat(env, timer, { ping: () => send({ type: 'ping' }), dead: () => comeBack(0) });
  let state: LinkState = { kind: 'connecting' };
  let socket: Socket | null = null;
  /** The last number of the table's log that was heard of: a server that does not have it any more has lost something. */
  let lastSeq = 0;

  const send = (message: FromClient): void => socket?.send(JSON.stringify(message));

  const become = (next: LinkState): void => {
    state = next;
    listener.changed(next);
  };

  const hangUp = (): void => {
    timer.stop();
    const old = socket;
    socket = null;
    old?.close();
  };

  const comeBack = (least: number): void => {
    hangUp();
    const { kind, pause } = retries.next(least);
    become({ kind, again: env.now() + pause });
    timer.set(pause, connect);
  };

  const bye = ({ reason, retry }: Bye): void => {
    if (retry === null) {
      hangUp();
      return become({ kind: 'ended', reason });
    }
    if (reason === 'restart') retries.restarting();
    return comeBack(retry);
  };

  const welcomed = (): void => {
    retries.succeeded();
    pulse.start();
    become({ kind: 'live' });
    for (const text of pending.texts()) socket?.send(text);
  };

  const receive = (message: FromServer): void => {
    if (message.type === 'pong') return;
    if (message.type === 'bye') return bye(message);
    lastSeq = Math.max(lastSeq, seqOf(message));
    if (message.type === 'done' || message.type === 'refused') pending.settle(message);
    listener.news(message);
    if (message.type === 'welcome') welcomed();
  };

  const connect = (): void => {
    hangUp();
    socket = silentOnceClosed(env.open, {
      onOpen: () =>
        send({ type: 'hello', protocol: PROTOCOL, ...greeting, ...(lastSeq > 0 && { seq: lastSeq }) }),
      onMessage(text) {
        pulse.heard();
        const message = parsed(text);
        if (message !== null) receive(message);
      },
      onClose: () => comeBack(0),
    });
    timer.set(retries.connectTimeout(), () => comeBack(0));
  };

  connect();
  return {
    state: () => state,
    ask: (request) =>
      new Promise((answer) => {
        const text = pending.add(request, answer);
        if (state.kind === 'live') socket?.send(text);
      }),
    tell(message) {
      if (state.kind === 'live') send(message);
    },
    nudge() {
      if (state.kind === 'live') pulse.probe();
      else if (state.kind === 'reconnecting' || state.kind === 'restarting') connect();
    },
    renew: () => comeBack(0),
    leave: hangUp,
  };
}

/** An announced restart that takes longer is shown as a lost connection. */
const RESTART_MS = 30_000;

interface Retries {
  /** A connection failed: how long to wait for the next one, and what to call that. */
  next(least: number): { readonly kind: 'restarting' | 'reconnecting'; readonly pause: number };
  connectTimeout(): number;
  /** The server has said that it starts anew. */
  restarting(): void;
  succeeded(): void;
}

function retriesOf({ now, random }: LinkEnv): Retries {
  let failures = 0;
  let restartSince: number | null = null;
  return {
    next(least) {
      const pause = least + backoff(failures, random());
      failures += 1;
      const isRestart = restartSince !== null && now() - restartSince < RESTART_MS;
      return { kind: isRestart ? 'restarting' : 'reconnecting', pause };
    },
    connectTimeout: () => connectTimeout(failures),
    restarting() {
      restartSince ??= now();
    },
    succeeded() {
      failures = 0;
      restartSince = null;
    },
  };
}

function seqOf(message: News): number {
  if (message.type === 'sight') return message.sight.seq;
  return 'seq' in message ? message.seq : 0;
}

function parsed(text: string): FromServer | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
