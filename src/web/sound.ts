import { settings } from './settings.ts';
import type { Sound } from './sounds.ts';

/** What something sounds and feels like: it comes when somebody wants to hear or feel it. */
export function sound(name: Sound): void {
  const { sound: isHeard, vibration } = settings.value;
  if (isHeard || vibration) void import('./sounds.ts').then(({ play }) => play(name));
}
