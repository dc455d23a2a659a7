// What the terminal says of single games, one line each.
export { words as murano } from './murano/words.en.ts';
export { words as muster } from './muster/words.en.ts';
