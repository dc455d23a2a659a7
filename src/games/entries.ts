// The games, one line each. Everything else finds them here.
export { entry as murano } from './murano/entry.ts';
export { entry as muster } from './muster/entry.ts';
