import type { Seat } from '#core/game';
import { isMidTurn, type Match, mayUndo, outcomeOf, playNotation, stagesOf, undo } from '#core/match';
import { problem } from '#core/problem';
import { logFor } from './log.ts';
import type { Player, Sight, SightEvent, Table } from './table.ts';

/** What a local table needs from outside. */
export interface LocalTableEnv {
  /** A bot's answer to what its seat sees, at the start of its turn or in the middle: the word of a legal action. */
  think(view: unknown, seat: Seat, level: string, midTurn: boolean): Promise<string>;
  /** Lets a bot take its time, as a person would. */
  pause(): Promise<void>;
  /** The match has changed: keep it. */
  keep(match: Match): void;
}

interface Watcher {
  readonly seat: Seat | null;
  readonly log: ReturnType<typeof logFor>;
  readonly notify: (sight: Sight) => void;
}

/** A match on this device, with its bots. Several people may share it: each seat is watched and sent for apart. */
export function localTable(start: Match, players: readonly Player[], env: LocalTableEnv): Table {
  const { game } = start;
  const watchers = new Set<Watcher>();
  let match = start;
  // Generation counter: the answer of a bot that thought about an earlier position is dropped.
  let generation = 0;

  const sightOf = ({ seat, log }: Omit<Watcher, 'notify'>, stage = match): Sight => ({
    seat,
    view: game.view(stage.state, seat),
    toAct: game.toAct(stage.state),
    log: log(stage),
    event: eventOf(stage, seat),
    outcome: outcomeOf(stage),
    mayUndo: seat !== null && mayUndo(stage, seat),
  });

  const change = (next: Match): void => {
    match = next;
    generation += 1;
    env.keep(match);
    for (const watcher of watchers) watcher.notify(sightOf(watcher));
    void letBotsPlay();
  };

  /** The first bot to act thinks; its answer is a change, which asks the next one. */
  const letBotsPlay = async (): Promise<void> => {
    const current = generation;
    const seat = game.toAct(match.state).find((each) => players[each]?.kind === 'bot');
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player?.kind !== 'bot') return;
    const [notation] = await Promise.all([
      env.think(game.view(match.state, seat), seat, player.level, isMidTurn(match, seat)),
      env.pause(),
    ]);
    if (current === generation) change(playNotation(match, seat, notation));
  };

  void letBotsPlay();
  return {
    game,
    players,
    own: players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    watch(seat, notify) {
      const watcher = { seat, notify, log: logFor(seat) };
      watchers.add(watcher);
      notify(sightOf(watcher));
      return () => watchers.delete(watcher);
    },
    past(seat, first) {
      const log = logFor(seat);
      return stagesOf(match)
        .slice(first)
        .map((stage) => sightOf({ seat, log }, stage));
    },
    send: (seat, notation) => change(playNotation(match, seat, notation)),
    undo(seat) {
      if (!mayUndo(match, seat)) {
        throw problem('no-undo', 'undo: something hidden was turned up, or somebody has answered');
      }
      change(undo(match));
    },
    leave() {
      generation += 1;
      watchers.clear();
    },
  };
}

function eventOf({ game, said }: Match, seat: Seat | null): SightEvent | null {
  if (said === null) return null;
  const { entry, before } = said;
  const view: unknown = game.view(before.state, seat);
  if (entry !== 'undo') return { kind: 'played', ...entry, before: view };
  return { kind: 'takenBack', ...before.last!.move, before: view };
}
