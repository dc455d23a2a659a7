import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REASONS } from '#table/protocol';
import { type Metrics, metricsOf, sumOf } from './metrics.ts';

test('the figures of several processes are added up, as they come over the wire', async () => {
  const all = [3, 4].map((tables) => {
    const metrics = metricsOf({
      connections: () => 10,
      lines: () => 0,
      tables: () => tables,
      passedOn: () => 2,
    });
    metrics.takenOver();
    for (let conflicts = 0; conflicts < tables; conflicts += 1) metrics.conflict();
    metrics.kept(0.004);
    return metrics;
  });
  const figures = await Promise.all(all.map((metrics) => metrics.figures()));
  const text = await sumOf(JSON.parse(JSON.stringify(figures)));
  for (const line of [
    'tavola_processes 2',
    'tavola_tables 7',
    'tavola_connections 20',
    'tavola_passed_on 4',
    'tavola_takeovers_total 2',
    'tavola_conflicts_total 7',
    'tavola_commit_seconds_count 2',
    'tavola_commit_seconds_bucket{le="0.005"} 2',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

/** The lines of the figures that something changes. */
async function changedBy(act: (metrics: Metrics) => void): Promise<readonly string[]> {
  const metrics = metricsOf({ connections: () => 1, lines: () => 2, tables: () => 3, passedOn: () => 4 });
  const ours = async (): Promise<readonly string[]> =>
    (await metrics.text())
      .split('\n')
      .filter((line) => line.startsWith('tavola_') && !/process|nodejs/u.test(line));
  const before = new Set(await ours());
  act(metrics);
  return (await ours()).filter((line) => !before.has(line) && !line.includes('_bucket'));
}

test.each<[string, (metrics: Metrics) => void, readonly string[]]>([
  ['an event', (of) => of.event('move'), ['tavola_events_total{kind="move"} 1']],
  ['a refusal', (of) => of.refused('stale'), ['tavola_refusals_total{reason="stale"} 1']],
  ['an end', (of) => of.closed('slow'), ['tavola_closings_total{reason="slow"} 1']],
  [
    'a table that is stopped',
    (of) => of.stopped('broken'),
    ['tavola_tables_stopped_total{reason="broken"} 1'],
  ],
  ['damage', (of) => of.damaged(), ['tavola_damages_total 1']],
  ['a bot without an answer', (of) => of.botFailed(), ['tavola_bot_fallbacks_total 1']],
  ['a bot that hung', (of) => of.botReplaced(), ['tavola_bot_workers_replaced_total 1']],
  ['a takeover', (of) => of.takenOver(), ['tavola_takeovers_total 1']],
  ['a conflict', (of) => of.conflict(), ['tavola_conflicts_total 1']],
  ['a commit', (of) => of.kept(2), ['tavola_commit_seconds_sum 2', 'tavola_commit_seconds_count 1']],
  ['an answer', (of) => of.answered(2), ['tavola_answer_seconds_sum 2', 'tavola_answer_seconds_count 1']],
])('%s is counted where it belongs, and nowhere else', async (_what, act, lines) => {
  expect(await changedBy(act)).toEqual(lines);
});

test('what there is at a moment is asked for when the figures are', async () => {
  const counts = { connections: () => 1, lines: () => 2, tables: () => 3, passedOn: () => 4 };
  const text = await metricsOf(counts).text();
  for (const line of ['tavola_connections 1', 'tavola_lines 2', 'tavola_tables 3', 'tavola_passed_on 4']) {
    expect(text.split('\n')).toContain(line);
  }
});

const ROOT = join(import.meta.dirname, '..', '..');
const OPERATIONS = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
const found = (pattern: RegExp): string[] =>
  [...new Set([...OPERATIONS.matchAll(pattern)].map(([, name]) => name))].toSorted();

test('whoever is woken at night finds every figure explained, and no figure, reason or setting that there is not', async () => {
  const metrics = metricsOf({ connections: () => 1, lines: () => 2, tables: () => 3, passedOn: () => 4 });
  const text = await sumOf([await metrics.figures()]);
  const names = [...text.matchAll(/^# TYPE (tavola_\w+)/gmu)].map(([, name]) => name);
  const own = names.filter((name) => !/^tavola_(?:process_|nodejs_)/u.test(name));
  const explained = found(/(tavola_[a-z]\w*[a-z])\b(?!_…)/gu).map((name) => name.replace(/_bucket$/u, ''));
  expect([...new Set(explained)].toSorted()).toEqual(own.toSorted());
  expect(REASONS).toEqual(expect.arrayContaining(found(/reason="([\w-]+)"/gu)));
  const settings = readFileSync(join(ROOT, 'src', 'server', 'config.ts'), 'utf8');
  const named = found(/`([A-Z]+_[A-Z_]+|HOST|PORT)\b/gu);
  expect(named).toEqual(expect.arrayContaining(['DATABASE_CONNECTIONS', 'PEER_URL']));
  expect(named.filter((name) => !settings.includes(`'${name}'`))).toEqual([]);
});
