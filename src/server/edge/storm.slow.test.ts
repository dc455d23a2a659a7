import { expect, test, vi } from 'vitest';
import { defaultOptions } from '#core/options';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { quietHouse } from '../testing/house.ts';
import { storm, type Weather } from '../testing/storm.ts';

vi.setConfig({ testTimeout: 120_000 });
const STORMS = Number(process.env['TAVOLA_STORMS'] ?? 12);
const draft = murano.options.settle({ ...defaultOptions(murano.options), draft: true });
const tables: Parameters<typeof storm>[0][] = [
  { game: muster, seats: 2, options: { ...defaultOptions(muster.options) } },
  { game: murano, seats: 3, options: { ...draft } },
];

test.each(tables.map((table) => [table.game.id, table] as const))(
  '%s through lost connections, doubled, late and reordered messages, and crashes: nothing is lost or done twice',
  async (_id, given) => {
    const weather: Weather = {
      crashes: 0,
      drops: 0,
      doubled: 0,
      late: 0,
      acknowledged: 0,
      stale: 0,
      undone: 0,
      remembered: 0,
    };
    for (let seed = 1; seed <= STORMS; seed += 1) {
      const { store, table, players } = await storm(given, seed, 400, weather);
      const { log } = (await store.table(table))!;
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
      const requests = log.flatMap(({ request }) =>
        request === null ? [] : [`${request.seat} ${request.id}`],
      );
      expect(new Set(requests).size).toBe(requests.length);
      const house = quietHouse({ store, chance: 9_000_000 });
      for (const { seat, key, done, sight, log: lines } of players) {
        for (const { id, seq } of done) expect(log[seq - 1].request).toEqual({ seat, id });
        const { heard } = await house.connect({ table, key });
        const { sight: fresh }: { sight: typeof sight } = JSON.parse(heard[0]);
        expect(lines, `seed ${seed}`).toEqual(fresh?.log.add ?? []);
        expect(sight?.view, `seed ${seed}`).toEqual(fresh?.view);
      }
    }
    for (const [what, count] of Object.entries(weather)) expect(count, what).toBeGreaterThan(0);
  },
);
