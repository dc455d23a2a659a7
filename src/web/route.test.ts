import { expect, test } from 'vitest';
import { readRoute } from './route.ts';

const at = (address: string): unknown => readRoute(new URL(address, 'http://tavola'));

test.each([
  ['/', { screen: 'home' }],
  ['/settings', { screen: 'settings' }],
  ['/new/muster', { screen: 'new', game: 'muster', company: '' }],
  ['/new/muster?with=people', { screen: 'new', game: 'muster', company: 'people' }],
  ['/match/k3', { screen: 'match', id: 'k3' }],
  ['/replay/k3#12', { screen: 'replay', id: 'k3', step: 12, text: '' }],
  ['/replay/link#text=abc', { screen: 'replay', id: 'link', step: null, text: 'abc' }],
  ['/rules/muster/U10', { screen: 'rules', game: 'muster', rule: 'U10' }],
  ['/online', { screen: 'online', place: 'lobby', id: '', code: '' }],
  ['/online/new/muster', { screen: 'online', place: 'open', id: 'muster', code: '' }],
  ['/table/k3', { screen: 'online', place: 'table', id: 'k3', code: '' }],
  ['/watch/k3#abc', { screen: 'online', place: 'watch', id: 'k3', code: 'abc' }],
  ['/invite#abc', { screen: 'online', place: 'invite', id: '', code: 'abc' }],
  ['/matches', { screen: 'matches' }],
  ['/about', { screen: 'about' }],
  ['/box/murano', { screen: 'box', game: 'murano', code: '' }],
  ['/box/murano#abc', { screen: 'box', game: 'murano', code: 'abc' }],
  ['/lesson/muster', { screen: 'lesson', game: 'muster' }],
  ['/rules/muster', { screen: 'rules', game: 'muster', rule: '' }],
  ['/online/other/muster', { screen: 'online', place: 'lobby', id: 'muster', code: '' }],
  ['/table/k3#abc', { screen: 'online', place: 'table', id: 'k3', code: 'abc' }],
  ['/replay/k3', { screen: 'replay', id: 'k3', step: null, text: '' }],
  ['/nowhere', { screen: 'lost' }],
  ['/constructor', { screen: 'lost' }],
  // What a screen needs is missing.
  ...['/new', '/box', '/lesson', '/match', '/table', '/watch', '/rules'].map((address): [string, object] => [
    address,
    { screen: 'lost' },
  ]),
])('%s leads to its screen', (address, route) => {
  expect(at(address)).toEqual(route);
});
