import type { Game } from '#core/game';
import type { Action } from './action.ts';
import { rules } from './actions/index.ts';
import { describe } from './describe.ts';
import { deal as dealJson, position, readDeal, readPosition } from './json.ts';
import { type Options, optionSheet } from './options.ts';
import { question } from './question.ts';
import { rulebook } from './rulebook.ts';
import { outcome } from './scoring.ts';
import { type Deal, deal, SEATS, setup } from './setup.ts';
import { seatsOf, type State, type View } from './state.ts';
import { texts } from './texts.ts';
import { toAct } from './turn.ts';
import { imagine, view } from './view.ts';

/** Ladder: what `src/core/game.ts` asks of a game, gathered from the files of this folder. */
export const ladder: Game<Options, Deal, View, State, Action> = {
  id: 'ladder',
  version: 1,
  seats: SEATS,
  options: optionSheet,
  rulebook,
  texts,
  deal,
  setup,
  seatsIn: seatsOf,
  toAct,
  legalActions: rules.legalActions,
  refusal: rules.refusal,
  play: rules.play,
  // Lists are replaced and never changed, so that a copy may share them.
  copy: (state) => ({ ...state }),
  outcome,
  rematch: (over) => over.options,
  view,
  imagine,
  encode: rules.encode,
  parse: rules.parse,
  question,
  describe,
  // Only the pile holds anything that nobody has seen.
  reveals: (_view, _seat, action) => action.kind === 'draw',
  preview(current, seat, action) {
    const after = { ...current };
    rules.play(after, seat, action);
    // What the seat has put face down it does not see any more.
    return view(after, seat);
  },
  names: { bySeat: ['rows', 'hands'], seats: ['turn', 'stopped'], piece: () => null },
  json: { position, readPosition, deal: dealJson, readDeal },
};
