import { entryAt } from '#core/list';
import {
  CREATION_COUNT,
  FACE_SIZE,
  type Facts,
  PLAYERS,
  PRESENT,
  type PrintedCreation,
} from '#games/murano/pack/facts';
import { settled } from '#games/murano/pack/settled';
import type { Category } from '#games/murano/rules/cards';
import { one, type Shard, type Shards } from '#games/murano/rules/shards';

export const FACES = ['A', 'B', 'I', 'II'] as const;
export type FaceName = (typeof FACES)[number];
/** What is as here until somebody says otherwise. */
const GIVEN = ['icons', 'liras'] as const;
type GivenStep = (typeof GIVEN)[number];
export type BoxStep = FaceName | 'creations' | GivenStep;
export const STEPS: readonly BoxStep[] = [...FACES, 'creations', ...GIVEN];
export const isGiven = (step: BoxStep): step is GivenStep => GIVEN.some((each) => each === step);
export const isCircle = (step: BoxStep): boolean => step === 'I' || step === 'II';
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
  /** Of the advantages, by the same token. */
  readonly icons?: Facts['icons'];
}

const blankFace = (): readonly (Shard | null)[] => Array.from({ length: FACE_SIZE }, () => null);
const NO_CARD: EnteredCard = { recipe: [], categories: null };

export const NOTHING_ENTERED: Entered = {
  faces: { A: blankFace(), B: blankFace(), I: blankFace(), II: blankFace() },
  cards: Array.from({ length: CREATION_COUNT }, () => NO_CARD),
};

export const presentFace = (face: FaceName): readonly Shard[] =>
  face === 'A' || face === 'B' ? PRESENT.rings[face] : PRESENT.circles[face];
export const presentCard = (at: number): PrintedCreation => entryAt(PRESENT.creations, at);

export const isCardDone = ({ recipe }: EnteredCard): boolean => recipe.length === RECIPE_SIZE;

/** On each space of the circle. */
export const lirasFor = (liras: Facts['liras'], players: number): readonly number[] => liras[players] ?? [];

const isLaid = (liras: Facts['liras'], players: number): boolean =>
  lirasFor(liras, players).reduce((sum, count) => sum + count, 0) === players;

export const shardsIn = (recipe: Shards): readonly Shard[] =>
  ([0, 1, 2, 3] as const).flatMap((shard) =>
    Array.from({ length: (recipe / one(shard)) & 31 }, (): Shard => shard),
  );

/** How much of a step is done, and of how much. */
export function progressOf(
  { faces, cards, liras = PRESENT.liras }: Entered,
  step: BoxStep,
): readonly [number, number] {
  if (step === 'creations') return [cards.filter(isCardDone).length, cards.length];
  if (step === 'icons') return [PRESENT.icons.length, PRESENT.icons.length];
  if (step === 'liras') return [PLAYERS.filter((players) => isLaid(liras, players)).length, PLAYERS.length];
  return [faces[step].filter((shard) => shard !== null).length, FACE_SIZE];
}

/** The facts of the box: what was entered, and for the rest what is here. */
export function factsEntered(entered: Entered): Facts {
  const { faces, cards, liras = PRESENT.liras, icons = PRESENT.icons } = entered;
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
    icons,
  });
}

/** The same the other way round: everything of these facts is entered. */
export const enteredFrom = ({ rings, circles, creations, liras, icons }: Facts): Entered => ({
  liras,
  icons,
  faces: { A: rings.A, B: rings.B, I: circles.I, II: circles.II },
  cards: creations.map(({ recipe, categories }) => ({ recipe: shardsIn(recipe), categories })),
});

/**
 * What of these facts is not as here: the places of each face, the creations, the advantages whose icon is another, and
 * for how many players the Liras lie otherwise.
 */
export function differencesOf(facts: Facts): Readonly<Record<BoxStep, readonly number[]>> {
  const places = <T>(theirs: readonly T[], here: readonly T[]): readonly number[] =>
    theirs.flatMap((each, place) => (each === here[place] ? [] : [place]));
  return {
    A: places(facts.rings.A, PRESENT.rings.A),
    B: places(facts.rings.B, PRESENT.rings.B),
    I: places(facts.circles.I, PRESENT.circles.I),
    II: places(facts.circles.II, PRESENT.circles.II),
    creations: facts.creations.flatMap((creation, at) =>
      JSON.stringify(creation) === JSON.stringify(presentCard(at)) ? [] : [at],
    ),
    icons: places(facts.icons, PRESENT.icons),
    liras: PLAYERS.filter(
      (players) => lirasFor(facts.liras, players).join() !== lirasFor(PRESENT.liras, players).join(),
    ),
  };
}
