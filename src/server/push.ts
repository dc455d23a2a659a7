import type { Agent } from 'node:https';
import webpush from 'web-push';
import type { Logger } from 'pino';
import type { Store } from './store/store.ts';
import type { Header } from './course/record.ts';

/** The services of the browsers' makers: nothing else is ever called, whatever somebody asks for. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
];

export interface PushSettings {
  readonly enabled: boolean;
  /** Whom the service may write to: the address of this server. */
  readonly subject: string;
  /** For tests: another service, and how its certificate is checked. */
  readonly service?: { readonly host: RegExp; readonly agent: Agent };
}

export interface Push {
  /** The public key, or null where push is off. */
  readonly key: string | null;
  /** Is this the address of a service that we would call? */
  accepts(endpoint: string): boolean;
  /** It is this player's turn. Which cards somebody holds is nobody's business on a locked screen. */
  notify(player: string, header: Header): void;
}

const NO_PUSH: Push = { key: null, accepts: () => false, notify: () => undefined };
const GONE = new Set([404, 410]);
const DAY_IN_SECONDS = 86_400;

/** Tells people whose page is closed that it is their turn, if they have asked for it. */
export async function pushOf(store: Store, log: Logger, settings: PushSettings): Promise<Push> {
  if (!settings.enabled) return NO_PUSH;
  const keys = await ownKeys(store);
  const hosts = settings.service === undefined ? SERVICES : [settings.service.host];
  const accepts = (endpoint: string): boolean => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
    return url?.protocol === 'https:' && hosts.some((host) => host.test(url.host));
  };

  const send = async (player: string, subscription: string, text: string): Promise<void> => {
    try {
      await webpush.sendNotification(JSON.parse(subscription) as webpush.PushSubscription, text, {
        vapidDetails: { subject: settings.subject, ...keys },
        TTL: DAY_IN_SECONDS,
        timeout: 10_000,
        topic: 'turn',
        ...(settings.service && { agent: settings.service.agent }),
      });
    } catch (thrown) {
      const { statusCode = 0 } = thrown as { statusCode?: number };
      if (GONE.has(statusCode)) await store.dropPush(player, subscription);
      else log.warn({ status: statusCode }, 'push was not taken');
    }
  };

  return {
    key: keys.publicKey,
    accepts,
    notify(player, { id, game }) {
      const text = JSON.stringify({ kind: 'turn', table: id, game });
      void store
        .pushOf(player)
        .then((subscriptions) => Promise.all(subscriptions.map((each) => send(player, each, text))))
        .catch(() => log.warn('push failed'));
    },
  };
}

/** Made on the first start and kept. */
async function ownKeys(store: Store): Promise<webpush.VapidKeys> {
  const known = await store.setting('push');
  if (known !== null) return JSON.parse(known) as webpush.VapidKeys;
  const keys = webpush.generateVAPIDKeys();
  await store.set('push', JSON.stringify(keys));
  return keys;
}
