import { keysOf } from '#core/record';
import {
  BRIDGE,
  type Card,
  CASTLE,
  type Castle,
  CASTLES,
  bannerOf,
  cardWord,
  castleWord,
  isBanner,
  RAINBOW,
  suitOf,
  WIZARD,
} from '#games/muster/cards';
import { columnAt, rivalOf, type View } from '#games/muster/state';
import type { Scene } from '../../boards/board.ts';
import { castleName } from './pieces.ts';

/** What somebody has spoken of. */
interface Mentioned {
  readonly cards: readonly Card[];
  readonly castles: readonly Castle[];
  readonly pile: boolean;
}

type Form = (mentioned: Mentioned, scene: Scene<View>) => string[];

/** The words that each kind of action has for what was mentioned. Without a castle, a banner's own is meant. */
const FORMS = {
  banner: (mentioned) => placed(mentioned).map(([card, castle]) => `banner-${card}-${castle}`),
  lay: (mentioned) => placed(mentioned).map(([card, castle]) => `lay-${card}-${castle}`),
  bridge: (mentioned) => placed(mentioned).map(([card, castle]) => `bridge-${castle}-${card}`),
  swap: (mentioned, scene) =>
    [rivalOf(scene.seat), scene.seat].flatMap((side) => swaps(mentioned, scene.view, side)),
  wizard: ({ castles }) => castles.map((castle) => `wizard-${castleWord(castle)}`),
  move: ({ castles: [from, to] }) =>
    from === undefined || to === undefined ? [] : [`move-${castleWord(from)}-${castleWord(to)}`],
  draw: ({ castles, pile }) => (pile ? ['draw-pile'] : castles.map((castle) => `draw-${castleWord(castle)}`)),
  place: ({ castles }) => castles.map((castle) => `place-${castleWord(castle)}`),
} as const satisfies Readonly<Record<string, Form>>;
type Kind = keyof typeof FORMS;
const KINDS = keysOf(FORMS);

/** “leaf 3 water”, “lay leaf 3”, “move leaf cloud”, in the reader's language or in the words of the game. */
export function guesses(scene: Scene<View>, typed: string): string[] {
  const tokens: readonly string[] = typed.toLowerCase().match(/\p{L}+|\d/gu) ?? [];
  const mentioned = mentionedBy(scene, tokens);
  const named = KINDS.filter((kind) => verbs(scene, kind).some((verb) => tokens.includes(verb)));
  const kinds = named.length > 0 ? named : likelyKinds(mentioned);
  return [typed.trim().toLowerCase(), ...kinds.flatMap((kind) => FORMS[kind](mentioned, scene))];
}

function likelyKinds({ cards, castles, pile }: Mentioned): readonly Kind[] {
  if (cards.length > 0) return ['banner', 'lay'];
  if (castles.length > 1) return ['move'];
  return pile ? ['draw'] : ['wizard', 'draw'];
}

const verbs = ({ say }: Scene<View>, verb: Kind | 'pile' | 'rainbow' | 'castle'): string[] => [
  verb,
  ...say(`muster.verbs.${verb}`).split(' '),
];

/** A castle's name with a digit after it is a banner. */
function mentionedBy(scene: Scene<View>, tokens: readonly string[]): Mentioned {
  const cards: Card[] = [];
  const castles: Castle[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1] ?? '';
    const castle = CASTLES.find((each) => namesOf(scene, each).includes(token));
    if (castle !== undefined && /^[1-5]$/u.test(next)) cards.push(bannerOf(castle, Number(next)));
    else if (castle !== undefined) castles.push(castle);
    else if (speaksOf('rainbow', token)) cards.push(speaksOf('castle', next) ? CASTLE : RAINBOW);
  }
  return { cards, castles, pile: tokens.some((token) => speaksOf('pile', token)) };

  function speaksOf(thing: 'rainbow' | 'castle' | 'pile', token: string): boolean {
    return verbs(scene, thing).includes(token);
  }
}

const namesOf = (scene: Scene<View>, castle: Castle): string[] => [
  castleWord(castle),
  castleName(scene, castle).toLowerCase(),
];

function placed({ cards, castles }: Mentioned): [card: string, castle: string][] {
  return cards.flatMap((card) => {
    const targets = castles.length === 0 && isBanner(card) ? [suitOf(card)] : castles;
    return targets.map((castle): [string, string] => [cardWord(card), castleWord(castle)]);
  });
}

function swaps(mentioned: Mentioned, view: View, side: number): string[] {
  return placed(mentioned).map(([card, name]) => {
    const castle = CASTLES.find((each) => castleWord(each) === name) ?? 0;
    const column = view.columns[columnAt(side, castle)] ?? [];
    const slot = column.findIndex((piece) => piece === WIZARD || piece === BRIDGE);
    return `swap-${side}-${name}-${Math.max(0, slot)}-${card}`;
  });
}
