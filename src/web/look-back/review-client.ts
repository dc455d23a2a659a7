import { type ReadonlySignal, signal } from '@preact/signals';
import workerFile from 'tavola:worker';
import type { Outcome } from '#core/game';
import { type Review, REVIEW_FORMAT } from '#bots/review/review';
import { hex, sha256 } from '#core/sha256';
import { ownScript } from '../trusted.ts';
import { findReview, keepReview } from './kept-reviews.ts';
import type { ReviewAnswer, ReviewRequest } from './reviewing.ts';

/** How far a review has come. */
export type Reviewed =
  | { readonly phase: 'begun' }
  | { readonly phase: 'coming'; readonly done: number; readonly of: number; readonly review: Review }
  | { readonly phase: 'whole'; readonly review: Review; readonly shown: readonly number[] }
  | { readonly phase: 'impossible' };

// A review goes on while one is elsewhere in the application, and is found where it is then.
const running = new Map<string, ReadonlySignal<Reviewed>>();

/** Who won a match that did not end by its rules; null: its actions tell. */
type Ranking = Outcome['ranking'] | null;

/** What tells one match from all others: its whole text, and who gave up, as a short word. */
const keyOf = (text: string, ranking: Ranking): string =>
  hex(sha256(new TextEncoder().encode(ranking === null ? text : `${text}${JSON.stringify(ranking)}`)));

/** Looks back at a match, once: what was found is kept. */
export function reviewFor(text: string, ranking: Ranking): ReadonlySignal<Reviewed> {
  const key = keyOf(text, ranking);
  const here = running.get(key);
  if (here !== undefined) return here;
  const reviewed = signal<Reviewed>({ phase: 'begun' });
  running.set(key, reviewed);
  void begin(key, { review: text, ranking }, (next) => (reviewed.value = next));
  return reviewed;
}

/** Milliseconds between two parts that are kept: whoever closes the page loses no more than that. */
const PART_EVERY = 1000;

async function begin(key: string, request: ReviewRequest, tell: (next: Reviewed) => void): Promise<void> {
  const entry = await findReview(key);
  const review = entry?.review as Review | undefined;
  const known = review?.format === REVIEW_FORMAT ? review : undefined;
  if (entry !== undefined && known !== undefined && entry.isPart !== true) {
    tell({ phase: 'whole', review: known, shown: entry.shown });
    return;
  }
  let lastKept = Date.now();
  const keepPart = (part: Review): void => {
    if (Date.now() - lastKept < PART_EVERY) return;
    lastKept = Date.now();
    void keepReview({ key, changed: lastKept, review: part, shown: [], isPart: true });
  };
  const worker = new Worker(ownScript(workerFile), { type: 'module' });
  const end = (last: Reviewed): void => {
    worker.terminate();
    tell(last);
  };
  worker.addEventListener('error', () => {
    // Without a network its files may be missing: asked again, it may come.
    running.delete(key);
    end({ phase: 'impossible' });
  });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => {
    if ('problem' in data) end({ phase: 'impossible' });
    else if ('whole' in data) {
      end({ phase: 'whole', review: data.whole, shown: [] });
      void keepReview({ key, changed: Date.now(), review: data.whole, shown: [] });
    } else {
      tell({ phase: 'coming', done: data.done, of: data.of, review: data.current });
      keepPart(data.current);
    }
  });
  worker.postMessage(known === undefined ? request : { ...request, known: known.decisions });
}

/** Keeps which answers were shown. */
export async function keepShown(
  text: string,
  ranking: Ranking,
  review: Review,
  shown: readonly number[],
): Promise<void> {
  await keepReview({ key: keyOf(text, ranking), changed: Date.now(), review, shown });
}
