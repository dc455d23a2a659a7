// The games and the toy: what the catalogue finds in place of src/games/entries.ts where the plain room is tried.
export * from '#games/entries';
export { entry as pebbles } from './entry.ts';
