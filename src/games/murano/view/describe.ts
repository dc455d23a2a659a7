import { HIDDEN, type Message, type Seat } from '#core/game';
import type { Action, ActionOf, Kind } from '../rules/action.ts';
import { circleAt, type Market, marketWord, PLACES, shownAt } from '../rules/board.ts';
import { advantageWord, type Card, cardWord } from '../rules/cards.ts';
import { challengeKey } from '../modules/challenges.ts';
import { due } from '../rules/owed.ts';
import { countOf, NO_SHARDS, one, type Shard, SHARD_NAMES, SHARDS, type Shards } from '../rules/shards.ts';
import type { View } from '../rules/state.ts';

interface Told<A> {
  readonly before: View;
  readonly after: View;
  readonly who: Seat;
  readonly action: A;
}
type Teller<K extends Kind> = (told: Told<ActionOf<K>>) => Message;

export const shardKey = (kind: Shard): string => `@shard.${SHARD_NAMES[kind]}`;
const marketKey = (market: Market): string => `@market.${marketWord(market)}`;
export const creationKey = (card: Card): string => `@creation.${cardWord(card)}`;

/** Shards as a list: how many of each kind. */
export function listed(shards: Shards): string {
  const kinds = SHARDS.filter((kind) => countOf(shards, kind) > 0);
  return kinds.map((kind) => `@shards.${SHARD_NAMES[kind]}=${countOf(shards, kind)}`).join(' ');
}

/** The sentence for some shards, or the one for none. */
function tell(key: string, who: Seat, shards: Shards, values: Message['with'] = {}): Message {
  if (shards === NO_SHARDS) return { key: `log.${key}Nothing`, with: { who, ...values } };
  return { key: `log.${key}`, with: { who, shards: listed(shards), ...values } };
}

const gained = ({ before, after, who }: Told<unknown>): Shards => after.benches[who] - before.benches[who];
const earned = ({ before, after, who }: Told<unknown>): number => after.money[who] - before.money[who];

const TELLERS: { readonly [K in Kind]: Teller<K> } = {
  selector: tellSelector,
  take: (told) => tell('take', told.who, gained(told)),
  substitute: ({ who, action }) => tell('substitute', who, action.shards),
  exchange: (told) => {
    const { shard, market } = told.action;
    const given = { given: listed(one(shard)), market: marketKey(market) };
    if (due(told.after)?.kind === 'receive') {
      return { key: 'log.exchangePart', with: { who: told.who, ...given } };
    }
    return tell('exchange', told.who, gained(told) + one(shard), given);
  },
  receive: ({ who, action }) => tell('take', who, action.shards),
  buy: ({ before, who, action: { market } }) =>
    tell('buy', who, before.markets[market], { market: marketKey(market), price: before.terms.price }),
  sell: ({ before, who, action }) => tell('sell', who, action.shards, { price: before.terms.proceeds }),
  skip: ({ who }) => ({ key: 'log.skip', with: { who } }),
  create: (told) => {
    const card = told.after.completed[told.who].at(-1)!;
    return tell('create', told.who, told.action.shards, { creation: creationKey(card), price: earned(told) });
  },
  end: tellEnd,
  notch: ({ who }) => ({ key: 'log.notch', with: { who } }),
  reorder: ({ who, action: { place } }) => ({ key: 'log.reorder', with: { who, place } }),
  activate: tellActivate,
  owl: ({ after, who, action: { place } }) => ({ key: 'log.owl', with: { who, whom: after.owl, place } }),
  return: ({ who, action }) => tell('return', who, action.shards),
  gain: ({ who, action }) => tell('take', who, one(action.shard)),
  // M90: the new order is nobody else's business.
  order: ({ who }) => ({ key: 'log.order', with: { who } }),
  travel: ({ who, action: { shard, from, to } }) =>
    tell('travel', who, one(shard), { from: marketKey(from), market: marketKey(to) }),
  swap: ({ who, action: { give, take } }) => tell('swap', who, one(take), { given: listed(one(give)) }),
  stop: ({ who }) => ({ key: 'log.stop', with: { who } }),
  spin: ({ before, who, action: { ring } }) => {
    const count = (ring - before.ring + PLACES) % PLACES;
    return { key: 'log.spin', with: { who, place: ring, count } };
  },
  claim: ({ who, action: { seat, shard } }) => tell('claim', who, one(shard), { whom: seat }),
  give: ({ who, action: { seat, shard } }) => tell('give', who, one(shard), { whom: seat }),
  trade: ({ who, action: { seat, give, take } }) =>
    tell('trade', who, one(take), { whom: seat, given: listed(one(give)) }),
  discard: tellDiscard,
  empty: ({ who, action: { market } }) => ({ key: 'log.empty', with: { who, market: marketKey(market) } }),
  pick: tellPick,
};

/** The log line of an action, as the reader of both views may know it. */
export function describe(before: View, after: View, who: Seat, action: Action): Message {
  const teller = TELLERS[action.kind] as (told: Told<Action>) => Message;
  return teller({ before, after, who, action });
}

/** L71: whoever has become richer has been given the Lira. */
function tellSelector({ before, after, who }: Told<unknown>): Message {
  const pair = {
    who,
    circle: shardKey(circleAt(after, after.selector)),
    ring: shardKey(shownAt(after, after.selector)),
  };
  const passed = before.liras.some((left, space) => left !== after.liras[space]);
  if (!passed) return { key: 'log.selector', with: pair };
  const whom = after.money.findIndex((liras, seat) => liras > before.money[seat]);
  if (whom < 0) return { key: 'log.selectorBank', with: pair };
  return whom === who
    ? { key: 'log.selectorOwnLira', with: pair }
    : { key: 'log.selectorLira', with: { ...pair, whom } };
}

function tellEnd({ before, after, who }: Told<unknown>): Message {
  const challenge = after.revealed.length > before.revealed.length ? after.revealed.at(-1)! : HIDDEN;
  if (challenge === HIDDEN) return { key: 'log.end', with: { who } };
  return { key: 'log.endChallenge', with: { who, challenge: `@${challengeKey(after, challenge)}` } };
}

/** M42: secret until all have chosen; only the chooser's own view shows the choice. */
function tellDiscard({ before, after, who }: Told<unknown>): Message {
  const [choice] = after.choices[who];
  if (choice === HIDDEN) return { key: 'log.discardSecret', with: { who } };
  if (choice !== undefined) {
    return { key: 'log.discardOwn', with: { who, shards: listed(one(choice as Shard)) } };
  }
  const returned = before.benches.flatMap((bench, seat) =>
    bench === after.benches[seat] ? [] : [`#${seat}=${listed(bench - after.benches[seat])}`],
  );
  return { key: 'log.discardAll', with: { who, each: returned.join(' ') } };
}

/** With what it did at once: the shard that came, or the one that went back. */
function tellActivate(told: Told<ActionOf<'activate'>>): Message {
  const { before, who, action } = told;
  const advantage = `@advantage.${advantageWord(before.advantages[action.category])}.name`;
  const shards = gained(told);
  const moved = shards > 0 ? { got: listed(shards) } : shards < 0 ? { back: listed(-shards) } : {};
  return { key: 'log.activate', with: { who, creation: creationKey(action.card), advantage, ...moved } };
}

/** M06: only the picker's own views show which card it is, before the packets go on and after. */
function tellPick({ before, after, who }: Told<ActionOf<'pick'>>): Message {
  const [choice] = after.choices[who];
  const round = before.hands[who].length;
  const card = choice === undefined ? after.hands[who][round] : HIDDEN;
  if (card === HIDDEN) return { key: 'log.pick', with: { who } };
  return { key: 'log.pickSeen', with: { who, creation: creationKey(card) } };
}
