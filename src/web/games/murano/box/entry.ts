import { entryAt } from '#core/list';
import { FACE_SIZE, MOST_LIRAS, PRESENT } from '#games/murano/pack/facts';
import type { Advantage, Category } from '#games/murano/rules/cards';
import type { Shard } from '#games/murano/rules/shards';
import {
  type BoxStep,
  type Entered,
  type EnteredCard,
  isCardDone,
  isGiven,
  lirasFor,
  NOTHING_ENTERED,
  presentCard,
  presentFace,
  shardsIn,
  STEPS,
} from './entered.ts';

/** Where one is, what was entered, and what was before: undoing never ends. */
export interface BoxEntry {
  readonly step: BoxStep;
  /** The place of the face or the card that comes next. */
  readonly at: number;
  readonly entered: Entered;
  readonly past: BoxEntry | null;
}

export const beginBox = (entered: Entered = NOTHING_ENTERED): BoxEntry =>
  goTo({ step: 'A', at: 0, entered, past: null }, 'A');

/** The first gap of a step from here on, or from its beginning; -1 where there is none. */
function gapIn({ faces, cards }: Entered, step: BoxStep, from: number): number {
  if (isGiven(step)) return -1;
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
  if (isGiven(step)) return box;
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

/** What is missing of a face is as here, or this card is. */
export function asHere(box: BoxEntry): BoxEntry {
  const { step, at, entered } = box;
  if (isGiven(step)) {
    const { [step]: _own, ...rest } = entered;
    return { ...box, past: box, entered: rest };
  }
  const { recipe } = presentCard(at);
  if (step === 'creations') return withCard(box, { recipe: shardsIn(recipe), categories: null });
  const present = presentFace(step);
  const face = entered.faces[step].map((shard, place) => shard ?? entryAt(present, place));
  return onward(box, { ...entered, faces: { ...entered.faces, [step]: face } });
}

/** L69: one Lira more on this space of the circle; where there are two, none. */
export function layLira(box: BoxEntry, players: number, place: number): BoxEntry {
  const { liras = PRESENT.liras } = box.entered;
  const spaces = lirasFor(liras, players);
  const count = (entryAt(spaces, place) + 1) % (MOST_LIRAS + 1);
  const next = { ...liras, [players]: spaces.with(place, count) };
  return { ...box, past: box, entered: { ...box.entered, liras: next } };
}

/** L76: this advantage bears the other icon. */
export function turnIcon(box: BoxEntry, advantage: Advantage): BoxEntry {
  const { icons = PRESENT.icons } = box.entered;
  const icon = entryAt(icons, advantage) === 'modifies' ? 'additional' : 'modifies';
  return { ...box, past: box, entered: { ...box.entered, icons: icons.with(advantage, icon) } };
}

export const undone = (box: BoxEntry): BoxEntry => box.past ?? box;
