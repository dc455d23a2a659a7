import type { AnyGame, Seat } from '#core/game';
import type { SightMessage } from '#table/protocol';
import { type TableState, initialState } from '../table/decider/state.ts';
import { evolve } from '../table/decider/evolve.ts';
import type { StoredTable } from '../store/store.ts';
import { fairOf } from '../tables/fair-deal.ts';
import { timeReferee, type TimeReferee } from './time.ts';

/** What a viewer was shown, and of whom: a seat, or null for a spectator. */
export interface Shown {
  readonly viewer: Seat | null;
  readonly sight: SightMessage;
}

/** Clocks are told in tenths of a second. */
const ROUNDED = 50;

/** Holds what was shown at a table against its log: each sight is the viewer's own, and no clock has more than it was given. */
export function misheard(
  { header, secret, log }: StoredTable,
  game: AnyGame,
  shown: readonly Shown[],
): string[] {
  const wrong: string[] = [];
  const bySeq = Map.groupBy(shown, ({ sight }) => sight.seq);
  const around = {
    start: (parts: Parameters<typeof fairOf>[2]) => ({ fair: fairOf(header, secret, parts) }),
  };
  let state = initialState(header, game);
  let referee: TimeReferee | null = null;
  for (const entry of log) {
    state = evolve(state, entry, around);
    if (referee !== null) {
      const agreed = { standing: state.progress.standing, isPaused: state.pause !== null };
      const fault = state.result === null ? referee.see(entry, agreed) : null;
      if (fault !== null) wrong.push(fault);
    } else if (state.match !== null) {
      const bots = state.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
      referee = timeReferee(header, state.match, entry.at, bots);
      // What is nobody's time may reach from before the match into it.
      for (const each of log.slice(0, entry.seq)) if (each.event.kind === 'claim') referee.see(each);
    }
    for (const { viewer, sight } of bySeq.get(entry.seq) ?? []) {
      wrong.push(
        ...faultsOf(state, viewer, sight, referee).map((what) => `${entry.seq}, ${viewer}: ${what}`),
      );
    }
  }
  return wrong;
}

function faultsOf(
  state: TableState,
  viewer: Seat | null,
  sight: SightMessage,
  referee: TimeReferee | null,
): string[] {
  const { game, match } = state;
  if (match === null) return ['shown a match that has not begun'];
  const isOwn = JSON.stringify(game.view(match.state, viewer)) === JSON.stringify(sight.view);
  const spoken = sight.log.add.filter(({ seat, word }) => seat !== viewer && word !== null);
  const { event } = sight;
  const left = state.result === null ? (sight.clocks?.left ?? []) : [];
  const rich = left.filter((time, seat) => time > referee!.most(seat) + ROUNDED);
  return [
    ...(isOwn ? [] : ['shown another view than its own']),
    ...(spoken.length > 0 ? ['told the words of others'] : []),
    ...(event !== null && event.seat !== viewer && event.word !== null ? ['told the word of another'] : []),
    ...(rich.length > 0 ? [`a clock has more than it was given: ${rich.join()}`] : []),
  ];
}
