import { HIDDEN, type Hidden } from '#core/game';
import type { Json } from '#core/json';
import { writtenOptions } from '#core/options';
import { MARKETS, marketWord, NOON, type Place } from '../rules/board.ts';
import {
  advantageWord,
  CATEGORIES,
  type Card,
  cardWord,
  categoryWord,
  type Challenge,
  challengeWord,
} from '../rules/cards.ts';
import type { Memory } from '../view/memory.ts';
import { optionSheet } from '../options.ts';
import { due, type Owed } from '../rules/owed.ts';
import type { Deal } from '../rules/setup.ts';
import {
  countOf,
  NO_SHARDS,
  one,
  type Shard,
  SHARDS,
  shardLetter,
  type Shards,
  shardsWord,
} from '../rules/shards.ts';
import { seatsOf, type View } from '../rules/state.ts';

const seen = (card: Card | Hidden): Json => (card === HIDDEN ? null : cardWord(card));
const seenChallenge = (challenge: Challenge | Hidden): Json =>
  challenge === HIDDEN ? null : challengeWord(challenge);
const cards = (lists: readonly (readonly (Card | Hidden)[])[]): Json => lists.map((list) => list.map(seen));
const place = (selector: Place): Json => (selector === NOON ? 'noon' : selector);
const byCategory = (advantages: readonly number[]): Json =>
  Object.fromEntries(
    CATEGORIES.map((category) => [categoryWord(category), advantageWord(advantages[category])]),
  );
const byMarket = (markets: readonly Shards[]): Json =>
  Object.fromEntries(MARKETS.map((market) => [marketWord(market), shardsWord(markets[market])]));
const counts = (shards: Shards): Json =>
  Object.fromEntries(SHARDS.map((kind) => [shardLetter(kind), countOf(shards, kind)]));

/** A state or a view as JSON: everything by its word, what is hidden as null; modules that are off leave no trace. */
export function position(view: View): Json {
  const { options, first, turn, round, lastMade, phase, turned, taken, dealt, made, lastDeal, ring } = view;
  return {
    options: { ...writtenOptions(optionSheet, options), chosen: [...options.chosen] },
    first,
    advantages: byCategory(view.advantages),
    turn,
    round,
    lastMade,
    phase,
    turned,
    taken,
    dealt,
    made,
    lastDeal,
    terms: { ...view.terms },
    owed: view.owed.map(owedJson),
    ...choicesJson(view),
    ring,
    selector: place(view.selector),
    warehouse: counts(view.warehouse),
    markets: byMarket(view.markets),
    benches: view.benches.map(shardsWord),
    money: [...view.money],
    hands: cards(view.hands),
    completed: cards(view.completed),
    aside: cards(view.aside),
    box: view.box.map(seen),
    ...moduleJson(view),
  };
}

function owedJson({ kind, seats, count, from }: Owed): Json {
  const owed = { kind, seats: [...seats] };
  return {
    ...owed,
    ...(count === 0 ? {} : { count }),
    ...(from === NO_SHARDS ? {} : { from: shardsWord(from) }),
  };
}

/** Only while several choose at once: the place of a pick, or the shard of a discard. */
function choicesJson(view: View): { readonly choices?: Json } {
  const kind = due(view)?.kind;
  if (kind !== 'pick' && kind !== 'discard') return {};
  const said = (choice: number): Json => (kind === 'pick' ? choice : shardLetter(choice as Shard));
  return {
    choices: view.choices.map((chosen) => chosen.map((choice) => (choice === HIDDEN ? null : said(choice)))),
  };
}

function moduleJson(view: View): Record<string, Json> {
  const { options, memory, liras, owl } = view;
  return {
    ...(options.draft ? { packets: cards(view.packets) } : {}),
    ...(memory.picks.length > 0 || memory.faces.length > 0 ? { memory: memoryJson(memory) } : {}),
    ...(options.expert ? { liras: [...liras], owl } : {}),
    ...(seatsOf(view) === 1
      ? {
          pile: view.pile.map(seenChallenge),
          revealed: view.revealed.map(seenChallenge),
          unused: view.unused.map(seenChallenge),
        }
      : {}),
  };
}

function memoryJson({ picks, traced, faces, loose }: Memory): Json {
  return {
    ...(picks.length > 0
      ? {
          picks: picks.map((rounds) => rounds.map((round) => (round < 0 ? null : round + 1))),
          traced: cards(traced),
        }
      : {}),
    ...(faces.length > 0 ? { faces: cards(faces), loose: cards(loose) } : {}),
  };
}

/** In a draft the cards of a seat are its packet. */
export function deal(dealt: Deal): Json {
  const { first, ring, selector, markets, advantages, hands, challenges, rest } = dealt;
  return {
    first,
    ring,
    selector: place(selector),
    markets: byMarket(markets.map(one)),
    advantages: byCategory(advantages),
    hands: cards(hands),
    ...(challenges.length > 0 ? { challenges: challenges.map(challengeWord) } : {}),
    rest: rest.map(cardWord),
  };
}
