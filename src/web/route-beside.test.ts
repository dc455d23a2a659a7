import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const HOST = 'http://tavola.test';
const location = new URL(HOST);
const visit = (_state: unknown, _title: string, address: string): void => {
  location.href = new URL(address, location).href;
};
let click = (_event: object): void => undefined;

beforeAll(() => {
  vi.resetModules();
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { pushState: visit, replaceState: visit });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('document', {
    addEventListener: (_type: 'click', listener: typeof click) => (click = listener),
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Presses a link. */
function follow(address: string): void {
  const { href, origin, pathname, search, hash } = new URL(address, HOST);
  const link = { href, origin, pathname, search, hash, target: '', download: '' };
  click({ target: { closest: () => link }, button: 0, preventDefault: () => undefined });
}

// Whoever looks a rule up at a table stays there; from anywhere else the rulebook is the next screen.
test.each([
  ['/match/k3', true],
  ['/replay/k3', true],
  ['/look/k3', true],
  ['/lesson/muster', true],
  ['/puzzles/muster/3', true],
  ['/table/k3', true],
  ['/watch/k3#abc', true],
  ['/', false],
  ['/matches', false],
  ['/puzzles/muster', false],
  ['/online', false],
  ['/new/muster', false],
  ['/settings', false],
])('from %s a rule opens beside: %s', async (address, isBeside) => {
  const { beside, followAddress, go, route } = await import('./route.ts');
  followAddress();
  go(address);
  follow('/rules/muster/U10');
  expect(beside.value).toEqual(isBeside ? { screen: 'rules', game: 'muster', rule: 'U10' } : null);
  expect(route.value.screen === 'rules').toBe(!isBeside);
});
