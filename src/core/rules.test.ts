import { describe, expect, test } from 'vitest';
import type { Refusal } from './game.ts';
import { composeRules, type RuleTable } from './rules.ts';

interface View {
  readonly offered: readonly Action['kind'][];
  readonly forbidden: readonly string[];
  played: string;
}
type Action = { readonly kind: 'step'; readonly by: number } | { readonly kind: 'wait' };

const FORBIDDEN: Refusal = { rule: 'T1', key: 'forbidden' };
const NOT_NOW: Refusal = { rule: 'T2', key: 'notNow' };

const table: RuleTable<View, Action> = {
  step: {
    candidates(_view, _seat, actions) {
      for (const by of [1, 2, 3]) actions.push({ kind: 'step', by });
    },
    refusal: (view, seat, { by }) => (view.forbidden.includes(`${seat}:${by}`) ? FORBIDDEN : null),
    play(state, seat, { by }) {
      state.played = `${seat} steps ${by}`;
    },
    parts: ({ by }) => [String(by)],
    parse: ([by]) => (Number(by) > 0 ? { kind: 'step', by: Number(by) } : null),
  },
  wait: {
    candidates(_view, _seat, actions) {
      actions.push({ kind: 'wait' });
    },
    refusal: (view) => (view.forbidden.includes('wait') ? FORBIDDEN : null),
    play(state, seat) {
      state.played = `${seat} waits`;
    },
    parts: () => [],
    parse: () => ({ kind: 'wait' }),
  },
};

const rules = composeRules<View, Action>(table, {
  offered: (view, seat) => (seat === 0 ? view.offered : []),
  notOffered: () => NOT_NOW,
});

const view = (offered: View['offered'], ...forbidden: string[]): View => ({ offered, forbidden, played: '' });
const legal = (seen: View, seat = 0): string[] => rules.legalActions(seen, seat).map(rules.encode);

describe('legal', () => {
  test('is what is offered, in the order it is offered', () => {
    expect(legal(view(['step', 'wait']))).toEqual(['step-1', 'step-2', 'step-3', 'wait']);
    expect(legal(view(['wait', 'step']))).toEqual(['wait', 'step-1', 'step-2', 'step-3']);
    expect(legal(view([]))).toEqual([]);
  });

  test('and not refused; what other kinds offer stays', () => {
    expect(legal(view(['step', 'wait'], '0:1'))).toEqual(['step-2', 'step-3', 'wait']);
    expect(legal(view(['wait', 'step'], '0:1', '0:3'))).toEqual(['wait', 'step-2']);
    expect(legal(view(['step', 'wait'], '0:1', '0:2', '0:3'))).toEqual(['wait']);
    expect(legal(view(['step', 'wait'], 'wait'))).toEqual(['step-1', 'step-2', 'step-3']);
    expect(legal(view(['step'], '1:1'))).toEqual(['step-1', 'step-2', 'step-3']);
  });

  test('nothing for a seat that is offered nothing', () => {
    expect(legal(view(['step', 'wait']), 1)).toEqual([]);
  });

  test('a rule that is sure of its candidates is not asked again', () => {
    const sure = composeRules<View, Action>(
      { ...table, step: { ...table.step, sure: true } },
      { offered: () => ['step', 'wait'], notOffered: () => NOT_NOW },
    );
    expect(sure.legalActions(view([], '0:1', 'wait'), 0).map(sure.encode)).toEqual([
      'step-1',
      'step-2',
      'step-3',
    ]);
  });
});

describe('a refusal', () => {
  test('comes from the turn when the kind is not offered', () => {
    expect(rules.refusal(view(['wait']), 0, { kind: 'step', by: 1 })).toBe(NOT_NOW);
    expect(rules.refusal(view(['step', 'wait']), 1, { kind: 'wait' })).toBe(NOT_NOW);
  });

  test('and from the rule when it is', () => {
    expect(rules.refusal(view(['step'], '0:1'), 0, { kind: 'step', by: 1 })).toBe(FORBIDDEN);
    expect(rules.refusal(view(['step'], '0:1'), 0, { kind: 'step', by: 2 })).toBeNull();
    expect(rules.refusal(view(['wait']), 0, { kind: 'wait' })).toBeNull();
  });
});

test('playing goes to the rule of the kind', () => {
  const state = view([]);
  rules.play(state, 1, { kind: 'step', by: 2 });
  expect(state.played).toBe('1 steps 2');
  rules.play(state, 0, { kind: 'wait' });
  expect(state.played).toBe('0 waits');
});

describe('words', () => {
  test('have their kind first', () => {
    expect(rules.encode({ kind: 'step', by: 12 })).toBe('step-12');
    expect(rules.encode({ kind: 'wait' })).toBe('wait');
    expect(rules.parse('step-12')).toEqual({ kind: 'step', by: 12 });
    expect(rules.parse('wait')).toEqual({ kind: 'wait' });
  });

  test.each([
    '',
    'go',
    'step',
    'step-0',
    'step-x',
    'wait-1',
    'wait-',
    'toString',
    '__proto__',
    'constructor',
  ])('%j is none', (word) => {
    expect(rules.parse(word)).toBeNull();
  });

  test.each(['step-012', 'step-1.0', 'step-1e1', 'step- 1', 'step-1-'])(
    '%j is another spelling, and so none',
    (word) => {
      expect(rules.parse(word)).toBeNull();
    },
  );
});
