import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { handClock } from '../testing/clock.ts';
import { relaying } from '../connection/relaying.ts';
import { ALONE } from './alone.ts';
import type { Peer } from './hosting.ts';
import type { Peers, Relay, RelayEnds } from './peers.ts';
import { passOn } from './relays.ts';

const PEER: Peer = { id: 'b', url: 'http://b' };
const ENDS = standIn<RelayEnds>({});

/** What a process answers each time it is asked, until nobody is asked any more; and when it was asked. */
async function passed(...answers: readonly Awaited<ReturnType<Peers['connect']>>[]) {
  const clock = handClock();
  const began = clock.now();
  const asked: number[] = [];
  const refused: Peer[] = [];
  const passing = passOn(
    {
      clock,
      hosting: {
        ...ALONE,
        locate: async () => (asked.length < answers.length ? PEER : null),
        refused: (peer) => void refused.push(peer),
      },
      peers: standIn<Peers>({
        connect: async () => {
          asked.push(clock.now() - began);
          return answers[asked.length - 1];
        },
      }),
    },
    'table',
    ENDS,
  );
  for (let step = 0; step < 20; step += 1) {
    for (let turns = 0; turns < 4; turns += 1) await turn();
    clock.advance(100);
  }
  return { relay: await passing, asked, refused };
}

test('whoever is answered is passed on; where nobody hosts the table, nobody is', async () => {
  const relay = standIn<Relay>({});
  expect(await passed(relay)).toEqual({ relay, asked: [0], refused: [] });
  expect(await passed()).toEqual({ relay: null, asked: [], refused: [] });
});

test('a process at which nobody listens is called gone, and the next one is looked for at once', async () => {
  expect(await passed('refused', 'refused')).toEqual({ relay: null, asked: [0, 0], refused: [PEER, PEER] });
});

test('a process that does not answer is asked again after a pause, and is not called gone', async () => {
  expect(await passed('silent', 'silent')).toEqual({ relay: null, asked: [0, 300], refused: [] });
});

test.each([
  [true, ['hello']],
  [false, ['closed']],
])(
  'somebody who is still there (%s) is passed on; for whoever has gone the line is closed',
  async (isThere, expected) => {
    const said: string[] = [];
    const relay: Relay = {
      send: (text: string) => said.push(text),
      close: () => said.push('closed'),
    };
    const { greet } = relaying({
      passOn: () => Promise.resolve(relay),
      sendText: () => undefined,
      end: () => undefined,
      isOpen: () => isThere,
    });
    await greet('table', 'hello', () => Promise.resolve());
    expect(said).toEqual(expected);
  },
);
