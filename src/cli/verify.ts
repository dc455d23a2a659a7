import { type Fair, isGivenUp, readGivenUp } from '#core/fair';
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
    const text = readTextFile(say, file);
    const told = isGivenUp(text) ? ofGivenUp(say, file, readGivenUp(text)) : ofMatch(say, file, text);
    for (const line of told) print(harmless(line));
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

function ofMatch(say: Say, file: string, text: string): readonly string[] {
  const match = loadMatch(text, gameOf);
  const { start } = match.header;
  const lines = [praise(say, file, match)];
  if (!('fair' in start)) return lines;
  const { commitment, withdrawn = [] } = start.fair;
  lines.push(say('verify.fair', { file, commitment }));
  return withdrawn.length === 0
    ? lines
    : [...lines, say('verify.withdrawn', { file, count: withdrawn.length })];
}

/** A table that was closed before its match: nothing was dealt, and the server's part is the one it was bound to. */
function ofGivenUp(say: Say, file: string, { commitment, nonces, withdrawn = [] }: Fair): readonly string[] {
  const count = nonces.filter((nonce) => nonce !== null).length + withdrawn.length;
  return [say('verify.givenUp', { file, commitment, count })];
}

function praise(say: Say, file: string, match: Match): string {
  const end = say(outcomeOf(match) === null ? 'verify.open' : 'verify.over');
  return say('verify.sound', { file, game: match.game.id, count: stagesOf(match).length - 1, end });
}
