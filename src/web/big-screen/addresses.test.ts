import { generate } from 'lean-qr';
import { expect, test } from 'vitest';
import { readRoute } from '../route.ts';
import { phoneAddresses, phoneLink } from './addresses.ts';

const home = ['192.168.1.23', '10.0.0.7'];

test('phones go where the page came from, unless only this machine can', () => {
  expect(phoneAddresses(new URL('http://localhost:4173/'), home)).toEqual([
    '192.168.1.23:4173',
    '10.0.0.7:4173',
  ]);
  expect(phoneAddresses(new URL('http://127.0.0.1:4173/'), home)).toEqual([
    '192.168.1.23:4173',
    '10.0.0.7:4173',
  ]);
  expect(phoneAddresses(new URL('http://tavola.test:4173/'), home)).toEqual(['tavola.test:4173']);
  expect(phoneAddresses(new URL('http://localhost:4173/'), [])).toEqual(['localhost:4173']);
  expect(phoneAddresses(new URL('https://play.example.org/'), home)).toEqual(['https://play.example.org']);
});

test('the link is in capitals, so that its code is small, and leads to the table', () => {
  const link = phoneLink('192.168.1.23:4173', 'GLMR');
  expect(link).toBe('HTTP://192.168.1.23:4173/GLMR');
  expect(generate(link).size).toBe(25);
  expect(readRoute(new URL(link))).toEqual({ screen: 'online', place: 'shared', id: '', code: 'GLMR' });
});

test('only four letters without a vowel are a code', () => {
  const at = (path: string) => readRoute(new URL(path, 'http://tavola.test/'));
  expect(at('/glmr')).toEqual({ screen: 'online', place: 'shared', id: '', code: 'glmr' });
  for (const path of ['/OAKS', '/GLM', '/GLMRS', '/GLM1', '/GYMS']) {
    expect(at(path)).toEqual({ screen: 'lost' });
  }
});
