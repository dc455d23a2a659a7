import type { Seat } from '#core/game';
import type { Json } from '#core/json';
import { type Match, newMatch, outcomeOf } from '#core/match';
import { saveMatch } from '#core/saved';
import { localTable } from '#table/local';
import type { Player, Table } from '#table/table';
import { type BotPace, botPause, pauseOf, USUAL_PAUSE } from './bots/pace.ts';
import { gameIn, isGame } from './catalogue.ts';
import type { BotPause, GameRoom } from './game-ui.ts';
import { bring, gameOf } from './rooms.ts';
import { go } from './route.ts';
import { seatedAt } from './seated.ts';
import { settings } from './settings.ts';
import { openText } from './shelf.ts';
import * as store from './device/matches.ts';
import { think, wake } from './bots/bot-worker-client.ts';
import type { SavedMatch } from './device/matches.ts';

export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Whose turn a list tells: of several who choose at once, a person. */
function awaited({ game, state }: Match, players: readonly Player[]): Seat {
  const toAct = game.toAct(state);
  return toAct.find((seat) => players[seat]?.kind === 'person') ?? toAct[0] ?? -1;
}

export const keptForm = (
  { standing }: GameRoom,
  id: string,
  players: readonly Player[],
  begun: number,
  match: Match,
): SavedMatch => ({
  id,
  game: match.game.id,
  players,
  text: saveMatch(match),
  begun,
  changed: Date.now(),
  over: outcomeOf(match) !== null,
  told: { ...standing?.(match), turn: awaited(match, players) },
});

/** The match begun last: it is sat down at without being read from its own text. */
let newest: { readonly text: string; readonly match: Match; readonly room: GameRoom } | null = null;

/** Begins a match with chance of 256 bits, keeps it and goes to its table. */
export async function begin(
  game: string,
  company: readonly Player[],
  options: Json = {},
  how: 'push' | 'replace' = 'push',
): Promise<void> {
  for (const player of company) if (player.kind === 'bot') wake(game, player.level);
  const room = await bring(game);
  // How many seats there are is known only now: a door opens before its rules have come.
  const players = seatedAt(room.game.seats, company);
  const match = newMatch(room.game, { options, seats: players.length, start: { seed: randomHex(32) } });
  const id = randomHex(6);
  const stored = keptForm(room, id, players, Date.now(), match);
  newest = { text: stored.text, match, room };
  await store.keep(stored);
  go(`/match/${id}`, how);
}

/** Opens the text of a match; the game it names comes first, in the version it was begun with. */
export const opened = async (text: string): Promise<{ match: Match; room: GameRoom }> =>
  newest?.text === text
    ? newest
    : openText(text, (id, version) => (isGame(id) ? bring(id, version) : Promise.resolve(null)), gameOf);

export interface OpenedMatch {
  readonly room: GameRoom;
  readonly table: Table;
}

/** Sits down at a kept match. */
export async function sitDown({ id, game, players, text, begun }: SavedMatch): Promise<OpenedMatch> {
  const { match, room } = await opened(text);
  const pauses = (): [BotPause, BotPace] => [
    gameIn(game)?.ui.botPause ?? USUAL_PAUSE,
    settings.value.botPace,
  ];
  const table = localTable(match, players, {
    // Bots think in the pause that is made anyway.
    think: (view, seat, level, midTurn) =>
      think(match.game, view, seat, level, midTurn, pauseOf(...pauses())),
    pause: () => botPause(...pauses()),
    keep: (changed) => store.keepSoon(id, () => keptForm(room, id, players, begun, changed)),
  });
  return { room, table };
}
