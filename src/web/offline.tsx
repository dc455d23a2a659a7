import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ownScript } from './trusted.ts';
import { t } from './words/index.ts';

const waiting = signal<ServiceWorker | null>(null);

/** Keeps the application on the device, so that the second visit needs no network. */
async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (import.meta.env.DEV) return forgetOffline();
  try {
    const registration = await navigator.serviceWorker.register(
      ownScript(`${import.meta.env.BASE_URL}sw.js`),
    );
    const look = (): void => {
      if (navigator.serviceWorker.controller !== null) waiting.value = registration.waiting;
    };
    look();
    document.addEventListener('visibilitychange', () => {
      // Without the network there is nothing new.
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    });
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  } catch {
    // Without it, the application needs the network: nothing else changes.
  }
}

/** While developing, a page kept earlier would hide every change. */
async function forgetOffline(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((each) => each.unregister()));
}

/** The application on this device. A new version is announced, never forced: a match in progress goes on with the old one. */
export function Offline(): JSX.Element | null {
  useEffect(() => void keepForOffline(), []);
  const worker = waiting.value;
  if (worker === null) return null;
  const use = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.postMessage('use');
  };
  const later = (): void => {
    waiting.value = null;
  };
  return (
    <div class="fresh" role="status">
      <span>{t('offline.fresh')}</span>
      <button type="button" class="button primary small" onClick={use}>
        {t('offline.reload')}
      </button>
      <button type="button" class="button small" onClick={later}>
        {t('offline.later')}
      </button>
    </div>
  );
}
