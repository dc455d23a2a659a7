import type { Seat } from '#core/game';
import { isMidTurn } from '#core/match';
import { botOn, type TableState, toAct } from './decider/state.ts';
import type { TableEnv } from './env.ts';

export interface BotPlayer {
  /** Every bot that is to act and does not think yet begins to. */
  play(): void;
  busy(): boolean;
}

/** The bots of one table. Whatever happens to one while it thinks, a legal word comes out in the end. */
export function botPlayer(
  env: TableEnv,
  state: () => TableState,
  answer: (seat: Seat, since: number, notation: string) => Promise<unknown>,
  failed: (thrown: unknown) => void,
): BotPlayer {
  /** Since which event each seat thinks; made for the first one: most tables have no bot. */
  let thinking: Map<Seat, number> | null = null;
  /** Milliseconds of the turn that is being thought about; where all choose at once, nobody's turn goes on. */
  let spent = 0;

  const think = async (seat: Seat, since: number, level: string): Promise<void> => {
    const { game, match, header } = state();
    const view: unknown = game.view(match!.state, seat);
    if (!isMidTurn(match!, seat)) spent = 0;
    const start = env.clock.now();
    const reply = env
      .think({ game: header.game, version: header.version, seat, level, view, spent }, ownerOf(state()))
      .catch(() => null);
    const thought = reply.finally(() => (spent += env.clock.now() - start));
    const [notation] = await Promise.all([thought, pause(env)]);
    if (thinking?.get(seat) === since) thinking.delete(seat);
    const now = state();
    if (!toAct(now).includes(seat) || now.asked[seat] !== since) return;
    await answer(seat, since, legalNotation(now, seat, notation));
  };

  const legalNotation = ({ game, match }: TableState, seat: Seat, notation: string | null): string => {
    const legal: readonly unknown[] = game.legalActions(match!.state, seat);
    const notations = legal.map((action) => game.encode(action));
    if (notation !== null && notations.includes(notation)) return notation;
    env.metrics.botFailed();
    return notations[env.chance.bytes(1)[0]! % notations.length]!;
  };

  return {
    play() {
      for (const seat of toAct(state())) {
        const level = botOn(state(), seat);
        const since = state().asked[seat]!;
        if (level === null || thinking?.get(seat) === since) continue;
        thinking ??= new Map();
        thinking.set(seat, since);
        think(seat, since, level).catch(failed);
      }
    },
    busy: () => (thinking?.size ?? 0) > 0,
  };
}

/** The lane of the fair queue that bots of this table think in: that of its host; without one the table has its own. */
function ownerOf({ header, seats }: TableState): string {
  const host = seats[header.host];
  return host?.kind === 'person' ? host.player : header.id;
}

const pause = ({ clock, botPause }: TableEnv): Promise<void> =>
  new Promise((resolve) => {
    clock.after(botPause, resolve);
  });
