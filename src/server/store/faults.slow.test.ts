import { expect, test } from 'vitest';
import { keysOf } from '#core/record';
import { type Fault, FAULTS, playOnFailingDisk } from '../testing/faults.ts';

/** A match takes some five hundred operations of the database. TAVOLA_FAULTS=1 lets every single one of them fail. */
const every = Number(process.env['TAVOLA_FAULTS'] ?? 41);
const OPERATIONS = 480;
/** What was swallowed is told when the disk is asked to sync: a disk mended before that would have lied, and nobody could know. */
const durations = (fault: Fault): readonly number[] => (fault === 'unsynced' ? [Infinity] : [1, 3, Infinity]);

test.each(keysOf(FAULTS))(
  'whichever operation fails (%s), nothing that was acknowledged is lost',
  async (fault) => {
    const total = { runs: 0, acknowledged: 0, lost: 0, hurt: 0 };
    for (const file of ['tavola.db', 'tavola.db-wal'] as const) {
      for (let at = 1; at < OPERATIONS; at += every) {
        for (const lasts of durations(fault)) {
          const { acknowledged, lost, ended, refused } = await playOnFailingDisk({
            fault,
            file,
            at,
            lasts,
            seed: at,
          });
          total.runs += 1;
          total.acknowledged += acknowledged;
          total.lost += lost;
          if (ended || refused > 4) total.hurt += 1;
        }
      }
    }
    expect(total.lost).toBe(0);
    expect(total.acknowledged).toBeGreaterThan(total.runs);
    expect(total.hurt, 'faults that nothing meets prove nothing').toBeGreaterThan(0);
  },
);
