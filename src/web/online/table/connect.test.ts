import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { usePage } from '../../testing/page.ts';
import type { TableSession } from './use-online-table.ts';
import { tableInfo } from '#table/testing/table-info';

const page = usePage();

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  private readonly listeners = new Map<string, (event: { data: string }) => void>();
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }
  addEventListener(type: string, listener: (event: { data: string }) => void): void {
    this.listeners.set(type, listener);
  }
  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('not open');
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  happens(type: 'open' | 'close', data = ''): void {
    this.readyState = type === 'open' ? 1 : 3;
    this.listeners.get(type)?.({ data });
  }
  says(message: object): void {
    this.listeners.get('message')?.({ data: JSON.stringify(message) });
  }
}

const TABLE = tableInfo({ seats: [{ kind: 'open' }, { kind: 'bot', level: '2' }] });

let openSession: (id: string, watch: string | null) => TableSession;
beforeAll(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const { loadWords } = await import('../../words/index.ts');
  await loadWords('en');
  ({ openSession } = await import('./use-online-table.ts'));
});
beforeEach(async () => {
  FakeSocket.all = [];
  page.storage.clear();
  const { me } = await import('../account/player.ts');
  me.value = { id: 'p1', name: 'Ada', key: 'secret' };
});
const newest = (): FakeSocket => FakeSocket.all.at(-1)!;
function welcomed(session: TableSession): FakeSocket {
  const socket = newest();
  socket.happens('open');
  socket.says({ type: 'welcome', table: TABLE, seat: null, seq: 4, sight: null, chat: [] });
  expect(session.state.value.link.kind).toBe('live');
  return socket;
}

test('a visit says hello with the key and the link of spectators, and hears what is there', () => {
  const session = openSession('k3', 'w');
  expect(newest().address).toBe('ws://tavola.test/api/socket?table=k3');
  const socket = welcomed(session);
  expect(socket.sent[0]).toMatchObject({ type: 'hello', table: 'k3', key: 'secret', watch: 'w' });
  expect(session.state.value.table?.id).toBe('k3');
  // The replay of a match that goes on asks for it.
  expect(JSON.parse(page.storage.get('tavola.tables') ?? '{}')).toEqual({ k3: { watch: 'w' } });
  session.leave();
});

test('what is refused is told in words, by an answer and by itself', async () => {
  const session = openSession('k3', null);
  const socket = welcomed(session);
  expect(socket.sent[0]).not.toHaveProperty('watch');
  expect(session.notice.value).toBeNull();
  const asked = session.ask({ type: 'stand' });
  socket.says({ type: 'refused', id: socket.sent.at(-1)?.['id'], reason: 'not-now' });
  expect(await asked).toMatchObject({ type: 'refused', reason: 'not-now' });
  expect(session.notice.value).toMatch(/\.$/u);
  session.notice.value = null;
  const again = session.ask({ type: 'stand' });
  socket.says({ type: 'done', id: socket.sent.at(-1)?.['id'], seq: 5 });
  expect((await again).type).toBe('done');
  expect(session.notice.value).toBeNull();
  session.leave();
});

test('what is asked while the line is broken is not lost, and nothing is sent into a dead socket', () => {
  const session = openSession('k3', null);
  const socket = welcomed(session);
  const before = socket.sent.length;
  // The browser has closed it, and nobody was told yet.
  socket.readyState = 3;
  void session.ask({ type: 'stand' });
  expect(socket.sent).toHaveLength(before);
  socket.happens('close');
  expect(session.state.value.link.kind).toBe('reconnecting');
  session.nudge();
  expect(FakeSocket.all).toHaveLength(2);
  const next = welcomed(session);
  expect(next.sent.map(({ type }) => type)).toContain('stand');
  session.leave();
});

test.each(['online', 'pageshow', 'focus', 'resume'])('a device that wakes up (%s) looks at once', (event) => {
  const session = openSession('k3', null);
  newest().happens('close');
  page.document.visibilityState = 'hidden';
  page.document.fire(event);
  expect(FakeSocket.all).toHaveLength(1);
  page.document.visibilityState = 'visible';
  page.document.fire(event);
  expect(FakeSocket.all).toHaveLength(2);
  newest().happens('close');
  session.leave();
  page.document.fire(event);
  page.document.fire('visibilitychange');
  expect(FakeSocket.all).toHaveLength(2);
});
