import type { Action, ActionOf, Kind } from '#games/murano/rules/action';
import {
  available,
  circleAt,
  exchanged,
  type Market,
  MARKETS,
  nextPlace,
  NOON,
  type Place,
  PLACES,
  shownAt,
} from '#games/murano/rules/board';
import { packetAt } from '#games/murano/modules/draft';
import { due } from '#games/murano/rules/owed';
import { NO_SHARDS, one, type Shard, type Shards, sizeOf } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import type { Choosing } from '../../boards/board.ts';
import { isFolded } from './folding.ts';
import {
  advantageName,
  categorySign,
  creationName,
  marketName,
  shard,
  shardsText,
  type MuranoScene,
} from './pieces.ts';

const pairAt = (view: View, place: Place): Shards => one(circleAt(view, place)) + one(shownAt(view, place));

type Tell<K extends Kind> = (scene: MuranoScene, action: ActionOf<K>) => string;

const ARROW = '→';

const shardsOf = ({ ink }: MuranoScene, { shards }: { readonly shards: Shards }): string =>
  shardsText(ink, shards);
const shardOf = ({ ink }: MuranoScene, action: { readonly shard: Shard }): string => shard(ink, action.shard);
const swapOf = (
  { ink }: MuranoScene,
  { give, take }: { readonly give: Shard; readonly take: Shard },
): string => `${shard(ink, give)} ${ARROW} ${shard(ink, take)}`;
const handCard = (scene: MuranoScene, { place }: { readonly place: number }): string => nameAt(scene, place);

/** A label names only what the heading leaves open. */
const LABELS: { readonly [K in Kind]: Tell<K> } = {
  selector: ({ view, ink, say }) =>
    say('murano.choice.selector', { pair: shardsText(ink, pairAt(view, nextPlace(view.selector))) }),
  take: (scene, action) => scene.say('murano.choice.take', { shards: takenText(scene, action) }),
  exchange: shardOf,
  buy: (scene, { market }) =>
    `${marketName(scene, market)} ${shardsText(scene.ink, scene.view.markets[market] ?? 0)}`,
  sell: shardsOf,
  skip: ({ say }) => say('murano.choice.skip'),
  create: (scene, action) =>
    scene.say('murano.choice.create', { shards: shardsOf(scene, action), liras: earned(scene, action) }),
  end: ({ say }) => say('murano.choice.end'),
  notch: ({ say }) => say('murano.choice.notch'),
  reorder: (scene, { place }) => scene.say('murano.choice.behind', { creation: nameAt(scene, place) }),
  activate: (scene, { card, category }) =>
    `${advantageName(scene, scene.view.advantages[category] ?? 0)} (${categorySign(category)} ${creationName(scene, card)})`,
  owl: handCard,
  return: shardsOf,
  substitute: shardsOf,
  receive: shardsOf,
  gain: shardOf,
  order: handCard,
  travel: (scene, action) => `${shardOf(scene, action)} ${ARROW} ${marketName(scene, action.to)}`,
  swap: swapOf,
  stop: ({ say }) => say('murano.choice.stop'),
  spin: spinText,
  claim: shardOf,
  give: shardOf,
  trade: swapOf,
  discard: shardOf,
  empty: (scene, { market }) =>
    `${marketName(scene, market)} ${shardsText(scene.ink, scene.view.markets[market] ?? 0)}`,
  pick: (scene, { place }) => creationName(scene, packetAt(scene.view, scene.seat)[place - 1] ?? -1),
};

/** Headings that say more than the kind: one for each market or rival. */
const HEADINGS: { readonly [K in Kind]?: Tell<K> } = {
  exchange: (scene, { market }) =>
    scene.say('murano.group.exchange', { market: marketName(scene, market), shards: brought(scene, market) }),
  buy: ({ view, say }) => say('murano.group.buy', { liras: view.terms.price }),
  sell: ({ view, say }) => say('murano.group.sell', { liras: view.terms.proceeds }),
  create: (scene) => scene.say('murano.group.create', { creation: nameAt(scene, 1) }),
  travel: (scene, { from }) => scene.say('murano.group.travel', { market: marketName(scene, from) }),
  claim: ({ say, nameOf }, { seat }) => say('murano.group.claim', { name: nameOf(seat) }),
  give: ({ say, nameOf }, { seat }) => say('murano.group.give', { name: nameOf(seat) }),
  trade: ({ say, nameOf }, { seat }) => say('murano.group.trade', { name: nameOf(seat) }),
};

/** Kinds that are listed together, under the heading of the other. */
const TOGETHER = { take: 'selector', stop: 'swap' } as const satisfies Partial<Record<Kind, Kind>>;

export function choice(scene: MuranoScene, action: Action): Choosing {
  const { say } = scene;
  const heading = HEADINGS[action.kind] as ((scene: MuranoScene, action: Action) => string) | undefined;
  const label = LABELS[action.kind] as (scene: MuranoScene, action: Action) => string;
  return {
    heading: heading?.(scene, action) ?? say(`murano.group.${groupOf(action.kind)}`),
    label: label(scene, action),
    order: orderOf(scene, action),
    folded: isFolded(scene, action),
  };
}

/** Few shards before many, and blue before red; the ring notch by notch. */
function orderOf({ view }: MuranoScene, action: Action): number {
  if (action.kind === 'spin') return notchesTo(view, action.ring);
  // Payments come as the rules propose them. [M23]
  return 'shards' in action && action.kind !== 'create' ? sizeOf(action.shards) * MANY + action.shards : 0;
}
const MANY = 2 ** 30;

const notchesTo = ({ ring }: View, to: number): number => (to - ring + PLACES) % PLACES;

const groupOf = (kind: Kind): Exclude<Kind, keyof typeof TOGETHER> =>
  kind === 'take' || kind === 'stop' ? TOGETHER[kind] : kind;

const after = ({ game, view, seat }: MuranoScene, action: Action): View => game.preview(view, seat, action);

const nameAt = (scene: MuranoScene, place: number): string =>
  creationName(scene, scene.view.hands[scene.seat]?.[place - 1] ?? -1);

const earned = (scene: MuranoScene, action: Action): number =>
  (after(scene, action).money[scene.seat] ?? 0) - (scene.view.money[scene.seat] ?? 0);

/** L15: the pair, a question mark for each shard that the warehouse does not have. */
function takenText(scene: MuranoScene, action: Action): string {
  const { view, seat, ink } = scene;
  const next = after(scene, action);
  const gained = (next.benches[seat] ?? 0) - (view.benches[seat] ?? 0);
  const owed = due(next);
  const missing = owed?.kind === 'substitute' ? owed.count : 0;
  return (gained === NO_SHARDS ? '' : shardsText(ink, gained)) + '?'.repeat(missing);
}

/** L18: what an exchange brings now, were it nothing [M95]; M33: with advantage 5, what there is to choose from. */
function brought({ view, ink, say }: MuranoScene, market: Market): string {
  const { anyPart } = view.terms;
  const shards = anyPart ? available(view, market, 1) : exchanged(view, market);
  if (shards === NO_SHARDS) return say('murano.nothing');
  return anyPart ? `${shardsText(ink, shards)}?` : shardsText(ink, shards);
}

/** L48: how many notches, the pair under the selector then, and what each market would give. */
function spinText({ view, ink, say }: MuranoScene, { ring }: ActionOf<'spin'>): string {
  const turned = { ...view, ring };
  const pair = view.selector === NOON ? NO_SHARDS : pairAt(turned, view.selector);
  const markets = MARKETS.map((market) => shardsText(ink, exchanged(turned, market)));
  return say('murano.choice.spin', {
    notches: notchesTo(view, ring),
    pair: shardsText(ink, pair),
    markets: markets.join(' '),
  });
}
