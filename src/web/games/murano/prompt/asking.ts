import type { Question, Seat } from '#core/game';
import { circleAt, nextPlace, shownAt } from '#games/murano/rules/board';
import { murano } from '#games/murano/index';
import { due } from '#games/murano/rules/owed';
import { one, sizeOf } from '#games/murano/rules/shards';
import type { PromptText } from '../../../room/prompt.tsx';
import { tell } from '../../../words/index.ts';
import { shardsIn } from '../gestures/spots.ts';
import type { Interaction } from '../gestures/gestures.ts';
import type { Scrub } from '../board/ring.ts';
import { creationName, shardName, shardsText } from '../telling.ts';
import { m, type MuranoKey } from '../texts.ts';

const promptOf = (key: string, values: Readonly<Record<string, string | number>> = {}): PromptText => ({
  title: m(`ask.${key}.title` as MuranoKey, values),
  hint: m(`ask.${key}.hint` as MuranoKey, values),
});

/** What the rules ask for, and how it is done here. */
export function saidOf({ hint, ...question }: Question): PromptText {
  const gesture = GESTURES.find((each) => question.key === `question.${each}`);
  return {
    title: tell(murano, question),
    hint:
      gesture === undefined
        ? hint === undefined
          ? ''
          : tell(murano, hint)
        : m(`ask.how.${gesture.replace('owed.', '')}` as MuranoKey),
  };
}

/** The questions that are answered by touching, and of which the page says how. */
const GESTURES = [
  'deal',
  'owed.return',
  'owed.order',
  'owed.travel',
  'owed.swap',
  'owed.spin',
  'owed.claim',
  'owed.give',
  'owed.trade',
  'owed.buy',
  'owed.sell',
  'owed.exchange',
];

/** The question of the moment, for whoever has to answer it; with what was taken up, and with the ring as it is shown. */
export function askedOf(ui: Interaction, seat: Seat, scrub: Scrub): PromptText {
  const question = murano.question(ui.view.value, seat);
  // To sell was pressed first: the next shard that is touched goes.
  if (ui.isSelected({ at: 'action', kind: 'sell' })) {
    return promptOf('selling', { price: ui.view.value.terms.proceeds });
  }
  if (due(ui.view.value) !== undefined) return saidOf(question);
  return askedOfHeld(ui) ?? askedAhead(ui, question, scrub) ?? askedToDeal(ui, question) ?? saidOf(question);
}

/** What was taken up comes before whatever the phase asks for. */
function askedOfHeld(ui: Interaction): PromptText | null {
  const isHeld = (kind: string): boolean => ui.selected.value.some(({ at }) => at === kind);
  if (isHeld('owl')) return promptOf('owl');
  if (isHeld('card')) return askedToMove(ui);
  return isHeld('advantage') ? promptOf('payer') : null;
}

/** Which place was touched decides what is still to be touched. */
function askedToMove(ui: Interaction): PromptText {
  const place = ui.selected.value.flatMap((spot) => (spot.at === 'card' ? [spot.place] : []))[0] ?? 1;
  const [first, next] = ui.seat.value === null ? [] : (ui.view.value.hands[ui.seat.value] ?? []);
  if (place === 1 || first === undefined || next === undefined) return promptOf('move');
  return promptOf('moveHere', { first: creationName(first), next: creationName(next), place });
}

/** The ring is shown as it would be after some notches: what it would bring then, and for how much. */
function askedAhead(ui: Interaction, { key }: Question, scrub: Scrub): PromptText | null {
  const price = scrub.notches.value;
  if (price === 0) return null;
  const view = ui.view.value;
  const shown = { options: view.options, ring: scrub.ringIn(ui) };
  const pairAt = (place: number): Readonly<Record<string, string | number>> => ({
    circle: shardName(circleAt(view, place)),
    ring: shardName(shownAt(shown, place)),
    price,
  });
  if (key === 'question.selector') return promptOf('selectorAhead', pairAt(nextPlace(view.selector)));
  if (key === 'question.take' || key === 'question.takeAgain') {
    return promptOf('takeAhead', pairAt(view.selector));
  }
  return isDealing(key) ? promptOf('dealAhead', { price }) : null;
}

/** With shards in hand: what they can be given for; no market is promised where all are full. */
function askedToDeal(ui: Interaction, { key }: Question): PromptText | null {
  const chosen = shardsIn(ui.selected.value, 'bench');
  if (!isDealing(key) || sizeOf(chosen) === 0) return null;
  const mayGive = ui.legal.value.some((action) => action.kind === 'exchange' && one(action.shard) === chosen);
  return mayGive
    ? promptOf('held', { shards: shardsText(chosen) })
    : promptOf('several', { shards: shardsText(chosen), price: ui.view.value.terms.proceeds });
}

const isDealing = (key: string): boolean => key === 'question.deal' || key === 'question.dealAgain';
