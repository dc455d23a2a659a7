import { join } from 'node:path';
import { problem } from '#core/problem';

/** How the server runs; every setting has a default, and `docs/online.md` explains them. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where people reach it, without a slash at the end; null: wherever they come from. */
  readonly publicUrl: string | null;
  /** How many proxies stand in front and may say where somebody comes from. */
  readonly trustProxy: number;
  readonly data: string;
  /** The address of a PostgreSQL, and how many connections to it are open at most; null: a file in the data folder. */
  readonly database: string | null;
  readonly databaseConnections: number;
  /** Where other processes on the same database reach this one; null: on the same machine. */
  readonly peerUrl: string | null;
  /** A folder of packs that are offered; null: `packs` in the data folder, where there is one. */
  readonly packs: string | null;
  readonly logLevel: string;
  /** Who may read the figures of the server; null: this machine. */
  readonly metricsKey: string | null;
  readonly push: boolean;
  readonly mostConnections: number;
  readonly connectionsPerAddress: number;
  readonly tablesPerAddress: number;
  /** How long a table that is over is kept; 0: for ever. */
  readonly keepDays: number;
  /** How long a guest who sits nowhere is kept; 0: for ever. */
  readonly keepGuestsDays: number;
  readonly botWorkers: number;
  readonly botPause: number;
  /** Off for measurements on one machine, where everybody has the same address. */
  readonly limits: boolean;
  /** Whether a screen for all may open tables, which phones join by four letters: in a home, and nowhere else. */
  readonly sharedScreens: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ROOT = join(import.meta.dirname, '..', '..');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export function configFrom(environment: Environment): Config {
  /** A setting that is left empty is not set. */
  const setting = (name: string): string | undefined =>
    environment[name] === '' ? undefined : environment[name];
  const text = (name: string, otherwise: string): string => setting(name) ?? otherwise;
  const number = (name: string, otherwise: number, most: number, least = 0): number => {
    const value = Number(setting(name) ?? otherwise);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw problem(
      'setting',
      `${name}: expected a whole number from ${least} to ${most}, found ${setting(name)}`,
    );
  };
  const oneOf = (name: string, values: readonly string[], otherwise: string): string => {
    const value = text(name, otherwise);
    if (values.includes(value)) return value;
    throw problem('setting', `${name}: expected one of ${values.join(', ')}, found ${value}`);
  };
  return {
    host: text('HOST', '127.0.0.1'),
    port: number('PORT', 4173, 65_535),
    publicUrl: originOf(setting('PUBLIC_URL')),
    trustProxy: number('TRUST_PROXY', 0, 10),
    data: text('TAVOLA_DATA', join(ROOT, 'data')),
    database: databaseOf(setting('DATABASE_URL')),
    databaseConnections: number('DATABASE_CONNECTIONS', 10, 1000, 1),
    peerUrl: peerOf(setting('PEER_URL')),
    packs: setting('PACKS') ?? null,
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsKey: metricsKeyOf(setting('METRICS_KEY')),
    push: oneOf('PUSH', ['on', 'off'], 'on') === 'on',
    mostConnections: number('MAX_CONNECTIONS', 12_000, 1_000_000),
    connectionsPerAddress: number('MAX_CONNECTIONS_PER_ADDRESS', 60, 1_000_000),
    tablesPerAddress: number('MAX_TABLES_PER_HOUR', 60, 1_000_000),
    keepDays: number('KEEP_FINISHED_DAYS', 90, 36_500),
    keepGuestsDays: number('KEEP_GUESTS_DAYS', 90, 36_500),
    botWorkers: number('BOT_WORKERS', 2, 64),
    botPause: number('BOT_PAUSE', 700, 60_000),
    limits: oneOf('LIMITS', ['on', 'off'], 'on') === 'on',
    sharedScreens: oneOf('SHARED_SCREENS', ['on', 'off'], 'off') === 'on',
  };
}

/** The exact origin that pages of this server have. */
function originOf(address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw problem(
      'setting',
      `PUBLIC_URL: expected an address such as https://play.example.org, found ${address}`,
    );
  }
  return url.origin;
}

function metricsKeyOf(key: string | undefined): string | null {
  if (key === undefined || /^[\w-]{20,200}$/u.test(key)) return key ?? null;
  throw problem('setting', 'METRICS_KEY: expected 20 letters and digits or more');
}

function peerOf(address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url !== null && url.protocol === 'http:' && url.port !== '' && url.pathname === '/') return url.origin;
  throw problem(
    'setting',
    `PEER_URL: expected the address of this machine in a network of your own, and a port, such as http://10.0.0.5:4180, found ${address}`,
  );
}

/** The address holds a password, so what is wrong with it is told without it. */
function databaseOf(address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (
    url !== null &&
    /^postgres(?:ql)?:$/u.test(url.protocol) &&
    url.host !== '' &&
    url.pathname.length > 1
  ) {
    return address;
  }
  throw problem(
    'setting',
    'DATABASE_URL: expected an address such as postgres://user:password@host:5432/tavola (a password with signs in it is written with %, as in any address)',
  );
}
