import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Cluster } from '../hosting/cluster.ts';
import type { PassedRequest } from '../hosting/peers.ts';
import { passedOn } from './passing.ts';

const PEER = { id: 'other', url: 'http://other' };

function passing(headers: Record<string, string>) {
  const passed: PassedRequest[] = [];
  const cluster = standIn<Cluster>({
    peerKey: 'known to peers only',
    pass: (_peer: unknown, request: PassedRequest) => {
      passed.push(request);
      return Promise.resolve({ status: 200, body: '' });
    },
  });
  const request = { headers, method: 'POST', url: '/api/tables/t/join', body: { a: 1 }, ip: '192.0.2.7' };
  return { passed, answer: passedOn(cluster, PEER, standIn<FastifyRequest>(request)) };
}

test('somebody outside cannot say that they are another process, nor where a request has come from', async () => {
  const { passed, answer } = passing({
    'x-tavola-peer': 'a guess',
    'x-forwarded-for': '127.0.0.1',
    host: 'other',
    cookie: 'c',
    authorization: 'Bearer key',
    'x-watch': 'link',
    'x-portrait': 'beard',
    'content-type': 'application/json',
  });
  expect(await answer).toEqual({ status: 200, body: '' });
  expect(passed).toEqual([
    {
      method: 'POST',
      url: '/api/tables/t/join',
      headers: {
        authorization: 'Bearer key',
        'content-type': 'application/json',
        'x-watch': 'link',
        'x-portrait': 'beard',
      },
      body: '{"a":1}',
      address: '192.0.2.7',
    },
  ]);
});

test('what a process has passed on is not passed on again', async () => {
  const { passed, answer } = passing({ 'x-tavola-peer': 'known to peers only' });
  expect(await answer).toBeNull();
  expect(passed).toEqual([]);
});
