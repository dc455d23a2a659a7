// The games that the bots were taught, one line each. Every other one gets the levels of the generic search.
export { entry as murano } from './murano/entry.ts';
export { entry as muster } from './muster/entry.ts';
