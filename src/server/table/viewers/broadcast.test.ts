import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import type { Agreement } from '#table/table-info';
import { playerAt } from '../../testing/seated.ts';
import { headerOf, newWalk, wordsOf } from '../../testing/walk.ts';
import { broadcaster } from './broadcast.ts';
import type { TableEvent } from '../decider/events.ts';
import { newsText } from './news.ts';
import { newsFor } from './projection.ts';
import { type TableState, toAct } from '../decider/state.ts';

const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };

/** What follows for those who look on from the last event of a walk. */
function told(happens: (state: TableState) => readonly TableEvent[], present: readonly number[] = []) {
  const header = headerOf(muster, 2, FREE);
  const walk = newWalk(muster, header);
  const said: string[] = [];
  const broadcast = broadcaster(
    {
      sendSights: () => void said.push('sights'),
      sendTable: () => void said.push('table'),
      isPresent: (seat) => present.includes(seat),
      info: () => standIn({ seats: [{ kind: 'person', name: 'Ann' }, { kind: 'bot' }] }),
    },
    {
      notify: (player, _header, news) => void said.push(`notify ${player}: ${news('en')}`),
      announce: (notice) => void said.push(notice.kind),
    },
  );
  for (const event of happens(walk.state())) {
    said.length = 0;
    const before = walk.state();
    walk.happen(event);
    broadcast(before, walk.state(), event);
  }
  return said;
}
const firstMove = (state: TableState): TableEvent => {
  const [seat] = state.game.toAct(state.match!.state);
  return { kind: 'move', seat, word: wordsOf(state, seat)[0] };
};

test.each<[string, (state: TableState) => readonly TableEvent[], readonly string[]]>([
  ['a move', (state) => [firstMove(state)], ['sights']],
  ['a proposal', () => [{ kind: 'propose', seat: 0, what: 'callOff', asks: true }], ['table']],
  ['an end', () => [{ kind: 'abandon' }], ['sights', 'table']],
  ['a wish for another match', () => [{ kind: 'abandon' }, { kind: 'rematch', seat: 0 }], ['table']],
  ['an outage', () => [{ kind: 'outage', from: 0, to: 1 }], []],
  ['a seat that is handed over', () => [{ kind: 'handOver', seat: 0, level: '1', why: 'asked' }], ['table']],
])('of %s all are sent what has changed by it', (_what, happens, expected) => {
  expect(told(happens, [0, 1])).toEqual(expected);
});

test('the end of one of several tables with the same deal is told to the gathering, once', () => {
  const said: string[] = [];
  const broadcast = broadcaster(
    {
      sendSights: () => undefined,
      sendTable: () => undefined,
      isPresent: () => true,
      info: () => standIn({ seats: [] }),
    },
    {
      notify: () => undefined,
      announce: (notice) => void said.push(JSON.stringify(notice)),
    },
  );
  const walk = newWalk(muster, headerOf(muster, 2, FREE));
  const dealt = standIn<NonNullable<TableState['header']['dealt']>>({
    gathering: 'g',
    kind: 'mirror',
    tables: 2,
    number: 0,
  });
  const shared = (): TableState => {
    const state = walk.state();
    return { ...state, header: { ...state.header, dealt } };
  };
  const happen = (event: TableEvent): void => {
    const [plain, before] = [walk.state(), shared()];
    walk.happen(event);
    broadcast(plain, walk.state(), event);
    broadcast(before, shared(), event);
  };
  happen(firstMove(walk.state()));
  expect(said).toEqual([]);
  happen({ kind: 'abandon' });
  happen({ kind: 'rematch', seat: 0 });
  expect(said).toEqual(['{"kind":"dealtOver","gathering":"g"}']);
});

test('whoever has become the one to act is told, in words of their own log, what the other did', () => {
  const all = [0, 1].map((first) => {
    const walk = newWalk(muster, headerOf(muster, 2, FREE, { options: { first: `seat${first}` } }));
    const notices: [string, string][] = [];
    const broadcast = broadcaster(
      {
        sendSights: () => undefined,
        sendTable: () => undefined,
        isPresent: () => false,
        info: () => standIn({ seats: ['Ann', 'Bob'].map((name) => ({ kind: 'person', name })) }),
      },
      {
        notify: (player, _header, news) => void notices.push([player, news('en')]),
        announce: () => undefined,
      },
    );
    while (toAct(walk.state()).includes(first)) {
      const [before, event] = [walk.state(), firstMove(walk.state())];
      walk.happen(event);
      broadcast(before, walk.state(), event);
    }
    const player = playerAt(walk.state(), 1 - first);
    const mine = newsText(newsFor(walk.state(), 1 - first), ['Ann', 'Bob'], 'en');
    expect(notices).toEqual([[player, mine]]);
    expect(mine).toContain(first === 0 ? 'Ann' : 'Bob');
    return mine;
  });
  expect(all[0]).not.toBe(all[1]);
});
