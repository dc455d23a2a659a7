import type { Json } from '#core/json';
import { type Match, newMatch, outcomeOf } from '#core/match';
import { loadMatch, saveMatch } from '#core/saved';
import { castlesOf } from '#games/muster/scoring';
import { cardsLeft } from '#games/muster/state';
import { localTable } from '#table/local';
import type { Player, Table } from '#table/table';
import { gameOf } from './games.ts';
import { go } from './route.ts';
import { pace } from './settings.ts';
import * as store from './store.ts';
import { think, wake } from './thinking.ts';
import type { Kept } from './store.ts';

const BOT_PAUSE = 900;

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const told = ({ state, game }: Match): Kept['told'] => ({
  castles: [castlesOf(state, 0), castlesOf(state, 1)],
  left: cardsLeft(state),
  turn: game.toAct(state)[0] ?? -1,
});

const keptForm = (id: string, players: readonly Player[], begun: number, match: Match): Kept => ({
  id,
  game: match.game.id,
  players,
  text: saveMatch(match),
  begun,
  changed: Date.now(),
  over: outcomeOf(match) !== null,
  told: told(match),
});

/** Begins a match with chance of 256 bits, keeps it and goes to its table. */
export async function begin(
  game: string,
  players: readonly Player[],
  options: Json = {},
  how: 'push' | 'replace' = 'push',
): Promise<void> {
  wake();
  const rules = gameOf(game);
  if (rules === undefined) return;
  const match = newMatch(rules, { options, seats: players.length, start: { seed: randomHex(32) } });
  const id = randomHex(6);
  await store.keep(keptForm(id, players, Date.now(), match));
  go(`/match/${id}`, how);
}

/** A match from a file or a link; whatever is wrong with the text is thrown as a Problem. */
export async function bringIn(text: string): Promise<string> {
  const match = loadMatch(text, gameOf);
  const id = randomHex(6);
  const players: Player[] = Array.from({ length: match.header.seats }, () => ({ kind: 'person' }));
  await store.keep(keptForm(id, players, Date.now(), match));
  return id;
}

export const opened = (text: string): Match => loadMatch(text, gameOf);

/** Sits down at a kept match. */
export function sitDown({ id, game, players, text, begun }: Kept): { table: Table; match: () => Match } {
  let match = opened(text);
  const table = localTable(match, players, {
    think: (view, seat, level) => think(game, view, seat, level),
    pause: () =>
      new Promise((resolve) => {
        setTimeout(resolve, BOT_PAUSE * Math.max(pace.value, 0.25));
      }),
    keep(changed) {
      match = changed;
      void store.keep(keptForm(id, players, begun, changed));
    },
  });
  return { table, match: () => match };
}
