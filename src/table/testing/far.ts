import type { Seat } from '#core/game';
import { type Match, mayUndo, newMatch, outcomeOf, playNotation, undo } from '#core/match';
import { muster } from '#games/muster/index';
import type { SocketHandlers } from '../socket.ts';
import { logFor } from '../log.ts';
import type { TableInfo } from '../table-info.ts';
import type { FromClient, FromServer, SightMessage } from '../protocol.ts';
import type { KeptPart } from '../part.ts';
import type { Refused } from '../remote.ts';
import { type OnlineTable, onlineTable, type OnlineTableState } from '../online-table.ts';

/** A clock that a test moves by hand. */
function handClock() {
  let now = 1_000_000;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds: number, run: () => void): () => void {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    /** Lets time pass; what is due on the way happens on the way. */
    async pass(milliseconds: number): Promise<void> {
      const end = now + milliseconds;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.run();
        await settled();
      }
      now = end;
    },
    /** The device sleeps: time passes and nothing happens. */
    sleep(milliseconds: number): void {
      now += milliseconds;
    },
  };
}

/** Lets promises that are done tell so. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const ID = 'a'.repeat(22);

/** A server for one seat of a match of Muster, with a line that can fail in every way a line can. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one server: every way in which its line can fail is a switch of the same state
export function farTable(seat: Seat | null = 0) {
  const clock = handClock();
  let match: Match | null = newMatch(muster, { options: { first: 'seat0' }, start: { seed: 'far away' } });
  let seq = 10;
  let lines = 0;
  let handlers: SocketHandlers | null = null;
  let digests: (string | null)[] = [null, null];
  let nonces: (string | null)[] = [null, null];
  const parts = new Map<string, KeptPart>();
  let standIn: string | null = null;
  const done = new Map<string, number>();
  const received: FromClient[] = [];
  const refusals: Refused[] = [];
  const states: OnlineTableState[] = [];
  const log = logFor(seat);
  const faults = { deaf: false, mute: false, refusing: false };

  const info = (): TableInfo => ({
    id: ID,
    game: 'muster',
    version: muster.version,
    options: {},
    seats: ['Ada', 'Ben'].map((name, each) => ({
      kind: 'person',
      name,
      present: true,
      ready: digests[each] !== null,
      standIn: each === seat ? standIn : null,
      resigned: false,
    })),
    host: 0,
    agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
    listed: false,
    phase: match === null ? 'waiting' : 'playing',
    fair: { commitment: 'c'.repeat(64), digests, nonces, withdrawn: [], leftBy: null },
    result: null,
    rematch: { wishes: [], table: null },
    watchers: 0,
  });
  const sight = (keep: number): SightMessage => {
    const { said, state } = match!;
    const entry = said?.entry === 'undo' ? said.before.last!.move : said?.entry;
    return {
      seq,
      view: JSON.parse(JSON.stringify(muster.view(state, seat))),
      toAct: [...muster.toAct(state)],
      log: {
        keep,
        add: log(match!)
          .slice(keep)
          .map(({ notation, ...line }) => ({ ...line, word: line.seat === seat ? notation : null }) as never),
      },
      event:
        said === null || entry === undefined
          ? null
          : {
              kind: said.entry === 'undo' ? 'takenBack' : 'played',
              seat: entry.seat,
              word: entry.seat === seat ? entry.notation : null,
            },
      outcome: outcomeOf(match!) as never,
      mayUndo: seat !== null && mayUndo(match!, seat),
      clocks: null,
    };
  };
  const send = (message: FromServer): void => {
    if (!faults.mute) handlers?.onMessage(JSON.stringify(message));
  };
  const change = (next: Match): void => {
    match = next;
    seq += 1;
  };
  const shown = (): void => {
    const stands = log(match!).length;
    send({ type: 'sight', sight: sight(Math.min(lines, stands, Math.max(0, stands - 1))) });
    lines = stands;
  };
  // oxlint-disable-next-line eslint/complexity -- one case for each kind of message
  const take = (message: FromClient): void => {
    received.push(message);
    if (faults.deaf) return;
    if (message.type === 'ping') return send({ type: 'pong' });
    if (message.type === 'point') return;
    if (message.type === 'hello') {
      lines = match === null ? 0 : log(match).length;
      const now = match === null ? null : sight(0);
      return send({ type: 'welcome', table: info(), seat, seq, sight: now, chat: [] });
    }
    const known = done.get(message.id);
    if (known !== undefined) return send({ type: 'done', id: message.id, seq: known });
    if (faults.refusing || (message.type === 'move' && message.after < seq)) {
      return send({ type: 'refused', id: message.id, reason: 'stale' });
    }
    if (message.type === 'move') change(playNotation(match!, seat!, message.word));
    else if (message.type === 'undo') change(undo(match!));
    else if (message.type === 'digest') digests = digests.with(seat!, message.digest);
    else if (message.type === 'nonce') nonces = nonces.with(seat!, message.nonce);
    done.set(message.id, seq);
    send({ type: 'done', id: message.id, seq });
    if (message.type === 'digest' || message.type === 'nonce') send({ type: 'table', seq, table: info() });
    else shown();
  };

  let ids = 0;
  const sockets: { open: boolean }[] = [];
  const faultsAtDoor = { shut: false };
  const table: OnlineTable = onlineTable(
    { table: ID, key: 'k'.repeat(43) },
    {
      now: clock.now,
      after: clock.after,
      random: () => 0.5,
      newId: () => `r${(ids += 1)}`,
      parts: {
        kept: (id) => parts.get(id),
        keep: (id, part) => void parts.set(id, part),
        newNonce: () => '0'.repeat(32),
      },
      changed: (state) => states.push(state),
      refused: (answer) => refusals.push(answer),
      open(mine) {
        const socket = { open: true };
        sockets.push(socket);
        void settled().then(() => {
          if (faultsAtDoor.shut) return mine.onClose();
          handlers = mine;
          return mine.onOpen();
        });
        return {
          send: (text) => {
            if (socket.open) take(JSON.parse(text));
          },
          close: () => {
            socket.open = false;
            if (handlers === mine) handlers = null;
          },
        };
      },
    },
  );
  return {
    clock,
    table,
    states,
    refusals,
    received,
    sockets,
    faults,
    door: faultsAtDoor,
    send,
    shown,
    info,
    sight,
    match: () => match!,
    seq: () => seq,
    words: (): string[] =>
      muster.legalActions(match!.state, muster.toAct(match!.state)[0]).map((action) => muster.encode(action)),
    /** The other seat plays. */
    rival(word: string): void {
      change(playNotation(match!, muster.toAct(match!.state)[0], word));
      shown();
    },
    waiting(): void {
      match = null;
    },
    kept: parts,
    /** Another seat is bound to a part, or has opened it. */
    rivalPart(part: { digest?: string; nonce?: string }): void {
      const other = 1 - seat!;
      if (part.digest !== undefined) digests = digests.with(other, part.digest);
      if (part.nonce !== undefined) nonces = nonces.with(other, part.nonce);
      seq += 1;
      send({ type: 'table', seq, table: info() });
    },
    standIn(level: string | null): void {
      standIn = level;
      seq += 1;
      send({ type: 'table', seq, table: info() });
    },
    /** The line is cut, and both sides notice. */
    cut(): void {
      const mine = handlers;
      handlers = null;
      mine?.onClose();
    },
    link: () => table.now().link.kind,
  };
}
