import type { FindGame } from '#core/catalogue';
import { type Fair } from '#core/fair';
import { isGivenUp, readGivenUp, unopenedOf } from '#core/given-up';
import { type Match, outcomeOf, stagesOf } from '#core/match';
import { isProblem } from '#core/problem';
import { type Discord, discordOf, readReceipt, type Receipt, type DealTerms } from '#core/receipt';
import { loadMatch } from '#core/loaded';
import { gameOf } from '#games/index';
import { readTextFile } from './files.ts';
import { misuse, readFlags } from './flags.ts';
import type { Say } from './language.ts';
import { harmless } from './terminal/ink.ts';
import { complain, print } from './terminal/print.ts';

/** What was found out about a file; a receipt that it does not fit makes it unsound. */
interface Finding {
  readonly lines: readonly string[];
  readonly sound: boolean;
}

/** Replays and checks saved matches, one line each. Status 1: one is damaged; 2: one could not be read. */
export function verify(args: readonly string[], find: FindGame = gameOf): number {
  const { operands: files, flags, say } = readFlags('verify', args, { receipt: { type: 'string' } });
  if (files.length === 0) throw misuse(say('error.noFile'));
  if (flags.receipt === undefined) return Math.max(...files.map((file) => check(say, file, null, find)));
  if (files.length > 1) throw misuse(say('error.oneFile'));
  return check(say, files[0]!, openReceipt(say, flags.receipt), find);
}

function openReceipt(say: Say, file: string): Receipt {
  const text = readTextFile(say, file);
  try {
    return readReceipt(text);
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    throw misuse(say('error.badReceipt', { file, reason: thrown.message }));
  }
}

function check(say: Say, file: string, receipt: Receipt | null, find: FindGame): number {
  try {
    const text = readTextFile(say, file);
    const { lines, sound } = isGivenUp(text)
      ? ofGivenUp(say, file, readGivenUp(text), receipt)
      : ofMatch(say, file, loadMatch(text, find), receipt);
    for (const line of lines) print(harmless(line));
    return sound ? 0 : 1;
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

function ofMatch(say: Say, file: string, match: Match, receipt: Receipt | null): Finding {
  const { header } = match;
  const first = praise(say, file, match);
  if (!('fair' in header.start)) {
    return receipt === null
      ? { lines: [first], sound: true }
      : { lines: [first, discord(say, file, 'table')], sound: false };
  }
  const { fair } = header.start;
  const { commitment, digests, withdrawn = [] } = fair;
  const lines = [first, say('verify.fair', { file, commitment })];
  if (withdrawn.length > 0) lines.push(say('verify.withdrawn', { file, count: withdrawn.length }));
  if (receipt !== null) return againstReceipt(say, file, lines, receipt, { ...header, fair });
  const count = digests?.filter((bound) => bound !== null).length ?? 0;
  const proven = digests === undefined ? say('verify.once', { file }) : say('verify.twice', { file, count });
  return { lines: [...lines, proven], sound: true };
}

/** Only what a player's own device kept proves the order in which the parts came. */
function againstReceipt(
  say: Say,
  file: string,
  lines: readonly string[],
  receipt: Receipt,
  terms: DealTerms,
): Finding {
  const mismatch = discordOf(receipt, terms);
  if (mismatch !== null) return { lines: [...lines, discord(say, file, mismatch)], sound: false };
  return { lines: [...lines, say('verify.proven', { file, seat: receipt.seat })], sound: true };
}

const discord = (say: Say, file: string, what: Discord): string =>
  say('verify.discord', { file, what: say(`verify.discords.${what}`) });

/** A table that was closed before its match: nothing was dealt, and the server's part is the one it was bound to. */
function ofGivenUp(say: Say, file: string, fair: Fair, receipt: Receipt | null): Finding {
  const { commitment, nonces, digests = nonces, withdrawn = [], leftBy } = fair;
  const count = digests.filter((bound) => bound !== null).length + withdrawn.length;
  const lines = [say('verify.givenUp', { file, commitment, count })];
  const unopened = unopenedOf(fair);
  if (typeof leftBy === 'number') lines.push(say('verify.left', { file, seat: leftBy }));
  else if (unopened.length > 0) lines.push(say('verify.unopened', { file, seats: unopened.join(', ') }));
  if (receipt === null) return { lines, sound: true };
  const mismatch = discordOf(receipt, { ...receipt, fair });
  return mismatch === null
    ? { lines: [...lines, say('verify.bound', { file, seat: receipt.seat })], sound: true }
    : { lines: [...lines, discord(say, file, mismatch)], sound: false };
}

function praise(say: Say, file: string, match: Match): string {
  const end = say(outcomeOf(match) === null ? 'verify.open' : 'verify.over');
  return say('verify.sound', { file, game: match.game.id, count: stagesOf(match).length - 1, end });
}
