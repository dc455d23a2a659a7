import { expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import type { Sight } from '#table/table';

const { order } = vi.hoisted((): { order: unknown[] } => ({ order: [] }));
vi.mock('../../../motion/climax.ts', () => ({
  climax: ({ text, over, coins }: { text: string; over: string; coins?: object }) =>
    order.push([text, over, coins !== undefined]),
}));
vi.mock('../../../motion/flights.ts', () => ({
  depart: () => ({ arrive: (isLast: boolean) => order.push(isLast), stop: () => undefined }),
}));
vi.mock('../players/rivals.tsx', () => ({ othersOf: () => [1] }));
vi.mock('../../../art/image-address.ts', () => ({ address: () => '', addressInTurn: () => '' }));
vi.mock('../art/index.ts', () => ({}));

test('[L25] what is made is paid when the workbench shows what has left it, and once', async () => {
  const { departIn } = await import('./travel.ts');
  const notation = 'create-GGGR';
  const before = table({ seats: 2, at: 'sold', hands: ['C17'], benches: ['GGGR', ''] });
  const after = before.play(notation).state;
  const sight = (seat: number): Sight =>
    standIn({
      seat,
      view: murano.view(after, seat),
      event: { kind: 'played', seat: 0, notation, before: murano.view(before.state, seat) },
    });
  const travel = departIn(sight(0));
  expect(order).toEqual([]);
  travel?.arrive(false);
  travel?.arrive(true);
  expect(order).toEqual([false, [expect.stringMatching(/^\+\d/u), '.stage', true], true]);
  order.length = 0;
  // What another makes is told, not celebrated.
  departIn(sight(1))?.arrive(false);
  expect(order[1]).toEqual([expect.stringMatching(/^\+\d/u), expect.stringContaining('.rival'), false]);
});
