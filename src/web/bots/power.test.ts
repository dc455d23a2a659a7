import { expect, test, vi } from 'vitest';
import { usePage } from '../testing/page.ts';

usePage();

test('the worker is told whether there is power to think in the turns of others; an unknown battery is spared', async () => {
  const told: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (notice: unknown): unknown => told.push(notice);
      addEventListener = (): void => undefined;
    },
  );
  const battery = Object.assign(new EventTarget(), { charging: true, level: 0.2 });
  Object.assign(navigator, { getBattery: () => Promise.resolve(battery) });
  const { watchPower } = await import('./power.ts');
  await watchPower();
  await watchPower();
  battery.charging = false;
  battery.dispatchEvent(new Event('chargingchange'));
  battery.level = 0.8;
  battery.dispatchEvent(new Event('levelchange'));
  expect(told).toEqual([{ power: true }, { power: false }, { power: true }]);
});
