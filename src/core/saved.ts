import type { Outcome } from './game.ts';
import { type Entry, type Match, outcomeOf, soleActor } from './match.ts';
import { writtenOptions } from './options.ts';
import { hex, sha256, utf8 } from './sha256.ts';

/**
 * A match as text: the save file, the replay, the fixture and the bug report at once.
 *
 *   tavola match 1
 *   game pebbles 3
 *   seats 2
 *   options {…}
 *   seed "…"            or: fair {…}, or: deal {…}, or: position {…}
 *   banner-water1-water one line for each action; `1:` before it where several seats may act
 *   undo                a take-back
 *   outcome {…}         only of a finished match
 *   end 83 0f3a…        how many lines of actions, and a digest of everything above
 *   # …                 remarks, which are no part of the match
 *
 * It is read in `loaded.ts`: a match that begins writes its text long before anybody reads one.
 */
export const MAGIC = 'tavola match 1';

export function saveMatch(match: Match): string {
  const entries = entryLines(match);
  const lines = [...headLines(match), ...entries];
  const outcome = outcomeOf(match);
  if (outcome !== null) lines.push(`outcome ${JSON.stringify(toldOutcome(outcome))}`);
  return `${[...lines, `end ${entries.length} ${digestOf(lines)}`].join('\n')}\n`;
}

/** What is told of an end; of several in the first place also whether they won it together: without that, they have tied. */
export const toldOutcome = ({ scores, ranking, won }: Outcome): Pick<Outcome, 'scores' | 'ranking' | 'won'> =>
  won === undefined || ranking[0]?.length === 1 ? { scores, ranking } : { scores, ranking, won };

function headLines({ game: { options: sheet }, header }: Match): string[] {
  const { game, version, seats, options, start } = header;
  const [[key, value]] = Object.entries(start);
  return [
    MAGIC,
    `game ${game} ${version}`,
    `seats ${seats}`,
    `options ${JSON.stringify(writtenOptions(sheet, options))}`,
    `${key} ${JSON.stringify(value)}`,
  ];
}

function entryLines(match: Match): string[] {
  const lines: string[] = [];
  for (let { said } = match; said !== null; said = said.before.said) {
    lines.push(entryLine(said.before, said.entry));
  }
  return lines.reverse();
}

function entryLine(before: Match, entry: Entry): string {
  if (entry === 'undo') return 'undo';
  return soleActor(before) === entry.seat ? entry.notation : `${entry.seat}:${entry.notation}`;
}

export function digestOf(lines: readonly string[]): string {
  return hex(sha256(utf8(lines.join('\n')))).slice(0, 16);
}
