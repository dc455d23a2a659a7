import { composeRules } from '#core/rules';
import type { Action } from '../action.ts';
import type { View } from '../state.ts';
import { turnOrder } from '../turn.ts';
import { draw } from './draw.ts';
import { lay } from './lay.ts';
import { stop } from './stop.ts';

export const rules = composeRules<View, Action>({ lay, draw, stop }, turnOrder);
