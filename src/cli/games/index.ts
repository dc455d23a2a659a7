// The games that the terminal knows more of than the rules tell, one line each.
export { terminal as murano } from './murano/index.ts';
export { terminal as muster } from './muster/index.ts';
