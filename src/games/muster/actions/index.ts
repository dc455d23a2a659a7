import { composeRules } from '#core/rules';
import type { Action } from '../action.ts';
import type { View } from '../state.ts';
import { turnOrder } from '../turn.ts';
import { banner } from './banner.ts';
import { bridge } from './bridge.ts';
import { draw } from './draw.ts';
import { lay } from './lay.ts';
import { move } from './move.ts';
import { place } from './place.ts';
import { swap } from './swap.ts';
import { wizard } from './wizard.ts';

/** The six actions, the refill and the placing of a turned-up card. */
export const rules = composeRules<View, Action>(
  { banner, wizard, move, lay, bridge, swap, draw, place },
  turnOrder,
);
