import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { strangers } from './strangers.ts';

/** A server whose connections a test opens by itself. */
function door(most: number) {
  const server = new EventEmitter();
  const known = strangers(server as Server, most);
  const gone: string[] = [];
  return {
    gone,
    known,
    comes(name: string): Socket {
      const socket = Object.assign(new EventEmitter(), { destroy: () => void gone.push(name) });
      server.emit('connection', socket);
      return socket as unknown as Socket;
    },
  };
}

test('of too many who have said nothing yet the oldest has to go', () => {
  const { comes, gone } = door(2);
  for (const name of ['a', 'b', 'c', 'd']) comes(name);
  expect(gone).toEqual(['a', 'b']);
});

test('whoever is known, or has left by themselves, takes nobody’s place', () => {
  const { comes, gone, known } = door(2);
  comes('a');
  comes('b').emit('close');
  known(comes('c'));
  comes('d');
  expect(gone).toEqual([]);
  comes('e');
  expect(gone).toEqual(['a']);
});
