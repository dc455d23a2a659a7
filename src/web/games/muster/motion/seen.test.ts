import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stagesOf } from '#core/match';
import { loadMatch } from '#core/saved';
import { muster } from '#games/muster/index';
import { seenJourneys } from './seen.ts';
import { journeys } from './travel.ts';

const folder = join(import.meta.dirname, '../../../../games/muster/matches');

/** A hand that is not seen has no first and no last card. */
const plain = (ways: readonly { from: string; to: string }[]): string[] =>
  ways.map(({ from, to }) => `${from} > ${to}`.replaceAll(/hand-(\d)-\d/gu, 'hand-$1')).toSorted();

test.each(globSync('*.match', { cwd: folder }))(
  '%s: what is seen of the rival travels as its words say',
  (file) => {
    const match = loadMatch(readFileSync(join(folder, file), 'utf8'), () => muster);
    for (const { last, state } of stagesOf(match)) {
      if (last === null) continue;
      const { seat, notation: word } = last.move;
      const before = muster.view(last.before.state as never, 1 - seat);
      const after = muster.view(state as never, 1 - seat);
      const told = journeys({ kind: 'played', seat, notation: word, before }, after);
      expect(plain(seenJourneys(before, after, seat)), word).toEqual(plain(told));
    }
  },
);
