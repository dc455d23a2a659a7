import { expect, test } from 'vitest';
import type { Relay } from '../hosting/peers.ts';
import { relaying } from './relaying.ts';

/** A connection whose table another process hosts, or this one. */
function passedOn(relay: Relay | null, isOpen = true) {
  const said: string[] = [];
  const own = relaying({
    passOn: () => Promise.resolve(relay),
    sendText: (text) => void said.push(text),
    end: (reason) => void said.push(`ends: ${reason}`),
    isOpen: () => isOpen,
  });
  const greet = (): Promise<void> =>
    own.greet('table', 'hello', async () => {
      said.push('enters here');
    });
  return { own, said, greet };
}
const relayTo = (sent: string[]): Relay => ({
  send: (text) => void sent.push(text),
  close: () => void sent.push('closed'),
});

test('a greeting goes to the process that hosts the table, and so does what follows', async () => {
  const sent: string[] = [];
  const { own, said, greet } = passedOn(relayTo(sent));
  await greet();
  own.send('more');
  own.close();
  expect([own.isActive(), sent, said]).toEqual([true, ['hello', 'more', 'closed'], []]);
});

test('where this process hosts it, whoever greets enters here', async () => {
  const { own, said, greet } = passedOn(null);
  await greet();
  expect([own.isActive(), said]).toEqual([false, ['enters here']]);
});

test('whoever has gone meanwhile leaves no line to the other process, and enters nowhere', async () => {
  const sent: string[] = [];
  await passedOn(relayTo(sent), false).greet();
  expect(sent).toEqual(['closed']);
  const { said, greet } = passedOn(null, false);
  await greet();
  expect(said).toEqual([]);
});
