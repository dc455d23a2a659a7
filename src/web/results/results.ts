import type { SavedMatch } from '../device/matches.ts';

const RESULTS = ['won', 'drawn', 'lost'] as const;
export type PersonalResult = (typeof RESULTS)[number];

/** How one finished match against bots ended for the person who played it. */
export interface PlayedMatch {
  readonly game: string;
  /** The strongest bot one met. */
  readonly level: string;
  readonly result: PersonalResult;
  readonly score: number;
  /** Of the best of the others. */
  readonly rival: number;
  readonly when: number;
}

interface Ending {
  readonly scores: readonly number[];
  readonly ranking: readonly (readonly number[])[];
  /** Whether those in the first place won it together; without it, several of them have tied. */
  readonly won?: boolean;
}

/** What the text of a finished match says about its end; null where it says nothing that can be read. */
function endingIn(text: string): Ending | null {
  const line = /^outcome (?<told>\{.*\})$/mu.exec(text)?.groups?.['told'];
  if (line === undefined) return null;
  try {
    const { scores, ranking, won }: Partial<Ending> = JSON.parse(line);
    if (!Array.isArray(scores) || !Array.isArray(ranking)) return null;
    return won === undefined ? { scores, ranking } : { scores, ranking, won };
  } catch {
    return null;
  }
}

/** Whoever gives up is last, and nothing is counted. */
const givenUpBy = (resigned: number, players: readonly unknown[]): Ending => ({
  scores: players.map(() => 0),
  ranking: [[...players.keys()].filter((seat) => seat !== resigned), [resigned]],
});

function resultOf(best: readonly number[], seat: number, together: boolean | undefined): PersonalResult {
  if (!best.includes(seat) || together === false) return 'lost';
  return best.length > 1 && together === undefined ? 'drawn' : 'won';
}

/** null: it is not over, or cannot be read. */
export function endingOf({ players, text, over, resigned }: SavedMatch): Ending | null {
  if (resigned !== undefined) return givenUpBy(resigned, players);
  return over ? endingIn(text) : null;
}

/** null: it is not over, or it was not one person against bots. */
export function playedMatch(match: SavedMatch): PlayedMatch | null {
  const { game, players, changed } = match;
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const levels = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
  const ending = endingOf(match);
  const [seat, ...others] = persons;
  if (ending === null || seat === undefined || others.length > 0 || levels.length === 0) return null;
  const [best = []] = ending.ranking;
  return {
    game,
    level: levels.toSorted((a, b) => Number(b) - Number(a))[0] ?? '',
    result: resultOf(best, seat, ending.won),
    score: ending.scores[seat] ?? 0,
    rival: Math.max(...ending.scores.filter((_, at) => at !== seat)),
    when: changed,
  };
}

export interface LevelResults {
  readonly level: string;
  readonly played: number;
  readonly won: number;
  /** The last ones, the oldest first. */
  readonly recent: readonly PersonalResult[];
}

export interface GameResults {
  readonly game: string;
  readonly levels: readonly LevelResults[];
  /** Wins in a row: at present, and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
  readonly bestScore: number;
  /** By how much the clearest win was won; 0 before the first. */
  readonly clearest: number;
}

/** As many as a row shows. */
const RECENT = 12;

/** What there is to tell of each game, the oldest match first in each; games without a result have none. */
export function resultsOf(matches: readonly SavedMatch[]): readonly GameResults[] {
  const played = matches.flatMap((match) => playedMatch(match) ?? []).toSorted((a, b) => a.when - b.when);
  return [...new Set(played.map(({ game }) => game))].map((game) =>
    gameResults(
      game,
      played.filter((each) => each.game === game),
    ),
  );
}

function gameResults(game: string, played: readonly PlayedMatch[]): GameResults {
  const streaks: number[] = [0];
  for (const { result } of played) streaks.push(result === 'won' ? (streaks.at(-1) ?? 0) + 1 : 0);
  const levels = [...new Set(played.map(({ level }) => level))].toSorted((a, b) => Number(a) - Number(b));
  const wins = played.filter(({ result }) => result === 'won');
  return {
    game,
    levels: levels.map((level) => {
      const here = played.filter((each) => each.level === level);
      return {
        level,
        played: here.length,
        won: here.filter(({ result }) => result === 'won').length,
        recent: here.slice(-RECENT).map(({ result }) => result),
      };
    }),
    streak: streaks.at(-1) ?? 0,
    longest: Math.max(...streaks),
    bestScore: Math.max(...played.map(({ score }) => score)),
    clearest: Math.max(0, ...wins.map(({ score, rival }) => score - rival)),
  };
}

/** All results as a table that other programs read. */
export function resultsFile(matches: readonly SavedMatch[]): string {
  const rows = matches
    .flatMap((match) => playedMatch(match) ?? [])
    .toSorted((a, b) => a.when - b.when)
    .map(({ when, game, level, result, score, rival }) =>
      [new Date(when).toISOString(), game, level, result, score, rival].join(','),
    );
  return `${['when,game,level,result,score,rival', ...rows].join('\n')}\n`;
}
