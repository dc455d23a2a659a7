import type { Game, Seat } from '#core/game';
import { type Action, PILE } from './action.ts';
import { rules } from './actions/index.ts';
import { describe } from './describe.ts';
import { effect } from './effect.ts';
import { deal as dealJson, position, readDeal, readPosition } from './json.ts';
import { type Options, optionSheet } from './options.ts';
import { packs } from './pack-json.ts';
import { question } from './question.ts';
import { rulebook } from './rulebook.ts';
import { outcome, rematch } from './scoring.ts';
import { type Deal, deal, SEATS, setup } from './setup.ts';
import { copy, type State, type View } from './state.ts';
import { texts } from './texts.ts';
import { imagine, view } from './view.ts';

const SEAT: readonly (readonly Seat[])[] = [[0], [1]];
const NOBODY: readonly Seat[] = [];

/** Muster: Raise the Banners. */
export const muster: Game<Options, Deal, View, State, Action> = {
  id: 'muster',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: optionSheet,
  rulebook,
  texts,
  deal,
  setup,
  seatsIn: () => SEATS,
  toAct: (seen) => (seen.phase === 'over' ? NOBODY : SEAT[seen.turn]),
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
  // B03, U16: only the pile holds anything hidden.
  reveals: (_seen, _seat, action) =>
    action.kind === 'move' || (action.kind === 'draw' && action.from === PILE),
  preview(seen, seat, action) {
    const after = copy(seen);
    rules.play(after, seat, action);
    return after;
  },
  packs,
  json: { position, readPosition, deal: dealJson, readDeal },
};
