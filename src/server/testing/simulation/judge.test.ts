import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { entry } from '../records.ts';
import type { Database } from './database.ts';
import { newEvidence } from './evidence.ts';
import { type Case, takenOver } from './judge.ts';
import type { KeptEntry } from './kept.ts';
import { newWorld } from './world.ts';

const LAST_SEEN = 19_500;
const LIVED = ['p1 took the table from p0 at 60000, which lived'];

/** What is said of a claim of p1, decided at a moment and kept long after it; p0 refused connections in a span, and lived. */
function judged(decidedAt: number, refused: readonly [from: number, to: number]): readonly string[] {
  const evidence = newEvidence(newWorld(1));
  evidence.refused.push({ process: 'p0', from: refused[0], to: refused[1] });
  const claim: KeptEntry = {
    table: 'table',
    entry: entry(8, { kind: 'claim', process: 'p1', lostSince: LAST_SEEN }),
    at: 60_000,
    decidedAt,
    by: 'p1',
    before: 'p0',
    renewed: { at: LAST_SEEN, seen: LAST_SEEN },
    silence: 200,
    lastLives: [LAST_SEEN],
    clock: 60_000,
    hadLeft: false,
    seenHost: 'p0',
    isOver: false,
  };
  const content = standIn<Database['content']>({ renewals: () => [1000] });
  const database = standIn<Database>({ jumpedAt: () => -Infinity, content });
  const history = standIn<Case['history']>({ claims: [claim] });
  return takenOver(standIn<Case>({ history, evidence, database }));
}

test.each<{ name: string; decidedAt: number; refused: [number, number]; wrong: string[] }>([
  { name: 'has just refused a connection', decidedAt: 22_000, refused: [15_000, 20_000], wrong: [] },
  { name: 'did so long before', decidedAt: 40_000, refused: [15_000, 20_000], wrong: LIVED },
  { name: 'does so only when it is under way', decidedAt: 22_000, refused: [25_000, 30_000], wrong: LIVED },
])('a table is claimed of somebody who $name, which is kept much later', ({ decidedAt, refused, wrong }) => {
  expect(judged(decidedAt, refused)).toEqual(wrong);
});
