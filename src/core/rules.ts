import type { Refusal, Seat } from './game.ts';

/** One kind of action: what is worth trying, what forbids it, what it does, and its word. */
export interface Rule<View, Action> {
  /** Adds what is worth trying: every action that might be legal now, and few others. */
  candidates(view: View, seat: Seat, actions: Action[]): void;
  /** Nothing ever refuses a candidate of this rule, so it need not be asked. */
  readonly sure?: boolean;
  /** What forbids it now; asked only when the phase offers this kind. */
  refusal(view: View, seat: Seat, action: Action): Refusal | null;
  play(state: View, seat: Seat, action: Action): void;
  /** The parts of the word after its kind. */
  parts(action: Action): readonly string[];
  /** The well-formed action with these parts, or null. */
  parse(parts: readonly string[]): Action | null;
}

/** A rule for each kind of action: a complete table, so that a kind without a rule does not compile. */
export type RuleTable<View, Action extends { readonly kind: string }> = {
  readonly [K in Action['kind']]: Rule<View, Extract<Action, { readonly kind: K }>>;
};

export interface RuleEngine<View, Action> {
  legalActions(view: View, seat: Seat): Action[];
  refusal(view: View, seat: Seat, action: Action): Refusal | null;
  play(state: View, seat: Seat, action: Action): void;
  encode(action: Action): string;
  parse(notation: string): Action | null;
}

interface Turn<View, Kind extends string> {
  /** The kinds of action this seat is offered now, in the order they are listed to a person; none out of turn. */
  offered(view: View, seat: Seat): readonly Kind[];
  /** Why this kind is not among them. */
  notOffered(view: View, seat: Seat, kind: Kind): Refusal;
}

/** Legal means: offered, and nothing refuses. */
export function composeRules<View, Action extends { readonly kind: string }>(
  table: RuleTable<View, Action>,
  turn: Turn<View, Action['kind']>,
): RuleEngine<View, Action> {
  // The table pairs each kind with the rule for exactly that kind; the pairing cannot be written as a type of a look-up.
  const paired: Readonly<Record<string, Rule<View, Action>>> = table;
  const rules = new Map(Object.entries(paired).map(([kind, rule]) => [kind, inOneShape(rule)]));
  const ruleOf = (kind: Action['kind']): Rule<View, Action> => rules.get(kind)!;
  return {
    legalActions(view, seat) {
      const legal: Action[] = [];
      for (const kind of turn.offered(view, seat)) {
        const rule = ruleOf(kind);
        const first = legal.length;
        rule.candidates(view, seat, legal);
        if (!rule.sure) dropRefused(rule, view, seat, legal, first);
      }
      return legal;
    },
    refusal(view, seat, action) {
      const kind: Action['kind'] = action.kind;
      return turn.offered(view, seat).includes(kind)
        ? ruleOf(kind).refusal(view, seat, action)
        : turn.notOffered(view, seat, kind);
    },
    play: (state, seat, action) => ruleOf(action.kind).play(state, seat, action),
    encode: (action) => [action.kind, ...ruleOf(action.kind).parts(action)].join('-'),
    parse(notation) {
      const [kind = '', ...parts] = notation.split('-');
      const rule = rules.get(kind);
      if (rule === undefined) return null;
      const action = rule.parse(parts);
      // Only the one spelling that encode gives is a word.
      return action !== null && [kind, ...rule.parts(action)].join('-') === notation ? action : null;
    },
  };
}

/** The members of every rule in one order: V8 finds them at once where all rules have the same hidden class. */
function inOneShape<View, Action>(rule: Rule<View, Action>): Rule<View, Action> {
  const { candidates, sure = false, refusal, play, parts, parse } = rule;
  return { candidates, sure, refusal, play, parts, parse };
}

/** Keeps of the actions from `first` on those that nothing refuses. */
function dropRefused<View, Action>(
  rule: Rule<View, Action>,
  view: View,
  seat: Seat,
  actions: Action[],
  first: number,
): void {
  let count = first;
  for (let i = first; i < actions.length; i += 1) {
    const action = actions[i];
    if (rule.refusal(view, seat, action) === null) actions[count++] = action;
  }
  // To take the few off that were refused is quicker than to write the length.
  while (actions.length > count) actions.pop();
}
