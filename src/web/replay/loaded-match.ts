import type { Outcome, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Match, outcomeOf, stagesOf } from '#core/match';
import { logFor } from '#table/log';
import type { Player, Sight } from '#table/table';
import { type Finished, played } from '../device/finished.ts';
import { playersIn, unpacked } from '../device/match-link.ts';
import type { GameRoom } from '../game-ui.ts';
import { opened } from '../play.ts';
import { bring } from '../rooms.ts';
import { s } from '../screens/words.ts';
import { type ReplayTurn, turnsOf } from './waymarks.ts';

/** A match that can be looked at. */
export interface LoadedMatch {
  readonly room: GameRoom;
  readonly sights: readonly Sight[];
  readonly players: readonly Player[];
  /** The seat of whoever reads it, where that is known. */
  readonly you: Seat | null;
  /** null: it is still being played, and only what spectators have seen is here. */
  readonly match: Match | null;
  /** Who won, where it did not end by the rules: somebody gave up, or ran out of time. */
  readonly ranking: Outcome['ranking'] | null;
}

/** Of a link one knows only what it tells. */
const sent = async (packed: string): Promise<Omit<Finished, 'players'> & { players: null }> => ({
  text: await unpacked(packed),
  players: null,
  you: null,
  ranking: null,
});

/** A match of this device, of a far table or of a link; a sentence where it cannot be looked at. */
export async function matchAt(id: string, packed: string): Promise<LoadedMatch | string> {
  const saved = packed === '' ? await played(id) : await sent(packed);
  if (typeof saved === 'string') return saved;
  if (saved === null) return s('replay.running');
  if ('sights' in saved) {
    return { ...saved, room: await bring(saved.game, saved.version), match: null, you: null, ranking: null };
  }
  const { match, room } = await opened(saved.text);
  // The secret of an online match is published when it is over, however it ended.
  const isOver = outcomeOf(match) !== null || 'fair' in match.header.start || saved.ranking !== null;
  if (!isOver) return s('replay.running');
  const { seats } = match.header;
  const people = Array.from({ length: seats }, (): Player => ({ kind: 'person' }));
  const players = saved.players ?? playersIn(saved.text, seats) ?? people;
  return { room, match, sights: sightsOf(match), players, you: saved.you, ranking: saved.ranking };
}

/** How it ended: by the rules, or by giving up; null: it did not, or nobody has won. */
export function endOf({
  match,
  ranking,
}: Pick<LoadedMatch, 'match' | 'ranking'>): Pick<Outcome, 'ranking' | 'won'> | null {
  const byRules = match === null ? null : outcomeOf(match);
  return byRules ?? (ranking === null || ranking.length === 0 ? null : { ranking });
}

function sightsOf(match: Match): readonly Sight[] {
  const log = logFor(null);
  return stagesOf(match).map((stage): Sight => ({
    seat: null,
    // The match is over: a state is a view in which nothing is hidden.
    view: stage.state,
    toAct: stage.game.toAct(stage.state),
    log: log(stage),
    event:
      stage.last === null ? null : { kind: 'played', ...stage.last.move, before: stage.last.before.state },
    outcome: outcomeOf(stage),
    mayUndo: false,
  }));
}

/** The turns of a match; where its game counts rounds, those of the game. */
export function turnsIn(
  sights: readonly Sight[],
  match: Match | null,
  room: GameRoom,
): readonly ReplayTurn[] {
  const actors = entryAt(sights, sights.length - 1).log.map(({ seat }) => seat);
  const rounds = match === null ? [] : stagesOf(match).map((stage) => room.standing?.(stage)['round']);
  return turnsOf(
    actors,
    rounds.map((round) => (typeof round === 'number' ? round : undefined)),
  );
}
