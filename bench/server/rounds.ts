import { quickRandom, shuffled } from '#core/random';
import { GAMES } from '#games/index';
import type { LiveMatch } from './match.ts';
import { newLiveMatch } from './match.ts';
import { paced, until } from './pace.ts';
import { inLanes, wire } from './wire.ts';

export interface Answers {
  /** Moves that were due, and those of them for which no match was free at their moment: they wait, and it counts. */
  due: number;
  late: number;
  readonly acknowledged: number[];
  readonly seen: number[];
}

/** How many seats the matches have, in turn; a game takes as many of them as it can. */
const COMPANIES = [2, 2, 3, 4];
const LANES = 24;
/** Of a match that is over. */
const NOTHING = { text: '{"type":"ping"}' };

/** Matches of all games in turn; nobody has come yet. */
export function newMatches(address: string, count: number): Promise<LiveMatch[]> {
  const plans = Array.from({ length: count }, (_, index) => {
    const game = GAMES[index % GAMES.length];
    const wanted = COMPANIES[Math.floor(index / GAMES.length) % COMPANIES.length];
    return { game: game.id, seats: Math.max(game.seats.min, Math.min(game.seats.max, wanted)) };
  });
  return inLanes(plans, LANES, ({ game, seats }) => newLiveMatch(address, game, seats));
}

/** Every seat connected, all matches begun. */
export async function beginMatches(
  matches: readonly LiveMatch[],
  address: string,
  from: (index: number) => string | undefined = () => undefined,
): Promise<void> {
  await inLanes(matches, LANES, async (match, index) => {
    for (let seat = 0; seat < match.seats; seat += 1) await match.connect(address, seat, from(index));
    match.begin();
  });
  await until('all matches have begun', () => matches.every((match) => match.ready()));
}

/** Matches of all games in turn, every seat connected, all of them begun. */
export async function openMatches(address: string, count: number): Promise<LiveMatch[]> {
  const matches = await newMatches(address, count);
  await beginMatches(matches, address);
  return matches;
}

/** Moves at a steady rate, spread over all matches. */
export function mover(
  matches: readonly LiveMatch[],
): (perSecond: number, seconds: number) => Promise<Answers> {
  const random = quickRandom(8);
  const order = shuffled(matches, random);
  let turn = 0;
  const next = (): LiveMatch | undefined => {
    for (let tries = 0; tries < order.length; tries += 1) {
      turn += 1;
      const match = order[turn % order.length];
      if (match.ready()) return match;
    }
    return undefined;
  };
  return async (perSecond, seconds) => {
    const answers: Answers = { due: 0, late: 0, acknowledged: [], seen: [] };
    const waiting: number[] = [];
    const catchUp = (): void => {
      for (let match = next(); match !== undefined && waiting.length > 0; match = next()) {
        const due = waiting.shift()!;
        match.move(random, due, {
          acknowledged: (ms) => void answers.acknowledged.push(ms),
          seen: (ms) => void answers.seen.push(ms),
        });
        // Nothing could be played there any more: the move is still due, at another match.
        if (match.over()) waiting.unshift(due);
      }
      answers.late = Math.max(answers.late, waiting.length);
    };
    await paced(perSecond, seconds, (due) => {
      answers.due += 1;
      waiting.push(due);
      catchUp();
    });
    await until('every move that was due is made', () => {
      catchUp();
      if (waiting.length > 0 && matches.every((match) => match.over())) {
        throw new Error(`all matches are over, and ${waiting.length} moves are still due: open more`);
      }
      return waiting.length === 0;
    });
    await until('all moves are seen', () => matches.every((match) => match.ready() || match.over()));
    return answers;
  };
}

/**
 * The same rate against a stub that only echoes, with as many connections. The messages are moves, chosen in the same
 * way: what that costs whoever measures is in both figures.
 */
export async function echoer(
  address: string,
  connections: number,
  matches: readonly LiveMatch[],
): Promise<(perSecond: number, seconds: number) => Promise<number[]>> {
  const random = quickRandom(9);
  const lines = await inLanes(Array.from({ length: connections }), LANES, async () => {
    const line = { begun: 0, heard: (_ms: number): void => undefined };
    const { send } = await wire(address, '/', () => line.heard(performance.now() - line.begun));
    return { line, send };
  });
  let turn = 0;
  return async (perSecond, seconds) => {
    const samples: number[] = [];
    let sent = 0;
    await paced(perSecond, seconds, (due) => {
      turn += 1;
      const { line, send } = lines[turn % lines.length];
      const { text } = matches[turn % matches.length].choose(random) ?? NOTHING;
      line.heard = (ms) => void samples.push(ms);
      line.begun = due;
      sent += 1;
      send(text);
    });
    await until('all echoes are heard', () => samples.length === sent);
    return samples;
  };
}
