import type { Match } from '#core/match';
import { loadEvaluator, loadReviewWords } from '#bots/review/load';
import { type Speaker, speaker } from '#core/words';
import type { Review } from '#bots/review/review';
import { reviewMatch } from '#bots/review/review-match';
import type { AnyEvaluator } from '#bots/review/evaluator';
import { outcomeOf } from '#core/match';
import { ENTRIES } from '#games/catalogue';
import { openMatch } from '../files.ts';
import { misuse, readCount, readFlags } from '../flags.ts';
import type { Say } from '../language.ts';
import { progressBar } from '../simulate/progress.ts';
import { print } from '../terminal/print.ts';
import { reviewLines } from './telling.ts';

const MOST_WORLDS = 10_000;

/** Looks back at a saved match: luck and play, the curve, and what decisions cost. */
export async function review(args: readonly string[]): Promise<number> {
  const options = {
    json: { type: 'boolean' },
    seat: { type: 'string' },
    worlds: { type: 'string' },
  } as const;
  const { flags, operands, say } = readFlags('review', args, options, 1);
  const [file] = operands;
  if (file === undefined) throw misuse(say('error.noFile'));
  const match = openMatch(say, file);
  if (outcomeOf(match) === null) throw misuse(say('review.notOver', { file }));
  const seat = readCount(say, '--seat', flags.seat ?? '0', 0, match.header.seats - 1);
  const evaluator = await evaluatorOf(match);
  const worlds =
    flags.worlds === undefined ? evaluator.worlds : readCount(say, '--worlds', flags.worlds, 1, MOST_WORLDS);
  const result = reviewed(evaluator, match, worlds);
  if (flags.json === true) print(JSON.stringify(result));
  else print(...reviewLines(result, seat, await speakerFor(match, say), say));
  return 0;
}

async function speakerFor({ game }: Match, say: Say): Promise<Speaker> {
  const words = { ...game.texts[say.language].words, ...(await loadReviewWords(game.id, say.language)) };
  return speaker(say.language, words, (seat) => say('name.seat', { number: seat + 1 }));
}

function evaluatorOf({ game }: Match): Promise<AnyEvaluator> {
  return loadEvaluator(
    ENTRIES.find(({ id }) => id === game.id)!,
    game.version,
  );
}

function reviewed(evaluator: AnyEvaluator, match: Match, worlds: number): Review {
  const steps = reviewMatch(evaluator, match, { worlds });
  let bar: ReturnType<typeof progressBar> | null = null;
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      bar?.end();
      return step.value;
    }
    bar ??= progressBar(step.value.of);
    bar.show(step.value.done);
  }
}
