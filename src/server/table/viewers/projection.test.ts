import { expect, test } from 'vitest';
import type { Seat } from '#core/game';
import { pebbles } from '#core/testing/pebbles';
import { standIn } from '#core/testing/stand-in';
import type { Agreement } from '#table/table-info';
import { PORTRAITS } from '#table/terms';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { headerOf, newWalk, type TableWalk, wordsOf } from '../../testing/walk.ts';
import { infoOf, newsFor, projector, spectatorHistory } from './projection.ts';
import { initialState, type SeatedPerson, type Sitter, toAct } from '../decider/state.ts';

const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const LIVE: Agreement = { ...FREE, pace: { kind: 'live', minutes: 1, increment: 0 } };
const options = { heap: 6, together: false, goal: 'most', extras: [] };
const header = headerOf(pebbles, 2, FREE, { options });
const newTable = (agreement = FREE): TableWalk =>
  newWalk(pebbles, headerOf(pebbles, 2, agreement, { options }));
const sightOf = (walk: TableWalk, viewer: Seat | null) =>
  projector(viewer).sight(walk.state(), walk.now(), true)!;
const presence = { name: (player: string) => `Name of ${player}`, isPresent: () => true, watchers: 3 };

const ann = (change: Partial<SeatedPerson> = {}): SeatedPerson =>
  standIn<SeatedPerson>({
    kind: 'person',
    player: 'ann',
    digest: null,
    nonce: null,
    standIn: null,
    resigned: false,
    ...change,
  });
const waiting = { ...initialState(header, pebbles), seats: [ann(), { kind: 'open' } as const] };

test('before the match there is nothing to see', () => {
  expect(projector(0).sight(initialState(header, pebbles), 0, true)).toBeNull();
});

test('everybody sees their own view, and the notation of their own actions only', () => {
  const walk = newTable();
  walk.happen({ kind: 'move', seat: 0, word: 'draw' });
  const [own, rival, spectator] = [0, 1, null].map((viewer) => sightOf(walk, viewer));
  expect(own.view).toEqual(pebbles.view(walk.state().match!.state, 0));
  expect(rival.view).toEqual(pebbles.view(walk.state().match!.state, 1));
  expect(spectator.view).toEqual(pebbles.view(walk.state().match!.state, null));
  expect(own.view).not.toEqual(rival.view);
  expect(own.view).not.toEqual(spectator.view);
  expect(own.event).toEqual({ kind: 'played', seat: 0, word: 'draw' });
  expect(rival.event).toEqual({ kind: 'played', seat: 0, word: null });
  expect([own, rival, spectator].map(({ log }) => log.add.map(({ word }) => word))).toEqual([
    ['draw'],
    [null],
    [null],
  ]);
  expect(own.log.add).toMatchObject([{ seat: 0, message: { key: 'log.draw' }, sealed: true }]);
  expect(own.toAct).toEqual([1]);
});

test('only a seat is told that it may take back, and never a spectator', () => {
  const walk = newTable();
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  expect([0, 1, null].map((viewer) => sightOf(walk, viewer).mayUndo)).toEqual([true, false, false]);
});

test('a viewer who has seen the lines before is sent those that follow; after a take-back, from there', () => {
  const walk = newTable();
  const { sight } = projector(0);
  const next = (whole = false) => sight(walk.state(), walk.now(), whole)!.log;
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  expect(next()).toMatchObject({ keep: 0, add: [{ word: 'take-1' }] });
  walk.happen({ kind: 'move', seat: 1, word: 'take-2' });
  expect(next()).toMatchObject({ keep: 1, add: [{ seat: 1, word: null }] });
  expect(next(), 'nothing new').toEqual({ keep: 2, add: [] });
  walk.happen({ kind: 'undo', seat: 1 });
  expect(next()).toEqual({ keep: 1, add: [] });
  expect(sightOf(walk, 1).event).toEqual({ kind: 'takenBack', seat: 1, word: 'take-2' });
  // The same action once more is another one: what was told of the first does not stand.
  walk.happen({ kind: 'move', seat: 1, word: 'take-2' });
  walk.happen({ kind: 'undo', seat: 1 });
  walk.happen({ kind: 'move', seat: 1, word: 'take-2' });
  expect(next()).toMatchObject({ keep: 1, add: [{ seat: 1 }] });
  expect(next(true), 'whoever has just come is told all').toMatchObject({ keep: 0, add: [{}, {}] });
});

test('a clock is told in tenths of a second, running down for whoever is to act', () => {
  const walk = newTable(LIVE);
  walk.wait(1249);
  expect(sightOf(walk, 1).clocks).toEqual({ left: [58_800, 60_000], running: [0] });
  expect(sightOf(newTable(), 1).clocks, 'nobody looks at a clock').toBeNull();
});

test('a clock that goes on running while a bot is about to play is shown running', () => {
  const walk = newTable(LIVE);
  walk.wait(1000);
  walk.happen({ kind: 'handOver', seat: 0, level: '1', why: 'asked' });
  walk.wait(2000);
  expect(sightOf(walk, 1).clocks).toEqual({ left: [57_000, 60_000], running: [0] });
});

test('no clock runs down on the screen while the server was not there', () => {
  const walk = newTable(LIVE);
  const now = walk.now();
  const state = { ...walk.state(), outages: [{ from: now + 1000, to: now + 31_000 }] };
  expect(projector(0).sight(state, now + 33_000, true)!.clocks?.left).toEqual([57_000, 60_000]);
});

test('a clock is not told from before the last event, though the time of the machine was set back', () => {
  const walk = newTable(LIVE);
  const sight = projector(0).sight(walk.state(), walk.now() - 60_000, true)!;
  expect(sight.clocks?.left).toEqual([60_000, 60_000]);
});

test('the outcome is the one of the rules; whoever resigns gives nobody a score', () => {
  const walk = newTable();
  walk.happen({ kind: 'resign', seat: 0 });
  expect(sightOf(walk, null)).toMatchObject({ outcome: null, toAct: [] });
  const played = newTable();
  for (const seat of [0, 1]) played.happen({ kind: 'move', seat, word: 'take-3' });
  expect(sightOf(played, null).outcome).toMatchObject({ scores: [3, 3] });
});

test('what spectators have seen so far: each position as they saw it, and no notation', () => {
  const walk = newTable();
  walk.happen({ kind: 'move', seat: 0, word: 'draw' });
  walk.happen({ kind: 'move', seat: 1, word: 'take-1' });
  const { steps, lines } = spectatorHistory(walk.state());
  expect(steps.map(({ toAct }) => toAct)).toEqual([[0], [1], [0]]);
  expect(steps[1]?.view).toMatchObject({ hands: [[-1], []] });
  expect(lines.map(({ seat, word }) => [seat, word])).toEqual([
    [0, null],
    [1, null],
  ]);
});

test('a table is told by names: no player, no key and no secret is in it', () => {
  const walk = newTable();
  walk.happen({ kind: 'handOver', seat: 1, level: '2', why: 'asked' });
  const info = infoOf(walk.state(), { ...presence, isPresent: (seat) => seat === 0 });
  expect(info.seats).toEqual([
    {
      kind: 'person',
      name: 'Name of player 0',
      present: true,
      ready: false,
      standIn: null,
      resigned: false,
    },
    { kind: 'person', name: 'Name of player 1', present: false, ready: false, standIn: '2', resigned: false },
  ]);
  expect(info).toMatchObject({ phase: 'playing', watchers: 3, rematch: { wishes: [], table: null } });
  expect(info.fair.nonces).toEqual(['0'.repeat(32), '1'.repeat(32)]);
  expect(JSON.stringify(info).replaceAll('Name of player', '')).not.toContain('player');
});

test('bots and open seats are told as they are; who is bound, who wishes and what was withdrawn', () => {
  const digest = 'd'.repeat(64);
  const seats: readonly Sitter[] = [ann({ digest }), { kind: 'bot', level: '2' }, { kind: 'open' }];
  const state = { ...initialState(header, pebbles), seats, wishes: [1], withdrawn: ['w'] };
  const info = infoOf(state, presence);
  expect(info.seats).toMatchObject([{ ready: true }, { kind: 'bot', level: '2' }, { kind: 'open' }]);
  expect(info.rematch.wishes).toEqual([1]);
  expect(info.fair).toMatchObject({ digests: [digest, null, null], withdrawn: ['w'] });
});

test('of a table where nobody has chosen, shared or proposed anything, nothing more is told', () => {
  const asked: string[] = [];
  const name = (player: string): string => {
    asked.push(player);
    return 'Ann';
  };
  expect(infoOf(waiting, { ...presence, name })).toStrictEqual({
    id: header.id,
    game: 'pebbles',
    version: pebbles.version,
    options,
    seats: [
      { kind: 'person', name: 'Ann', present: true, ready: false, standIn: null, resigned: false },
      { kind: 'open' },
    ],
    host: 0,
    agreement: FREE,
    listed: false,
    phase: 'waiting',
    fair: { commitment: '', digests: [null, null], nonces: [null, null], withdrawn: [], leftBy: null },
    result: null,
    rematch: { wishes: [], table: null },
    watchers: 3,
  });
  expect(asked, 'only people have names').toEqual(['ann']);
});

test('a portrait, a screen for all, a proposal and a pause are told where they are', () => {
  const proposal = { what: 'draw', by: 0, agreed: [0, 1] } as const;
  const info = infoOf(
    {
      ...waiting,
      header: { ...header, shared: true },
      seats: [ann({ portrait: PORTRAITS[2] })],
      proposal: { ...proposal, agreed: [...proposal.agreed] },
      pause: { endsAt: 5000 },
    },
    presence,
  );
  expect(info.seats).toMatchObject([{ portrait: PORTRAITS[2] }]);
  expect(info).toMatchObject({ shared: true, proposal, pause: { endsAt: 5000 } });
});

test('one deal for several tables: where it went, and of the seed nothing beside what all may know', () => {
  const gathering = { kind: 'mirror', tables: 2 } as const;
  const gathered = (opened: readonly string[] | null) =>
    infoOf({ ...waiting, header: { ...header, gathering }, opened }, presence);
  expect(gathered(null).gathering).toEqual({ ...gathering, opened: null });
  expect(gathered(['a', 'b']).gathering).toEqual({ ...gathering, opened: ['a', 'b'] });
  const dealt = { gathering: 'g', kind: 'duplicate', tables: 3, number: 1 } as const;
  const parts = { digests: ['d'], nonces: ['n'], withdrawn: ['w'] };
  const info = infoOf({ ...waiting, header: { ...header, dealt: { ...dealt, ...parts } } }, presence);
  expect(info.dealt).toStrictEqual(dealt);
  expect(info.gathering).toBeUndefined();
  expect(info.fair).toMatchObject(parts);
});

test('before the match there are no news', () => {
  expect(newsFor(waiting, 0)).toEqual({ game: pebbles, seat: 0, told: [] });
});

test('spectators are sent what follows, too, and whoever comes later does not change what was sent', () => {
  const walk = newTable();
  const { sight } = projector(null);
  const log = (whole: boolean) => sight(walk.state(), walk.now(), whole)!.log;
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  expect(log(false)).toMatchObject({ keep: 0, add: [{ seat: 0 }] });
  walk.happen({ kind: 'move', seat: 1, word: 'take-1' });
  expect(log(true).add, 'a second spectator comes').toHaveLength(2);
  expect(log(false), 'the first one has not been told yet').toMatchObject({ keep: 1, add: [{ seat: 1 }] });
});

test('what a line is filled with goes along', () => {
  const walk = newTable();
  walk.happen({ kind: 'move', seat: 0, word: 'take-2' });
  const [line] = sightOf(walk, 1).log.add;
  expect(line?.message).toEqual({ key: 'log.take', with: { count: 2, who: expect.anything() } });
});

test('the news for a seat are what the last of the others has done since it acted, and never its own doing', () => {
  const walk = newTable();
  const told = (seat: Seat): unknown[] => newsFor(walk.state(), seat).told.map(({ key }) => key);
  expect(told(0)).toEqual([]);
  walk.happen({ kind: 'move', seat: 0, word: 'take-1' });
  expect([told(0), told(1)]).toEqual([[], ['log.take']]);
  walk.happen({ kind: 'move', seat: 1, word: 'draw' });
  expect([told(0), told(1)]).toEqual([['log.draw'], []]);
});

test('of what happened so far a spectator is shown what spectators were shown, step by step', () => {
  const walk = newTable();
  const sights = [sightOf(walk, null)];
  for (const [seat, word] of [
    [0, 'draw'],
    [1, 'draw'],
    [0, 'take-1'],
  ] as const) {
    walk.happen({ kind: 'move', seat, word });
    sights.push(sightOf(walk, null));
  }
  const { steps, lines } = spectatorHistory(walk.state());
  expect(steps).toEqual(sights.map(({ view, toAct }) => ({ view, toAct })));
  expect(lines).toEqual(sights.at(-1)!.log.add);
});

test('news are told in the words of the log that this seat reads, and in no others', () => {
  for (const [game, seats] of [
    [muster, 2],
    [murano, 3],
  ] as const) {
    const walk = newWalk(game, headerOf(game, seats, FREE));
    for (let step = 0; step < 30; step += 1) {
      const [actor] = toAct(walk.state());
      const words = wordsOf(walk.state(), actor);
      walk.happen({ kind: 'move', seat: actor, word: words[step % words.length] });
      for (let seat = 0; seat < seats; seat += 1) {
        const lines = sightOf(walk, seat).log.add;
        const told = newsFor(walk.state(), seat).told.map(({ key, with: values }) => ({
          key,
          ...(values && { with: values }),
        }));
        const last = lines.slice(lines.findLastIndex((line) => line.seat === seat) + 1);
        const actors = last.slice(last.findLastIndex((line) => line.seat !== last.at(-1)!.seat) + 1);
        expect(told, `step ${step}, seat ${seat}`).toEqual(actors.map(({ message }) => message));
      }
    }
  }
});
