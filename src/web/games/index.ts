// The games that have more in the page than their rules, one line each.
export { ui as murano } from './murano/index.ts';
export { ui as muster } from './muster/index.ts';
