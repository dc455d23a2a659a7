import { WebSocket } from 'ws';

/** A connection that hands over texts as they come. */
export interface Wire {
  send(data: string | Buffer, binary?: boolean): void;
  /** Without a goodbye, as when a cable is pulled. */
  drop(): void;
  readonly closed: Promise<void>;
}

/**
 * `heard` gets every message, unread; `from` is the address that the server sees. Fails when there is nobody, or when they do not
 * want to talk.
 */
export function wire(
  address: string,
  path: string,
  heard: (data: Buffer) => void,
  from?: string,
): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${address}${path}`, { perMessageDeflate: false, localAddress: from });
    const closed = new Promise<void>((done) => {
      socket.once('close', () => done());
    });
    socket.on('message', heard);
    socket.on('error', reject);
    socket.once('open', () =>
      resolve({
        closed,
        send: (data, binary = false) => socket.send(data, { binary }),
        drop: () => socket.terminate(),
      }),
    );
  });
}

/** Runs a task for each item, so many at a time. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await task(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
