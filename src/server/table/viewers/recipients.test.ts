import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import type { Agreement } from '#table/table-info';
import { type Ear, messageIn, quietHouse } from '../../testing/house.ts';
import { seated } from '../../testing/seated.ts';
import { wordsOf } from '../../testing/walk.ts';
import { newsFor } from './projection.ts';
import { toAct } from '../decider/state.ts';

const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Three who play, of whom the last is away, and one who watches: who is told what by everything that happens. */
test('everything that happens is told to those whom it concerns, and to nobody else', async () => {
  const called: string[] = [];
  const house = quietHouse({ notify: (player) => void called.push(player) });
  const at = await seated(house, murano, 3, FREE);
  const live = await at.live();
  const players = live.state().seats.map((seat) => (seat.kind === 'person' ? seat.player : ''));
  at.ears[2].session.closed();
  const watcher = await house.connect({ table: at.id, watch: at.watch });
  house.clock.advance(1000);
  const ears: Record<string, Ear> = { one: at.ears[0], two: at.ears[1], watcher };
  const typesOf = (ear: Ear, from: number): string =>
    ear.heard
      .slice(from)
      .map((text) => messageIn(text).type)
      .join(' ') || '-';
  const lines: string[] = [];
  const after = async (what: string, act: () => unknown): Promise<void> => {
    const before = Object.values(ears).map(({ heard }) => heard.length);
    called.length = 0;
    await act();
    await settled();
    const heard = Object.values(ears).map((ear, index) => typesOf(ear, before[index]));
    const told = called.map((player) => players.indexOf(player));
    lines.push([what, ...heard, told.length === 0 ? '-' : `push to ${told.join(' ')}`].join(' | '));
  };
  const says = (seat: number, request: object) => () => at.ask(seat, request);
  const actor = (): number => toAct(live.state())[0];
  const plays = async (): Promise<unknown> => {
    const seat = actor();
    const { seq } = live.state();
    const word = wordsOf(live.state(), seat)[0];
    if (seat < 2) return at.ask(seat, { type: 'move', after: seq, word });
    return live.happen(() => ({ kind: 'move', seat, word }));
  };
  while (actor() !== 0) await plays();
  await after('one acts', plays);
  await after('one takes it back', () => at.ask(0, { type: 'undo', after: live.state().seq }));
  await after('one asks for what is refused', says(0, { type: 'takeBack' }));
  await after('two says something', says(1, { type: 'chat', text: 'hello' }));
  await after('two makes a sign', says(1, { type: 'emote', emote: 'hello' }));
  await after('the watcher says something', () => watcher.say({ type: 'chat', id: 'w', text: 'psst' }));
  await after('one pings', () => at.ears[0].say({ type: 'ping' }));
  await after('two offers a draw', says(1, { type: 'propose', what: 'draw' }));
  await after('one agrees', says(0, { type: 'agree' }));
  await after('two takes the offer back', says(1, { type: 'decline' }));
  await after('one, whose turn it is, touches something', () =>
    at.ears[0].say({ type: 'point', spots: ['x'] }),
  );
  await after('and again within a second', () => at.ears[0].say({ type: 'point', spots: ['x'] }));
  house.clock.advance(1000);
  await after('two touches something', () => at.ears[1].say({ type: 'point', spots: ['x'] }));
  await after('one lets a bot play', says(0, { type: 'handOver', level: '1' }));
  await after('one is back', says(0, { type: 'takeBack' }));
  await after('two is called otherwise', () => live.rename(players[1], 'Bo'));
  await after('two is there on another device, too', () => house.connect({ table: at.id, key: at.keys[1] }));
  await after('two leaves one of both', () => at.ears[1].session.closed());
  ears['two'] = at.ears[1] = await house.connect({ table: at.id, key: at.keys[1] });
  await after('another watcher comes', () => house.connect({ table: at.id, watch: at.watch }));
  await after('and is counted a second later', () => house.clock.advance(1000));
  await after('the one who is away resigns', () => live.happen(() => ({ kind: 'resign', seat: 2 })));
  await after('two resigns', says(1, { type: 'resign' }));
  await after('one wishes for another match', says(0, { type: 'rematch' }));
  expect(lines).toEqual([
    // what | one | two | the watcher | who is notified
    'one acts | done sight | sight | sight | -',
    'one takes it back | done sight | sight | sight | -',
    'one asks for what is refused | refused | - | - | -',
    'two says something | chat | chat done | chat | -',
    'two makes a sign | chat | chat done | chat | -',
    'the watcher says something | - | - | refused | -',
    'one pings | pong | - | - | -',
    'two offers a draw | table | done table | table | -',
    'one agrees | done table | table | table | -',
    'two takes the offer back | table | done table | table | -',
    'one, whose turn it is, touches something | - | pointed | pointed | -',
    'and again within a second | - | - | - | -',
    'two touches something | - | - | - | -',
    'one lets a bot play | done table | table | table | -',
    'one is back | done table | table | table | -',
    'two is called otherwise | table | table | table | -',
    'two is there on another device, too | - | - | - | -',
    'two leaves one of both | - | - | - | -',
    'another watcher comes | - | - | - | -',
    'and is counted a second later | table | table | table | -',
    'the one who is away resigns | table | table | table | -',
    'two resigns | sight table | done sight table | sight table | -',
    'one wishes for another match | done table | table | table | -',
  ]);
});

test('whoever is away is notified once, when it becomes their turn; whoever is there never is', async () => {
  const called: string[] = [];
  const house = quietHouse({ notify: (player) => void called.push(player) });
  const at = await seated(house, murano, 3, FREE);
  const live = await at.live();
  const players = live.state().seats.map((seat) => (seat.kind === 'person' ? seat.player : ''));
  at.ears[2].session.closed();
  const turns: number[] = [];
  for (let moves = 0; moves < 60; moves += 1) {
    const { seat, move } = await at.next();
    const before = called.length;
    if (seat < 2) await at.ask(seat, move);
    else await live.happen(() => ({ kind: 'move', seat, word: move.word }));
    const [next] = toAct(live.state());
    // Somebody who goes on with their turn has been told of it.
    const isTold = next === 2 && seat !== 2;
    expect(called.slice(before)).toEqual(isTold ? [players[2]] : []);
    if (isTold) turns.push(moves);
  }
  expect(turns.length).toBeGreaterThan(2);
});

test('somebody who is not there cannot leave, nor twice', async () => {
  const house = quietHouse();
  const at = await seated(house, murano, 3, FREE);
  const live = await at.live();
  at.ears[2].session.closed();
  const viewer = {
    seat: 2,
    player: 'nobody',
    send: () => undefined,
    sendText: () => undefined,
    end: () => undefined,
  };
  const before = at.ears[0].heard.length;
  live.leave(viewer);
  live.leave(viewer);
  expect(at.ears[0].heard).toHaveLength(before);
});

test('whoever is away is told of the last of those who have played, and not of all', async () => {
  const house = quietHouse();
  const at = await seated(house, murano, 3, FREE);
  const actors: number[] = [];
  const told = async () => newsFor(await at.state(), 2).told.length;
  const counts = new Map<number, number>();
  for (let moves = 0; moves < 40; moves += 1) {
    const { seat, move } = await at.next();
    if (seat === 2 && actors.at(-1) !== 2 && actors.length > 0) counts.set(moves, await told());
    actors.push(seat);
    await at.ask(seat, move);
  }
  for (const [moves, count] of counts) {
    const before = actors.slice(0, moves);
    const last = before.at(-1);
    expect(count).toBe(before.length - 1 - before.findLastIndex((seat) => seat !== last));
  }
  expect(counts.size).toBeGreaterThan(1);
});
