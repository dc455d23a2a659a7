import type { Agent } from 'node:https';
import webpush from 'web-push';
import type { Logger } from 'pino';
import type { Language } from '#core/words';
import { namedBuckets } from '../edge/limits.ts';
import type { Store } from '../store/store.ts';
import type { TableHeader } from '../table/decider/events.ts';

/** The services of the browsers' makers: nothing else is ever called, whatever somebody asks for. */
const HOSTS = new Set(['fcm.googleapis.com']);
const DOMAINS = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** How many browsers of one player are told, and how many are being told at a time. */
export const MOST_BROWSERS = 10;
const MOST_AT_ONCE = 200;
/**
 * How often a player is told of one table. Each browser takes a millisecond, and whoever plays and takes back without end
 * would have somebody told all the time who has been told already.
 */
const TOLD = { burst: 5, perSecond: 1 / 30 };

export interface PushSettings {
  readonly enabled: boolean;
  /** Whom the service may write to: the address of this server. */
  readonly subject: string;
  /** For tests: another service, and how its certificate is checked. */
  readonly service?: { readonly host: string; readonly agent: Agent };
}

export interface PushService {
  /** The public key, or null where push is off. */
  readonly key: string | null;
  /** Is this the address of a service that we would call? */
  accepts(endpoint: string): boolean;
  /** It is this player's turn, and what the others did. Which cards somebody holds is nobody's business on a locked screen. */
  notify(player: string, header: TableHeader, news: (language: Language) => string): void;
}

/** A browser that was kept before it said its language is told that it is its turn, and no more. */
type Subscription = webpush.PushSubscription & { readonly language?: Language };
type Tell = (language: Language | undefined) => string;

const NO_PUSH: PushService = { key: null, accepts: () => false, notify: () => undefined };
const GONE = new Set([404, 410]);
const DAY_IN_SECONDS = 86_400;

/** Tells people whose page is closed that it is their turn, if they have asked for it. */
export async function pushOf(
  store: Store,
  log: Logger,
  settings: PushSettings,
  now: () => number = () => performance.now(),
): Promise<PushService> {
  if (!settings.enabled) return NO_PUSH;
  const mayTell = namedBuckets(TOLD, now);
  const keys = await ownKeys(store);
  const { service } = settings;
  const accepts = (endpoint: string): boolean => {
    const url = endpointOf(endpoint);
    if (url === null) return false;
    return service === undefined ? isService(url) : url.host === service.host;
  };
  let atOnce = 0;

  const send = async (player: string, subscription: string, tell: Tell): Promise<void> => {
    const { language, ...known }: Subscription = JSON.parse(subscription);
    // What was kept before may have been looked at less closely.
    if (!accepts(known.endpoint)) return store.dropPush(player, subscription);
    if (atOnce >= MOST_AT_ONCE) return log.warn('too many are being told at once');
    atOnce += 1;
    try {
      await webpush.sendNotification(known, tell(language), {
        vapidDetails: { subject: settings.subject, ...keys },
        TTL: DAY_IN_SECONDS,
        timeout: 10_000,
        topic: 'turn',
        ...(service && { agent: service.agent }),
      });
    } catch (thrown) {
      const { statusCode = 0 } = thrown as { statusCode?: number };
      if (GONE.has(statusCode)) await store.dropPush(player, subscription);
      else log.warn({ status: statusCode }, 'push was not taken');
    } finally {
      atOnce -= 1;
    }
  };

  return {
    key: keys.publicKey,
    accepts,
    notify(player, { id, game }, news) {
      if (!mayTell(`${player} ${id}`)) return;
      const tell: Tell = (language) => {
        const text = language === undefined ? '' : news(language);
        return JSON.stringify({ kind: 'turn', table: id, game, ...(text !== '' && { told: text }) });
      };
      void store
        .pushOf(player)
        .then((subscriptions) => Promise.all(subscriptions.map((each) => send(player, each, tell))))
        .catch(() => log.warn('push failed'));
    },
  };
}

/**
 * The address of a service, if it is written as everybody reads it. Whoever calls it reads the text again, perhaps by
 * other rules: so only a text that is its own normal form is taken.
 */
function endpointOf(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.href !== text || url.protocol !== 'https:') return null;
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  return isPlain && /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(url.hostname) ? url : null;
}

const isService = ({ hostname, port }: URL): boolean =>
  port === '' && (HOSTS.has(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)));

/** Made on the first start and kept. */
async function ownKeys(store: Store): Promise<webpush.VapidKeys> {
  const known = await store.setting('push');
  if (known !== null) return JSON.parse(known);
  const keys = webpush.generateVAPIDKeys();
  await store.set('push', JSON.stringify(keys));
  return keys;
}
