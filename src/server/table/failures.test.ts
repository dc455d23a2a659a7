import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { standIn } from '#core/testing/stand-in';
import { failuresOf } from './failures.ts';

function table() {
  const done: string[] = [];
  const lines: unknown[] = [];
  let isEnded = false;
  const failures = failuresOf({
    table: 't',
    log: standIn({
      error(line, text = '') {
        done.push(text);
        lines.push(line);
      },
    }),
    isEnded: () => isEnded,
    broke: () => void done.push('broke'),
    end(reason, retry) {
      isEnded = true;
      done.push(`end ${reason} ${retry}`);
    },
  });
  const later = async (): Promise<string[]> => {
    await new Promise(setImmediate);
    return done.splice(0);
  };
  return { failures, later, lines };
}
const KEPT_NOT = 'an event was not kept';

test('a table at which the program fails is closed for good, once', async () => {
  const { failures, later } = table();
  failures.fail(new Error('a bug'));
  failures.fail(new Error('another'));
  failures.guarded(() => {
    throw new Error('a third');
  })();
  await failures.guardedly(() => Promise.reject(new Error('a fourth')));
  expect(await later()).toEqual(['broke', 'end broken null']);
});

test.each([
  ['broken', 'broken', 'broken', [KEPT_NOT], [KEPT_NOT, 'broke', 'end broken null']],
  ['storage', 'storage', 'storage', [KEPT_NOT, 'end restart 500'], [KEPT_NOT, 'end restart 500']],
  ['taken', null, 'storage', [KEPT_NOT, 'end restart 500'], [KEPT_NOT, 'end restart 500']],
  ['unknown', null, 'storage', [KEPT_NOT, 'end restart 500'], [KEPT_NOT, 'end restart 500']],
  ['damaged', 'storage', 'storage', [KEPT_NOT, 'end restart 500'], [KEPT_NOT, 'end restart 500']],
])('of %s whoever asked is told %s, and the table %s', async (code, told, own, asked, unasked) => {
  const one = table();
  expect(one.failures.notAppended(problem(code, ''))).toBe(told);
  expect(await one.later()).toEqual(asked);
  const other = table();
  expect(other.failures.notAppendedByItself(problem(code, ''))).toBe(own);
  expect(await other.later()).toEqual(unasked);
});

test('a question that fails changes nothing', async () => {
  const { failures, later } = table();
  failures.questionFailed(new Error('a bug'));
  expect(await later()).toEqual(['a question failed']);
});

test('what failed is written down with the table and with what it was, and with no word that was said', () => {
  const { failures, lines } = table();
  failures.notAppended(problem('storage', 'no room for the king'));
  failures.notAppended(new Error('the king is in hand'));
  failures.questionFailed(new Error('the king is in hand'));
  expect(lines).toEqual([
    { table: 't', code: 'storage' },
    { table: 't', code: 'bug' },
    { table: 't', at: expect.arrayContaining([expect.stringContaining('failures.test.ts')]) },
  ]);
  expect(JSON.stringify(lines)).not.toContain('king');
});
