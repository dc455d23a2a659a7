import { expect, test } from 'vitest';
import { newMachine } from './machine.ts';
import { newNetwork } from './network.ts';
import { newWorld } from './world.ts';

/** Machines that talk, of which one freezes and one dies, over lines that are slow and cut. */
async function traced(seed: number): Promise<string> {
  const world = newWorld(seed);
  const network = newNetwork(world);
  const machines = ['a', 'b', 'c'].map((name) => newMachine(world, name, world.between(-1000, 1000)));
  for (const from of machines) {
    for (const to of machines) {
      const way = network.way(from.name, to);
      const say = (left: number): void => {
        if (left === 0) return;
        way(() => world.note(from.name, to.name, left, to.clock.now(), world.bytes(2).join(' ')));
        from.after(world.between(1, 900), () => say(left - 1));
      };
      say(20);
    }
  }
  world.after(2000, () => machines[0].freeze(world.between(500, 3000)));
  world.after(3000, () => machines[1].kill());
  world.after(1000, () => network.cut('c', 'a', world.between(500, 3000)));
  world.after(500, () => network.slow(4000));
  await world.run(30_000);
  return world.digest();
}

test('a world follows from its seed: on every machine, and in every version, this one has this trace', async () => {
  expect(await traced(7)).toBe('2dfe58ff2cb630e1');
  expect(await traced(8)).not.toBe(await traced(7));
});
