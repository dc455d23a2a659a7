import { recordOf } from '#core/record';
import type { Config } from '../config.ts';
import type { Cluster } from '../hosting/cluster.ts';
import { buckets, type Rate } from '../edge/limits.ts';
import type { Clock } from '../ports.ts';
import { refusal } from './answers.ts';
import { type Cost, COSTS, type HttpEnv } from './env.ts';
import { isPassedOn } from './passing.ts';

const each = (burst: number, perHour: number): Rate => ({ burst, perSecond: perHour / 3600 });

interface LimitsEnv {
  readonly config: Pick<Config, 'limits' | 'tablesPerAddress'>;
  readonly clock: Clock;
  readonly cluster: Cluster;
}

/** Budgets of addresses, for all processes together; what another process passes on was counted there. */
export function addressLimits({ config, clock, cluster }: LimitsEnv): HttpEnv['limit'] {
  const rates: Readonly<Record<Cost, Rate>> = {
    // A class of thirty may sit down at once behind one address.
    players: each(60, 120),
    codes: each(10, 30),
    names: each(40, 120),
    exports: each(5, 20),
    tables: each(config.tablesPerAddress, config.tablesPerAddress),
    listed: each(8, 16),
    invitations: each(120, 600),
    push: each(40, 60),
    results: each(60, 240),
    // The longest answers there are, and whoever asks need not read them.
    replays: each(60, 600),
    requests: each(480, 7200),
    pages: each(2000, 72_000),
  };
  const budgets = recordOf(COSTS, (cost) => buckets(rates[cost], clock.now));
  const { spending } = cluster;
  spending.listen((cost, address, count) => budgets[cost as Cost]?.fine(address, count));
  return (cost, request) => {
    if (!config.limits || isPassedOn(cluster, request)) return;
    if (!budgets[cost].take(request.ip)) throw refusal('too-fast');
    spending.took(cost, request.ip);
  };
}
