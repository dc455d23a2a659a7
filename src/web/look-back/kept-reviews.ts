import { storageName } from '../address.ts';

/** A review as it is kept, by what it was made from. */
export interface KeptReview {
  readonly key: string;
  readonly changed: number;
  readonly review: unknown;
  /** It is not whole: some decisions are still to be judged. */
  readonly isPart?: boolean;
  /** The moments that were tried again, or whose answer was shown, by the place of the decision. */
  readonly shown: readonly number[];
}

const STORE = 'reviews';
/** A review is some kilobytes; the oldest go first, and are computed again when they are wanted. */
const MOST = 200;

let opened: Promise<IDBDatabase> | null = null;

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

function database(): Promise<IDBDatabase> {
  if (opened === null) {
    const request = indexedDB.open(storageName('tavola-reviews'), 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('changed', 'changed');
    });
    opened = answerTo(request);
  }
  return opened;
}

// A browser that keeps nothing still looks back: as long as the page is open.
const fallback = new Map<string, KeptReview>();

export async function findReview(key: string): Promise<KeptReview | undefined> {
  const here = fallback.get(key);
  if (here !== undefined) return here;
  try {
    const store = (await database()).transaction(STORE, 'readonly').objectStore(STORE);
    return await answerTo(store.get(key));
  } catch {
    return undefined;
  }
}

export async function keepReview(entry: KeptReview): Promise<void> {
  fallback.set(entry.key, entry);
  try {
    const store = (await database()).transaction(STORE, 'readwrite').objectStore(STORE);
    await answerTo(store.put(entry));
    const keys = await answerTo(store.index('changed').getAllKeys());
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) store.delete(old);
  } catch {
    // Kept in the page.
  }
}
