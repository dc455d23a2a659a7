import { composeRules } from '#core/rules';
import type { Action } from '../rules/action.ts';
import { notOffered, offered } from '../rules/offers.ts';
import type { View } from '../rules/state.ts';
import { activate } from './activate.ts';
import { buy } from './buy.ts';
import { claim } from './claim.ts';
import { create } from './create.ts';
import { discard } from './discard.ts';
import { empty } from './empty.ts';
import { end } from './end.ts';
import { exchange } from './exchange.ts';
import { gain } from './gain.ts';
import { give } from './give.ts';
import { notch } from './notch.ts';
import { order } from './order.ts';
import { owl } from './owl.ts';
import { pick } from './pick.ts';
import { receive } from './receive.ts';
import { reorder } from './reorder.ts';
import { returned } from './return.ts';
import { selector } from './selector.ts';
import { sell } from './sell.ts';
import { skip } from './skip.ts';
import { spin } from './spin.ts';
import { substitute } from './substitute.ts';
import { stop, swap } from './swap.ts';
import { take } from './take.ts';
import { trade } from './trade.ts';
import { travel } from './travel.ts';

/** Every kind of action: the phases of a turn, what may be done at any time, and what can be owed. */
export const rules = composeRules<View, Action>(
  {
    selector,
    take,
    exchange,
    buy,
    sell,
    skip,
    create,
    end,
    notch,
    reorder,
    activate,
    owl,
    return: returned,
    substitute,
    receive,
    gain,
    order,
    travel,
    swap,
    stop,
    spin,
    claim,
    give,
    trade,
    discard,
    empty,
    pick,
  },
  { offered, notOffered },
);
