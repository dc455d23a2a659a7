// The players of each game that are no level, and that the arena knows by name, one line a game.
export { pool as murano } from './murano/pool.ts';
export { pool as muster } from './muster/pool.ts';
