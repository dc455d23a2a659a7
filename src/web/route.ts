import { signal } from '@preact/signals';

/** Every screen has an address. */
export type Route =
  | { readonly screen: 'home' | 'matches' | 'settings' | 'about' | 'lost' }
  | { readonly screen: 'lesson'; readonly game: string }
  | { readonly screen: 'new'; readonly game: string; readonly company: string }
  | { readonly screen: 'match'; readonly id: string }
  /** Playing far apart. What stands behind # is never sent with the page. */
  | {
      readonly screen: 'online';
      readonly place: 'lobby' | 'open' | 'table' | 'watch' | 'invite';
      readonly id: string;
      readonly code: string;
    }
  | { readonly screen: 'replay'; readonly id: string; readonly step: number | null; readonly text: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string };

export function readRoute({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const [screen = '', ...parts] = pathname.split('/').filter((part) => part !== '');
  const [first = '', second = ''] = parts;
  if (screen === '') return { screen: 'home' };
  if (screen === 'matches' || screen === 'settings' || screen === 'about') return { screen };
  if (screen === 'new' && first !== '') {
    return { screen, game: first, company: new URLSearchParams(search).get('with') ?? '' };
  }
  if (screen === 'lesson' && first !== '') return { screen, game: first };
  if (screen === 'match' && first !== '') return { screen, id: first };
  const code = hash.slice(1);
  if (screen === 'online') {
    return { screen, place: first === 'new' ? 'open' : 'lobby', id: second, code };
  }
  if (screen === 'table' && first !== '') return { screen: 'online', place: screen, id: first, code };
  if (screen === 'watch' && first !== '') return { screen: 'online', place: screen, id: first, code };
  if (screen === 'invite') return { screen: 'online', place: screen, id: '', code };
  if (screen === 'replay') return readReplay(first, hash);
  if (screen === 'rules' && first !== '') return { screen, game: first, rule: second };
  return { screen: 'lost' };
}

/** `#12` is a step; `#text=…` is a whole match that travels in the link. */
function readReplay(id: string, hash: string): Route {
  const given = new URLSearchParams(/^#\d+$/.test(hash) ? `step=${hash.slice(1)}` : hash.slice(1));
  const step = given.get('step');
  return { screen: 'replay', id, step: step === null ? null : Number(step), text: given.get('text') ?? '' };
}

export const route = signal<Route>({ screen: 'home' });

export function followAddress(): void {
  const read = (): void => {
    route.value = readRoute(location);
  };
  read();
  addEventListener('popstate', read);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link === null || link.target !== '' || link.origin !== location.origin || link.download !== '') {
      return;
    }
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  const before = route.value;
  route.value = readRoute(location);
  if (how === 'push' && before.screen !== route.value.screen) scrollTo(0, 0);
}
