import type { Action, ActionOf } from '#games/muster/action';
import { PILE } from '#games/muster/action';
import { type Card, type Castle, isBanner, pieceWord, suitOf } from '#games/muster/cards';
import { columnAt, type View } from '#games/muster/state';
import type { Scene } from '../../boards/board.ts';
import { cardLabel, castleName } from './pieces.ts';

type Label<Kind extends Action['kind']> = (scene: Scene<View>, action: ActionOf<Kind>) => string;

const ARROW = '→';

/** A label names only what the heading leaves open; a banner under its own castle needs no castle. */
const LABELS: { readonly [Kind in Action['kind']]: Label<Kind> } = {
  banner: (scene, { card, castle }) => withCastle(scene, cardLabel(scene, card), card, castle),
  wizard: (scene, { castle }) => castleName(scene, castle),
  move: (scene, { from, to }) => `${castleName(scene, from)} ${ARROW} ${castleName(scene, to)}`,
  lay: (scene, { card, castle }) => withCastle(scene, cardLabel(scene, card), card, castle),
  bridge: (scene, { castle, card, bridges }) => {
    const label = scene.say('muster.bridges', { count: bridges, card: cardLabel(scene, card) });
    return withCastle(scene, label, card, castle);
  },
  swap: (scene, { side, castle, slot, card }) => {
    const { view, say, speaker, nameOf } = scene;
    const word = pieceWord(view.columns[columnAt(side, castle)]?.[slot] ?? 0);
    const piece = speaker.say({ key: `piece.${word}` });
    const place = { piece, name: nameOf(side), castle: castleName(scene, castle) };
    return say('muster.swapFor', { card: cardLabel(scene, card), ...place });
  },
  draw: (scene, { from }) => {
    if (from === PILE) return scene.say('muster.pileChoice');
    const card = scene.view.castlePiles[from]?.at(-1) ?? 0;
    return scene.say('muster.fromCastle', { castle: castleName(scene, from), card: cardLabel(scene, card) });
  },
  place: (scene, { castle }) => castleName(scene, castle),
};

export function choice(scene: Scene<View>, action: Action): { heading: string; label: string } {
  const label = LABELS[action.kind] as (scene: Scene<View>, action: Action) => string;
  return { heading: scene.say(`muster.group.${action.kind}`), label: label(scene, action) };
}

function withCastle(scene: Scene<View>, label: string, card: Card, castle: Castle): string {
  return isBanner(card) && suitOf(card) === castle ? label : `${label} ${ARROW} ${castleName(scene, castle)}`;
}
