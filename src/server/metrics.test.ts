import { expect, test } from 'vitest';
import { metricsOf, sumOf } from './metrics.ts';

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
  const text = await sumOf(JSON.parse(JSON.stringify(figures)) as typeof figures);
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
