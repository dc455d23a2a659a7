import { expect, test } from 'vitest';
import { type Config, configFrom } from './config.ts';

/** Every setting changes what it names, and nothing else. */
test.each<[string, string, keyof Config, unknown]>([
  ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
  ['PORT', '1', 'port', 1],
  ['PUBLIC_URL', 'https://play.example.org', 'publicUrl', 'https://play.example.org'],
  ['TRUST_PROXY', '2', 'trustProxy', 2],
  ['TAVOLA_DATA', '/somewhere', 'data', '/somewhere'],
  ['DATABASE_URL', 'postgres://u:p@h:5432/t', 'database', 'postgres://u:p@h:5432/t'],
  ['DATABASE_CONNECTIONS', '3', 'databaseConnections', 3],
  ['PEER_URL', 'http://10.0.0.5:4180', 'peerUrl', 'http://10.0.0.5:4180'],
  ['PACKS', '/boxes', 'packs', '/boxes'],
  ['LOG_LEVEL', 'warn', 'logLevel', 'warn'],
  ['METRICS_KEY', 'k'.repeat(20), 'metricsKey', 'k'.repeat(20)],
  ['PUSH', 'off', 'push', false],
  ['MAX_CONNECTIONS', '7', 'mostConnections', 7],
  ['MAX_CONNECTIONS_PER_ADDRESS', '7', 'connectionsPerAddress', 7],
  ['MAX_TABLES_PER_HOUR', '7', 'tablesPerAddress', 7],
  ['KEEP_FINISHED_DAYS', '7', 'keepDays', 7],
  ['KEEP_GUESTS_DAYS', '7', 'keepGuestsDays', 7],
  ['BOT_WORKERS', '7', 'botWorkers', 7],
  ['BOT_PAUSE', '7', 'botPause', 7],
  ['LIMITS', 'off', 'limits', false],
  ['SHARED_SCREENS', 'on', 'sharedScreens', true],
])('%s', (name, text, field, value) => {
  expect(configFrom({ [name]: text })).toEqual({ ...configFrom({}), [field]: value });
});
