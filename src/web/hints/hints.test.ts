import { h } from 'preact';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newMatch } from '#core/match';
import { muster } from '#games/muster/index';
import { localTable } from '#table/local';
import type { Player, Table } from '#table/table';
import { costing, type CostRequest, hinting, type HintRequest } from '../look-back/reviewing.ts';
import type * as extra from '../room/extra-tool.ts';
import type * as routes from '../route.ts';
import type * as settings from '../settings.ts';
import { usePage } from '../testing/page.ts';
import type * as hints from './hints.tsx';

const page = usePage();
/** What was asked of workers. */
const asked: string[] = [];
let parts: typeof hints & typeof extra & typeof settings & typeof routes;

beforeAll(async () => {
  vi.stubGlobal(
    'Worker',
    class {
      private listener: (event: { data: unknown }) => void = () => undefined;
      addEventListener(_type: string, listener: (event: { data: unknown }) => void): void {
        this.listener = listener;
      }
      postMessage(request: HintRequest | CostRequest): void {
        asked.push('hint' in request ? 'hint' : 'cost');
        void ('hint' in request ? hinting(request) : costing(request)).then((data) =>
          this.listener({ data }),
        );
      }
    },
  );
  const { loadWords } = await import('../words/index.ts');
  await loadWords('en');
  parts = {
    ...(await import('./hints.tsx')),
    ...(await import('../room/extra-tool.ts')),
    ...(await import('../settings.ts')),
    ...(await import('../route.ts')),
  };
});
beforeEach(() => {
  asked.length = 0;
  parts.change({ help: 'ask' });
  parts.go('/match/one');
});

const PERSON: Player = { kind: 'person' };
const BOT: Player = { kind: 'bot', level: '1' };
const tableOf = (players: readonly Player[]): Table =>
  localTable(newMatch(muster, { options: { first: 'seat0' }, start: { seed: 'hints' } }), players, {
    think: () => new Promise(() => undefined),
    pause: () => Promise.resolve(),
    keep: () => undefined,
  });

/** Shows what is offered at a table; false: nothing is. */
function offered(table: Table): boolean {
  parts.offerHints(table);
  const Tool = parts.extraTool.value;
  page.show(null);
  if (Tool !== null) page.show(h(Tool, {}));
  return Tool !== null;
}

test('three presses: what matters, candidates in no order, the choice with its reason; what is played ends it', async () => {
  const table = tableOf([PERSON, BOT]);
  expect(offered(table)).toBe(true);
  // It listens to the table once it is drawn.
  await page.until(() => !page.one('.hint-tool').disabled);
  expect(page.all('.hint-sheet')).toEqual([]);
  page.press('.hint-tool');
  await page.until(() => page.all('.hint-sheet a').length > 0);
  expect(page.text('.hint-sheet')).toContain('What matters');
  expect(page.text('.hint-sheet')).not.toContain('%');
  page.press('.hint-tool');
  await page.until(() => page.all('.hint-sheet li').length === 3);
  expect(page.text('.hint-sheet')).not.toContain('%');
  const candidates = page.all('.hint-sheet li').map(page.name);
  page.key('i');
  await page.until(() => page.all('.hint-shares span').length === 3);
  expect(candidates).toContain(page.text('.hint-sheet b'));
  expect(asked).toEqual(['hint']);
  page.named('Play it').click();
  await page.until(() => page.all('.hint-sheet').length === 0);
});

test('nobody is offered a hint among people, or who wants none, or away from the table', async () => {
  expect(offered(tableOf([PERSON, PERSON]))).toBe(false);
  expect(parts.beforeSend.at).toBeNull();
  offered(tableOf([PERSON, BOT]));
  await page.until(() => page.all('.hint-tool').length === 1);
  parts.change({ help: 'none' });
  await page.until(() => page.all('.hint-tool').length === 0);
  parts.change({ help: 'warn' });
  await page.until(() => page.all('.hint-tool').length === 1);
  parts.go('/table/far');
  await page.until(() => page.all('.hint-tool').length === 0);
});

test('a costly move is asked about first, and nothing better is named', async () => {
  parts.change({ help: 'warn' });
  const table = tableOf([PERSON, BOT]);
  offered(table);
  const { costOf } = await import('#bots/review/decision');
  const { evaluator } = await import('#bots/muster/review/evaluator');
  const { state } = newMatch(muster, { options: { first: 'seat0' }, start: { seed: 'hints' } });
  const view = muster.view(state, 0);
  const words = muster.legalActions(view, 0).map((action) => muster.encode(action));
  const priced = words.map((word) => ({ word, cost: costOf(evaluator, view, 0, word) }));
  const worst = priced.reduce((most, each) => (each.cost > most.cost ? each : most));
  expect(worst.cost).toBeGreaterThan(0.05);
  const sent: string[] = [];
  expect(parts.beforeSend.at!(table, 0, worst.word, () => sent.push(worst.word))).toBe(true);
  await page.until(() => page.all('.hint-warning').length === 1);
  expect(page.text('.hint-warning')).toContain(`${Math.round(100 * worst.cost)}`);
  expect(sent).toEqual([]);
  page.named('Play it anyway').click();
  expect(sent).toEqual([worst.word]);
  await page.until(() => page.all('.hint-warning').length === 0);
  expect(asked).toEqual(['cost']);
});
