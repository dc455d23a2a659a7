import { settings } from '../settings.ts';
import { w } from './words.ts';

/** How this phone calls when it is one's turn: it promises what it can do. */
export function callText(): string {
  if ('vibrate' in navigator) return w('hand.buzz');
  return w(settings.value.sound ? 'hand.ring' : 'hand.light');
}
