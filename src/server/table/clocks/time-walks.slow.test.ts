import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { quickRandom, type Random } from '#core/random';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import type { Pace } from '#table/table-info';
import { timeReferee, type TimeReferee } from '../../testing/time.ts';
import { anyRequest, headerOf, newWalk, playBots } from '../../testing/walk.ts';
import { type TableState, initialState, phaseOf } from '../decider/state.ts';
import { replay } from '../decider/evolve.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Without the match, of which every position leads to all before it. */
const plain = ({ match: _match, game: _game, ...state }: TableState): object => state;

/** Each pace, each way to run out of time, each number of seats. */
function anyTable(random: Random): { game: AnyGame; header: ReturnType<typeof headerOf> } {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const game: AnyGame = pick([muster, murano]);
  const seats = Math.max(2, game.seats.min) + random.below(game.seats.max - Math.max(2, game.seats.min) + 1);
  const pace = pick<Pace>([
    { kind: 'live', minutes: 1, increment: 0 },
    { kind: 'live', minutes: 1, increment: 30 },
    { kind: 'live', minutes: 5, increment: 10 },
    { kind: 'days', days: 1 },
  ]);
  const agreement = { pace, timeout: pick<'bot' | 'lose'>(['bot', 'lose']), away: pick([null, 5]) };
  return { game, header: headerOf(game, seats, agreement) };
}

test('time given is the start and an increment for each turn that stands, whatever is asked for, in any order', () => {
  const met = new Map<string, number>();
  const count = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);
  for (let seed = 0; seed < 200; seed += 1) {
    const random = quickRandom(seed);
    const { game, header } = anyTable(random);
    let referee: TimeReferee | null = null;
    let stood = 0;
    const walk = newWalk(game, header, (entry, after) => {
      count(entry.event.kind);
      if (referee === null && after.match !== null) {
        referee = timeReferee(header, after.match, entry.at, []);
        return;
      }
      if (referee === null) return;
      const agreed = { standing: after.progress.standing, isPaused: after.pause !== null };
      if (agreed.isPaused) count('pause');
      if (entry.event.kind === 'agree' && agreed.standing < stood) count('taken back by consent');
      stood = agreed.standing;
      expect(referee.see(entry, agreed), `seed ${seed}`).toBeNull();
      for (const [seat, left] of after.bank!.left.entries()) {
        expect(left, `seed ${seed}, seat ${seat} at ${entry.seq}`).toBeLessThanOrEqual(referee.most(seat));
      }
    });
    const scale = header.agreement.pace.kind === 'days' ? 3600 : 1;
    for (let step = 0; step < 120 && phaseOf(walk.state()) === 'playing'; step += 1) {
      // Often several things at the same moment.
      if (random.below(2) === 0) walk.wait(random.below(8 * SECOND) * scale, random.below(12) === 0);
      if (random.below(60) === 0) walk.wait(random.below(MINUTE) * scale);
      playBots(walk, random);
      const seat = random.below(header.seats.length);
      count(walk.ask(seat, anyRequest(walk.state(), seat, random)) ?? 'granted');
    }
    const again = replay(initialState(header, game), walk.log, walk.env);
    expect(plain(again), 'from the log alone').toEqual(plain(walk.state()));
  }
  // All of these must have been met, or the walk is too tame.
  for (const kind of [
    'undo',
    'handOver',
    'takeBack',
    'resign',
    'flag',
    'outage',
    'out-of-time',
    'pause',
    'resume',
    'taken back by consent',
  ]) {
    expect(met.get(kind) ?? 0, kind).toBeGreaterThan(5);
  }
});
