import type { ChildProcess } from 'node:child_process';
import { chownSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { portOf } from './line.ts';
import { databasesAt, newCluster, type TestPostgres } from './postgres.ts';
import { endPostgres, freePort, startPostgres, urlAt, type User } from './postgres-process.ts';

/** A PostgreSQL with a synchronous standby, behind an address that follows the primary. */
export interface ReplicatedPostgres extends TestPostgres {
  /** The primary is lost for good; the standby takes its place, and gets a standby of its own. */
  failover(): Promise<void>;
}

interface Server {
  readonly child: ChildProcess;
  readonly data: string;
  readonly port: number;
}

/** What belongs to the running server, and is not part of a copy of its folder. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pg_replslot']);

/** No program for copies is packed: the server is told that one is made, and its folder is copied while it runs. */
export async function replicatedPostgres(): Promise<ReplicatedPostgres> {
  const { bin, data, user } = await newCluster();
  const folder = dirname(data);
  let count = 0;
  const start = async (at: string): Promise<Server> => {
    const port = await freePort();
    return { child: await startPostgres({ bin, data: at, user, port }), data: at, port };
  };
  let primary = await start(data);
  let standby = await standbyOf(primary);
  const door = await follower(() => primary.port);
  const { database } = databasesAt(urlAt(door.port));

  async function standbyOf(of: Server): Promise<Server> {
    count += 1;
    const copy = join(folder, `copy ${count}`);
    await withClient(of.port, async (client) => {
      await client.query("select pg_backup_start('copy', true)");
      cpSync(of.data, copy, { recursive: true, filter: (file) => !NOT_COPIED.has(basename(file)) });
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      );
      writeFileSync(join(copy, 'backup_label'), rows[0].labelfile);
    });
    cpSync(join(of.data, 'pg_replslot'), join(copy, 'pg_replslot'), { recursive: true });
    writeFileSync(join(copy, 'standby.signal'), '');
    const source = `host=127.0.0.1 port=${of.port} user=tavola application_name=copy`;
    writeFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    own(copy, user);
    const started = await start(copy);
    await withClient(of.port, async (client) => {
      for (;;) {
        const { rows } = await client.query("select 1 from pg_stat_replication where state = 'streaming'");
        if (rows.length > 0) break;
        await pause(20);
      }
      await client.query("alter system set synchronous_standby_names = 'copy'");
      await client.query('select pg_reload_conf()');
    });
    return started;
  }
  return {
    database,
    async crash() {
      door.cut();
      await endPostgres(primary.child, 'SIGQUIT');
    },
    async revive() {
      primary = { ...primary, child: await startPostgres({ bin, user, ...primary }) };
    },
    async failover() {
      await endPostgres(primary.child, 'SIGQUIT');
      door.cut();
      const lost = primary;
      primary = standby;
      await withClient(primary.port, (client) => client.query('select pg_promote()'));
      door.cut();
      rmSync(lost.data, { recursive: true, force: true });
      standby = await standbyOf(primary);
    },
    async stop() {
      door.close();
      for (const each of [standby, primary]) await endPostgres(each.child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function withClient(port: number, ask: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: urlAt(port) });
  await client.connect();
  await ask(client).finally(() => client.end());
}

function own(folder: string, user: User | null): void {
  if (user === null) return;
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  for (const file of [folder, ...files]) chownSync(file, user.uid, user.gid);
}

/** An address that leads to wherever the primary is. */
async function follower(port: () => number): Promise<{ readonly port: number; cut(): void; close(): void }> {
  const lines = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(port(), '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ]) {
      lines.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          lines.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const line of lines) line.destroy();
  };
  return {
    port: portOf(server),
    cut,
    close() {
      cut();
      server.close();
    },
  };
}
