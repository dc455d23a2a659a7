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

/** The last that is taken, and the first that is not. */
test.each([
  ['PORT', '65535', '65536'],
  ['PORT', '0', '80x'],
  ['TRUST_PROXY', '10', '11'],
  ['DATABASE_CONNECTIONS', '1', '0'],
  ['DATABASE_CONNECTIONS', '1000', '1001'],
  ['MAX_CONNECTIONS', '1000000', '1000001'],
  ['MAX_CONNECTIONS_PER_ADDRESS', '1000000', '1000001'],
  ['MAX_TABLES_PER_HOUR', '1000000', '1000001'],
  ['KEEP_FINISHED_DAYS', '36500', '36501'],
  ['KEEP_GUESTS_DAYS', '0', '-1'],
  ['BOT_WORKERS', '64', '65'],
  ['BOT_PAUSE', '60000', '60000.5'],
  ['PUBLIC_URL', 'http://play.example.org', 'ftp://play.example.org'],
  ['PUBLIC_URL', 'https://play.example.org/', 'https://play.example.org/tavola'],
  ['PUBLIC_URL', 'https://play.example.org:8443', 'play.example.org'],
  ['PEER_URL', 'http://10.0.0.5:4180/', 'http://10.0.0.5:4180/x'],
  ['PEER_URL', 'http://[fd00::5]:4180', 'https://[fd00::5]:4180'],
  ['PEER_URL', 'http://10.0.0.5:4180', 'http://10.0.0.5'],
  ['PEER_URL', 'http://10.0.0.5:4180', '10.0.0.5:'],
  ['DATABASE_URL', 'postgresql://h/t', 'mysql://h/t'],
  ['DATABASE_URL', 'postgres://h/t', 'postgres://h/'],
  ['DATABASE_URL', 'postgres://h/t', 'postgres:///t'],
  ['DATABASE_URL', 'postgres://h/t', 'somewhere'],
  ['METRICS_KEY', 'k'.repeat(200), 'k'.repeat(201)],
  ['METRICS_KEY', 'k'.repeat(20), 'k'.repeat(19)],
  ['METRICS_KEY', '_-'.repeat(10), 'k '.repeat(10)],
  ['LOG_LEVEL', 'silent', 'loud'],
  ['PUSH', 'on', 'yes'],
  ['LIMITS', 'on', 'ON'],
  ['SHARED_SCREENS', 'off', 'no'],
])('%s: %s is taken, %s is refused by its name', (name, good, bad) => {
  expect(() => configFrom({ [name]: good })).not.toThrow();
  expect(() => configFrom({ [name]: bad })).toThrow(`${name}: expected`);
});
