import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { newEvidence } from './evidence.ts';
import type { Case } from './judge.ts';
import { gone, thinksOnce } from './judge-told.ts';
import { SLOWEST } from './network.ts';
import type { SimulatedPlayer } from './somebody.ts';
import { newWorld } from './world.ts';

type Seen = readonly (readonly [at: number, isThere: boolean])[];
const LEFT = 4000;

/** Seat 0 leaves for good, and looks in again in these spans; seat 1 is there all the time, and is told this of seat 0. */
async function judged(peeps: readonly (readonly [number, number])[], told: Seen): Promise<readonly string[]> {
  const world = newWorld(1);
  await world.run(60_000);
  const leaver = standIn<SimulatedPlayer>({
    seat: 0,
    lives: [{ from: 1000, to: LEFT }],
    peeps: peeps.map(([from, to]) => ({ from, to: to + SLOWEST })),
    presence: [],
  });
  const stayer = standIn<SimulatedPlayer>({
    seat: 1,
    lives: [{ from: 1000, to: Infinity }],
    peeps: [],
    presence: told.map(([at, isThere]) => ({ at, seats: [isThere, true] })),
  });
  const company = standIn<Case['company']>({ players: [leaver, stayer] });
  return gone(standIn<Case>({ company, world, evidence: newEvidence(world) }));
}

const NEVER = ['1 never heard that 0 was gone from 4000 on'];
test.each<{ name: string; peeps: [number, number][]; told: Seen; wrong: string[] }>([
  { name: 'heard of it', peeps: [], told: [[4004, false]], wrong: [] },
  { name: 'never heard of it', peeps: [], told: [], wrong: NEVER },
  {
    name: 'heard of it, and that they look in just then',
    peeps: [[11_970, 12_210]],
    told: [
      [4004, false],
      [11_975, true],
    ],
    wrong: [],
  },
  { name: 'did not hear of it before they look in', peeps: [[11_970, 12_210]], told: [], wrong: NEVER },
  {
    name: 'did not hear that they were gone again',
    peeps: [[9000, 10_500]],
    told: [
      [4004, false],
      [9005, true],
    ],
    wrong: NEVER,
  },
  {
    name: 'was told that they are back, who are not',
    peeps: [],
    told: [
      [4004, false],
      [9005, true],
    ],
    wrong: NEVER,
  },
])('somebody leaves, and who is there $name', async ({ peeps, told, wrong }) => {
  const before: Seen = [[1500, true]];
  expect(await judged(peeps, [...before, ...told])).toEqual(wrong);
});

const THOUGHT = { process: 'p0.1', owner: 'host', again: 5000, at: 5020 };
test.each<{ name: string; claims: [table: string, at: number][]; wrong: string[] }>([
  { name: 'with nothing between', claims: [], wrong: ['p0.1 thinks twice about the same at 5020'] },
  { name: 'with its table claimed again between', claims: [['own', 5010]], wrong: [] },
  {
    name: 'with claims before, after and elsewhere',
    claims: [
      ['own', 4990],
      ['own', 5030],
      ['other', 5010],
    ],
    wrong: ['p0.1 thinks twice about the same at 5020'],
  },
])('a process thinks twice, $name', ({ claims, wrong }) => {
  const kept = claims.map(([table, at]) => ({ table, at, entry: { event: { kind: 'claim' as const } } }));
  const judgedCase = standIn<Case>({
    company: standIn({ id: 'own', host: 'host' }),
    evidence: standIn({ thoughts: [THOUGHT] }),
    history: standIn({ overAt: Infinity, changesHands: () => false }),
    database: standIn({ content: standIn({ kept, failures: [] }) }),
  });
  expect(thinksOnce(judgedCase)).toEqual(wrong);
});
