// What the terminal says of single games, one line each.
export { words as murano } from './murano/words.fr.ts';
export { words as muster } from './muster/words.fr.ts';
