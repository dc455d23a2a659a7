import { expect, test } from 'vitest';
import { STATEMENTS } from '../../store/postgres/shared.ts';
import { newContent } from './content.ts';
import { newWorld } from './world.ts';

const { ADOPT, RELEASE } = STATEMENTS;

test('whoever hosted a table hosts it again after a failover that has lost the claim of another', async () => {
  const world = newWorld(1);
  const content = newContent(world, world.now);
  await content.run(ADOPT, ['p0', 'table', null]);
  const failOver = content.snapshot();
  await content.run(ADOPT, ['p1', 'table', 'p0']);
  await content.run(RELEASE, ['p1']);
  failOver();
  expect(content.hostings.map(({ process }) => process)).toEqual(['p0', 'p1', null, 'p0']);
});
