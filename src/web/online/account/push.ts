import { pushKey, subscribe, unsubscribe } from '../api.ts';
import { CATALOGUE, titleOf } from '../../catalogue.ts';
import { language } from '../../settings.ts';
import { o } from '../words.ts';

/** Whether this page can be told of its turn while it is closed; `insecure`: not over plain http. */
export type Push = 'insecure' | 'none' | 'denied' | 'off' | 'on';

const possible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushNow(): Promise<Push> {
  if (!isSecureContext) return 'insecure';
  if (!possible()) return 'none';
  const offered = await pushKey();
  if ('failure' in offered || offered.value.key === null) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await current();
  if (subscription === null) return 'off';
  // The language may have changed since.
  await keepNotice();
  const { endpoint, keys } = subscription.toJSON();
  await subscribe({ endpoint, keys, language: language.value });
  return 'on';
}

/** What the notice will say lies where the service worker finds it: it has no words of its own. */
async function keepNotice(): Promise<void> {
  const bodies = CATALOGUE.map(({ id }) => [id, o('notice.body', { game: titleOf(id) })] as const);
  const text = JSON.stringify({ title: o('notice.title'), bodies: Object.fromEntries(bodies) });
  await (await caches.open('notice')).put('/notice', new Response(text));
}

export async function turnOn(): Promise<Push> {
  const offered = await pushKey();
  if ('failure' in offered || offered.value.key === null) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await keepNotice();
  const registration = await navigator.serviceWorker.ready;
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: offered.value.key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const answer = await subscribe({ endpoint, keys, language: language.value });
    if ('value' in answer) return 'on';
    await subscription.unsubscribe();
    return 'off';
  } catch {
    // The browser has no push service, or cannot reach it.
    return 'none';
  }
}

export async function turnOff(): Promise<Push> {
  const subscription = await current();
  await subscription?.unsubscribe();
  // Of this browser alone: others of mine go on being told.
  if (subscription !== null) await unsubscribe(subscription.endpoint);
  return 'off';
}
