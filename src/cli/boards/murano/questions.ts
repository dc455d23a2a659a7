import { circleAt, nextPlace, type Place, shownAt } from '#games/murano/rules/board';
import { due, type Owed } from '#games/murano/rules/owed';
import { paymentsNow } from '#games/murano/rules/creating';
import { one, type Shards } from '#games/murano/rules/shards';
import { dealRefusal } from '#games/murano/rules/offers';
import { creationName, shardsText, type Table } from './pieces.ts';

/** What the reader is asked for now. */
export function question(scene: Table): string {
  const owed = due(scene.view);
  return owed === undefined ? momentQuestion(scene) : owedQuestion(scene, owed);
}

export const pairAt = (view: Table['view'], place: Place): Shards =>
  one(circleAt(view, place)) + one(shownAt(view, place));

/** What somebody has to decide before anything else. */
export function owedQuestion({ say, ink }: Table, { kind, count, from }: Owed): string {
  return say(`murano.owed.${kind}`, { count, shards: shardsText(ink, from) });
}

function momentQuestion(scene: Table): string {
  const { view, seat, say, ink } = scene;
  if (view.phase === 'collect') {
    if (!view.turned) {
      const pair = shardsText(ink, pairAt(view, nextPlace(view.selector)));
      return say('murano.question.selector', { pair });
    }
    if (view.taken === 0) {
      return say('murano.question.take', { pair: shardsText(ink, pairAt(view, view.selector)) });
    }
    return say(view.taken < view.terms.takings ? 'murano.question.takeAgain' : 'murano.question.deal');
  }
  if (view.lastDeal === 'none') return say('murano.question.deal');
  if (dealRefusal(view) === null) return say('murano.question.dealAgain');
  const [first = -1] = view.hands[seat] ?? [];
  if (first < 0 || paymentsNow(view, seat).length === 0) return say('murano.question.end');
  return say('murano.question.create', { creation: creationName(scene, first) });
}
