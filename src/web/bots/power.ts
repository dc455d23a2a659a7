import { begin } from './bot-worker-client.ts';

/** Tells the bots' worker whether the strongest may think in the turns of others. */
export interface PowerNotice {
  readonly power: boolean;
}

interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

/** Below it a battery is spared. */
const PLENTY = 0.5;

let isWatched = false;

/** Where nothing is known of a battery, it is spared. */
export async function watchPower(): Promise<void> {
  if (isWatched) return;
  isWatched = true;
  const { getBattery } = navigator as { getBattery?(): Promise<Battery> };
  const battery = await getBattery?.call(navigator);
  if (battery === undefined) return;
  const tell = (): void =>
    begin().postMessage({ power: battery.charging || battery.level > PLENTY } satisfies PowerNotice);
  tell();
  battery.addEventListener('chargingchange', tell);
  battery.addEventListener('levelchange', tell);
}
