import { HIDDEN, type Seat } from '#core/game';
import { type Card } from '#games/murano/rules/cards';
import { knownHand } from '#games/murano/view/knowledge';
import { sizeOf } from '#games/murano/rules/shards';
import { BENCH_SIZE, seatsOf } from '#games/murano/rules/state';
import { flow, padEnd, spread } from '../../terminal/ink.ts';
import { cardText, categorySigns, placesText, type MuranoScene } from './pieces.ts';

const WIDTH = 33;

/** Three lines for each player: name and money; workbench; cards in hand and creations. The reader comes first. */
export const playerBlocks = (scene: MuranoScene): string[][] =>
  seatsFrom(scene).map((seat) => [nameLine(scene, seat), benchLine(scene, seat), cardsLine(scene, seat)]);

/** All seats in the order of play, the reader's first. */
function seatsFrom({ view, seat }: MuranoScene): Seat[] {
  const seats = seatsOf(view);
  return Array.from({ length: seats }, (_, at) => (seat + at) % seats);
}

function nameLine({ view, ink, say, nameOf }: MuranoScene, seat: Seat): string {
  const acts = view.phase !== 'over' && view.turn === seat;
  const name = ink(acts ? ['bold', 'underline'] : 'bold', nameOf(seat));
  const owl = view.owl === seat ? ` ${say('murano.owl')}` : '';
  const money = ink('bold', say('murano.money', { liras: view.money[seat] ?? 0 }));
  return spread(`${acts ? '►' : ' '} ${name}${owl}`, money, WIDTH);
}

/** L25: each empty place is worth 1 L to whoever creates. */
function benchLine({ view, ink, say }: MuranoScene, seat: Seat): string {
  const bench = view.benches[seat] ?? 0;
  const liras = Math.max(0, BENCH_SIZE - sizeOf(bench));
  return spread(
    `  ${placesText(ink, bench, BENCH_SIZE)}`,
    ink('dim', say('murano.emptyPlaces', { liras })),
    WIDTH,
  );
}

/** L29: creations set aside stand in brackets. */
function cardsLine(scene: MuranoScene, seat: Seat): string {
  const { view, ink, say } = scene;
  const signs = (cards: readonly Card[] = []): string =>
    cards.map((card) => categorySigns(scene, card)).join(' ');
  const aside = signs(view.aside[seat]);
  const parts = [
    say('murano.cards', { count: view.hands[seat]?.length ?? 0 }),
    signs(view.completed[seat]),
    aside === '' ? '' : ink('dim', `(${aside})`),
  ];
  return `  ${parts.filter((part) => part !== '').join(' ')}`;
}

/** As many blocks beside each other as fit. */
export function inColumns(blocks: readonly (readonly string[])[], width: number): string[] {
  const across = Math.max(1, Math.floor((width + GAP.length) / (WIDTH + GAP.length)));
  const rows = Array.from({ length: Math.ceil(blocks.length / across) }, (_, row) =>
    blocks.slice(row * across, (row + 1) * across),
  );
  return rows.flatMap((row) =>
    Array.from({ length: Math.max(...row.map((block) => block.length)) }, (_, line) =>
      row
        .map((block) => padEnd(block[line] ?? '', WIDTH))
        .join(GAP)
        .replace(/^/u, ' ')
        .trimEnd(),
    ),
  );
}
const GAP = '    ';

/** M90, M102: what the reader knows of the hands of the others. */
export function knownLines(scene: MuranoScene): string[] {
  const { seat: reader, say, nameOf, width, view } = scene;
  return seatsFrom(scene).flatMap((seat) => {
    if (seat === reader) return [];
    const { places, loose } = knownHand(view, reader, seat);
    const placed = places.flatMap((card, at) =>
      card === HIDDEN ? [] : [say('murano.known', { place: at + 1, card: cardText(scene, card) })],
    );
    const known = [...placed, ...loose.map((card) => cardText(scene, card))];
    const [first, ...rest] = known;
    if (first === undefined) return [];
    const head = say('murano.knownOf', { name: nameOf(seat) });
    return flow([` ${head} ${first}`, ...rest], ' · ', width, '    ');
  });
}
