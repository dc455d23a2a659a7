import { entryAt } from '#core/list';
import {
  CREATION_COUNT,
  FACE_SIZE,
  type Facts,
  MOST_LIRAS,
  PLAYERS,
  PRESENT,
  type PrintedCreation,
} from '#games/murano/pack/facts';
import { settled } from '#games/murano/pack/settled';
import type { Category } from '#games/murano/rules/cards';
import { one, type Shard, type Shards } from '#games/murano/rules/shards';

export const FACES = ['A', 'B', 'I', 'II'] as const;
export type FaceName = (typeof FACES)[number];
export type BoxStep = FaceName | 'creations' | 'liras';
export const STEPS: readonly BoxStep[] = [...FACES, 'creations', 'liras'];
const RECIPE_SIZE = 4;

export interface EnteredCard {
  readonly recipe: readonly Shard[];
  /** null: as here, until somebody says otherwise. */
  readonly categories: readonly Category[] | null;
}

/** What somebody has read off their box so far; what is missing counts as here. */
export interface Entered {
  readonly faces: Readonly<Record<FaceName, readonly (Shard | null)[]>>;
  readonly cards: readonly EnteredCard[];
  /** Of an expert match, where they lie otherwise than here; boxes of earlier days say nothing of them. */
  readonly liras?: Facts['liras'];
}

/** Where one is, what was entered, and what was before: undoing never ends. */
export interface BoxEntry {
  readonly step: BoxStep;
  /** The place of the face or the card that comes next. */
  readonly at: number;
  readonly entered: Entered;
  readonly past: BoxEntry | null;
}

const blankFace = (): readonly (Shard | null)[] => Array.from({ length: FACE_SIZE }, () => null);
const NO_CARD: EnteredCard = { recipe: [], categories: null };

export const NOTHING_ENTERED: Entered = {
  faces: { A: blankFace(), B: blankFace(), I: blankFace(), II: blankFace() },
  cards: Array.from({ length: CREATION_COUNT }, () => NO_CARD),
};

export const beginBox = (entered: Entered = NOTHING_ENTERED): BoxEntry =>
  goTo({ step: 'A', at: 0, entered, past: null }, 'A');

export const presentFace = (face: FaceName): readonly Shard[] =>
  face === 'A' || face === 'B' ? PRESENT.rings[face] : PRESENT.circles[face];
export const isCircle = (step: BoxStep): boolean => step === 'I' || step === 'II';
export const presentCard = (at: number): PrintedCreation => entryAt(PRESENT.creations, at);

const isCardDone = ({ recipe }: EnteredCard): boolean => recipe.length === RECIPE_SIZE;

/** How much of a step is done, and of how much. */
export function progressOf(
  { faces, cards, liras = PRESENT.liras }: Entered,
  step: BoxStep,
): readonly [number, number] {
  if (step === 'creations') return [cards.filter(isCardDone).length, cards.length];
  if (step === 'liras') return [PLAYERS.filter((players) => isLaid(liras, players)).length, PLAYERS.length];
  return [faces[step].filter((shard) => shard !== null).length, FACE_SIZE];
}

/** The first gap of a step from here on, or from its beginning; -1 where there is none. */
function gapIn({ faces, cards }: Entered, step: BoxStep, from: number): number {
  // They are as here until somebody says otherwise.
  if (step === 'liras') return -1;
  const isOpen = (at: number): boolean =>
    step === 'creations' ? !isCardDone(entryAt(cards, at)) : entryAt(faces[step], at) === null;
  const size = step === 'creations' ? cards.length : FACE_SIZE;
  const order = Array.from({ length: size }, (_, at) => (from + at) % size);
  return order.find(isOpen) ?? -1;
}

/** To a step, and there to a place, or to the first that is missing. */
export function goTo(box: BoxEntry, step: BoxStep, at?: number): BoxEntry {
  return { ...box, step, at: at ?? Math.max(0, gapIn(box.entered, step, 0)) };
}

/** After something was entered: to the next gap of this step, or to the next step that has one. */
function onward(box: BoxEntry, entered: Entered): BoxEntry {
  const after = { ...box, entered, past: box };
  const gap = gapIn(entered, box.step, box.at);
  if (gap >= 0) return { ...after, at: gap };
  const next = STEPS.slice(STEPS.indexOf(box.step) + 1).find((step) => gapIn(entered, step, 0) >= 0);
  return next === undefined ? after : goTo(after, next);
}

const withAt = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.with(at, value);

/** A shard at the place or on the card that comes next; where a card is whole already, it is begun anew. */
export function put(box: BoxEntry, shard: Shard): BoxEntry {
  const { step, at, entered } = box;
  if (step === 'liras') return box;
  if (step !== 'creations') {
    const face = withAt(entered.faces[step], at, shard);
    return onward(box, { ...entered, faces: { ...entered.faces, [step]: face } });
  }
  const card = entryAt(entered.cards, at);
  const before = isCardDone(card) ? [] : card.recipe;
  return withCard(box, { ...card, recipe: [...before, shard] });
}

/** Two of a colour at once, where a card has room for them. */
export function putTwo(box: BoxEntry, shard: Shard): BoxEntry {
  const once = put(box, shard);
  const isSame = once.step === box.step && once.at === box.at;
  return isSame && box.step === 'creations' ? { ...put(once, shard), past: box } : once;
}

function withCard(box: BoxEntry, card: EnteredCard): BoxEntry {
  return onward(box, { ...box.entered, cards: withAt(box.entered.cards, box.at, card) });
}

export const categoriesShown = ({ entered, at }: BoxEntry): readonly Category[] =>
  entryAt(entered.cards, at).categories ?? presentCard(at).categories;

/** L29, L30: one category or two; a third takes the place of the first. */
export function toggle(box: BoxEntry, category: Category): BoxEntry {
  const shown = categoriesShown(box);
  if (shown.length === 1 && shown.includes(category)) return box;
  const others = shown.filter((each) => each !== category);
  const next = shown.includes(category) ? others : [...others.slice(-1), category];
  const card = { ...entryAt(box.entered.cards, box.at), categories: next };
  return { ...box, past: box, entered: { ...box.entered, cards: withAt(box.entered.cards, box.at, card) } };
}

const shardsIn = (recipe: Shards): readonly Shard[] =>
  ([0, 1, 2, 3] as const).flatMap((shard) =>
    Array.from({ length: (recipe / one(shard)) & 31 }, (): Shard => shard),
  );

/** What is missing of a face is as here, or this card is. */
export function asHere(box: BoxEntry): BoxEntry {
  const { step, at, entered } = box;
  if (step === 'liras') {
    const { liras: _own, ...rest } = entered;
    return { ...box, past: box, entered: rest };
  }
  const { recipe } = presentCard(at);
  if (step === 'creations') return withCard(box, { recipe: shardsIn(recipe), categories: null });
  const present = presentFace(step);
  const face = entered.faces[step].map((shard, place) => shard ?? entryAt(present, place));
  return onward(box, { ...entered, faces: { ...entered.faces, [step]: face } });
}

/** On each space of the circle. */
export const lirasFor = (liras: Facts['liras'], players: number): readonly number[] => liras[players] ?? [];

const isLaid = (liras: Facts['liras'], players: number): boolean =>
  lirasFor(liras, players).reduce((sum, count) => sum + count, 0) === players;

/** L69: one Lira more on this space of the circle; where there are two, none. */
export function layLira(box: BoxEntry, players: number, place: number): BoxEntry {
  const { liras = PRESENT.liras } = box.entered;
  const spaces = lirasFor(liras, players);
  const count = (entryAt(spaces, place) + 1) % (MOST_LIRAS + 1);
  const next = { ...liras, [players]: spaces.with(place, count) };
  return { ...box, past: box, entered: { ...box.entered, liras: next } };
}

export const undone = (box: BoxEntry): BoxEntry => box.past ?? box;

/** The facts of the box: what was entered, and for the rest what is here. */
export function factsEntered({ faces, cards, liras = PRESENT.liras }: Entered): Facts {
  const face = (name: FaceName): readonly Shard[] =>
    faces[name].map((shard, place) => shard ?? entryAt(presentFace(name), place));
  return settled({
    rings: { A: face('A'), B: face('B') },
    circles: { I: face('I'), II: face('II') },
    creations: cards.map((card, at) => ({
      recipe: isCardDone(card)
        ? card.recipe.reduce<Shards>((sum, shard) => sum + one(shard), 0)
        : presentCard(at).recipe,
      categories: (card.categories ?? presentCard(at).categories).toSorted((a, b) => a - b),
    })),
    // As many as play, or they are not laid out yet.
    liras: Object.fromEntries(
      PLAYERS.map((players) => [players, lirasFor(isLaid(liras, players) ? liras : PRESENT.liras, players)]),
    ),
  });
}

/** The same the other way round: everything of these facts is entered. */
export const enteredFrom = ({ rings, circles, creations, liras }: Facts): Entered => ({
  liras,
  faces: { A: rings.A, B: rings.B, I: circles.I, II: circles.II },
  cards: creations.map(({ recipe, categories }) => ({ recipe: shardsIn(recipe), categories })),
});

/** What of these facts is not as here: the places of each face, the creations, and for how many players the Liras. */
export function differencesOf(facts: Facts): Readonly<Record<BoxStep, readonly number[]>> {
  const places = (theirs: readonly Shard[], here: readonly Shard[]): readonly number[] =>
    theirs.flatMap((shard, place) => (shard === here[place] ? [] : [place]));
  return {
    A: places(facts.rings.A, PRESENT.rings.A),
    B: places(facts.rings.B, PRESENT.rings.B),
    I: places(facts.circles.I, PRESENT.circles.I),
    II: places(facts.circles.II, PRESENT.circles.II),
    creations: facts.creations.flatMap((creation, at) =>
      JSON.stringify(creation) === JSON.stringify(presentCard(at)) ? [] : [at],
    ),
    liras: PLAYERS.filter(
      (players) => lirasFor(facts.liras, players).join() !== lirasFor(PRESENT.liras, players).join(),
    ),
  };
}
