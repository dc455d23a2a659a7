import type { Seat } from '#core/game';
import { stagesOf } from '#core/match';
import { logLines } from '../telling.ts';
import { wrap } from '../terminal/ink.ts';
import { sceneOf, type PlaySession } from './sitting.ts';

/** More actions of one player than this in a row are told in one paragraph. */
const MOST_LINES = 2;

const BULLET = ' • ';

/** What has happened since the person acted last. */
export function newsLines(sitting: PlaySession): string[] {
  const { match, seat, told, notice, names, console, say } = sitting;
  const lines = logLines(match, sceneOf(sitting), (state) => match.game.view(state, seat));
  const seats = stagesOf(match).flatMap(({ last }) => last?.move.seat ?? []);
  const news = runsOf(lines.slice(told), seats.slice(told)).flatMap((run) => {
    return run.lines.length > MOST_LINES
      ? [paragraph(run.lines, names[run.seat] ?? '', say('play.between'))]
      : run.lines;
  });
  if (notice !== null) news.push(notice);
  sitting.notice = null;
  if (news.length === 0) return [];
  const bullet = (text: string): string[] =>
    wrap(text, console.width - BULLET.length).map((line, at) => (at === 0 ? BULLET : '   ') + line);
  return [...news.flatMap(bullet), ''];
}

interface Run {
  readonly seat: Seat;
  readonly lines: string[];
}

/** The lines of one player in a row. */
function runsOf(lines: readonly string[], seats: readonly Seat[]): Run[] {
  const runs: Run[] = [];
  lines.forEach((line, at) => {
    const seat = seats[at] ?? 0;
    if (runs.at(-1)?.seat === seat) runs.at(-1)?.lines.push(line);
    else runs.push({ seat, lines: [line] });
  });
  return runs;
}

/** Sentences of the same player as one: the name is said once. */
function paragraph(lines: readonly string[], name: string, between: string): string {
  const clauses = lines.map((line, at) => {
    const clause = at > 0 && line.startsWith(`${name} `) ? line.slice(name.length + 1) : line;
    return at < lines.length - 1 ? clause.replace(/\.$/u, '') : clause;
  });
  return clauses.join(between);
}
