import { expect, test, vi } from 'vitest';
import { loadMatch } from '#core/loaded';
import { newMatch, playNotation, stagesOf } from '#core/match';
import { pebbles } from '#core/testing/pebbles';
import type { Player } from '#table/table';

// What the settings ask the device for while they are read.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { companyFrom, fileFrom } = await import('./play-on.ts');
const { playersIn } = await import('../device/match-link.ts');
vi.unstubAllGlobals();

/** A match of pebbles by the first action each, to its end. */
function played() {
  let match = newMatch(pebbles, { seats: 2, start: { seed: 'on' } });
  for (let seats = pebbles.toAct(match.state); seats.length > 0; seats = pebbles.toAct(match.state)) {
    const [seat = 0] = seats;
    const [action] = pebbles.legalActions(match.state, seat);
    match = playNotation(match, seat, pebbles.encode(action));
  }
  return match;
}

const company: readonly Player[] = [{ kind: 'person' }, { kind: 'bot', level: '4' }];

test('a match goes on from any step but its end, as a match of its own', () => {
  const match = played();
  const stages = stagesOf(match);
  for (const [step, stage] of stages.slice(0, -1).entries()) {
    const file = fileFrom(match, step, company, 0)!;
    const again = loadMatch(file, () => pebbles);
    expect(again.state).toEqual(stage.state);
    expect(playersIn(file, 2)).toEqual(company);
  }
  expect(fileFrom(match, stages.length - 1, company, 0)).toBeNull();
  expect(fileFrom(match, stages.length, company, 0)).toBeNull();
});

test('whoever only looked on takes the seat that is to act, and bots take those of the people', () => {
  const match = played();
  const file = fileFrom(match, 1, [{ kind: 'person', name: 'Ada' }, { kind: 'person' }], null)!;
  const [seat = 0] = pebbles.toAct(stagesOf(match)[1].state);
  expect(playersIn(file, 2)).toEqual(companyFrom([{ kind: 'person' }, { kind: 'person' }], seat));
  expect(companyFrom(company, 1)).toEqual([{ kind: 'bot', level: '2' }, { kind: 'person' }]);
});
