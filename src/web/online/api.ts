import type * as v from 'valibot';
import type * as routes from '#table/routes';
import { codesOf } from './deal/table-keepsake.ts';
import { settings } from '../settings.ts';
import { me, remember } from './account/player.ts';

type Out<Name extends keyof typeof routes> = (typeof routes)[Name] extends v.GenericSchema
  ? v.InferOutput<(typeof routes)[Name]>
  : never;

export type Summary = Out<'TableSummary'>;
export type Opened = Out<'TableOpened'>;
export type Invited = Out<'Invited'>;
export type NewTable = Out<'NewTable'>;
export type DayResults = Out<'DayResults'>;
export type NewGathering = Out<'NewGathering'>;
export type GatheringLook = Out<'GatheringLook'>;
export type OfferedPack = Out<'OfferedPack'>;

/** Why the server did not do something, or why it was not even reached. */
export type Failure = (typeof routes.ROUTE_REASONS)[number] | 'offline' | 'server';
export type ApiResult<T> = { readonly value: T } | { readonly failure: Failure };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<ApiResult<T>> {
  const key = me.value?.key;
  const headers = {
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...more,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`/api${path}`, { method, headers, ...sent });
    const answer: unknown = response.status === 204 ? undefined : await response.json();
    if (response.ok) return { value: answer as T };
    const { reason = 'server' } = answer as { reason?: Failure };
    // The player was deleted, or this device signed out: whoever goes on is somebody new.
    if (reason === 'no-key' && key !== undefined && me.value?.key === key) remember(null);
    return { failure: reason };
  } catch (thrown) {
    return { failure: thrown instanceof SyntaxError ? 'server' : 'offline' };
  }
}

export const myTables = (): Promise<ApiResult<Out<'MyTables'>>> => call('GET', '/me');
export const lobby = (): Promise<ApiResult<Out<'Lobby'>>> => call('GET', '/tables');
/** As whom one sits down: a header, which a server that does not know of portraits does not read. */
const portrayed = (): Readonly<Record<string, string>> => {
  const { portrait } = settings.value;
  return portrait === null ? {} : { 'x-portrait': portrait };
};
export const openTable = (table: NewTable): Promise<ApiResult<Opened>> =>
  call('POST', '/tables', table, portrayed());
export const join = (table: string): Promise<ApiResult<Out<'Seated'>>> =>
  call('POST', `/tables/${table}/join`, undefined, portrayed());
export const invite = (table: string, seat: number): Promise<ApiResult<Out<'Invitation'>>> =>
  call('POST', `/tables/${table}/invitations`, { seat });
export const lookAt = (code: string): Promise<ApiResult<Invited>> =>
  call('POST', '/invitations/look', { code });
export const accept = (code: string): Promise<ApiResult<Out<'Seated'>>> =>
  call('POST', '/invitations/accept', { code }, portrayed());
/** What the link for spectators opens, where this device has it. */
const watching = (table: string): Readonly<Record<string, string>> => {
  const { watch } = codesOf(table);
  return watch === undefined ? {} : { 'x-watch': watch };
};
/** A match that goes on is shown to those who sit there, and to those who have the link for spectators. */
export const replayOf = (table: string): Promise<ApiResult<Out<'Replay'>>> =>
  call('GET', `/tables/${table}/replay`, undefined, watching(table));
/** What became of something of today, told once and without a name; and how others did. */
export const tellResult = (result: Out<'NewDayResult'>): Promise<ApiResult<void>> =>
  call('POST', '/daily', result);
export const dayResults = (day: number): Promise<ApiResult<DayResults>> => call('GET', `/daily/${day}`);
/** The boxes that this server offers. */
export const offeredPacks = (): Promise<ApiResult<Out<'OfferedPacks'>>> => call('GET', '/packs');
/** One deal for several tables: a place to gather for it, and how it went. */
export const openGathering = (wanted: NewGathering): Promise<ApiResult<Opened>> =>
  call('POST', '/gatherings', wanted, portrayed());
export const gatheringOf = (table: string): Promise<ApiResult<GatheringLook>> =>
  call('GET', `/gatherings/${table}`, undefined, watching(table));
/** A screen for all in the room: where phones find it, a table for it, and the four letters of that table. */
export const sharedScreens = (): Promise<ApiResult<Out<'SharedScreens'>>> => call('GET', '/shared');
export const openShared = (table: Out<'NewSharedTable'>): Promise<ApiResult<Out<'SharedTableOpened'>>> =>
  call('POST', '/shared/tables', table);
export const tableCode = (table: string, watch: string): Promise<ApiResult<Out<'NewTableCode'>>> =>
  call('POST', '/shared/code', { table, watch });
export const lookFor = (code: string): Promise<ApiResult<Out<'SharedTable'>>> =>
  call('POST', '/shared/look', { code });
/** `key`: of the second person at this phone. */
export const sitAt = (code: string, seat: number, key?: string): Promise<ApiResult<Out<'Seated'>>> =>
  call(
    'POST',
    '/shared/sit',
    { code, seat },
    key === undefined ? portrayed() : { authorization: `Bearer ${key}` },
  );
export const giveToBot = (code: string, seat: number, level: string): Promise<ApiResult<void>> =>
  call('POST', '/shared/fill', { code, seat, level });
/** Somebody else at this device, who does not become the player that it remembers. */
export const newGuest = (name: string): Promise<ApiResult<Out<'Identity'>>> =>
  call('POST', '/players', { name });

export const newCode = (): Promise<ApiResult<Out<'NewCode'>>> => call('POST', '/me/code');
export const signOutOthers = (): Promise<ApiResult<void>> => call('DELETE', '/me/keys');
export const exported = (): Promise<ApiResult<unknown>> => call('GET', '/me/export');
export const pushKey = (): Promise<ApiResult<Out<'PushKey'>>> => call('GET', '/push');
export const subscribe = (subscription: unknown): Promise<ApiResult<void>> =>
  call('PUT', '/me/push', subscription);
export const unsubscribe = (endpoint: string): Promise<ApiResult<void>> =>
  call('DELETE', '/me/push', { endpoint });

const identified = ({ key, player }: Out<'Identity'>): void => remember({ ...player, key });

/** Makes sure that the server knows us, by this name. */
export async function introduce(name: string): Promise<ApiResult<void>> {
  const known = me.value;
  if (known === null) {
    const answer = await call<Out<'Identity'>>('POST', '/players', { name });
    if ('value' in answer) identified(answer.value);
    return 'failure' in answer ? answer : { value: undefined };
  }
  if (known.name === name) return { value: undefined };
  const answer = await call<Out<'Me'>>('PATCH', '/me', { name });
  if ('value' in answer) remember({ ...known, name });
  // Forgotten by the server in the meantime: begin anew.
  else if (answer.failure === 'no-key') return introduce(name);
  return 'failure' in answer ? answer : { value: undefined };
}

export async function claim(code: string): Promise<ApiResult<void>> {
  const answer = await call<Out<'Identity'>>('POST', '/players/claim', { code });
  if ('failure' in answer) return answer;
  identified(answer.value);
  return { value: undefined };
}

export async function deleteMe(): Promise<ApiResult<void>> {
  const answer = await call<void>('DELETE', '/me');
  if ('value' in answer) remember(null);
  return answer;
}
