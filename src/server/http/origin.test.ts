import { expect, test } from 'vitest';
import { isOwnRequest } from './origin.ts';

const PUBLIC = 'https://play.example.org';

test.each<[string | null, boolean, string, string | undefined, boolean]>([
  // Without a public address a page has come from where its request goes.
  [null, false, 'x:1', undefined, true],
  [null, false, 'x:1', 'http://x:1', true],
  [null, false, 'x:1', 'https://x:1', true],
  [null, false, 'x:1', 'http://x:2', false],
  [null, false, 'x:1', 'http://x', false],
  [null, false, 'x:1', 'null', false],
  // With one, from there and from nowhere else.
  [PUBLIC, false, 'play.example.org', PUBLIC, true],
  [PUBLIC, false, 'inside:4173', PUBLIC, true],
  [PUBLIC, false, 'inside:4173', 'http://inside:4173', false],
  [PUBLIC, false, 'play.example.org', 'http://play.example.org', false],
  [PUBLIC, false, 'play.example.org', undefined, true],
  // In a home it is called by its address, or by a name that no other site can have.
  [null, true, '192.168.1.5:4173', undefined, true],
  [null, true, '[fd00::5]:4173', 'http://[fd00::5]:4173', true],
  [null, true, 'living-room', undefined, true],
  [null, true, 'tavola.fritz.box:4173', 'http://tavola.fritz.box:4173', true],
  [null, true, 'evil.example', 'http://evil.example', false],
  [null, true, 'evil.example:4173', undefined, false],
  [null, true, 'lan.evil.example', undefined, false],
  [PUBLIC, true, 'play.example.org', PUBLIC, true],
])(
  'with the public address %s, at home: %s, what goes to %s from %s is ours: %s',
  (publicUrl, sharedScreens, host, origin, isOurs) => {
    const headers = { host, ...(origin !== undefined && { origin }) };
    expect(isOwnRequest({ headers }, { publicUrl, sharedScreens })).toBe(isOurs);
  },
);
