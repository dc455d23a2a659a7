import { expect, test } from 'vitest';
import { inFolder, ofFolder, onSite } from './address.ts';
import { readRoute } from './route.ts';

const page = new URL('https://games.example/some/deep/path/index.html#/match/k3');

test('in a folder every screen stands behind #, what stands behind # elsewhere included', () => {
  const routeOf = (href: string): unknown => readRoute(inFolder.read(new URL(href, page)));
  expect(routeOf('')).toEqual({ screen: 'home' });
  expect(routeOf(page.href)).toEqual({ screen: 'match', id: 'k3' });
  expect(routeOf('#content')).toEqual({ screen: 'home' });
  const within = inFolder.read(page, new URL('#content', page));
  expect([within.pathname, within.hash]).toEqual(['/match/k3', '#content']);
  expect(inFolder.read(page, new URL('#/about', page)).pathname).toBe('/about');
  for (const address of [
    '/new/muster?with=people',
    '/replay/k3#12',
    '/replay/link#text=ab-_c',
    '/rules/muster/U10',
  ]) {
    expect(routeOf(inFolder.href(address))).toEqual(readRoute(new URL(address, page)));
    expect(routeOf(inFolder.link(address, page))).toEqual(readRoute(new URL(address, page)));
  }
  expect(inFolder.link('/rules/muster', page)).toBe(
    'https://games.example/some/deep/path/index.html#/rules/muster',
  );
});

test('what a folder keeps is named after it, whether or not the page is named', () => {
  expect(ofFolder('tavola', page)).toBe('tavola /some/deep/path/');
  expect(ofFolder('tavola', new URL('.', page))).toBe('tavola /some/deep/path/');
  expect(ofFolder('tavola', new URL('../other/', page))).not.toBe(ofFolder('tavola', page));
});

test('a site of its own has plain addresses', () => {
  const link = new URL('/about', page);
  expect([onSite.read(page), onSite.read(page, link)]).toEqual([page, link]);
  expect(onSite.href('/rules/muster')).toBe('/rules/muster');
  expect(onSite.link('/rules/muster', page)).toBe('https://games.example/rules/muster');
});
