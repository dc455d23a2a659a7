import type { Action } from '#games/muster/action';

/** Which rule lets each kind of action be done, for whoever explains one. */
export const RULE_OF: Readonly<Record<Action['kind'], string>> = {
  banner: 'U9',
  wizard: 'U14',
  move: 'U15',
  lay: 'U17',
  bridge: 'U21',
  swap: 'U26',
  draw: 'U7',
  place: 'U16',
};
