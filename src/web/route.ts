import { signal } from '@preact/signals';
import { addresses } from './address.ts';

/** Every screen has an address. */
export type Route =
  | { readonly screen: 'home' | 'matches' | 'daily' | 'settings' | 'about' | 'lost' }
  | { readonly screen: 'lesson'; readonly game: string }
  /** Somebody's own box of a game; its facts may stand behind #. */
  | { readonly screen: 'box'; readonly game: string; readonly code: string }
  /** The puzzles of all games or of one, or one of them by its number. */
  | { readonly screen: 'puzzles'; readonly game: string; readonly number: string }
  | { readonly screen: 'new'; readonly game: string; readonly company: string }
  | { readonly screen: 'match'; readonly id: string }
  /** Playing far apart. What stands behind # is never sent with the page. */
  | {
      readonly screen: 'online';
      /** `shared`: a screen for all in the room (of a game, or of a table), and the way to it from a phone. */
      readonly place: 'lobby' | 'open' | 'table' | 'watch' | 'invite' | 'shared';
      readonly id: string;
      readonly code: string;
    }
  | { readonly screen: 'replay'; readonly id: string; readonly step: number | null; readonly text: string }
  /** A match that is over, judged; without one, what the numbers mean. */
  | { readonly screen: 'look'; readonly id: string; readonly text: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string };

/** An address in its parts: what stands behind the screen, in the search and behind #. */
interface Address {
  readonly first: string;
  readonly second: string;
  readonly search: string;
  readonly hash: string;
}

const codeIn = (hash: string): string => hash.slice(1);
const shared = (id: string, code: string): Route => ({ screen: 'online', place: 'shared', id, code });
const farPlace =
  (place: 'table' | 'watch') =>
  ({ first, hash }: Address): Route | null =>
    first === '' ? null : { screen: 'online', place, id: first, code: codeIn(hash) };

/** Each screen by the first part of its address; null: something is missing that it needs. */
const SCREENS: ReadonlyMap<string, (address: Address) => Route | null> = new Map([
  ['', () => ({ screen: 'home' })],
  ['matches', () => ({ screen: 'matches' })],
  ['daily', () => ({ screen: 'daily' })],
  ['settings', () => ({ screen: 'settings' })],
  ['about', () => ({ screen: 'about' })],
  ['numbers', () => ({ screen: 'look', id: '', text: '' })],
  [
    'new',
    ({ first: game, search }) =>
      game === '' ? null : { screen: 'new', game, company: new URLSearchParams(search).get('with') ?? '' },
  ],
  ['box', ({ first: game, hash }) => (game === '' ? null : { screen: 'box', game, code: codeIn(hash) })],
  ['lesson', ({ first: game }) => (game === '' ? null : { screen: 'lesson', game })],
  ['puzzles', ({ first: game, second: number }) => ({ screen: 'puzzles', game, number })],
  ['match', ({ first: id }) => (id === '' ? null : { screen: 'match', id })],
  [
    'online',
    ({ first, second: id, hash }) => ({
      screen: 'online',
      place: first === 'new' ? 'open' : 'lobby',
      id,
      code: codeIn(hash),
    }),
  ],
  ['table', farPlace('table')],
  ['watch', farPlace('watch')],
  ['screen', ({ first, hash }) => shared(first, codeIn(hash))],
  ['join', () => shared('', '')],
  ['invite', ({ hash }) => ({ screen: 'online', place: 'invite', id: '', code: codeIn(hash) })],
  ['replay', ({ first, hash }) => readReplay(first, hash)],
  [
    'look',
    ({ first: id, hash }) =>
      id === '' ? null : { screen: 'look', id, text: new URLSearchParams(codeIn(hash)).get('text') ?? '' },
  ],
  ['rules', ({ first: game, second: rule }) => (game === '' ? null : { screen: 'rules', game, rule })],
] satisfies [string, (address: Address) => Route | null][]);

export function readRoute({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const [screen = '', first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  return SCREENS.get(screen)?.({ first, second, search, hash }) ?? elsewhere(screen);
}

/** Four letters are what a screen in the room shows. */
const elsewhere = (screen: string): Route =>
  /^[b-df-hj-np-tv-xz]{4}$/iu.test(screen) ? shared('', screen) : { screen: 'lost' };

/** `#12` is a step; `#text=…` is a whole match that travels in the link. */
function readReplay(id: string, hash: string): Route {
  const parameters = new URLSearchParams(/^#\d+$/.test(hash) ? `step=${hash.slice(1)}` : hash.slice(1));
  const step = parameters.get('step');
  return {
    screen: 'replay',
    id,
    step: step === null ? null : Number(step),
    text: parameters.get('text') ?? '',
  };
}

/** The rulebook that lies open beside the table one sits at. */
export const beside = signal<{ readonly game: string; readonly rule: string } | null>(null);

const isTable = (at: Route): boolean =>
  at.screen === 'online'
    ? at.place === 'table' || at.place === 'watch'
    : at.screen === 'match' ||
      at.screen === 'replay' ||
      at.screen === 'look' ||
      at.screen === 'lesson' ||
      (at.screen === 'puzzles' && at.number !== '');

/** Whoever looks something up at a table stays there; the way back closes the book. */
function opensBeside(to: Route): boolean {
  if (to.screen !== 'rules' || !isTable(route.value)) return false;
  if (beside.value === null) history.pushState(null, '', location.href);
  beside.value = to;
  return true;
}

export const route = signal<Route>({ screen: 'home' });

export function followAddress(): void {
  const read = (): void => {
    beside.value = null;
    route.value = readRoute(addresses.read(location));
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
    const to = addresses.read(location, link);
    if (!opensBeside(readRoute(to))) go(to.pathname + to.search + to.hash);
  });
}

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', addresses.href(address));
  else history.replaceState(null, '', addresses.href(address));
  const before = route.value;
  if (how === 'push') beside.value = null;
  route.value = readRoute(addresses.read(location));
  if (how === 'push' && before.screen !== route.value.screen) scrollTo(0, 0);
}
