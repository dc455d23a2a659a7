// What the seats of each game see as numbers, one line a game: a list of its own, for a page has no use for it.
export { observation as murano } from './murano/observation.ts';
export { observation as muster } from './muster/observation.ts';
