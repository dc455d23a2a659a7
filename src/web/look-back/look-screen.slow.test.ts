import { readFileSync } from 'node:fs';
import { h } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { evaluator } from '#bots/muster/review/evaluator';
import { REVIEW_FORMAT } from '#bots/review/review';
import { reviewOf } from '#bots/review/review-match';
import { loadMatch } from '#core/loaded';
import { muster } from '#games/muster/index';
import { usePage } from '../testing/page.ts';
import type { ReviewRequest } from './reviewing.ts';

const page = usePage();
const text = readFileSync('src/games/muster/matches/beginner.match', 'utf8');
/** What was asked of workers that look back, the oldest first. */
const asked: string[] = [];

/** How many decisions were known to workers that never came to an end; null: they do. */
let breaks: number[] | null = null;
const SEVEN = Array.from({ length: 7 }, (_, at) => ({ at }));

beforeAll(async () => {
  vi.stubGlobal(
    'Worker',
    class {
      private listener: (event: { data: unknown }) => void = () => undefined;
      private failed: (event: { data: unknown }) => void = () => undefined;
      addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
        if (type === 'message') this.listener = listener;
        else this.failed = listener;
      }
      terminate(): void {}
      postMessage({ review, known }: ReviewRequest): void {
        if (breaks !== null) {
          breaks.push(known?.length ?? 0);
          this.listener({ data: { done: 7, of: 99, current: { format: REVIEW_FORMAT, decisions: SEVEN } } });
          this.failed({ data: null });
          return;
        }
        asked.push(review);
        // Few worlds: what is tried here is the page.
        const whole = reviewOf(
          evaluator,
          loadMatch(review, () => muster),
          { worlds: 2 },
        );
        this.listener({ data: { done: 1, of: 2, current: whole } });
        setTimeout(() => this.listener({ data: { whole } }));
      }
    },
  );
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
});

/** Looks back at a match of a link. */
async function lookBack(): Promise<void> {
  const { replayLink } = await import('../device/match-link.ts');
  const { LookBack } = await import('./look-screen.tsx');
  const link = new URL(await replayLink(text, [{ kind: 'person' }, { kind: 'bot', level: '4' }]));
  page.show(h(LookBack, { id: 'link', text: link.hash.slice('#text='.length) }));
  await whole();
}

/** The page with its table, laid out to the last part. */
const whole = (): Promise<void> =>
  page.until(
    () =>
      page.all('.look-moment').length === 1 &&
      page.all('.reading').length === 1 &&
      page.all('.look-entry').length > 0 &&
      page.all('.unseen ol').length > 0,
  );

const number = (text: string): number => Number(text.replace('−', '-').replace('+', ''));
const current = (): string => page.text('.look-entry[aria-current]');

test('luck and play add up to the result, as they are read', async () => {
  await lookBack();
  const [luck, play, result] = page.all('.look-row dd').map((each) => number(page.name(each)));
  expect(luck + play).toBeCloseTo(result, 9);
  expect(Math.abs(result)).toBe(0.5);
  const parts = page
    .all('.look-parts span')
    .map((each) => number(/[+−]?\d\.\d+$/u.exec(page.name(each))![0]));
  expect(parts.reduce((sum, each) => sum + each, 0)).toBeCloseTo(luck, 9);
});

test('moments come the worst first, without an answer; it is shown when it is asked for, and the line is played', async () => {
  await lookBack();
  const costs = page.all('.look-entry em').map((each) => number(page.name(each)));
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(current()).toContain('1');
  expect(page.all('.kind-better')).toEqual([]);
  page.key('Enter');
  await page.until(() => page.all('.look-choice.kind-better').length === 1);
  expect(current()).toContain('answer shown');
  page.key('p');
  await page.until(() => page.all('.look-marks').length === 0);
});

test('arrows go by decision, Page Down by moment, T leads to the table and Escape back', async () => {
  await lookBack();
  const { reviewFor } = await import('./review-client.ts');
  expect(asked).toHaveLength(1);
  const place = (): string | null => page.one('.look-chart').getAttribute('aria-valuenow');
  page.key('Home');
  await page.until(() => place() === '1');
  page.key('ArrowRight');
  await page.until(() => place() === '2');
  page.key('PageDown');
  await page.until(() => page.all('.look-entry[aria-current]').length === 1);
  page.key('t');
  await page.until(() => page.all('.room.muster').length === 1 && page.all('.look-page').length === 0);
  expect(page.text()).toContain('what would you play?');
  await page.until(() => page.all('.reading').length === 1);
  page.key('Escape');
  await whole();
  // Looked through once: nobody is asked again.
  expect(reviewFor(asked[0], null).value.phase).toBe('whole');
});

test('what was left before its end goes on where it was', async () => {
  breaks = [];
  let now = 1000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 5000));
  const { reviewFor } = await import('./review-client.ts');
  const phase = async (): Promise<void> => {
    const reviewed = reviewFor('game muster 3 and nothing else', null);
    await page.until(() => reviewed.value.phase === 'impossible');
  };
  await phase();
  await phase();
  clock.mockRestore();
  expect(breaks).toEqual([0, 7]);
  breaks = null;
});
