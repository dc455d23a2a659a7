import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether a media query matches, now and whenever that changes. */
export function useMedia(query: MediaQueryList): boolean {
  const matches = useSignal(query.matches);
  useEffect(() => {
    const look = (): void => void (matches.value = query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [query]);
  return matches.value;
}
