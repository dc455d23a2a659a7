import type { Action } from '#games/murano/rules/action';

/** The order of the kinds in compiled/state.h. */
const KINDS: readonly Action['kind'][] = [
  'selector',
  'take',
  'exchange',
  'buy',
  'sell',
  'skip',
  'create',
  'end',
  'notch',
  'reorder',
  'activate',
  'owl',
  'return',
  'substitute',
  'receive',
  'gain',
  'order',
  'travel',
  'swap',
  'stop',
  'spin',
  'claim',
  'give',
  'trade',
  'discard',
  'empty',
];

/** What an action is about, in one number: each part has so many bits that all of them fit. */
function aboutOf(action: Action): number {
  if (action.kind === 'exchange') return action.shard | (action.market << 3);
  if (action.kind === 'activate') return action.card | (action.category << 5);
  if (action.kind === 'travel') return action.shard | (action.from << 3) | (action.to << 5);
  if (action.kind === 'swap') return action.give | (action.take << 3);
  if (action.kind === 'trade') return action.seat | (action.give << 2) | (action.take << 5);
  if (action.kind === 'claim' || action.kind === 'give') return action.seat | (action.shard << 2);
  return action.kind === 'spin' ? action.ring : numberIn(action);
}

function numberIn(action: Action): number {
  if ('shards' in action) return action.shards;
  if ('shard' in action) return action.shard;
  if ('market' in action) return action.market;
  return 'place' in action ? action.place : 0;
}

/** An action in one word, as the compiled rules write it: five bits for its kind, then what it is about. */
export const codeOf = (action: Action): number => KINDS.indexOf(action.kind) | (aboutOf(action) << 5);
