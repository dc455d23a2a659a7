import type { StoredPlayer, PeopleStore } from '../store.ts';
import type { Connection } from './connection.ts';
import { noted } from './shared.ts';

/** Everything of those in `gone`; of what they said only the numbers stay, so that they are not given again. */
const NO_KEYS = 'no_keys as (delete from keys where player in (select id from gone) returning digest)';
const REMOVED = `
  no_codes as (delete from codes where player in (select id from gone)),
  no_push as (delete from push where player in (select id from gone)),
  no_results as (delete from results where player in (select id from gone)),
  no_seats as (delete from seats where player in (select id from gone)),
  unsaid as (
    update chat set player = '', text = null, emote = null, at = 0 where player in (select id from gone)
  ),
  nobody as (delete from players where id in (select id from gone))
  select count(*)::int as count from gone`;

/** Keys that are gone, by which somebody may still be connected somewhere. */
const revokedIn = (keys: string): string =>
  noted(`json_build_object('kind', 'revoked', 'keys', json_agg(digest))`, `${keys} having count(*) > 0`);

/** Players, the digests of their keys and codes, and where they want to be told that it is their turn. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of statements and what each is for
export function people({ rows, change }: Connection): PeopleStore {
  const run = async (text: string, ...values: (string | number | null)[]): Promise<void> => {
    await change(text, values);
  };
  return {
    addPlayer: ({ id, name, since }, key) =>
      run(
        `with player as (
          insert into players (id, name, since) values ($1, $2, $3)
          on conflict (id) do update set name = excluded.name, since = excluded.since returning id
        ) insert into keys (digest, player) select $4, id from player`,
        id,
        name,
        since,
        key,
      ),
    async playerByKey(key) {
      const [row] = await rows<StoredPlayer>(
        'select p.id, p.name, p.since from keys join players p on p.id = keys.player where digest = $1',
        [key],
      );
      return row ?? null;
    },
    async players(ids) {
      const players = await rows<StoredPlayer>(
        'select id, name, since from players where id = any($1::text[])',
        [ids],
      );
      const known = new Map(players.map((row) => [row.id, row]));
      return ids.flatMap((id) => known.get(id) ?? []);
    },
    rename: (player, name) => run('update players set name = $2 where id = $1', player, name),
    async keysOf(player) {
      const keys = await rows<{ digest: string }>('select digest from keys where player = $1', [player]);
      return keys.map(({ digest }) => digest);
    },
    async dropKeys(player, except) {
      const drop = (): Promise<void> =>
        run(
          `with unused as (delete from codes where player = $1),
          gone as (delete from keys where player = $1 and digest <> $2 returning digest)
          ${revokedIn('gone')}`,
          player,
          except,
        );
      await drop();
      // It has waited for a code that was just being used, but does not see its key, which came behind its snapshot.
      await drop();
    },
    addCode: (player, code, until) =>
      run(
        `with others as (delete from codes where player = $1)
        insert into codes (digest, player, until) select $2::text, id, $3::float8 from players where id = $1`,
        player,
        code,
        until,
      ),
    async takeCode(code, now, key, most) {
      const [row] = await change<{ player: string }>(
        `with taken as (delete from codes where digest = $1 returning player, until),
        added as (
          insert into keys (digest, player)
          select $3::text, id from taken join players on id = player where until >= $2 returning player
        ),
        oldest as (
          delete from keys using added where keys.player = added.player and number not in
            (select number from keys join added using (player) order by number desc limit $4 - 1)
        )
        select player from added`,
        [code, now, key, most],
      );
      return row?.player ?? null;
    },
    removePlayer: (player) =>
      run(
        `with gone as (select $1::text as id), ${NO_KEYS},
        revoked as (${revokedIn('no_keys')}),
        left_by as (${noted(`json_build_object('kind', 'removed', 'player', id)`, 'gone')}),
        ${REMOVED}`,
        player,
      ),
    async removeGuests(before, most) {
      const [row] = await change<{ count: number }>(
        `with gone as (
          select id from players where since < $1
          and not exists (select 1 from seats where player = players.id) limit $2 for update skip locked
        ), ${NO_KEYS}, ${REMOVED}`,
        [before, most],
      );
      return row?.count ?? 0;
    },
    setPush: (player, subscription, most) =>
      run(
        `with added as (
          insert into push (player, subscription) select id, $2::text from players where id = $1
          on conflict do nothing returning number
        )
        delete from push where player = $1 and number not in (
          select number from push where player = $1 order by number desc limit $3 - (select count(*) from added)
        )`,
        player,
        subscription,
        most,
      ),
    addResult: (player, { day, what, result }) =>
      run(
        `insert into results (player, day, what, result)
        select id, $2::int, $3::text, $4::int from players where id = $1 on conflict do nothing`,
        player,
        day,
        what,
        result,
      ),
    resultsOn: (day) =>
      rows(
        `select what, result, count(*)::int as count from results where day = $1
        group by what, result order by what, result`,
        [day],
      ),
    resultsOf: (player) =>
      rows('select day, what, result from results where player = $1 order by day, what', [player]),
    dropResults: (before) => run('delete from results where day < $1', before),
    async pushOf(player) {
      const pushes = await rows<{ subscription: string }>(
        'select subscription from push where player = $1 order by number',
        [player],
      );
      return pushes.map(({ subscription }) => subscription);
    },
    dropPush: (player, subscription) =>
      run(
        'delete from push where player = $1 and ($2::text is null or subscription = $2)',
        player,
        subscription,
      ),
  };
}
