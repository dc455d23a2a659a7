import { HIDDEN, type Hidden } from '#core/game';
import { type Card, categoriesOf, recipeOf } from '#games/murano/rules/cards';
import { packetAt } from '#games/murano/modules/draft';
import { due } from '#games/murano/rules/owed';
import { creationOffers } from '#games/murano/view/preview';
import {
  COLOURS,
  countOf,
  NO_SHARDS,
  one,
  type Shards,
  sizeOf,
  TRANSPARENT,
} from '#games/murano/rules/shards';
import { padEnd, widthOf } from '../../terminal/ink.ts';
import {
  categoryName,
  categorySign,
  categorySigns,
  creationName,
  shardsText,
  type MuranoScene,
} from './pieces.ts';

/** L4: the reader's hand in its order; only the first can be made. */
export function handLines(scene: MuranoScene): string[] {
  const { view, seat, say, nameOf } = scene;
  const hand = view.hands[seat] ?? [];
  if (hand.length === 0) return [];
  return listed(scene, say('murano.hand', { name: nameOf(seat) }), hand, (card, at) =>
    at === 0 ? offer(scene, card) : lack(scene, card),
  );
}

/** L61: the packet to pick from, before the pick. */
export function packetLines(scene: MuranoScene): string[] {
  const { view, seat, say, nameOf } = scene;
  const owed = due(view);
  if (owed?.kind !== 'pick' || !owed.seats.includes(seat)) return [];
  return listed(scene, say('murano.packet', { name: nameOf(seat) }), packetAt(view, seat), () => '');
}

type More = (card: Card, at: number) => string;

/** Numbered rows: name, recipe, categories and more; the names of the categories only where there is room for them. */
function listed(
  scene: MuranoScene,
  heading: string,
  cards: readonly (Card | Hidden)[],
  more: More,
): string[] {
  const { ink, width } = scene;
  const cells = (named: boolean): string[][] =>
    cards.map((card, at) => {
      if (card === HIDDEN) return ['?', '', '', ''];
      const signs = named ? categoriesText(scene, card) : categorySigns(scene, card);
      return [creationName(scene, card), shardsText(ink, recipeOf(scene.view, card)), signs, more(card, at)];
    });
  const full = aligned(cells(true));
  const rows = full.every((row) => widthOf(row) <= width - MARGIN) ? full : aligned(cells(false));
  return [` ${ink('bold', heading)}`, ...rows.map((row, at) => `  ${at + 1} ${row}`)];
}
const MARGIN = 4;

/** The cells of each row under each other. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, column) => padEnd(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const categoriesText = (scene: MuranoScene, card: Card): string =>
  categoriesOf(scene.view, card)
    .map((category) => `${categorySign(category)} ${categoryName(scene, category)}`)
    .join(' ');

/** L25: what the first creation would pay now, and with which shards. */
function offer(scene: MuranoScene, card: Card): string {
  const { view, seat, ink, say } = scene;
  const [best] = creationOffers(view, seat);
  if (best === undefined) return lack(scene, card);
  return say('murano.paysNow', { liras: best.pay, shards: shardsText(ink, best.payment) });
}

/** What the workbench lacks for a recipe, transparent shards counted as any colour. */
function lack({ view, seat, ink, say }: MuranoScene, card: Card): string {
  const bench = view.benches[seat] ?? 0;
  const missing = missingFor(recipeOf(view, card), bench);
  const clear = Math.min(countOf(bench, TRANSPARENT), sizeOf(missing));
  if (sizeOf(missing) === clear) return ink('dim', say('murano.ready'));
  const shards = shardsText(ink, missing);
  return clear === 0 ? say('murano.lacks', { shards }) : say('murano.lacksClear', { shards, clear });
}

function missingFor(recipe: Shards, bench: Shards): Shards {
  return COLOURS.reduce<Shards>((missing, kind) => {
    const count = Math.max(0, countOf(recipe, kind) - countOf(bench, kind));
    return missing + count * one(kind);
  }, NO_SHARDS);
}
