import { expect, test } from 'vitest';
import { elsewhere } from '../hosting/elsewhere.ts';
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

test('whoever finds that another process was sooner is passed on there; where nobody knows which, they come back', async () => {
  const sent: string[] = [];
  const said: string[] = [];
  const relays = [null, relayTo(sent)];
  const own = relaying({
    passOn: () => Promise.resolve(relays.shift()!),
    sendText: (text) => void said.push(text),
    end: (reason, retry) => void said.push(`ends: ${reason} ${retry}`),
    isOpen: () => true,
  });
  const peer = { id: 'other', url: 'http://other' };
  await own.greet('table', 'hello', () => Promise.reject(elsewhere(peer)));
  expect([own.isActive(), sent]).toEqual([true, ['hello']]);
  const lost = passedOn(null).own;
  await expect(lost.greet('table', 'hello', () => Promise.reject(elsewhere(null)))).rejects.toThrow(
    'another process',
  );
  await expect(lost.greet('table', 'hello', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
});

test('a goodbye of the other process is one of this one, and a line that is lost is a restart', async () => {
  const said: string[] = [];
  let ends: Parameters<Parameters<typeof relaying>[0]['passOn']>[1] | null = null;
  const own = relaying({
    passOn(_table, given) {
      ends = given;
      return Promise.resolve(relayTo([]));
    },
    sendText: (text) => void said.push(text),
    end: (reason, retry) => void said.push(`ends: ${reason} ${retry}`),
    isOpen: () => true,
  });
  await own.greet('table', 'hello', () => Promise.resolve());
  ends!.heard('{"type":"pong"}');
  ends!.heard('{"type":"bye","reason":"no-seat","retry":null}');
  ends!.closed();
  expect(said).toEqual(['{"type":"pong"}', 'ends: no-seat null', 'ends: restart 300']);
});
