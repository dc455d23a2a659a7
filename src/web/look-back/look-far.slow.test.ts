import { h } from 'preact';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newMatch, playNotation } from '#core/match';
import { commitmentTo, nonceDigest } from '#core/fair';
import { saveMatch } from '#core/saved';
import { muster } from '#games/muster/index';
import { usePage } from '../testing/page.ts';
import { type ReviewRequest, reviewing } from './reviewing.ts';

const page = usePage();
/** What was asked of workers that look back. */
const asked: ReviewRequest[] = [];
/** What the server tells of the table. */
let replay: object = {};

const seat = (name: string): object => ({ kind: 'person', name, present: true, ready: true, standIn: null });
const tableWith = (result: object | null): object => ({
  id: 'far',
  game: 'muster',
  version: muster.version,
  seats: [seat('Ada'), seat('Bo')],
  result,
});

beforeAll(async () => {
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/replay')
      ? Promise.resolve(new Response(JSON.stringify(replay)))
      : Promise.reject(new TypeError('no network')),
  );
  vi.stubGlobal(
    'Worker',
    class {
      private listener: (event: { data: unknown }) => void = () => undefined;
      addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
        if (type === 'message') this.listener = listener;
      }
      terminate(): void {}
      postMessage(request: ReviewRequest): void {
        asked.push(request);
        void reviewing(
          request,
          (data) => this.listener({ data }),
          () => 0,
        );
      }
    },
  );
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
});
beforeEach(() => {
  asked.length = 0;
});

async function lookAt(answer: object): Promise<void> {
  replay = answer;
  const { LookBack } = await import('./look-screen.tsx');
  page.show(null);
  page.show(h(LookBack, { id: 'far', text: '' }));
}

const SECRET = 'a'.repeat(64);

/** A few actions of an online match, whose chance is published now: somebody gave up then. */
function broken(): string {
  const nonces = ['b'.repeat(32), 'c'.repeat(32)];
  const fair = {
    table: 'far',
    commitment: commitmentTo('far', SECRET),
    secret: SECRET,
    digests: nonces.map((nonce, of) => nonceDigest('far', of, nonce)),
    nonces,
  };
  let match = newMatch(muster, { start: { fair } });
  for (let step = 0; step < 6; step += 1) {
    const [of] = muster.toAct(match.state);
    const [action] = muster.legalActions(match.state, of);
    match = playNotation(match, of, muster.encode(action));
  }
  return saveMatch(match);
}

test('nobody looks back at a table that is still being played at', async () => {
  const view = muster.view(newMatch(muster, { start: { seed: 'far' } }).state, null);
  const steps = [{ view: muster.json.position(view), toAct: [0] }];
  await lookAt({ phase: 'playing', table: tableWith(null), steps, lines: [] });
  await page.until(() => page.text().includes('Not while cards are hidden'));
  expect(page.all('.look-curve')).toEqual([]);
  expect(asked).toEqual([]);
});

test('nor at a match that everybody has left: nobody has won it', async () => {
  await lookAt({ phase: 'over', table: tableWith({ ending: 'abandoned', ranking: [] }), match: broken() });
  await page.until(() => page.text().includes('cannot be looked back at'));
  expect(page.all('.look-curve')).toEqual([]);
  expect(asked).toEqual([]);
});

test('whoever gives up has lost, and can be looked back at with what was played', async () => {
  const result = { ending: 'resigned', ranking: [[1], [0]] };
  await lookAt({ phase: 'over', table: tableWith(result), match: broken() });
  await page.until(() => page.all('.look-moment').length === 1);
  expect(asked.map(({ ranking }) => ranking)).toEqual([result.ranking]);
  expect(page.text('.look-score')).toContain('Bo wins.');
  const rows = (): string[] => page.all('.look-row dd').map((each) => page.name(each));
  await page.until(() => rows().length > 0);
  expect(rows().at(-1)).toBe('−0.50');
});
