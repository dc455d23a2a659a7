import type { Seat } from '#core/game';
import { NOON, nextPlace, circleAt, shownAt } from '#games/murano/rules/board';
import { ADVANTAGE_IDS } from '#games/murano/rules/cards';
import type { AdvantageId } from '#games/murano/content/advantages';
import { due, type Owed, type OwedKind } from '#games/murano/rules/owed';
import { sizeOf } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { shardsIn } from '../gestures/spots.ts';
import type { Interaction } from '../gestures/gestures.ts';
import type { Scrub } from '../board/ring.ts';
import { advantageName, creationName, shardName, shardsText } from '../telling.ts';
import { m, type MuranoKey } from '../texts.ts';

/** What is asked of somebody: one sentence, and one of help. */
export interface Asked {
  readonly title: string;
  readonly hint: string;
}

const asked = (key: string, values: Readonly<Record<string, string | number>> = {}): Asked => ({
  title: m(`ask.${key}.title` as MuranoKey, values),
  hint: m(`ask.${key}.hint` as MuranoKey, values),
});

/** The question of the moment, for whoever has to answer it; with the ring as it is shown. */
export function askedOf(ui: Interaction, seat: Seat, scrub: Scrub): Asked {
  const view = ui.view.value;
  const owed = due(view);
  if (owed !== undefined) return askedFor(view, seat, owed, ui);
  // What was taken up comes before whatever the phase asks for.
  if (ui.selected.value.some(({ at }) => at === 'owl')) return asked('owl');
  if (ui.selected.value.some(({ at }) => at === 'card')) return asked('move');
  if (ui.selected.value.some(({ at }) => at === 'advantage')) return asked('payer');
  const price = scrub.notches.value;
  const shown = { options: view.options, ring: scrub.ringIn(ui) };
  const pairAt = (place: number): Readonly<Record<string, string | number>> => ({
    circle: shardName(circleAt(view, place)),
    ring: shardName(shownAt(shown, place)),
    price,
  });
  if (view.phase === 'collect' && !view.turned) {
    if (view.selector === NOON && price === 0) return asked('selectorNoon');
    return asked(price > 0 ? 'selectorAhead' : 'selector', pairAt(nextPlace(view.selector)));
  }
  if (view.phase === 'collect' && view.taken === 0) {
    return asked(price > 0 ? 'takeAhead' : 'take', pairAt(view.selector));
  }
  if (ui.legal.value.some(({ kind }) => kind === 'take')) return asked('takeAgain', pairAt(view.selector));
  if (ui.legal.value.some(({ kind }) => kind === 'skip')) return asked('skip');
  if (ui.legal.value.some(({ kind }) => kind === 'sell' || kind === 'exchange')) {
    return price > 0 ? asked('dealAhead', { price }) : dealing(ui);
  }
  return creating(ui, seat);
}

function dealing(ui: Interaction): Asked {
  const chosen = shardsIn(ui.selected.value, 'bench');
  const count = sizeOf(chosen);
  const again = ui.view.value.dealt > 0;
  if (count === 0) return asked(again ? 'dealAgain' : 'deal');
  return count === 1
    ? asked('held', { shards: shardsText(chosen) })
    : asked('several', { shards: shardsText(chosen), price: ui.view.value.terms.proceeds });
}

function creating(ui: Interaction, seat: Seat): Asked {
  const card = ui.view.value.hands[seat][0] ?? -1;
  const possible = ui.legal.value.some(({ kind }) => kind === 'create');
  return possible && card >= 0 ? asked('create', { name: creationName(card) }) : asked('end');
}

/** The advantage that an owed action was declared for. [M68] */
const DECLARED: Readonly<Partial<Record<OwedKind, AdvantageId>>> = {
  buy: 'free',
  sell: 'merchant',
  exchange: 'expert',
  create: 'topPrice',
};

function askedFor(view: View, seat: Seat, owed: Owed, ui: Interaction): Asked {
  const { kind, count } = owed;
  const place = kind === 'pick' ? view.hands[seat].length + 1 : count + 1;
  const chosen = sizeOf(shardsIn(ui.selected.value, kind === 'return' ? 'bench' : 'stock'));
  const declared = DECLARED[kind];
  const advantage = declared === undefined ? '' : advantageName(ADVANTAGE_IDS.indexOf(declared));
  return asked(`owed.${kind}`, { count: Math.max(1, count), place, chosen, advantage });
}
