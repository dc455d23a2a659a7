import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from './line.ts';

/** A line to a server that can fail in every way a line can. */
export interface FaultyLine {
  /** The address of the server, by way of this line. */
  readonly url: string;
  /** What is said from now on, on either side, arrives nowhere. */
  lose(side: 'questions' | 'answers'): void;
  /** Answers wait until they are let go. */
  hold(): () => void;
  /** Every connection ends; the next ones are whole again. */
  cut(): void;
  close(): Promise<void>;
}

export async function lineTo(address: string): Promise<FaultyLine> {
  const url = new URL(address);
  const ends = new Set<Socket>();
  let lost: 'questions' | 'answers' | null = null;
  let held: (() => void)[] | null = null;
  const server = createServer((near) => {
    const far = connect(Number(url.port), url.hostname);
    const both = [near, far];
    for (const end of both) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        for (const each of both) each.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (lost !== 'questions') far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (lost === 'answers') return;
      if (held === null) near.write(bytes);
      else held.push(() => near.write(bytes));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    lost = null;
    for (const end of ends) end.destroy();
  };
  return {
    url: Object.assign(new URL(address), { port: String(portOf(server)) }).href,
    lose(side) {
      lost = side;
    },
    hold() {
      held = [];
      return () => {
        const waiting = held ?? [];
        held = null;
        for (const go of waiting) go();
      };
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
