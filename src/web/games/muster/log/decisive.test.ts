import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Match, outcomeOf, stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { muster } from '#games/muster/index';
import { castlesOf } from '#games/muster/scoring';
import { logFor } from '#table/log';
import { byActor, turnsIn } from '#table/turns';
import { decisiveIn } from './decisive.ts';

const folder = join(import.meta.dirname, '../../../../games/muster/matches');
const matches = globSync('*.match', { cwd: folder })
  .toSorted()
  .map((file): [string, Match] => [file, loadMatch(readFileSync(join(folder, file), 'utf8'), () => muster)]);

test.each(matches)('the turn that decided it is the last that put the winner ahead: %s', (_file, match) => {
  const outcome = outcomeOf(match);
  if (outcome === null) return;
  const turns = turnsIn(logFor(0)(match), byActor);
  const found = decisiveIn(turns, outcome);
  const [best = []] = outcome.ranking;
  const [winner = -1] = best;
  const lead = ({ state }: Match): number => castlesOf(state, winner) - castlesOf(state, 1 - winner);
  if (best.length !== 1 || lead(match) === 0) {
    expect(found).toBeNull();
    return;
  }
  const stages = stagesOf(match);
  const last = stages.findLastIndex((stage) => lead(stage) <= 0);
  expect(stages[last + 1]?.last?.move.seat).toBeDefined();
  expect(found).toEqual({
    turn: turns.findIndex(({ first, lines }) => last >= first && last < first + lines.length) + 1,
    message: logFor(0)(match)[last]?.message,
  });
});
