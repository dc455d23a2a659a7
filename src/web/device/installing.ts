import { signal } from '@preact/signals';

/** What a browser that can keep the page as an application asks with; no type of the standard library knows it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Null where the browser offers nothing, or it is installed already. */
const offer = signal<InstallPromptEvent | null>(null);

/** A browser offers it early, once: whoever looks for it in the settings comes later. */
export function noteInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // It would lie over the table: whoever wants it finds it in the settings.
    event.preventDefault();
    offer.value = event as InstallPromptEvent;
  });
  addEventListener('appinstalled', () => (offer.value = null));
}

export const canInstall = (): boolean => offer.value !== null;

/** The browser asks once; then it has to offer it anew. */
export function install(): void {
  void offer.value?.prompt();
  offer.value = null;
}
