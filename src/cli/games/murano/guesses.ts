import { keysOf } from '#core/record';
import { HIDDEN } from '#core/game';
import type { Kind } from '#games/murano/rules/action';
import { marketWord } from '#games/murano/rules/board';
import { type Card, categoriesOf, cardWord, categoryWord, recipeOf } from '#games/murano/rules/cards';
import { paymentsNow } from '#games/murano/rules/creating';
import { packetAt } from '#games/murano/modules/draft';
import { due } from '#games/murano/rules/owed';
import { choiceWord, NO_SHARDS, parseChoice, shardLetter } from '#games/murano/rules/shards';
import { type Mentioned, mentionedBy } from './mentions.ts';
import type { MuranoScene } from './pieces.ts';
import type { words } from './words.en.ts';

type Verb = keyof typeof words.verbs;
type Part = 'shard' | 'heap' | 'market' | 'place' | 'number' | 'seat';

/** What the word of each kind needs. An advantage is found by its card or its category. */
const FORMS: { readonly [K in Exclude<Kind, 'activate'>]: readonly Part[] } = {
  selector: [],
  take: [],
  exchange: ['shard', 'market'],
  buy: ['market'],
  sell: ['heap'],
  skip: [],
  create: ['heap'],
  end: [],
  notch: [],
  reorder: ['place'],
  owl: ['place'],
  return: ['heap'],
  substitute: ['heap'],
  receive: ['heap'],
  gain: ['shard'],
  order: ['place'],
  travel: ['shard', 'market', 'market'],
  swap: ['shard', 'shard'],
  stop: [],
  spin: ['number'],
  claim: ['seat', 'shard'],
  give: ['seat', 'shard'],
  trade: ['seat', 'shard', 'shard'],
  discard: ['shard'],
  empty: ['market'],
  pick: ['place'],
};

/** “sell b g”, “exchange red north-east”, “behind Fox”, in the reader's language or in the words of the game. */
export function guesses(scene: MuranoScene, typed: string): string[] {
  const mentioned = mentionedBy(scene, typed);
  const kinds = keysOf(FORMS);
  const named = [...kinds, 'activate' as const].filter((kind) => speaksOf(scene, kind, mentioned));
  const likely = named.length > 0 ? named : offeredKinds(scene);
  const texts = likely.flatMap((kind) =>
    kind === 'activate'
      ? activations(scene, mentioned)
      : wordOf(scene, kind, named.length > 0 ? withDefaults(scene, kind, mentioned) : mentioned),
  );
  return [literal(typed), ...texts];
}

function speaksOf({ say }: MuranoScene, verb: Verb, { rest }: Mentioned): boolean {
  const names = [verb, ...say(`murano.verbs.${verb}`).split(' ')];
  return rest.some((token) => names.includes(token));
}

/** What could be done now; a plain word such as “end” must be said. */
function offeredKinds({ game, view, seat }: MuranoScene): Kind[] {
  const kinds = new Set<Kind>(game.legalActions(view, seat).map(({ kind }: { kind: Kind }) => kind));
  return [...kinds].filter((kind) => kind === 'activate' || FORMS[kind].length > 0);
}

/** M23: who only says “create” means the payment that keeps the transparent shards, or else the recipe. */
function withDefaults({ view, seat }: MuranoScene, kind: Kind, mentioned: Mentioned): Mentioned {
  const [first = HIDDEN] = view.hands[seat] ?? [];
  if (kind !== 'create' || mentioned.heap !== NO_SHARDS || first === HIDDEN) return mentioned;
  const [payment = recipeOf(view, first)] = paymentsNow(view, seat);
  return { ...mentioned, heap: payment };
}

/** The word with what was mentioned in its places; none when something is missing. */
function wordOf(scene: MuranoScene, kind: Exclude<Kind, 'activate'>, mentioned: Mentioned): string[] {
  const used: Partial<Record<Part, number>> = {};
  const parts = FORMS[kind].map((part) => {
    const at = used[part] ?? 0;
    used[part] = at + 1;
    return partAt(scene, kind, part, at, mentioned);
  });
  return parts.includes(undefined) ? [] : [[kind, ...parts].join('-')];
}

function partAt(
  scene: MuranoScene,
  kind: Kind,
  part: Part,
  at: number,
  { shards, heap, markets, cards, seats, numbers, rest }: Mentioned,
): string | undefined {
  const [shard, market] = [shards[at], markets[at]];
  if (part === 'shard') return shard === undefined ? undefined : shardLetter(shard);
  if (part === 'market') return market === undefined ? undefined : marketWord(market);
  if (part === 'seat') return seats[at]?.toString();
  if (part === 'number') return numbers[at]?.toString();
  if (part === 'place') return (numbers[at] ?? placeOf(scene, kind, cards[at]))?.toString();
  if (heap !== NO_SHARDS) return choiceWord(heap);
  return speaksOf(scene, 'none', { rest } as Mentioned) ? choiceWord(NO_SHARDS) : undefined;
}

function placeOf({ view, seat }: MuranoScene, kind: Kind, card: Card | undefined): number | undefined {
  const drafting = kind === 'pick' && due(view)?.kind === 'pick';
  const from = drafting ? packetAt(view, seat) : (view.hands[seat] ?? []);
  return card !== undefined && from.includes(card) ? from.indexOf(card) + 1 : undefined;
}

/** A creation with each of its categories, or those of the reader's creations that lie under what was named. */
function activations({ view, seat }: MuranoScene, { cards, categories }: Mentioned): string[] {
  const from = cards.length > 0 ? cards : (view.completed[seat] ?? []);
  return from.flatMap((card) =>
    categoriesOf(view, card)
      .filter((category) => (cards.length > 0 && categories.length === 0) || categories.includes(category))
      .map((category) => `activate-${cardWord(card)}-${categoryWord(category)}`),
  );
}

/** What was typed, in the spelling of the game: `sell gb` is `sell-BG`. */
function literal(typed: string): string {
  const [kind = '', ...parts] = typed.trim().split(/[\s-]+/u);
  const spelt = parts.map((part) => {
    const heap = parseChoice(part.toUpperCase());
    if (heap !== null) return choiceWord(heap);
    return /^(?:c\d\d|[ns][ew])$/iu.test(part) ? part.toUpperCase() : part.toLowerCase();
  });
  return [kind.toLowerCase(), ...spelt].join('-');
}
