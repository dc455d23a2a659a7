import { type ReadonlySignal, signal } from '@preact/signals';
import workerFile from 'tavola:worker';
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

/** What tells one match from all others: its whole text, as a short word. */
const keyOf = (text: string): string => hex(sha256(new TextEncoder().encode(text)));

/** Looks back at a match, once: what was found is kept. */
export function reviewFor(text: string): ReadonlySignal<Reviewed> {
  const here = running.get(text);
  if (here !== undefined) return here;
  const reviewed = signal<Reviewed>({ phase: 'begun' });
  running.set(text, reviewed);
  void begin(text, (next) => (reviewed.value = next));
  return reviewed;
}

async function begin(text: string, tell: (next: Reviewed) => void): Promise<void> {
  const key = keyOf(text);
  const kept = await findReview(key);
  const review = kept?.review as Review | undefined;
  if (kept !== undefined && review?.format === REVIEW_FORMAT) {
    tell({ phase: 'whole', review, shown: kept.shown });
    return;
  }
  const worker = new Worker(ownScript(workerFile), { type: 'module' });
  const end = (last: Reviewed): void => {
    worker.terminate();
    tell(last);
  };
  worker.addEventListener('error', () => {
    // Without a network its files may be missing: asked again, it may come.
    running.delete(text);
    end({ phase: 'impossible' });
  });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => {
    if ('problem' in data) end({ phase: 'impossible' });
    else if ('whole' in data) {
      end({ phase: 'whole', review: data.whole, shown: [] });
      void keepReview({ key, changed: Date.now(), review: data.whole, shown: [] });
    } else tell({ phase: 'coming', done: data.done, of: data.of, review: data.current });
  });
  worker.postMessage({ review: text } satisfies ReviewRequest);
}

/** Keeps which answers were shown. */
export async function keepShown(text: string, review: Review, shown: readonly number[]): Promise<void> {
  await keepReview({ key: keyOf(text), changed: Date.now(), review, shown });
}
