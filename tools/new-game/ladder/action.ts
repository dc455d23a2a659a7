import type { Rule } from '#core/rules';
import type { Card, View } from './state.ts';

export type Action =
  | { readonly kind: 'lay'; readonly card: Card }
  | { readonly kind: 'draw' }
  | { readonly kind: 'stop' };

export type Kind = Action['kind'];
export type RuleOf<K extends Kind> = Rule<View, Extract<Action, { readonly kind: K }>>;
