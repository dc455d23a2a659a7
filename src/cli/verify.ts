import { type Match, outcomeOf, stagesOf } from '#core/match';
import { isProblem } from '#core/problem';
import { loadMatch } from '#core/saved';
import { gameOf } from '#games/index';
import { readTextFile } from './files.ts';
import { misuse, readFlags } from './flags.ts';
import type { Say } from './language.ts';
import { harmless } from './terminal/ink.ts';
import { complain, print } from './terminal/print.ts';

/** Replays and checks saved matches, one line each. Status 1: one is damaged; 2: one could not be read. */
export function verify(args: readonly string[]): number {
  const { operands: files, say } = readFlags('verify', args, {});
  if (files.length === 0) throw misuse(say('error.noFile'));
  return Math.max(...files.map((file) => check(say, file)));
}

function check(say: Say, file: string): number {
  try {
    const match = loadMatch(readTextFile(say, file), gameOf);
    print(harmless(praise(say, file, match)));
    const { start } = match.header;
    if ('fair' in start) print(harmless(say('verify.fair', { file, commitment: start.fair.commitment })));
    return 0;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    if (thrown.code === 'misuse') {
      complain(thrown.message);
      return 2;
    }
    print(harmless(say('verify.damaged', { file, line: thrown.line ?? 1, reason: thrown.message })));
    return 1;
  }
}

function praise(say: Say, file: string, match: Match): string {
  const end = say(outcomeOf(match) === null ? 'verify.open' : 'verify.over');
  return say('verify.sound', { file, game: match.game.id, count: stagesOf(match).length - 1, end });
}
