import { useEffect } from 'preact/hooks';

/** Whether the page may keep the screen on: only where it came over https, or from this machine. */
export const mayStayAwake = (): boolean => 'wakeLock' in navigator;

/** The screen stays on while this is shown, where that can be asked for; a page that comes back asks again. */
export function useAwake(isWanted = true): void {
  useEffect(() => {
    if (!isWanted || !mayStayAwake()) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low: then the screen falls asleep as always.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) void lock?.release();
    };
    const look = (): void => void hold();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, [isWanted]);
}
