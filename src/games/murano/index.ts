import type { Game, Seat } from '#core/game';
import type { Action } from './rules/action.ts';
import { rules } from './actions/index.ts';
import { describe } from './view/describe.ts';
import { effect } from './view/effect.ts';
import { imagine } from './view/imagine.ts';
import { deal as dealJson, position } from './format/json.ts';
import { type Options, optionSheet } from './options.ts';
import { due } from './rules/owed.ts';
import { readDeal } from './format/read-deal.ts';
import { readPosition } from './format/read-position.ts';
import { question } from './view/question.ts';
import { reveals } from './view/reveals.ts';
import { rulebook } from './rulebook.ts';
import { packs } from './pack/json.ts';
import { outcome, rematch } from './rules/scoring.ts';
import { type Deal, deal, setup } from './rules/setup.ts';
import { copy, seatsOf, type State, type View } from './rules/state.ts';
import { texts } from './texts.ts';
import { view } from './view/view.ts';

const SEAT: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NOBODY: readonly Seat[] = [];

/** Murano: Light Masters. */
export const murano: Game<Options, Deal, View, State, Action> = {
  id: 'murano',
  version: 1,
  seats: { min: 1, max: 4 },
  options: optionSheet,
  rulebook,
  texts,
  deal,
  setup,
  seatsIn: seatsOf,
  toAct(seen) {
    const owed = due(seen);
    if (owed !== undefined) return owed.seats;
    return seen.phase === 'over' ? NOBODY : SEAT[seen.turn];
  },
  legalActions: rules.legalActions,
  refusal: rules.refusal,
  play: rules.play,
  copy,
  outcome,
  rematch,
  view,
  imagine,
  encode: rules.encode,
  parse: rules.parse,
  question,
  describe,
  effect,
  reveals,
  preview(seen, seat, action) {
    const after = copy(seen);
    rules.play(after, seat, action);
    return after;
  },
  packs,
  json: { position, readPosition, deal: dealJson, readDeal },
};
